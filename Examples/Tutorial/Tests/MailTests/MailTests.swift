import NavTUI
import Testing

@testable import Mail

@Test("A letter opens, and a swipe goes back to the inbox")
func reading() {
  let pilot = Pilot(Mail.program(), size: Size(columns: 60, rows: 12))
  pilot.type(.down)
  pilot.type(.enter)
  pilot.settle()
  #expect(pilot.screen.contains("Nothing to pay."))
  pilot.drag(
    from: Position(column: 4, row: 6),
    to: Position(column: 50, row: 6),
    in: 0.3
  )
  pilot.settle()
  #expect(pilot.titles == ["Inbox"])
}
