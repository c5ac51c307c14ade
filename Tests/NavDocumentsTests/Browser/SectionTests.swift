import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("A document taken apart at its headings")
struct SectionTests {
  @Test("Headings of level 2 may be screens")
  func sections() throws {
    let stage = try Stage([
      "a.md": """
      ---
      sections: screens
      ---
      # A

      Before, [to two](#two), [to inner][i].

      ## One

      First.

      ## Two

      Second, [x][i].

      ### Inner

      [i]: #inner
      """
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    #expect(stage.titles == ["A"])
    let overview = stage.picture.joined(separator: "\n")
    #expect(overview.contains(/(?m)^ {3}One +›$/))
    #expect(!overview.contains("First."))
    stage.press(.character("3"), .enter)
    #expect(stage.titles == ["A", "One"])
    #expect(stage.picture.joined().contains("First."))
    #expect(!stage.picture.joined().contains("Second"))
    stage.press(.escape)
    stage.press(.character("1"), .enter)
    #expect(stage.titles == ["A", "Two"])
    stage.press(.escape)
    stage.press(.character("2"), .enter)
    #expect(stage.titles == ["A", "Two"])
  }

  @Test("PATH#heading opens a section with the way back")
  func sectionPath() throws {
    let stage = try Stage(["a.md": "---\nsections: screens\n---\n# A\n\n## One\n\nFirst.\n"])
    stage.browser.open(stage.set.path("a.md"), anchor: "one")
    stage.settle()
    #expect(stage.titles == ["A", "One"])
  }

  @Test("The sections are rows: arrows go through them, and no list before them takes them in")
  func rows() throws {
    let stage = try Stage([
      "a.md": "---\nsections: screens\n---\n# A\n\n- x\n- y\n\n## One [*two*](b.md)\n\n## Three\n"
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    let rows = stage.picture.filter { $0.contains("›") }
    #expect(rows.map { $0.drop { $0 == " " }.prefix(8) } == ["One two ", "Three   "])
    #expect(stage.picture.contains { $0.hasPrefix(" • y") })
    #expect(stage.document?.focus == nil)
    stage.press(.down, .down, .down)
    #expect(
      stage.picture.contains {
        $0.hasPrefix(" ▎ Three") || $0.hasPrefix(" › Three") || $0.contains("Three")
      }
    )
    #expect(stage.document?.focus == 1)
    stage.press(.up)
    #expect(stage.document?.focus == 0)
    stage.press(.up)
    #expect(stage.document?.focus == nil)
    stage.press(.down, .enter)
    #expect(stage.titles == ["A", "One two"])
    stage.press(.escape)
    #expect(stage.document?.focus == 0)
  }

  @Test("A tap anywhere in a row opens it", arguments: [2, 40, 78])
  func tap(column: Int) throws {
    let stage = try Stage(["a.md": "---\nsections: screens\n---\n# A\n\n## One\n\n## Two\n"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    let row = try #require(stage.picture.firstIndex { $0.contains("Two") })
    stage.tap(column: column, row: row)
    #expect(stage.titles == ["A", "Two"])
  }

  @Test(
    "Rows out of sight are scrolled to, and what stands before the first once there is none left"
  )
  func scrolling() throws {
    let before = (1...30).map { "p\($0)\n\n" }.joined()
    let sections = (1...30).map { "## S\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "---\nsections: screens\n---\n\(before)\(sections)"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    let document = try #require(stage.document)
    let move = { (move: ContentMove, times: Int) in
      for _ in 0..<times { _ = document.handle(.move(move)) }
      return stage.picture.joined()
    }
    _ = move(.down, 1)
    #expect(document.focus == nil)
    #expect(move(.end, 1).contains("S30"))
    #expect(move(.down, 40).contains("S30"))
    #expect(document.focus == 29)
    #expect(move(.up, 29).contains("S1 "))
    #expect(document.focus == 0)
    #expect(!move(.up, 30).contains("S30"))
    #expect(document.focus == nil)
  }
}
