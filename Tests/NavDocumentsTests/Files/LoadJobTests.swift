import Foundation
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Reading files")
struct LoadJobTests {
  private func page(_ path: String) -> String {
    LoadedDocument.read(path).tree.plain
  }

  @Test("UTF-8 is read as it is, anything else as Latin-1, and that is said")
  func encodings() throws {
    let set = try TemporaryDocuments()
    try set.write([0xEF, 0xBB, 0xBF] + Array("caf\u{E9}".utf8), to: "utf8.md")
    try set.write([0x63, 0x61, 0x66, 0xE9, 0x00], to: "latin1.md")
    #expect(page(set.path("utf8.md")) == "café")
    let latin1 = LoadedDocument.read(set.path("latin1.md"))
    #expect(latin1.tree.plain == "café\u{FFFD}")
    #expect(latin1.problems.map(\.line) == [1])
  }

  @Test("What cannot be read says why on a page", .timeLimit(.minutes(1)))
  func refusals() throws {
    let set = try TemporaryDocuments()
    try FileManager.default.createSymbolicLink(
      atPath: set.path("loop.md"),
      withDestinationPath: "loop.md"
    )
    mkfifo(set.path("pipe.md"), 0o600)
    #expect(page(set.path("nothing.md")).contains("No such file"))
    #expect(page(set.path("loop.md")).contains("Too many levels of symbolic links"))
    #expect(page(set.path("pipe.md")).contains("a pipe or a device"))
    #expect(page(set.path).contains("Is a directory"))
  }

  @Test("A long document shows its beginning first, and then all of it", .timeLimit(.minutes(1)))
  func preview() throws {
    let text = (0..<40_000).map { "Paragraph \($0) with some words in it.\n\n" }.joined()
    let set = try TemporaryDocuments(["long.md": text])
    let content = DocumentContent(loading: LoadJob(path: set.path("long.md")))
    #expect(content.isWorking)
    content.wait(atMost: 30)
    #expect(picture(of: content)[1].hasPrefix(" Paragraph 0 with"))
    _ = content.handle(.scroll(rows: 30, columns: 0))
    let before = picture(of: content)
    content.wait(atMost: nil)
    #expect(!content.isWorking)
    #expect(picture(of: content) == before)
    _ = content.handle(.move(.end))
    #expect(picture(of: content).last?.contains("words in it.") == true)
    #expect(content.tree.leaves.count == 40_000)
  }

  @Test("While it is read, everything may be asked of it", .timeLimit(.minutes(1)))
  func whileReading() throws {
    let text = (0..<40_000).map { "## H \($0)\n\n[a](b)\n\n" }.joined()
    let set = try TemporaryDocuments(["long.md": text])
    let content = DocumentContent(loading: LoadJob(path: set.path("long.md")))
    content.go(toAnchor: "h-39999")
    for key in ["/", "x", "n", "N", "o", "y", "p", "[", "]", "7", " ", "b"] {
      _ = picture(of: content)
      _ = content.handle(.key(.init(.character(Character(key)))))
      _ = content.handle(.key(.init(.escape)))
    }
    for move in [.up, .down, .home, .end, .pageUp, .pageDown] as [ContentMove] {
      _ = content.handle(.move(move))
    }
    _ = content.handle(.key(.init(.tab)))
    _ = content.handle(.activate)
    while content.isWorking {
      content.work()
      _ = picture(of: content)
    }
    #expect(picture(of: content).contains(" H 39999"))
  }

  @Test("A file that is given up is not waited for")
  func cancelled() throws {
    let set = try TemporaryDocuments(["a.md": String(repeating: "a\n\n", count: 1 << 20)])
    let job = LoadJob(path: set.path("a.md"))
    job.cancel()
    #expect(job.wait(atMost: 0.2) == nil)
  }
}

extension MarkdownTree {
  /// All text, without the numbers of links.
  var plain: String { leaves.indices.map { flow(of: $0).plain }.joined(separator: "\n") }
}
