import NavTUI
import Testing

@testable import NavDocuments

@Suite("A document on a screen")
struct DocumentContentTests {
  private static let long = (1...200).map { "Paragraph \($0)." }.joined(separator: "\n\n")

  private func content(_ markdown: String = long) -> DocumentContent {
    let content = DocumentContent(MarkdownTree(markdown))
    _ = picture(of: content)
    return content
  }

  // MARK: Scrolling

  @Test("It scrolls by rows, pages and to its ends, and never beyond")
  func scrolling() {
    let content = content()
    #expect(content.position == "0 %")
    _ = content.handle(.move(.up))
    #expect(picture(of: content)[1] == " Paragraph 1.")
    _ = content.handle(.move(.down))
    #expect(picture(of: content)[2] == " Paragraph 2.")
    _ = content.handle(.move(.end))
    #expect(picture(of: content).last == " Paragraph 200.")
    #expect(content.position == "100 %")
    let end = picture(of: content)
    _ = content.handle(.scroll(rows: .max, columns: 0))
    #expect(picture(of: content) == end)
    _ = content.handle(.move(.pageUp))
    #expect(content.position == "97 %")
    _ = content.handle(.scroll(rows: .min, columns: 0))
    #expect(picture(of: content)[1] == " Paragraph 1.")
  }

  @Test("What fits needs no position")
  func short() {
    #expect(content("a").position == nil)
  }

  @Test("Another width shows the same words first", arguments: [20, 33, 60, 100, 300])
  func widths(columns: Int) {
    let words = (0..<3000).map { "w\($0)" }.joined(separator: " ")
    let content = content(words)
    _ = content.handle(.scroll(rows: 150, columns: 0))
    let before = picture(of: content)[1].split(separator: " ").first.map(String.init) ?? ""
    #expect(picture(of: content, columns: columns).joined(separator: " ").contains(before + " "))
    let back = picture(of: content)[1]
    #expect(back.contains(before))
  }

  @Test("Drawing again draws the same")
  func stable() {
    let content = content()
    _ = content.handle(.scroll(rows: 77, columns: 0))
    let once = picture(of: content)
    let revision = content.revision
    #expect(picture(of: content) == once)
    #expect(content.revision == revision)
  }

  // MARK: Links

  private static let links =
    "[a](a.md)\n\n[b](b.md) [c](https://c.d \"present\")\n\n"
    + long + "\n\n[z](z.md)"

  @Test("Tab goes from link to link, Shift-Tab back, and Enter opens")
  func tab() {
    let content = content(Self.links)
    var opened: [DocumentContent.Request] = []
    content.onRequest = { opened.append($0) }
    #expect(content.handle(.activate) == .ignored)
    #expect(!content.opensSomething)
    for focus in [0, 1, 2, 3, 3] {
      _ = content.handle(.key(KeyPress(.tab)))
      #expect(content.focus == focus)
      _ = picture(of: content)
    }
    #expect(picture(of: content).last == " z[4]")
    _ = content.handle(.activate)
    _ = content.handle(.key(KeyPress(.tab, .shift)))
    #expect(content.focus == 2)
    _ = content.handle(.activate)
    #expect(
      opened == [
        .follow(DocumentLink(url: "z.md", title: "", line: 405)),
        .follow(DocumentLink(url: "https://c.d", title: "present", line: 3)),
      ]
    )
    #expect(content.opensSomething)
  }

  @Test("Digits choose a link by its number, digit by digit")
  func digits() {
    let many = (1...150).map { "[l\($0)](\($0).md)" }.joined(separator: "\n\n")
    let content = content(many)
    content.type("1")
    #expect(content.focus == 0)
    content.type("4")
    #expect(content.focus == 13)
    content.type("2")
    #expect(content.focus == 141)
    #expect(picture(of: content).contains(" l142[142]"))
    // There is no link 1427, so a new number begins.
    content.type("7")
    #expect(content.focus == 6)
    _ = content.handle(.move(.down))
    content.type("3")
    #expect(content.focus == 2)
  }

  @Test("A tap opens the link under it, and nothing beside it")
  func tap() {
    let content = content(Self.links)
    var opened: [String] = []
    content.onRequest = { if case .follow(let link) = $0 { opened.append(link.url) } }
    #expect(content.handle(.tap(Position(column: 6, row: 3))) == .handled)
    #expect(content.handle(.tap(Position(column: 5, row: 3))) == .ignored)
    #expect(content.handle(.tap(Position(column: 1, row: 2))) == .ignored)
    #expect(content.handle(.tap(Position(column: 0, row: 1))) == .ignored)
    #expect(content.handle(.tap(Position(column: 900, row: 900))) == .ignored)
    #expect(opened == ["https://c.d"])
  }

  @Test("y copies the address of the link in focus, else the code in sight")
  func copy() {
    let content = content("[a](a.md)\n\n```\nlet x = 1\n```\n")
    var requests: [DocumentContent.Request] = []
    content.onRequest = { requests.append($0) }
    content.type("y")
    _ = content.handle(.key(KeyPress(.tab)))
    content.type("y")
    #expect(
      requests == [.copy("let x = 1\n", what: "the code"), .copy("a.md", what: "the address")]
    )
  }

  // MARK: Wide blocks

  private static let wide =
    "a\n\n```\n" + String(repeating: "0123456789", count: 10) + "\nb\n```\n\nc"

  @Test("Wide code scrolls sideways, and takes drags only away from its left edge")
  func sideways() {
    let content = content(Self.wide)
    let code = Position(column: 5, row: 3)
    #expect(!content.claimsHorizontalDrag(at: code))
    #expect(!content.claimsHorizontalDrag(at: Position(column: 5, row: 1)))
    _ = content.claimsHorizontalDrag(at: code)
    _ = content.handle(.scroll(rows: 0, columns: 10))
    #expect(content.claimsHorizontalDrag(at: code))
    #expect(!content.claimsHorizontalDrag(at: Position(column: 5, row: 1)))
    #expect(picture(of: content)[3] == "  ‹1234567890123456789012345678901234›")
    _ = content.claimsHorizontalDrag(at: code)
    _ = content.handle(.scroll(rows: 0, columns: 1000))
    // 100 columns, of which 36 are shown.
    #expect(picture(of: content)[3] == "  ‹56789012345678901234567890123456789")
    _ = content.handle(.scroll(rows: 0, columns: -1000))
    #expect(!content.claimsHorizontalDrag(at: code))
    #expect(picture(of: content)[3] == "  01234567890123456789012345678901234›")
  }

  @Test("Every key that the list of keys names does something")
  func keyList() {
    let content = content("[a](b) [c](d)\n\n" + Self.wide + "\n\n# h")
    content.search.begin("a")
    var named = 0
    for hint in content.keys {
      for name in hint.keys.split(separator: " ") {
        let press: KeyPress
        switch name {
        case "Tab": press = KeyPress(.tab)
        case "S-Tab":
          content.focusOn(1)
          press = KeyPress(.tab, .shift)
        case "Space": press = " "
        case "0-9": press = "1"
        case "Enter":
          #expect(content.handle(.activate) == .handled)
          continue
        default: press = KeyPress(.character(name.first ?? "?"))
        }
        #expect(content.handle(.key(press)) == .handled, "\(name)")
        content.endSearch()
        content.search.begin("a")
        named += 1
      }
    }
    #expect(named == 13)
  }

  @Test("Keys scroll the first wide block in sight")
  func keys() {
    let content = content(Self.wide)
    content.type("]")
    #expect(picture(of: content)[3].hasPrefix("  ‹9012"))
    content.type("[[[")
    #expect(picture(of: content)[3].hasPrefix("  0123"))
  }

  @Test("A wide table scrolls as one")
  func table() {
    let cell = String(repeating: "x", count: 30)
    let content = content("| a | b |\n|---|---|\n| \(cell) | \(cell) |\n")
    content.type("]]]]]]")
    let lines = picture(of: content)
    #expect(lines[1].contains("b"))
    #expect(lines[3].hasPrefix(" ‹"))
  }

  // MARK: Search

  @Test("Search goes from match to match, round and back")
  func search() {
    let content = content()
    content.type("/paragraph 15")
    #expect(content.acceptsText)
    #expect(picture(of: content).last == " /paragraph 15_")
    _ = content.handle(.key(KeyPress(.enter)))
    content.finish()
    #expect(!content.acceptsText)
    #expect(content.search.current?.leaf == 14)
    content.type("n")
    #expect(content.search.current?.leaf == 149)
    #expect(picture(of: content).contains(" Paragraph 150."))
    content.type("N")
    #expect(content.search.current?.leaf == 14)
    content.type("N")
    #expect(content.search.current?.leaf == 158)
    content.type("n")
    #expect(content.search.current?.leaf == 14)
  }

  @Test("Capitals are told apart only where there are some")
  func capitals() {
    let content = content("a\n\nA\n\nb")
    content.type("/A")
    _ = content.handle(.key(KeyPress(.enter)))
    content.finish()
    #expect(content.search.current?.leaf == 1)
    content.type("/a")
    _ = content.handle(.key(KeyPress(.enter)))
    content.finish()
    content.type("n")
    #expect(content.search.current?.leaf == 1)
  }

  @Test("What is not there is said, and Escape takes it away")
  func notThere() {
    let content = content()
    content.type("/nowhere")
    _ = content.handle(.key(KeyPress(.enter)))
    content.finish()
    #expect(picture(of: content).last?.contains("“nowhere” is not in this document") == true)
    #expect(content.handle(.key(KeyPress(.escape))) == .handled)
    #expect(content.handle(.key(KeyPress(.escape))) == .ignored)
    #expect(picture(of: content).last?.contains("nowhere") == false)
  }

  @Test("What is typed can be taken back, and letters are letters")
  func typing() {
    let content = content()
    content.type("/qno")
    _ = content.handle(.key(KeyPress(.backspace)))
    _ = content.handle(.paste("x\ny"))
    #expect(content.search.typed == "qnxy")
    for _ in 0..<5 { _ = content.handle(.key(KeyPress(.backspace))) }
    #expect(content.search.typed == nil)
  }

  // MARK: Going to places

  @Test("An anchor comes to the top, as far as the end allows")
  func anchor() {
    let content = content("# A\n\n" + Self.long + "\n\n## B c\n\n" + Self.long)
    #expect(content.go(toAnchor: "b-c"))
    #expect(picture(of: content)[1] == " B c")
    #expect(!content.go(toAnchor: "nope"))
    #expect(picture(of: content)[1] == " B c")
  }

  @Test("An edited document keeps the place")
  func edited() {
    let content = content()
    _ = content.handle(.scroll(rows: 100, columns: 0))
    let before = picture(of: content)
    content.show(MarkdownTree("# New\n\nIn front.\n\n" + Self.long), asEdited: true)
    #expect(picture(of: content) == before)
    content.show(MarkdownTree("Short."), asEdited: true)
    #expect(picture(of: content)[1] == " Short.")
  }

  @Test("A mark brings back place and focus")
  func mark() {
    let content = content(Self.links)
    _ = content.handle(.scroll(rows: 100, columns: 0))
    content.type("2")
    _ = content.handle(.scroll(rows: 50, columns: 0))
    let copy = DocumentContent(MarkdownTree(Self.links))
    copy.restore(content.mark)
    #expect(picture(of: copy) == picture(of: content))
    #expect(copy.focus == 1)
  }

  @Test("All of it is in the plain text")
  func plainText() {
    let lines = content().plainText(columns: 80)
    #expect(lines.count == 399)
    #expect(lines.last == "Paragraph 200.")
  }
}
