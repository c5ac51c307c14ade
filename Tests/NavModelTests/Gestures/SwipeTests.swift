import NavModel
import Testing

@Suite("Swipe")
struct SwipeTests {
  @Test("The hysteresis is paid back: eight points begin, seven do not")
  func hysteresis() {
    var navigator = Navigator.holding("A", "B")
    navigator.press(at: at(100))
    #expect(navigator.move(to: at(107.9)) == .undecided)
    #expect(navigator.move(to: at(108)) == .leading)
    #expect(navigator.scene.progress == 8.0 / 640)
  }

  @Test("WHC counts from where the rule was met: nothing jumps")
  func origin() {
    var navigator = Navigator.holding("A", "B", system: .snapshot)
    navigator.press(at: at(100))
    #expect(navigator.move(to: at(129)) == .undecided)
    #expect(navigator.move(to: at(131)) == .leading)
    #expect(navigator.scene.progress == 0)
    navigator.move(to: at(131 + 64))
    #expect(navigator.scene.progress == 0.1)
    navigator.move(to: at(0))
    #expect(navigator.scene.progress == 0)
  }

  @Test("A refusal lasts until the button is up")
  func refusal() {
    var navigator = Navigator.holding("A", "B")
    navigator.press(at: at(100))
    #expect(navigator.move(to: at(90)) == .refused(.direction))
    #expect(navigator.move(to: at(400)) == .undecided)
    navigator.release()
    navigator.press(at: at(100))
    #expect(navigator.move(to: at(140)) == .leading)
  }

  @Test("What is no place is none, and leads nowhere")
  func noPlace() {
    var navigator = Navigator.holding("A", "B")
    for x in [Double.nan, .infinity, -Double.infinity] {
      #expect(navigator.press(at: at(x)) == .undecided)
      #expect(navigator.press(at: at(10, x)) == .undecided)
    }
    #expect(navigator.move(to: at(500)) == .undecided)
    navigator.drag(to: 0.5)
    navigator.move(to: at(.nan))
    navigator.move(to: at(.infinity))
    #expect((navigator.scene.progress - 0.5).magnitude < 0.001)
    navigator.move(to: at(1e9))
    #expect(navigator.scene.progress == 1)
    navigator.move(to: at(-1e9))
    #expect(navigator.scene.progress == 0)
    navigator.release()
    navigator.settle()
    #expect(navigator.phase == .idle)
  }

  @Test("No window leads to progress that is none")
  func noWindow() {
    let sides = [0.0, -5, .nan, .infinity, 1e-300]
    for side in sides {
      let window = Window(width: side, height: side, lineHeight: side)
      var navigator = Navigator.holding("A", "B", window: window)
      navigator.press(at: at(0))
      navigator.move(to: at(50))
      #expect(navigator.scene.progress.isFinite)
      #expect(navigator.scene.velocity.isFinite)
      navigator.advance(by: 0.01)
      navigator.move(to: at(60))
      navigator.release()
      navigator.handle(.dragTrailing)
      navigator.settle()
      #expect(navigator.phase == .idle)
      #expect(navigator.scene.layers.allSatisfy { $0.x.isFinite && $0.bottom.isFinite })
    }
  }

  @Test("Time that is none does not pass, and any other ends what runs")
  func time() {
    var navigator = Navigator.holding("A", "B")
    navigator.push("C")
    for seconds in [Double.nan, -1, -Double.infinity, 0] { navigator.advance(by: seconds) }
    #expect(navigator.scene.progress == 0)
    #expect(navigator.now == 0)
    navigator.advance(by: .infinity)
    #expect(navigator.phase == .idle)
    #expect(navigator.now == 86_400)
    navigator.handle(.dragTrailing)
    navigator.advance(by: 1e300)
    #expect(navigator.phase == .idle)
    navigator.drag(to: 0.6)
    navigator.release()
    navigator.settle()
    #expect(navigator.names() == "A B")
  }

  @Test("Claims of the content and of whoever draws it hold where the drag starts, edges included")
  func claims() {
    let screen = Screen("B").with { $0.claims = [Rect(x: 80, y: 64, width: 160, height: 160)] }
    let starts: [(Point, Bool)] = [
      (at(80, 64), true), (at(239, 223), true), (at(79, 64), false), (at(240, 64), false),
      (at(80, 63), false), (at(80, 224), false),
    ]
    for (start, isClaimed) in starts {
      var navigator = Navigator.holding("A", screen)
      navigator.press(at: start)
      let outcome = navigator.move(to: Point(x: start.x + 20, y: start.y))
      #expect(outcome == (isClaimed ? .refused(.claimed) : .leading))
    }
    var navigator = Navigator.holding("A", "B")
    navigator.press(at: at(100), claimed: true)
    #expect(navigator.move(to: at(200)) == .refused(.claimed))
  }

  @Test("No swipe starts on a bar: not on a navigation bar, an outer one, or a tab bar")
  func bars() {
    var navigator = Navigator.holding(.tabs("T", "A", "X"))
    navigator.push("B", animated: false)
    // Two bars of a line each at the top, a tab bar in the last line.
    for (y, isOnBar) in [(0.0, true), (31, true), (32, false), (367, false), (368, true)] {
      navigator.press(at: at(100, y))
      #expect(navigator.move(to: at(140, y)) == (isOnBar ? .refused(.onBar) : .leading), "\(y)")
      navigator.losePointer()
      navigator.settle()
    }
  }

  @Test("A rule that forgets the running transition cannot begin a second one")
  func ruleWithoutGuard() {
    var system = NavigationSystem.cone
    system.begin.conditions.removeAll { $0 == .idle }
    var navigator = Navigator.holding("A", "B", system: system)
    navigator.push("C")
    navigator.advance(by: 0.1)
    navigator.press(at: at(100))
    #expect(navigator.move(to: at(200)) == .refused(.transitionRunning))
  }

  @Test("UIKit's swipe is off with a hidden bar or a back item of the screen's own, unless on")
  func platformDefaults() {
    let hidden = Screen("B").with { $0.barVisibility = .hidden }
    let custom = Screen("B").with { $0.item.back = .custom(BarItem("Out")) }
    let left = Screen("B").with { $0.item.left = [BarItem("Out")] }
    let beside = left.with { $0.item.leftItemsSupplementBackButton = true }
    for (screen, begins) in [(hidden, false), (custom, false), (left, false), (beside, true)] {
      var navigator = Navigator.holding("A", screen, system: .system)
      navigator.drag(to: 0.5)
      #expect((navigator.phase == .interactive) == begins)
      navigator.losePointer()
      navigator.settle()
      navigator.update("B") { $0.swipe = .on }
      navigator.drag(to: 0.5)
      #expect(navigator.phase == .interactive)
    }
  }

  @Test("A swipe in a presented stack of two pops; at its root it dismisses")
  func presentation() {
    for system in NavigationSystem.all {
      var navigator = Navigator.holding("A", system: system)
      navigator.present(["M", "N"], animated: false)
      navigator.drag(to: 0.9)
      #expect(navigator.scene.operation == .pop, "\(system.name)")
      navigator.release()
      navigator.settle()
      #expect(navigator.names() == "M")
      navigator.drag(to: 0.9)
      #expect(navigator.scene.operation == .dismiss)
      navigator.release()
      navigator.settle()
      #expect(navigator.names() == "A")
      #expect(
        navigator.events()
          == "presented completed(true) popped(1) released(N) dismissed released(M)"
      )
    }
  }
}
