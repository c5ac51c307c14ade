import NavModel
import Testing

@testable import NavTUI

@Suite("Under snapshot, what lies below is a picture of when it was covered")
struct PictureTests {
  private func pilot(_ system: NavigationSystem) -> (Pilot, ListContent) {
    let list = ListContent(sections: [ListSection(rows: [ListRow("Then and there", action: "x")])])
    let app = TerminalApp(root: Screen("list"), showing: list, system: system)
    app.onOpen = { name, app in
      app.push(Screen(ScreenID(name)), showing: TextContent(text: "above"))
    }
    return (Pilot(app, size: Size(columns: 60, rows: 12)), list)
  }

  @Test(
    "A change below is seen during the swipe in every system but snapshot, and there once uncovered",
    arguments: [NavigationSystem.fluid, .snapshot]
  )
  func changedBelow(system: NavigationSystem) {
    let (pilot, list) = pilot(system)
    pilot.type(.enter)
    pilot.settle()
    list.sections = [ListSection(rows: [ListRow("Now and here", action: "x")])]
    pilot.hold(
      from: Position(column: 2, row: 6),
      to: Position(column: 57, row: 6),
      in: 0.5
    )
    pilot.wait(0.2)
    // The lower pane is a little to the left, so its first letters may be cut.
    let isPicture = system.usesPictures
    #expect(pilot.screen.contains("and there") == isPicture, "\(pilot.screen)")
    #expect(pilot.screen.contains("and here") != isPicture, "\(pilot.screen)")
    pilot.release(Position(column: 57, row: 6))
    pilot.settle()
    #expect(pilot.titles == ["list"])
    #expect(pilot.screen.contains("Now and here"))
  }
}
