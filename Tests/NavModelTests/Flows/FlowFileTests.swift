import Foundation
import NavModel
import Testing

/// Every flow file of the project, played.
@Suite("Flow files")
struct FlowFileTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Flows")

  static let files: [String] = {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".flow") }.sorted()
  }()

  @Test("There are flow files to play")
  func thereAreFiles() {
    #expect(!Self.files.isEmpty)
  }

  @Test("A flow file holds", arguments: files)
  func holds(file: String) throws {
    try play(text(of: file), file)
  }

  @Test("A flow file holds in the mirror, in the other direction", arguments: files)
  func holdsMirrored(file: String) throws {
    try play(FlowMirror.mirrored(text(of: file)), file + ", mirrored")
  }

  @Test("Every system has flows of its own, and every reported case has one")
  func complete() {
    for system in NavigationSystem.all {
      let own = Self.files.filter { $0.hasPrefix("Systems/\(system.name)/") }
      #expect(own.count >= 3, "\(system.name)")
    }
    for number in 1...21 {
      let name = "Cases/" + (number < 10 ? "0" : "") + "\(number)-"
      #expect(Self.files.contains { $0.hasPrefix(name) }, "case \(number)")
    }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  private func play(_ text: String, _ name: String) throws {
    var player = try FlowPlayer(text)
    switch player.play() {
    case .held(let checks):
      #expect(checks > 0, "\(name) checks nothing")
    case .failed(let line, let expected, let got):
      Issue.record("\(name):\(line): expected \(expected), got \(got)")
    }
  }
}
