import NavModel
import NavTUI
import Testing

@Suite("The inspector")
struct InspectorTests {
  private let pilot: Pilot

  init() {
    let list = ListContent(sections: [ListSection(rows: [ListRow("One", action: "one")])])
    let app = TerminalApp(root: Screen("root", title: "Root"), showing: list)
    app.onOpen = { name, app in
      app.push(Screen(ScreenID(name)), showing: TextContent(text: "This is \(name)."))
    }
    pilot = Pilot(app)
  }

  private func drag(to column: Int) {
    pilot.hold(from: Position(column: 0, row: 8), to: Position(column: column, row: 8), in: 0.5)
  }

  @Test("It makes the navigation's window smaller, and gives it back")
  func shrinks() {
    #expect(pilot.app.navigator.window.height == 23 * 16)
    pilot.type("i")
    #expect(pilot.app.navigator.window.height == 19 * 16)
    #expect(pilot.rows.last?.contains("q quit") == true)
    pilot.type("i")
    #expect(pilot.app.navigator.window.height == 23 * 16)
    pilot.resize(to: Size(columns: 120, rows: 40))
    pilot.type("i")
    #expect(pilot.app.navigator.window.width == 80 * 8)
    #expect(pilot.app.navigator.window.height == 39 * 16)
  }

  @Test("It says the chain, the log and the frames")
  func says() {
    pilot.type("i")
    pilot.type(.enter)
    pilot.settle()
    #expect(pilot.screen.contains("chain   one ‹ navigation (2) ‹ window"))
    #expect(pilot.screen.contains("motion  at rest"))
    #expect(pilot.screen.contains("didShow(one)  pushed"))
    #expect(pilot.screen.contains("a second"))
    pilot.app.use(.wrapped)
    pilot.type(.down)
    #expect(pilot.screen.contains("one ‹ inner navigation ‹ wrap ‹ navigation (2) ‹ window"))
  }

  @Test("It says how letting go would end, from both sides of the middle", arguments: [38, 46])
  func verdict(column: Int) {
    pilot.type("i")
    pilot.type(.enter)
    pilot.settle()
    drag(to: column)
    // Once the pointer rests, its speed counts no more.
    pilot.wait(0.2)
    let finishes = column > 40
    #expect(pilot.screen.contains("pop, interactive"))
    #expect(
      pilot.screen.contains(finishes ? "let go now, it finishes" : "let go now, it returns")
    )
    pilot.release(Position(column: column, row: 8))
    pilot.settle()
    #expect(pilot.titles.count == (finishes ? 1 : 2))
  }

  @Test("At rest, and while a pointer rests, it makes no frames")
  func still() {
    pilot.type("i")
    pilot.type(.enter)
    pilot.settle()
    let atRest = pilot.terminal.frames.count
    pilot.wait(2)
    #expect(pilot.terminal.frames.count == atRest)
    drag(to: 30)
    pilot.wait(0.2)
    let held = pilot.terminal.frames.count
    pilot.wait(2)
    #expect(pilot.terminal.frames.count == held)
    pilot.release(Position(column: 30, row: 8))
  }

  @Test("Where there is no room for it, it stays away", arguments: [(15, false), (16, true)])
  func small(rows: Int, isShown: Bool) {
    pilot.resize(to: Size(columns: 60, rows: rows))
    pilot.type("i")
    #expect(pilot.screen.contains("chain") == isShown)
  }
}
