import NavModel
import Testing

@testable import NavTUI

@Suite("Bars under keys and scrolling")
struct BarFocusTests {
  private func pilot(_ shape: (inout Screen) -> Void = { _ in }) -> Pilot {
    let app = TerminalApp(root: Screen("fruit", title: "Fruit"), showing: list)
    app.onOpen = { name, app in app.message = "did \(name)" }
    var screen = Screen("pear", title: "Pear")
    screen.item.right = [
      BarItem("Plain"), BarItem("Edit", action: "edit"), BarItem("Done", action: "done"),
    ]
    shape(&screen)
    app.push(screen, showing: list)
    let pilot = Pilot(app, size: Size(columns: 60, rows: 16))
    pilot.settle()
    return pilot
  }

  private var list: ListContent {
    ListContent(sections: [ListSection(rows: (1...40).map { ListRow("Row \($0)") })])
  }

  @Test("Tab goes through the back item and the items that do something, and back to the content")
  func tab() {
    let pilot = pilot()
    var spots: [BarFocus.Spot?] = []
    for _ in 0..<4 {
      pilot.type(.tab)
      spots.append(pilot.app.focus?.spot)
    }
    #expect(spots == [.back, .right(1), .right(2), nil])
    pilot.type(.tab, .shift)
    #expect(pilot.app.focus?.spot == .right(2))
  }

  @Test("Enter does what a tap on the item in focus does, and the focus is to be seen")
  func activation() throws {
    let pilot = pilot()
    pilot.type(.tab)
    pilot.type(.tab)
    let row = try #require(pilot.rows.first)
    let column = row.distance(
      from: row.startIndex,
      to: try #require(row.firstRange(of: "Edit")).lowerBound
    )
    let shown = try #require(pilot.terminal.shown)
    #expect(shown[column, 0].style.attributes.contains(.reverse))
    pilot.type(.enter)
    #expect(pilot.app.message == "did edit")
    pilot.type(.tab)
    pilot.type(.tab)
    pilot.type(.tab)
    pilot.type(.enter)
    pilot.settle()
    #expect(pilot.titles == ["Fruit"])
    #expect(pilot.app.focus == nil)
  }

  @Test("Escape gives the focus back to the content before it goes back")
  func escape() {
    let pilot = pilot()
    pilot.type(.tab)
    pilot.type(.escape)
    #expect(pilot.app.focus == nil)
    pilot.settle()
    #expect(pilot.titles == ["Fruit", "Pear"])
    pilot.type(.escape)
    pilot.settle()
    #expect(pilot.titles == ["Fruit"])
  }

  @Test("A large title gives way to what is scrolled, row by row, and comes back")
  func largeTitle() {
    let pilot = pilot { $0.item.prefersLargeTitle = true }
    #expect(pilot.rows[1] == "   Pear")
    #expect(pilot.rows[4].contains("Row 1"))
    let place = Position(column: 30, row: 8)
    pilot.wheel(place, down: 1)
    pilot.wait(0.1)
    #expect(pilot.rows[0].contains("Pear"))
    #expect(pilot.rows[1].contains("Row 1"))
    pilot.wheel(place, down: -1)
    pilot.wait(0.1)
    #expect(pilot.rows[1] == "   Pear")
    #expect(pilot.rows[4].contains("Row 1"))
  }

  @Test("A tap finds the row that it sees below a collapsed title")
  func tap() {
    let pilot = pilot { $0.item.prefersLargeTitle = true }
    pilot.wheel(Position(column: 30, row: 8), down: 1)
    pilot.wait(0.1)
    pilot.tap(Position(column: 10, row: 2))
    let list = pilot.app.content(of: "pear") as? ListContent
    #expect(list?.selected == 1)
  }
}
