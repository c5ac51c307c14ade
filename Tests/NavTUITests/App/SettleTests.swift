import NavModel
import Testing

@testable import NavTUI

@Suite("A settle goes on where the hand let go")
struct SettleTests {
  @Test(
    "Its first step is within one and a half times the drag's last, for flings at any usual speed",
    arguments: [0.12, 0.15, 0.2],
    [40, 50, 60]
  )
  func firstStep(seconds: Double, end: Int) {
    let app = TerminalApp(
      root: Screen("list"),
      showing: ListContent(sections: [ListSection(rows: [ListRow("x", action: "x")])])
    )
    app.onOpen = { name, app in
      app.push(Screen(ScreenID(name)), showing: TextContent(text: "above"))
    }
    let pilot = Pilot(app, size: Size(columns: 80, rows: 12))
    pilot.type(.enter)
    pilot.settle()
    let start = Position(column: 2, row: 6)
    pilot.hold(from: start, to: Position(column: end, row: 6), in: seconds)
    let held = app.navigator.scene.edge ?? 0
    let drag = Double(end - 2) / 80 / seconds / 60
    pilot.release(Position(column: end, row: 6))
    #expect(app.navigator.scene.edge == held, "it jumps as it is let go")
    pilot.wait(1.0 / 60)
    let step = (app.navigator.scene.edge ?? 1) - held
    #expect(step <= drag * 1.5 && step >= drag / 1.5, "drag \(drag), settle \(step)")
  }
}
