import NavModel
import Testing

@Suite("Keys")
struct KeyTests {
  private func dragged(_ steps: Int, system: NavigationSystem = .fluid) -> Navigator {
    var navigator = Navigator.holding("A", "B", system: system)
    for _ in 0..<steps { navigator.handle(.dragTrailing) }
    return navigator
  }

  @Test("Eight steps of a sixteenth stay, nine pop")
  func half() {
    for (steps, stack) in [(8, "A B"), (9, "A")] {
      var navigator = dragged(steps)
      #expect(navigator.scene.progress == Double(steps) / 16)
      #expect(navigator.handle(.letGo) == .done)
      navigator.settle()
      #expect(navigator.names() == stack)
    }
  }

  @Test("Without a key for 0.6 s the pane is let go, no sooner")
  func patience() {
    var navigator = dragged(9)
    navigator.advance(by: 0.599)
    #expect(navigator.phase == .interactive)
    #expect(navigator.isLedByKeys)
    navigator.handle(.dragTrailing)
    navigator.advance(by: 0.599)
    #expect(navigator.phase == .interactive)
    navigator.advance(by: 0.001)
    #expect(navigator.phase == .settling)
    #expect(navigator.names() == "A")
  }

  @Test("Time beyond the patience goes on for the settle")
  func longStep() {
    var navigator = dragged(9)
    navigator.advance(by: 5)
    #expect(navigator.phase == .idle)
    #expect(navigator.now == 5)
  }

  @Test("A pane led by keys goes no further than its ends")
  func ends() {
    var navigator = dragged(20)
    #expect(navigator.scene.progress == 1)
    for _ in 0..<40 { navigator.handle(.dragLeading) }
    #expect(navigator.scene.progress == 0)
    #expect(navigator.phase == .interactive)
  }

  @Test("A drag toward the leading side begins nothing, and neither does one on the root")
  func refused() {
    var navigator = Navigator.holding("A", "B")
    #expect(navigator.handle(.dragLeading) == .refused(.direction))
    #expect(navigator.handle(.letGo) == .refused(.unchanged))
    navigator.popToRoot(animated: false)
    _ = navigator.drainReports()
    #expect(navigator.handle(.dragTrailing) == .refused(.root))
    #expect(navigator.drainReports().isEmpty)
  }

  @Test("Escape takes the gesture away; at rest it goes back")
  func escape() {
    var navigator = dragged(12)
    #expect(navigator.handle(.takeAway) == .done)
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "gestureCancelled")
    navigator.handle(.takeAway)
    navigator.settle()
    #expect(navigator.names() == "A")
  }

  @Test("Back on the root bounces, and the bounce ends")
  func bounce() {
    var navigator = Navigator.holding("A", direction: .rightToLeft)
    #expect(navigator.handle(.back) == .bounced)
    #expect(navigator.scene.bounce == -8)
    navigator.settle()
    #expect(navigator.scene.bounce == 0)
    #expect(!navigator.isAnimating)
    #expect(navigator.drainReports().isEmpty)
  }

  @Test("Back turns a running push round, forward a running pop, each as often as one likes")
  func turns() {
    var navigator = Navigator.holding("A", "B")
    navigator.handle(.back)
    navigator.advance(by: 0.1)
    var before = navigator.scene.edge ?? 0
    for turn in 0..<6 {
      navigator.advance(by: 0.02)
      let speed = navigator.scene.velocity
      #expect(navigator.handle(turn.isMultiple(of: 2) ? .forward : .back) == .done)
      #expect((navigator.scene.velocity + speed).magnitude < 1e-6)
      let edge = navigator.scene.edge ?? 0
      #expect((edge - before).magnitude < 0.3)
      before = edge
    }
    navigator.settle()
    #expect(navigator.names() == "A")
    #expect(navigator.events() == "popped(1) completed(true) released(B)")
  }

  @Test(
    "A published system does not turn round: back during a push finishes it and pops",
    arguments: NavigationSystem.all.dropFirst()
  )
  func noTurning(system: NavigationSystem) {
    var navigator = Navigator.holding("A", "B", system: system)
    navigator.push("C")
    navigator.advance(by: 0.1)
    #expect(navigator.handle(.back) == .done)
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.handle(.forward) == .refused(.unchanged))
  }

  @Test("Keys take a caught pane on, and the pointer's own drag is not theirs")
  func pointerLeads() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.3)
    #expect(navigator.handle(.dragTrailing) == .refused(.transitionRunning))
    navigator.release()
    #expect(navigator.handle(.dragTrailing) == .done)
    #expect(navigator.isLedByKeys)
  }

  @Test("A caught push is decided by the rule on what is left of it", arguments: [7, 8, 9])
  func caughtPush(steps: Int) {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    while navigator.scene.progress < 0.9 { navigator.advance(by: 0.001) }
    let progress = navigator.scene.progress
    for _ in 0..<steps { navigator.handle(.dragTrailing) }
    #expect((navigator.scene.progress - (progress - Double(steps) / 16)).magnitude < 1e-9)
    navigator.handle(.letGo)
    navigator.settle()
    let pops = 1 - progress + Double(steps) / 16 > 0.5
    #expect(navigator.names() == (pops ? "A" : "A B"))
    #expect(
      navigator.events()
        == (pops ? "completed(false) released(B)" : "pushed completed(true)")
    )
  }
}
