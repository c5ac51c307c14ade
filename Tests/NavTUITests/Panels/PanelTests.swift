import NavModel
@testable import NavTUI
import Testing

@Suite("Lists over the screen")
struct PanelTests {
  private let pilot: Pilot

  init() {
    var root = Screen("root", title: "Root")
    root.item.right = [BarItem("Edit", action: "edited")]
    let list = ListContent(sections: [
      ListSection(rows: [ListRow("One", action: "one"), ListRow("Two", action: "two")])
    ])
    let app = TerminalApp(root: root, showing: list)
    app.commands = [ListRow("Shine", detail: "brightly", action: "shine")]
    app.onOpen = { name, app in
      if name == "one" || name == "two" {
        app.push(Screen(ScreenID(name)), showing: TextContent(text: "This is \(name)."))
      } else {
        app.message = "did \(name)"
      }
    }
    pilot = Pilot(app)
  }

  private var app: TerminalApp { pilot.app }

  @Test("? lists every key of the map, those that act now first, and closes again")
  func keys() {
    pilot.type("?")
    #expect(app.keyContext == .panel)
    #expect(pilot.screen.contains(KeyContext.root.summary.uppercased()))
    var seen = pilot.rows
    // Whole pages of rows are higher than the panel where there are headings between them.
    for _ in 1...60 {
      for _ in 1...3 { pilot.type(.down) }
      seen += pilot.rows
    }
    for context in KeyContext.allCases {
      for hint in app.keyMap.list(in: context) {
        #expect(seen.contains { $0.contains(hint.keys) && $0.contains(hint.label) }, "\(hint)")
      }
    }
    pilot.type("?")
    #expect(app.keyContext == .root)
  }

  @Test("? lists the keys of the content on show first, and none where it has none")
  func ownKeys() {
    pilot.type("?")
    #expect(!pilot.screen.contains(KeyList.ownSummary.uppercased()))
    pilot.type(.escape)
    app.push(Screen("own"), showing: OwnKeys())
    pilot.settle()
    pilot.type("?")
    let rows = pilot.rows
    let summary = rows.firstIndex { $0.contains(KeyList.ownSummary.uppercased()) }
    let key = rows.firstIndex { $0.contains("x y") && $0.contains("Cross or tick") }
    let others = rows.firstIndex { $0.contains(KeyContext.pushed.summary.uppercased()) }
    #expect([summary, key, others].compactMap(\.self).count == 3)
    #expect(summary ?? 0 < key ?? 0 && key ?? 0 < others ?? 0)
  }

  private final class OwnKeys: ScreenContent {
    let revision = 0
    var keys: [KeyHint] { [KeyHint(keys: "x y", label: "Cross or tick")] }
    func draw(on canvas: inout Canvas) { canvas.fill(canvas.theme.style(.text)) }
  }

  @Test("A list is closed by Escape and by a press outside, and nothing below is touched")
  func closes() {
    let before = pilot.screen
    pilot.type("?")
    pilot.type(.escape)
    #expect(pilot.screen == before)
    pilot.type("?")
    pilot.tap(Position(column: 0, row: 2))
    pilot.settle()
    #expect(pilot.screen == before)
    #expect(pilot.titles == ["Root"])
  }

  @Test(
    "The palette finds by any words, and does what it finds",
    arguments: ["shine", "BRIGHT sh"]
  )
  func palette(words: String) {
    pilot.type("p", .control)
    #expect(app.keyContext == .palette)
    pilot.type(words)
    pilot.type(.enter)
    #expect(app.keyContext == .root)
    #expect(pilot.rows.last?.contains("did shine") == true)
  }

  @Test("It finds what keys do and what stands in the bar, by a tap as well")
  func found() throws {
    pilot.tap(Position(column: 3, row: 23))
    pilot.type("edit")
    let row = try #require(pilot.rows.firstIndex { $0.contains("in the bar of Root") })
    pilot.tap(Position(column: 8, row: row))
    pilot.settle()
    #expect(pilot.rows.last?.contains("did edited") == true)
    pilot.type("p", .control)
    pilot.type("open the row")
    pilot.type(.enter)
    pilot.settle()
    #expect(pilot.titles == ["Root", "one"])
  }

  @Test("What is not there is not found, and does nothing")
  func nothing() {
    pilot.type("p", .control)
    pilot.type("zebra")
    pilot.type(.enter)
    #expect(app.keyContext == .palette)
    pilot.paste("\u{3}\rshine")
    #expect(pilot.titles == ["Root"])
    for _ in 1...20 { pilot.type(.backspace) }
    #expect(app.keyContext == .root)
  }

  @Test("m gives the mouse to the terminal, says so, and takes it again")
  func mouse() {
    #expect(pilot.terminal.modes.reportsMouse)
    pilot.type("m")
    #expect(!pilot.terminal.modes.reportsMouse)
    #expect(pilot.rows.last?.contains("Shift+drag") == true)
    pilot.type(.down)
    #expect(pilot.rows.last?.contains("m mouse") == true)
    pilot.type("m")
    #expect(pilot.terminal.modes.reportsMouse)
    pilot.type(.down)
    #expect(pilot.rows.last?.contains("m mouse") == false)
  }

  @Test("A window of any size keeps its list within it", arguments: [1, 2, 5, 20, 21, 40, 200])
  func sizes(columns: Int) {
    for rows in [1, 3, 5, 6, 24, 60] {
      for key in ["?", "\u{10}"] {
        pilot.resize(to: Size(columns: columns, rows: rows))
        pilot.type(key)
        pilot.type(.down)
        pilot.type(.escape)
      }
    }
    #expect(pilot.ending == nil)
    #expect(app.keyContext == .root)
  }
}
