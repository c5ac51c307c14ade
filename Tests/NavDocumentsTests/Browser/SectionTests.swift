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
    #expect(overview.contains("• One[3]"))
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
}
