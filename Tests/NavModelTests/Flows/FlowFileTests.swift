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
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    var player = try FlowPlayer(text)
    switch player.play() {
    case .held(let checks):
      #expect(checks > 0, "\(file) checks nothing")
    case .failed(let line, let expected, let got):
      Issue.record("\(file):\(line): expected \(expected), got \(got)")
    }
  }
}
