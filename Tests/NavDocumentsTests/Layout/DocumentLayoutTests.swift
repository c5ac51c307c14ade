import NavTUI
import Testing

@testable import NavDocuments

@Suite("Lines of a document")
struct DocumentLayoutTests {
  @Test(
    "Lines break after blanks and hyphens, beside wide glyphs, and where a word is too long",
    arguments: [
      ("", [""]),
      ("a", ["a"]),
      ("aaa bbb", ["aaa", "bbb"]),
      ("aa bb cc", ["aa", "bb", "cc"]),
      ("a b c d", ["a b", "c d"]),
      ("aaaaaa", ["aaaa", "aa"]),
      ("ab-cd-ef", ["ab-", "cd-", "ef"]),
      ("返回返回", ["返回", "返回"]),
      ("返回。a", ["返", "回。", "a"]),
      ("a\nb", ["a", "b"]),
      ("a\n", ["a", ""]),
      ("abcd efgh", ["abcd", "efgh"]),
      ("e\u{301}e\u{301}e\u{301}e\u{301}e", ["e\u{301}e\u{301}e\u{301}e\u{301}", "e"]),
    ]
  )
  func breaks(text: String, lines: [String]) {
    var flow = TextFlow()
    flow.append(text.utf8)
    #expect(LineBreaker.lines(of: flow, columns: 4).map { flow.text($0) } == lines)
  }

  @Test("No line is wider than asked, and no word is lost", arguments: 1...40)
  func widths(columns: Int) {
    let text = "Lorem ipsum-dolor 返回 sit amet, consectetur e\u{301}lit 👩‍👩‍👧 supercalifragilistic."
    var flow = TextFlow()
    flow.append(text.utf8)
    let lines = LineBreaker.lines(of: flow, columns: columns).map { flow.text($0) }
    #expect(lines.allSatisfy { GlyphWidth.of($0) <= max(columns, 2) })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  private let tree = MarkdownTree(
    (0..<80).map { "## H \($0)\n\n- a\n- b\n\n```\nx\ny\n```\n" }.joined(separator: "\n")
  )

  @Test("A step there and one back are none", arguments: [0, 1, 2, 3, 7, 50, 199])
  func steps(lines: Int) {
    var layout = DocumentLayout(tree, columns: 40)
    for start in stride(from: 0, to: 150, by: 7) {
      let place = layout.step(from: layout.start, by: start).place
      let (there, taken) = layout.step(from: place, by: lines)
      #expect(taken == lines)
      #expect(layout.step(from: there, by: -lines).place == place)
    }
  }

  @Test("Nothing lies beyond the ends")
  func ends() {
    var layout = DocumentLayout(tree, columns: 40)
    let (end, lines) = layout.step(from: layout.start, by: 1_000_000)
    #expect(layout.step(from: end, by: 1).lines == 0)
    #expect(layout.step(from: end, by: -lines).place == layout.start)
    #expect(layout.step(from: layout.start, by: -1).place == layout.start)
    #expect(layout.furthest(rows: 1) == end)
    #expect(layout.furthest(rows: 1_000_000) == layout.start)
  }

  @Test("A document of nothing has one place")
  func nothing() {
    var layout = DocumentLayout(MarkdownTree(""), columns: 40)
    #expect(layout.step(from: layout.start, by: 5).place == layout.start)
    #expect(layout.furthest(rows: 5) == layout.start)
    #expect(layout.offset(of: layout.start) == 0)
  }
}
