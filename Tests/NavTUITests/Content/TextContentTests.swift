import Testing

@testable import NavTUI

@Suite("Text")
struct TextContentTests {
  private func draw(_ content: any ScreenContent, columns: Int, rows: Int) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    Canvas.draw(on: &surface, look: Look()) { content.draw(on: &$0) }
    return surface
  }

  @Test(
    "Lines break at blanks, beside wide glyphs, after hyphens, and in words that are too long",
    arguments: [
      ("", 5, [""]),
      ("one two", 7, ["one two"]),
      ("one two", 6, ["one", "two"]),
      ("one  two", 4, ["one", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
      ("  indented words", 10, ["  indented", "words"]),
      ("well-known", 7, ["well-", "known"]),
      ("--option", 7, ["--optio", "n"]),
      ("返回的标题", 4, ["返回", "的标", "题"]),
      ("返回的标题", 5, ["返回", "的标", "题"]),
      ("返回。的", 4, ["返", "回。", "的"]),
      ("a返回b", 3, ["a返", "回b"]),
      ("返", 1, ["返"]),
      ("word   ", 4, ["word"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
    ]
  )
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(TextWrap.lines(of: text[...], columns: columns).map { String($0) } == lines)
  }

  @Test("No line is wider than asked, and no word is lost, at any width", arguments: 2...40)
  func complete(columns: Int) {
    let text = "The quick-witted fox 返回的标题，jumps over 한국어 and a-very-long-compound-word."
    let lines = TextWrap.lines(of: text[...], columns: columns)
    for line in lines { #expect(GlyphWidth.of(line) <= columns, "\(line)") }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(
    "Text has one column of margin in a narrow window and 78 columns in the middle of a wide one"
  )
  func measure() {
    let content = TextContent(text: String(repeating: "x", count: 200))
    let narrow = draw(content, columns: 30, rows: 4)
    #expect(narrow.text[1] == " " + String(repeating: "x", count: 28))
    let wide = draw(content, columns: 100, rows: 4)
    #expect(wide.text[1] == String(repeating: " ", count: 11) + String(repeating: "x", count: 78))
    let common = draw(content, columns: 80, rows: 4)
    #expect(common.text[1] == " " + String(repeating: "x", count: 78))
  }

  @Test("Headings are in the accent colour, code stands on its own shade")
  func kinds() {
    let content = TextContent([.init("Title", .heading), .init("let x = 1", .code)])
    let surface = draw(content, columns: 30, rows: 4)
    #expect(surface[1, 1].style.foreground == Theme.dark.link)
    #expect(surface[28, 2].style.background == Theme.dark.code)
    #expect(surface[29, 2].style.background == Theme.dark.pane)
  }

  @Test("Scrolling stops at both ends and says where one is")
  func scrolling() {
    let content = TextContent(text: (0..<100).map { "line \($0)" }.joined(separator: "\n"))
    _ = draw(content, columns: 30, rows: 11)
    #expect(content.position == "0 %")
    _ = content.handle(.move(.pageDown))
    #expect(draw(content, columns: 30, rows: 11).text[1] == " line 9")
    _ = content.handle(.scroll(rows: 36, columns: 0))
    #expect(content.position == "50 %")
    _ = content.handle(.move(.end))
    #expect(draw(content, columns: 30, rows: 11).text[10] == " line 99")
    #expect(content.position == "100 %")
    let before = content.revision
    _ = content.handle(.move(.down))
    #expect(content.revision == before)
    #expect(content.handle(.activate) == .ignored)
  }

  @Test("Another width keeps the same words at the top")
  func anchored() {
    let content = TextContent(text: (0..<300).map { "word\($0)" }.joined(separator: " "))
    _ = draw(content, columns: 80, rows: 6)
    _ = content.handle(.scroll(rows: 10, columns: 0))
    let word = draw(content, columns: 80, rows: 6).text[1].split(separator: " ")[0]
    for columns in [40, 25, 61] {
      let line = draw(content, columns: columns, rows: 6).text[1]
      #expect(line.split(separator: " ").contains(word), "\(columns)")
      _ = draw(content, columns: 80, rows: 6)
    }
  }

  @Test("Tabs become blanks, line ends of every kind end lines, and escapes are drawn")
  func hostile() {
    let content = TextContent(text: "a\tb\r\nc\n\u{1B}[2Jd")
    #expect(draw(content, columns: 30, rows: 5).text == ["", " a    b", " c", " ␛[2Jd", ""])
    #expect(content.plainText(columns: 30) == ["a    b", "c", "␛[2Jd"])
  }

  @Test("Every size is drawn", arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (1, 40)])
  func sizes(columns: Int, rows: Int) {
    let contents: [any ScreenContent] = [
      TextContent(text: "返回 is\nhere"),
      ListContent(title: "返回", sections: [ListSection("返", rows: [ListRow("返回", action: "x")])]),
      TextFieldContent(label: "返回", text: "返回"),
    ]
    for content in contents {
      expectWhole(draw(content, columns: columns, rows: rows))
      for move in ContentMove.allCases { _ = content.handle(.move(move)) }
      expectWhole(draw(content, columns: columns, rows: rows))
    }
  }
}
