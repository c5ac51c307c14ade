import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Wide code and swipes")
struct SidewaysTests {
  @Test("Wide code takes a drag to the right until it is at its left edge; there it is a swipe")
  func horizontal() throws {
    let wide = "# A\n\n```\n" + String(repeating: "0123456789", count: 20) + "\n```\n"
    let stage = try Stage(["a.md": wide])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    let row = 4
    #expect(stage.picture[row].hasPrefix("  0123"))
    stage.drag(from: 60, to: 30, row: row)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[row].hasPrefix("  ‹123"))
    stage.drag(from: 10, to: 30, row: row)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[row].hasPrefix("  ‹123"))
    // Ten columns are left to scroll; what goes beyond them is no swipe, for it began as a scroll.
    stage.drag(from: 10, to: 70, row: row)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[row].hasPrefix("  0123"))
    stage.drag(from: 10, to: 70, row: row)
    #expect(stage.titles == [])
  }

  @Test("Beside wide code a drag is a swipe, wherever the code is scrolled to")
  func beside() throws {
    let wide = "# A\n\n```\n" + String(repeating: "0123456789", count: 20) + "\n```\n\nText.\n"
    let stage = try Stage(["a.md": wide])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.drag(from: 60, to: 30, row: 4)
    stage.drag(from: 5, to: 70, row: 6)
    #expect(stage.titles == [])
  }

  @Test(
    "Where the page leads from the right code follows the finger too, and its right edge is where a swipe begins"
  )
  func rightToLeft() throws {
    let code = String(repeating: "0123456789", count: 10)
    let stage = try Stage(["a.md": "---\ndirection: rtl\n---\n# A\n\n```\n\(code)\n```\n"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    let row = 4
    #expect(stage.picture[row].hasPrefix("  0123"))
    stage.drag(from: 60, to: 50, row: row)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[row].hasPrefix("  ‹123"))
    stage.drag(from: 50, to: 55, row: row)
    #expect(stage.picture[row].hasPrefix("  ‹678"))
    stage.drag(from: 70, to: 20, row: row)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[row].hasSuffix("789"))
    stage.drag(from: 70, to: 10, row: row)
    #expect(stage.titles == [])
  }
}
