import NavModel
import Testing

@Suite("A gesture that is taken away")
struct TakenAwayTests {
  @Test("A second press takes away what the first one led")
  func secondPress() {
    var navigator = Navigator.holding("A", "B", system: .fullScreenPan)
    navigator.drag(to: 0.9)
    #expect(navigator.press(at: at(600)) == .undecided)
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "gestureCancelled")
  }

  @Test(
    "The system takes a gesture away: it cancels at any progress and speed, in every system",
    arguments: NavigationSystem.all
  )
  func lost(system: NavigationSystem) {
    var navigator = Navigator.holding("A", "B", system: system)
    navigator.press(at: at(4))
    for x in [40.0, 300, 600, 636] {
      navigator.advance(by: 0.01)
      navigator.move(to: at(x))
    }
    #expect(navigator.phase == .interactive)
    navigator.lose()
    navigator.settle()
    navigator.release()
    #expect(navigator.names() == "A B")
    #expect(
      navigator.log()
        == "B.willDisappear A.willAppear willShow(A) A.willDisappear B.willAppear "
        + "A.didDisappear B.didAppear didCancel"
    )
  }

  @Test("A button that the system has taken away begins nothing until it is up")
  func lostBeforeItBegan() {
    var navigator = Navigator.holding("A", "B")
    navigator.press(at: at(4))
    navigator.lose()
    #expect(navigator.move(to: at(400)) == .undecided)
    #expect(navigator.phase == .idle)
    navigator.losePointer()
    navigator.press(at: at(4))
    #expect(navigator.move(to: at(400)) == .leading)
  }

  @Test("Losing the focus takes a drag away and puts the button up, of keys too")
  func focus() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    navigator.losePointer()
    navigator.settle()
    #expect(navigator.move(to: at(600)) == .undecided)
    for _ in 0..<15 { navigator.handle(.dragTrailing) }
    navigator.losePointer()
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "gestureCancelled gestureCancelled")
  }
}
