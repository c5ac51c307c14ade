import NavModel
@testable import NavTUI
import Testing

@Suite("The pilot")
struct PilotTests {
  private func fruit() -> Pilot {
    let rows = ["Apple", "Pear", "Quince"].map { ListRow($0, action: $0) }
    let app = TerminalApp(
      root: Screen("fruit", title: "Fruit"),
      showing: ListContent(sections: [ListSection(rows: rows)])
    )
    app.onOpen = { name, app in
      app.push(Screen(ScreenID(name), title: name), showing: TextContent(text: "A \(name)."))
    }
    return Pilot(app, size: Size(columns: 60, rows: 12))
  }

  @Test("It sees the first picture before anything is typed")
  func start() {
    let pilot = fruit()
    #expect(pilot.rows.count == 12)
    #expect(pilot.screen.contains("Quince"))
    #expect(pilot.ending == nil)
  }

  @Test("What it types goes through the key map")
  func keys() {
    let pilot = fruit()
    pilot.type("j")
    pilot.type(.enter)
    pilot.settle()
    #expect(pilot.titles == ["Fruit", "Pear"])
    #expect(pilot.screen.contains("A Pear."))
    pilot.type(.escape)
    pilot.settle()
    #expect(pilot.titles == ["Fruit"])
    pilot.type("c", .control)
    #expect(pilot.ending == .quit)
  }

  @Test("A drag past the half pops, a short slow one does not, a quick short one does")
  func drags() {
    let start = Position(column: 2, row: 6)
    for (end, seconds, titles) in [
      (50, 0.5, ["Fruit"]), (14, 2.0, ["Fruit", "Apple"]), (20, 0.1, ["Fruit"]),
    ] {
      let pilot = fruit()
      pilot.type(.enter)
      pilot.settle()
      pilot.drag(from: start, to: Position(column: end, row: 6), in: seconds)
      pilot.settle()
      #expect(pilot.titles == titles, "to \(end) in \(seconds) s")
    }
  }

  @Test("A tap opens a row, a tap on the back item goes back")
  func taps() throws {
    let pilot = fruit()
    let row = try #require(pilot.rows.firstIndex { $0.contains("Quince") })
    pilot.tap(Position(column: 8, row: row))
    pilot.settle()
    #expect(pilot.titles == ["Fruit", "Quince"])
    pilot.tap(Position(column: 2, row: 0))
    pilot.settle()
    #expect(pilot.titles == ["Fruit"])
  }

  @Test("A paste never navigates")
  func paste() {
    let pilot = fruit()
    pilot.paste("\rq\u{3}jj\r")
    pilot.settle()
    #expect(pilot.titles == ["Fruit"])
    #expect(pilot.ending == nil)
  }

  @Test(
    "The control-C of a function is typed as its byte",
    arguments: [("c", "\u{3}"), ("z", "\u{1A}")]
  )
  func control(letter: Character, byte: String) {
    #expect(KeyPress(.character(letter), .control).bytes == byte)
  }
}
