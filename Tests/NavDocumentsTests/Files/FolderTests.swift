import Dispatch
import Foundation
@testable import NavDocuments
import NavTUI
import Synchronization
import Testing

@Suite("What is in a folder")
final class FolderTests {
  private let root: String
  private var inside: String { root + "/inside" }

  init() throws {
    let files = FileManager.default
    root = files.temporaryDirectory.appendingPathComponent("navtui-\(UUID().uuidString)").path
    for folder in ["inside/room", "inside/area", "outside"] {
      try files.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    for name in ["inside/room/page.md", "inside/b.md", "inside/.hidden.md", "inside/a.txt"] {
      try "# Page".write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
    }
    try "# Secret".write(toFile: root + "/outside/secret.md", atomically: true, encoding: .utf8)
    for (link, target) in [
      ("out", "../outside"), ("out.md", "../outside/secret.md"), ("in", "room"), ("in.md", "b.md"),
    ] {
      try files.createSymbolicLink(atPath: "\(inside)/\(link)", withDestinationPath: target)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  private func names(_ path: String, _ access: FileAccess) throws -> [String] {
    try Folder.read(FilePath(path), access).entries.map { $0.name + ($0.isFolder ? "/" : "") }
  }

  @Test("Folders come first, then documents, both by name; links count as what they lead to")
  func entries() throws {
    let inside = ["area/", "in/", "room/", "b.md", "in.md"]
    #expect(try names(self.inside, .beneath(self.inside)) == inside)
    let all = ["area/", "in/", "out/", "room/", "b.md", "in.md", "out.md"]
    #expect(try names(self.inside, .everything) == all)
    #expect(try names(self.inside + "/area", .everything).isEmpty)
  }

  @Test("What is no folder, or not to be opened, is refused with the system's reason")
  func refused() {
    for (path, code) in [("b.md", ENOTDIR), ("nothing", ENOENT), ("out", EACCES), ("..", EACCES)] {
      let path = "\(inside)/\(path)"
      #expect(throws: FileFailure(path: path, code: code)) {
        try self.names(path, .beneath(inside))
      }
    }
  }

  @Test("A link that is turned elsewhere while it is opened leads nowhere", .timeLimit(.minutes(1)))
  func swapped() throws {
    let access = FileAccess.beneath(inside)
    let swaps = Swaps(inside + "/in", between: ["../outside", "room"])
    Thread { swaps.go() }.start()
    defer { swaps.end() }
    var seen: Set<String> = []
    for _ in 0..<Self.attempts { try? seen.formUnion(names(inside + "/in", access)) }
    #expect(seen == ["page.md"])
  }

  /// So often a reader that checks first and opens then is caught many times over.
  private static let attempts = 12_000
}

/// Turns a link to and fro between two places, each time in one step, until it is told to end.
private final class Swaps: Sendable {
  private let link: String
  private let places: [String]
  private let isEnded = Mutex(false)
  private let hasGone = DispatchSemaphore(value: 0)

  init(_ link: String, between places: [String]) {
    self.link = link
    self.places = places
  }

  func go() {
    while !isEnded.withLock({ $0 }) {
      for place in places {
        symlink(place, link + "-next")
        rename(link + "-next", link)
      }
    }
    hasGone.signal()
  }

  func end() {
    isEnded.withLock { $0 = true }
    hasGone.wait()
  }
}
