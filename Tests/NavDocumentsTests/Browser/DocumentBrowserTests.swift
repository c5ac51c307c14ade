import Foundation
import NavModel
import NavTUI
import Testing

@testable import NavDocuments

/// A program with a root and a browser, on a window of 80 by 24.
final class Stage {
  let set: TemporaryDocuments
  let app: TerminalApp
  let browser: DocumentBrowser
  private var time = 0.0

  init(_ files: [String: String]) throws {
    set = try TemporaryDocuments(files)
    app = TerminalApp(root: Screen("root"), showing: TextContent(text: "root"))
    app.resize(to: Size(columns: 80, rows: 24))
    browser = DocumentBrowser(app)
    app.onOpen = { [unowned self] name, _ in browser.perform(name) }
  }

  /// The titles of the stack on show, without the root.
  var titles: [String] {
    let navigator = app.navigator
    return navigator.stack(of: navigator.controllerOnShow).map(\.item.title).filter { $0 != "root" }
  }

  var document: DocumentContent? {
    app.content(of: app.navigator.destination) as? DocumentContent
  }

  var screen: Screen? { app.navigator.screen(app.navigator.destination) }

  var picture: [String] { app.draw().text }

  /// Lets everything that moves come to its end.
  func settle() {
    while let document, document.isWorking {
      document.work()
      usleep(1000)
    }
    for _ in 0..<600 {
      time += 1.0 / 60
      app.advance(to: time)
    }
    _ = app.draw()
  }

  func press(_ keys: Key...) {
    for key in keys {
      app.handle(.key(KeyPress(key)))
      settle()
    }
  }

  /// Drags along a row, a column a step.
  func drag(from start: Int, to end: Int, row: Int, release: Bool = true) {
    _ = app.draw()
    app.handle(.mouse(MouseEvent(.press(.left), x: start, y: row)))
    for column in stride(from: start, through: end, by: start < end ? 1 : -1) {
      time += 1.0 / 60
      app.advance(to: time)
      app.handle(.mouse(MouseEvent(.drag(.left), x: column, y: row)))
    }
    if release {
      app.handle(.mouse(MouseEvent(.release(.left), x: end, y: row)))
      settle()
    }
  }

  func tap(column: Int, row: Int) {
    _ = app.draw()
    app.handle(.mouse(MouseEvent(.press(.left), x: column, y: row)))
    app.handle(.mouse(MouseEvent(.release(.left), x: column, y: row)))
    settle()
  }
}

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

  // MARK: Swipes and sideways

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

  // MARK: Deep opening

  @Test("--at opens the whole way")
  func deep() throws {
    let stage = try Stage(Self.set)
    stage.browser.open(stage.set.path, at: "guide/deep/two.md#part")
    stage.settle()
    #expect(stage.titles == ["Start", "guide", "deep", "Second"])
    stage.press(.escape)
    #expect(stage.titles == ["Start", "guide", "deep"])
  }

  @Test("A path that is not there is said at the end of the way")
  func deepMissing() throws {
    let stage = try Stage(Self.set)
    stage.browser.open(stage.set.path, at: "guide/gone.md")
    #expect(stage.titles == ["Start", "guide", "Nothing there"])
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

  // MARK: Front matter

  @Test("Front matter shapes the screen, its problems are on a screen, and the document opens")
  func problems() throws {
    let stage = try Stage([
      "a.md": "---\ntitle: T\nbar: shwon\nright: [{title: B, open: b.md}]\n---\nText.\n",
      "b.md": "# B\n",
    ])
    stage.browser.open(stage.set.path("a.md"))
    #expect(stage.titles == ["T"])
    #expect(stage.picture.joined().contains("Text."))
    #expect(stage.picture.last?.contains("1 problem in this file") == true)
    stage.settle()
    #expect(stage.screen?.item.right.map(\.title) == ["B", "1 problem"])
    stage.press(.character("p"))
    #expect(stage.titles == ["T", "Problems"])
    #expect(stage.picture.joined().contains("a.md:3"))
    #expect(stage.picture.joined().contains("wrong value 'shwon' for 'bar'"))
    stage.press(.escape)
    stage.app.onOpen("document-link:b.md", stage.app)
    stage.settle()
    #expect(stage.titles == ["T", "B"])
  }

  @Test("The first document chooses system and direction, later ones do not")
  func system() throws {
    let stage = try Stage([
      "a.md": "---\nsystem: cone\ndirection: rtl\n---\n[b](b.md)",
      "b.md": "---\nsystem: snapshot\n---\nB",
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    #expect(stage.app.navigator.system.name == "cone")
    #expect(stage.app.navigator.direction == .rightToLeft)
    stage.press(.tab, .enter)
    #expect(stage.titles.count == 2)
    #expect(stage.app.navigator.system.name == "cone")
  }

  @Test("A system that was chosen stays")
  func chosenSystem() throws {
    let stage = try Stage(["a.md": "---\nsystem: cone\n---\nA"])
    stage.browser.followsSystem = false
    stage.browser.open(stage.set.path("a.md"))
    #expect(stage.app.navigator.system.name == "fluid")
  }

  @Test("A file may be tabs, each a stack of its own")
  func tabs() throws {
    let stage = try Stage([
      "index.md":
        "---\ntabs: [{title: One, open: a.md}, {title: Two, open: b.md}, {title: No, open: c.md}]\n---\n",
      "a.md": "# A\n\n[b](b.md)", "b.md": "# B\n",
    ])
    stage.browser.open(stage.set.path)
    stage.settle()
    #expect(stage.app.navigator.isTabBarOnShow)
    #expect(stage.titles == ["One"])
    #expect(stage.picture.joined().contains(" b[1]"))
    stage.press(.tab, .enter)
    #expect(stage.titles == ["One", "B"])
    let holder = try #require(stage.app.navigator.tabContainerOnShow)
    stage.app.navigator.select(1, of: holder)
    stage.settle()
    #expect(stage.titles == ["Two"])
    stage.app.navigator.select(2, of: holder)
    stage.settle()
    #expect(stage.picture.joined().contains("c.md"))
  }

  @Test("Tabs that name each other have an end", .timeLimit(.minutes(1)))
  func tabsOfTabs() throws {
    let stage = try Stage([
      "a.md": "---\ntabs: [{title: B, open: b.md}]\n---\nA",
      "b.md": "---\ntabs: [{title: A, open: a.md}]\n---\n# Bee",
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    #expect(stage.titles == ["B"])
    #expect(stage.picture.joined().contains("Bee"))
  }

  @Test("A heading that is not there is said, and the document opens")
  func missingHeading() throws {
    let stage = try Stage(["a.md": "# A\n"])
    stage.browser.open(stage.set.path("a.md"), anchor: "nope")
    #expect(stage.titles == ["A"])
    #expect(stage.picture.last?.contains("No heading is called “#nope”") == true)
  }

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

  // MARK: Changes

  @Test("A changed file is read again in place, a vanished one stays")
  func changes() throws {
    let text = (1...60).map { "p\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A\n\n" + text])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.pageDown)
    let row = stage.picture[5]
    try stage.set.write(Array("# New\n\nOne more.\n\n\(text)".utf8), to: "a.md")
    let source = try #require(stage.app.sources.first)
    #expect(source.read())
    stage.settle()
    #expect(stage.titles == ["New"])
    #expect(stage.picture[5] == row)
    try #require(stage.set.remove("a.md"))
    _ = source.read()
    stage.settle()
    #expect(stage.titles == ["New"])
    #expect(stage.picture[5] == row)
  }

  @Test("A new document appears in its folder's list")
  func newFile() throws {
    let stage = try Stage(["a.md": "# A\n"])
    stage.browser.open(stage.set.path)
    stage.settle()
    try stage.set.write(Array("# B\n".utf8), to: "b.md")
    #expect(stage.app.sources.first?.read() == true)
    stage.settle()
    #expect(stage.picture.joined().contains("b.md"))
  }

  // MARK: Resuming

  @Test("What was open is opened again, at the same places")
  func resume() throws {
    let text = (1...60).map { "p\($0) [l\($0)](b.md)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A\n\n" + text, "b.md": "# B\n"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.pageDown, .tab, .enter)
    #expect(stage.titles == ["A", "B"])
    let state = stage.set.path("state/navtui/stack")
    #expect(stage.browser.keep(in: state))

    let again = try Stage([:])
    #expect(again.browser.resume(from: state) == .resumed(2))
    again.settle()
    #expect(again.titles == ["A", "B"])
    stage.press(.escape)
    again.press(.escape)
    #expect(again.picture == stage.picture)
    #expect(again.document?.focus == stage.document?.focus)
  }

  @Test(
    "What is damaged is kept aside and ignored",
    arguments: [
      "", "x", "navtui stack 1\n/a - 0\n", "navtui stack 1\n/a - -1 0 0 -\n",
      "navtui stack 1\n/a - 0 0 0 -",
    ]
  )
  func damaged(text: String) throws {
    let stage = try Stage(["stack": text])
    let path = stage.set.path("stack")
    #expect(stage.browser.resume(from: path) == .damaged(path + ".damaged"))
    #expect(stage.set.text(of: "stack.damaged") == text)
    #expect(stage.browser.resume(from: path) == .nothing)
    #expect(stage.titles == [])
  }

  @Test("A kept stack is what it was", arguments: ["/a b/ü#%.md", "/-", "/\n"])
  func keptStack(path: String) {
    let stack = KeptStack([
      .init(path: path, section: nil, mark: DocumentMark()),
      .init(
        path: path,
        section: "-",
        mark: DocumentMark(leaf: 7, offset: 9, isGap: true, focus: 3)
      ),
    ])
    #expect(KeptStack(stack.text) == stack)
  }
}
