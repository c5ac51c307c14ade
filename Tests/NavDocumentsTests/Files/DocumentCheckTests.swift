import Foundation
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Checking documents")
struct DocumentCheckTests {
  @Test("What leads nowhere is listed by file and line, and the rest is not")
  func problems() throws {
    let set = try TemporaryDocuments([
      "index.md": """
      ---
      titel: x
      right: [{title: Gone, open: gone.md}]
      ---
      # Start

      [ok](guide/) [ok](guide/a.md#one) [ok](#start) [ok](https://x.y) [ok](other.txt)

      [no](nowhere.md)
      [no](guide/a.md#three) ![no](pic.png)
      """,
      "other.txt": "x",
      "guide/index.md": "[up](../index.md#start) [no](#nope)",
      "guide/a.md":
        "---\nsections: screens\n---\n# A\n\n## One\n\n[b](#two)\n\n## Two\n\n[no](gone.md)\n",
    ])
    let problems = DocumentCheck(set.path).problems().map {
      $0.description.replacing(set.path + "/", with: "")
    }
    #expect(
      problems.map { $0.split(separator: ": ").first.map(String.init) ?? "" } == [
        "index.md:2", "index.md:3", "index.md:9", "index.md:10", "index.md:10",
        "guide/a.md:12", "guide/index.md:1",
      ]
    )
    #expect(problems.contains("index.md:9: 'nowhere.md' leads to no file"))
    #expect(problems.contains("index.md:10: no heading of 'a.md' is called '#three'"))
    #expect(problems.contains("guide/index.md:1: no heading is called '#nope'"))
  }

  @Test("Folders that lead into themselves are looked through once", .timeLimit(.minutes(1)))
  func loops() throws {
    let set = try TemporaryDocuments(["a/b.md": "[no](x.md)"])
    try FileManager.default.createSymbolicLink(
      atPath: set.path("a/again"),
      withDestinationPath: ".."
    )
    #expect(DocumentCheck(set.path).problems().count == 1)
  }

  @Test(
    "A whole documentation that nobody here wrote: every file opens, every link resolves or says why"
  )
  func foreign() throws {
    let package = "docker-doc"
    let folder = try #require(try Shelf.unpacked(package), "the package can be fetched")
    let root = folder.appending(path: "usr/share/doc").path
    var files = 0
    var screens = 0
    let problems = DocumentCheck(root).problems { path in
      files += 1
      let content = DocumentContent(LoadedDocument.read(path).tree)
      // Page by page to the end, at two widths.
      for columns in [80, 33] {
        repeat {
          screens += 1
          _ = picture(of: content, columns: columns, rows: 24)
          _ = content.handle(.move(.pageDown))
        } while content.position.map { $0 != "100 %" } ?? false
        _ = content.handle(.move(.home))
      }
    }
    #expect(files > 50)
    #expect(problems.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
    print(
      "\(package): \(files) files, \(screens) screens, \(problems.count) links or keys say why not"
    )
  }
}
