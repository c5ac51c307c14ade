import NavModel
import Testing

@Suite("Turned round ten times in one transition")
struct TenTurnsTests {
  /// Seconds of a frame.
  private let frame = 1.0 / 60
  /// A hair more than rounding, in widths.
  private let hair = 1e-6

  private func navigator() -> Navigator {
    var navigator = Navigator(root: Screen("A"), window: Window(width: 640, height: 384))
    navigator.push(Screen("B"), animated: false)
    _ = navigator.drainReports()
    return navigator
  }

  private func edge(_ navigator: Navigator) -> Double { navigator.scene.edge ?? -1 }

  private func settle(_ navigator: inout Navigator) {
    for _ in 0..<180 where navigator.phase != .idle { navigator.advance(by: frame) }
    #expect(navigator.phase == .idle)
  }

  /// One outcome, a balanced log, and one transition: its will and its did once.
  private func expectOneOutcome(_ navigator: inout Navigator, stack: [String], events: [String]) {
    let reports = navigator.drainReports()
    var balance = LifecycleBalance()
    var shows: [String] = []
    var told: [String] = []
    for report in reports {
      switch report {
      case .lifecycle(let event):
        balance.take(event)
        switch event {
        case .willShow, .didShow, .didCancel: shows.append(event.description)
        default: break
        }
      case .event(let event): told.append(event.description)
      case .completed, .released: break
      }
    }
    #expect(balance.fault == nil)
    #expect(shows.count == 2, "\(shows)")
    #expect(told == events)
    let names = navigator.stack(of: navigator.controllerOnShow).map(\.id.rawValue)
    #expect(names == stack)
  }

  @Test("By keys: no jump, one outcome", arguments: [9, 10])
  func keys(turns: Int) {
    var navigator = navigator()
    navigator.handle(.back)
    navigator.advance(by: 3 * frame)
    for turn in 0..<turns {
      let before = edge(navigator)
      #expect(navigator.handle(turn.isMultiple(of: 2) ? .forward : .back) == .done)
      #expect(abs(edge(navigator) - before) < hair, "it jumps at turn \(turn)")
      let speed = abs(navigator.scene.velocity)
      navigator.advance(by: 2 * frame)
      #expect(navigator.phase == .animating)
      // A spring of 0.35 s gains no more than this in two frames.
      #expect(abs(edge(navigator) - before) <= (speed + 12) * 2 * frame)
    }
    settle(&navigator)
    let stays = !turns.isMultiple(of: 2)
    expectOneOutcome(
      &navigator,
      stack: stays ? ["A", "B"] : ["A"],
      events: stays ? [] : ["popped(1)"]
    )
  }

  @Test("By catching: no jump, one outcome")
  func catches() {
    var navigator = navigator()
    navigator.handle(.back)
    navigator.advance(by: 3 * frame)
    for turn in 0..<10 {
      let before = edge(navigator)
      let place = Point(x: min(before * 640 + 100, 630), y: 200)
      #expect(navigator.press(at: place) == .caught)
      #expect(abs(edge(navigator) - before) < hair, "it jumps at catch \(turn)")
      // To and fro, and let go at rest past the half each time.
      navigator.move(to: Point(x: place.x + (turn.isMultiple(of: 2) ? 20 : -20), y: 200))
      navigator.advance(by: 0.1)
      navigator.move(to: Point(x: (0.6 - before) * 640 + place.x, y: 200))
      navigator.advance(by: 0.1)
      let held = edge(navigator)
      navigator.release()
      #expect(abs(edge(navigator) - held) < hair, "it jumps as it is let go")
      navigator.advance(by: frame)
      #expect(navigator.phase == .settling)
    }
    settle(&navigator)
    expectOneOutcome(&navigator, stack: ["A"], events: ["popped(1)"])
  }

  @Test("By keys and by catching in turn, over a push")
  func mixed() {
    var navigator = Navigator(root: Screen("A"), window: Window(width: 640, height: 384))
    navigator.push(Screen("B"))
    navigator.advance(by: 4 * frame)
    for turn in 0..<5 {
      #expect(navigator.handle(.back) == .done)
      navigator.advance(by: frame)
      let before = edge(navigator)
      #expect(navigator.press(at: Point(x: before * 640 + 20, y: 200)) == .caught)
      navigator.move(to: Point(x: 20 + 0.3 * 640, y: 200))
      navigator.advance(by: 0.1)
      navigator.move(to: Point(x: 20 + 0.3 * 640, y: 200))
      navigator.release()
      navigator.advance(by: frame)
      #expect(navigator.isCovering == true, "turn \(turn)")
    }
    settle(&navigator)
    expectOneOutcome(&navigator, stack: ["A", "B"], events: ["pushed"])
  }
}
