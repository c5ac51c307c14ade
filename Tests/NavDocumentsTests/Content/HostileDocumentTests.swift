import Foundation
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Documents that nobody would write", .timeLimit(.minutes(2)))
struct HostileDocumentTests {
  /// Everything that a person can do, on a few windows.
  private func exercise(_ content: DocumentContent) {
    for (columns, rows) in [(80, 24), (20, 5), (1, 1), (300, 3), (0, 0), (78, 60)] {
      _ = picture(of: content, columns: columns, rows: rows)
      for move in ContentMove.allCases { _ = content.handle(.move(move)) }
      _ = content.handle(.key(KeyPress(.tab)))
      _ = content.handle(.activate)
      _ = content.claimsHorizontalDrag(at: Position(column: 1, row: 1))
      _ = content.handle(.scroll(rows: 7, columns: 9))
      _ = content.handle(.tap(Position(column: 3, row: 2)))
      content.type("]]9o0y[nN")
      content.beginSearch("zz")
      content.finish()
      _ = content.handle(.key(KeyPress(.escape)))
      _ = picture(of: content, columns: columns, rows: rows)
      _ = content.position
      _ = content.hints
    }
  }

  private static let unit = 30_000

  @Test(
    "Whatever is written, it is shown",
    arguments: [
      String(repeating: "word ", count: unit),
      String(repeating: "x", count: unit),
      String(repeating: "返", count: unit / 3),
      String(repeating: "e\u{301}", count: unit / 3),
      "e" + String(repeating: "\u{301}", count: unit / 2),
      String(repeating: "👩‍👩‍👧", count: unit / 20),
      "```\n" + String(repeating: "x", count: unit) + "\n```",
      "```\n" + String(repeating: "返\t", count: unit / 4) + "\n```",
      String(repeating: "\n", count: unit),
      String(repeating: "> ", count: unit / 2) + "a",
      String(repeating: "- ", count: unit / 2) + "a",
      (0..<2000).map { String(repeating: " ", count: $0 % 40) + "- a\n" }.joined(),
      "| " + String(repeating: "a | ", count: 2000) + "\n|" + String(repeating: "-|", count: 2000),
      "|a|\n|-|\n" + String(repeating: "|[b](c)|\n", count: 3000),
      String(repeating: "[a](b) ", count: unit / 10),
      "[" + String(repeating: "a ", count: unit / 2) + "](b)",
      String(repeating: "# a\n", count: unit / 10),
      String(repeating: "<b>", count: unit / 5),
      "<!-- " + String(repeating: "a\n\n", count: unit / 5),
      String(repeating: "*_`~[!<&\\|\n", count: unit / 10),
      String(repeating: "\u{1B}[2J\u{9B}\u{202E}\u{0}\r\u{2028}", count: unit / 10),
      "\u{FEFF}---\ntitle: x",
    ]
  )
  func shown(markdown: String) {
    exercise(DocumentContent(MarkdownTree(markdown)))
  }

  @Test("A hundred thousand links are numbered, and each is a few keys away")
  func links() {
    let text = (0..<100_000).map { "[l\($0)](f\($0).md)\n\n" }.joined()
    let content = DocumentContent(MarkdownTree(text))
    _ = picture(of: content)
    content.type("99999")
    #expect(content.focus == 99_998)
    #expect(picture(of: content).contains(" l99998[99999]"))
    _ = content.handle(.key(KeyPress(.tab)))
    #expect(content.focus == 99_999)
  }

  @Test("Ten thousand files are a list, and a row is read when it is seen")
  func folder() throws {
    let set = try TemporaryDocuments()
    for number in 0..<10_000 { try set.write([], to: "f\(10_000 + number).md") }
    try set.write(Array("# The last".utf8), to: "g.md")
    let sections = FolderPage.sections(FilePath(set.path))
    #expect(sections.map(\.count) == [10_001])
    #expect(sections.first?.row(10_000).title == "The last")
    #expect(sections.first?.row(0).title == "f10000")
  }

  @Test("Scrolling a page costs the same in a document a hundred times as long")
  func cost() {
    func seconds(_ paragraphs: Int) -> Double {
      let text = (0..<paragraphs).map { "Paragraph \($0) with *some* words.\n\n" }.joined()
      let content = DocumentContent(MarkdownTree(text))
      _ = picture(of: content)
      _ = content.position
      let clock = ContinuousClock()
      let times = (0..<40).map { _ in
        clock.measure {
          _ = content.handle(.move(.pageDown))
          _ = picture(of: content)
          _ = content.position
        }
      }
      return times.min().map { Double($0.components.attoseconds) / 1e18 } ?? 0
    }
    let short = seconds(1_000)
    let long = seconds(100_000)
    #expect(long < short * 4 + 0.001)
  }
}
