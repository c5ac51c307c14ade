import Foundation
import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Documents as screens")
struct DocumentBrowserTests {
  private static let set = [
    "index.md": """
    ---
    back-title: Home
    ---
    # Start

    [a](a.md) [second](a.md#two) [up](#start) [presented](a.md "present") [out](https://x.y/z)
    [gone](gone.md) [guide](guide/) [text](notes.txt) [nope](a.md#nope)
    """,
    "a.md": "# Alpha\n\nText, [home](index.md).\n\n## Two\n\nMore.\n",
    "notes.txt": "Just *text*.",
    "guide/one.md": "# First\n",
    "guide/deep/two.md": "# Second\n\n## Part\n",
  ]

  private func stage(_ files: [String: String] = set) throws -> Stage {
    let stage = try Stage(files)
    stage.browser.open(stage.set.path)
    stage.settle()
    return stage
  }

  // MARK: Links

  @Test("A link pushes, back comes back, and place and focus are as they were")
  func link() throws {
    let stage = try stage()
    #expect(stage.titles == ["Start"])
    stage.press(.tab, .enter)
    #expect(stage.titles == ["Start", "Alpha"])
    #expect(stage.picture.first?.contains("‹ Home") == true)
    stage.press(.escape)
    #expect(stage.titles == ["Start"])
    #expect(stage.document?.focus == 0)
  }

  @Test("A document is let go with its screen")
  func released() throws {
    let stage = try stage()
    stage.press(.tab, .enter)
    weak let document = stage.document
    #expect(document != nil)
    stage.press(.escape)
    _ = stage.picture
    #expect(document == nil)
  }

  @Test("A cancelled swipe leaves place and focus as they were")
  func cancelledSwipe() throws {
    let stage = try stage()
    stage.press(.tab, .enter)
    stage.press(.tab)
    let before = stage.picture
    stage.drag(from: 5, to: 20, row: 8)
    #expect(stage.titles == ["Start", "Alpha"])
    #expect(stage.picture == before)
    stage.drag(from: 5, to: 70, row: 8)
    #expect(stage.titles == ["Start"])
  }

  @Test("A link back to a document in the stack opens it anew, on top")
  func again() throws {
    let stage = try stage()
    stage.press(.tab, .enter)
    stage.press(.tab, .enter)
    #expect(stage.titles == ["Start", "Alpha", "Start"])
    #expect(stage.document?.focus == nil)
  }

  @Test("A link to a heading of another document shows it there")
  func heading() throws {
    let text = (1...60).map { "p\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "[x](b.md#far)", "b.md": "# B\n\n\(text)## Far\n\n\(text)"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.tab, .enter)
    #expect(stage.picture[2] == " Far")
  }

  @Test("A link presents where its title says so, and back dismisses")
  func present() throws {
    let stage = try stage()
    stage.press(.character("4"), .enter)
    #expect(stage.app.navigator.presentedController != nil)
    #expect(stage.titles == ["Alpha"])
    stage.press(.escape)
    #expect(stage.app.navigator.presentedController == nil)
    #expect(stage.titles == ["Start"])
  }

  @Test("An outside link is shown and copied, and nothing is opened")
  func outside() throws {
    let stage = try stage()
    stage.press(.character("5"), .enter)
    #expect(stage.titles == ["Start"])
    #expect(stage.picture.last?.contains("Copied: https://x.y/z") == true)
    let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24))
    var loop = RunLoop(stage.app, on: terminal, clock: ManualClock(now: 1000))
    loop.step(at: 1000)
    // "https://x.y/z" in base64.
    #expect(
      String(decoding: terminal.questions, as: UTF8.self)
        == "\u{1B}]52;c;aHR0cHM6Ly94Lnkveg==\u{1B}\\"
    )
  }

  @Test("What is not there is said on a screen, and back is back", arguments: [6, 9])
  func missing(link: Int) throws {
    let stage = try stage()
    let before = stage.document?.mark
    stage.press(.character(Character("\(link)")), .enter)
    #expect(stage.titles.count == 2)
    #expect(stage.picture.joined().contains(link == 6 ? "gone.md" : "#nope"))
    stage.press(.escape)
    #expect(stage.titles == ["Start"])
    #expect(stage.document?.mark.leaf == before?.leaf)
  }

  @Test("A file that is no document is text, a folder without an index a list")
  func others() throws {
    let stage = try stage()
    stage.press(.character("8"), .enter)
    #expect(stage.picture.joined().contains("Just *text*."))
    stage.press(.escape)
    stage.press(.character("7"), .enter)
    #expect(stage.titles == ["Start", "guide"])
    #expect(stage.picture.joined().contains("First"))
    stage.press(.down, .enter)
    #expect(stage.titles == ["Start", "guide", "First"])
  }

  @Test("Space is a page further, also with a link in focus")
  func space() throws {
    let text = (1...60).map { "p\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A [b](b.md)\n\n" + text])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.tab, .character(" "))
    #expect(stage.titles.count == 1)
    #expect(stage.document?.position.map { $0 != "0 %" } == true)
  }

  @Test("A tap follows a link")
  func tap() throws {
    let stage = try stage()
    stage.tap(column: 1, row: 4)
    #expect(stage.titles == ["Start", "Alpha"])
  }

  // MARK: Outline

  @Test("The outline pushes, and choosing a heading comes back to it")
  func outline() throws {
    let text = (1...60).map { "p\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A\n\n\(text)## Far\n\n\(text)## Away\n"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.character("o"))
    #expect(stage.titles == ["A", "Outline"])
    stage.press(.down, .enter)
    #expect(stage.titles == ["A"])
    #expect(stage.picture[2] == " Far")
  }
}
