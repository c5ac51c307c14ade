import NavModel
import Testing

@Suite("A pane that is caught")
struct CatchTests {
  @Test("A press catches a pane in flight where it is")
  func catches() {
    var navigator = Navigator.holding("A", "B")
    navigator.pop()
    navigator.advance(by: 0.08)
    let progress = navigator.scene.progress
    #expect(navigator.press(at: at(639)) == .caught)
    #expect(navigator.scene.progress == progress)
    navigator.move(to: at(639 - 32))
    #expect((navigator.scene.progress - (progress - 0.05)).magnitude < 1e-3)
  }

  @Test("A press on the uncovered part finishes at once and swipes the screen then on top")
  func uncovered() {
    var navigator = Navigator.holding("A", "B")
    navigator.push("C")
    navigator.advance(by: 0.05)
    #expect(navigator.press(at: at(2)) == .undecided)
    #expect(navigator.phase == .idle)
    #expect(navigator.move(to: at(80)) == .leading)
    navigator.lose()
    navigator.settle()
    #expect(navigator.events() == "pushed completed(true) gestureCancelled")
  }

  @Test("A press on the uncovered part begins anew where keys led, too")
  func uncoveredFromKeys() {
    var navigator = Navigator.holding("A", "B")
    for _ in 0..<4 { navigator.handle(.dragTrailing) }
    #expect(navigator.press(at: at(2)) == .undecided)
    #expect(navigator.phase == .idle)
    #expect(navigator.move(to: at(80)) == .leading)
    #expect(navigator.names() == "A B")
  }

  @Test("A press on the led pane takes it from the keys")
  func fromKeys() {
    var navigator = Navigator.holding("A", "B")
    for _ in 0..<4 { navigator.handle(.dragTrailing) }
    #expect(navigator.press(at: at(600)) == .caught)
    #expect(navigator.isLedByPointer)
    navigator.advance(by: 10)
    #expect(navigator.phase == .interactive)
  }

  @Test("A pane whose screen says off cannot be caught, by press or by keys")
  func cannotCatch() {
    var navigator = Navigator.holding("A", Screen("B").with { $0.swipe = .off })
    navigator.pop()
    navigator.advance(by: 0.08)
    #expect(navigator.press(at: at(639)) == .undecided)
    #expect(navigator.handle(.dragTrailing) == .refused(.disabled))
    #expect(navigator.phase == .animating)
  }

  @Test("Published systems cannot be caught", arguments: NavigationSystem.all.dropFirst())
  func published(system: NavigationSystem) {
    var navigator = Navigator.holding("A", "B", "C", system: system)
    navigator.pop()
    navigator.advance(by: 0.1)
    #expect(navigator.refusesGestures)
    #expect(navigator.press(at: at(4)) == .undecided)
    #expect(navigator.move(to: at(80)) == .refused(.transitionRunning))
    #expect(navigator.handle(.dragTrailing) == .refused(.transitionRunning))
    #expect(navigator.phase == .animating)
    navigator.push("D")
    navigator.settle()
    #expect(navigator.names() == "A B D")
  }
}
