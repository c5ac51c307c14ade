import NavModel
import Testing

@Suite("Swipe")
struct SwipeTests {
  private func at(_ x: Double, _ y: Double = 192) -> Point { Point(x: x, y: y) }

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

  @Test("A resize keeps progress, and the pane goes on from where the pointer is")
  func resize() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.4)
    let x = 0.4 * 640 + 4
    navigator.resize(to: Window(width: 320, height: 384))
    #expect((navigator.scene.progress - 0.4).magnitude < 1e-3)
    navigator.move(to: at(x + 32))
    #expect((navigator.scene.progress - 0.5).magnitude < 1e-3)
  }

  @Test("A window too small to draw in takes the drag away; one that just suffices does not")
  func tooSmall() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    navigator.resize(to: Window(width: 160, height: 80))
    #expect(navigator.phase == .interactive)
    navigator.resize(to: Window(width: 159, height: 80))
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "gestureCancelled")
  }

  @Test("A change of direction keeps progress, and the drag goes on the other way")
  func turnedAbout() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.4)
    navigator.direction = .rightToLeft
    let x = 0.4 * 640 + 4
    navigator.move(to: at(x - 64))
    #expect((navigator.scene.progress - 0.5).magnitude < 1e-3)
  }

  @Test("A change of system finishes what runs and cancels what is led")
  func otherSystem() {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    navigator.use(.cone)
    #expect(navigator.phase == .idle)
    navigator.drag(to: 0.9)
    navigator.use(.snapshot)
    #expect(navigator.phase == .idle)
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "pushed completed(true) gestureCancelled")
  }

  @Test("A veto set during the drag holds for it")
  func lateVeto() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    #expect(navigator.update("B") { $0.vetoesPop = true })
    #expect(navigator.barOnShow.face.screen == "B")
    navigator.release()
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "vetoed")
  }

  @Test("A title set during a transition shows in it, and stays")
  func lateTitle() {
    var navigator = Navigator.holding("A", "B")
    navigator.pop()
    navigator.advance(by: 0.05)
    #expect(navigator.update("B") { $0.item.title = "New" })
    #expect(navigator.handle(.forward) == .done)
    #expect(navigator.barOnShow.face.title == "New")
    navigator.settle()
    #expect(navigator.screen("B")?.item.title == "New")
    #expect(!navigator.update("B") { $0 = Screen("C") })
    #expect(!navigator.update("Nobody") { $0.item.title = "?" })
    #expect(navigator.names() == "A B")
  }

  @Test("A drag that scrolls one screen does not scroll the next")
  func scrollKeepsToItsScreen() {
    let wide = { (id: ScreenID) in Screen(id).with { $0.scrollableWidth = 1280 } }
    var navigator = Navigator.holding("A", wide("B"))
    navigator.press(at: at(400))
    #expect(navigator.move(to: at(300)) == .scrolled)
    #expect(navigator.horizontalOffset(of: "B") == 100)
    navigator.push(wide("C"), animated: false)
    navigator.move(to: at(200))
    #expect(navigator.horizontalOffset(of: "B") == 100)
    #expect(navigator.horizontalOffset(of: "C") == 0)
  }

  @Test("Content is never scrolled beyond what the window, as it is now, has to show")
  func scrollRoom() {
    var navigator = Navigator.holding("A", Screen("B").with { $0.scrollableWidth = 960 })
    for offset in [Double.nan, -5, -Double.infinity] {
      #expect(navigator.scroll("B", to: offset) == false)
    }
    #expect(navigator.scroll("B", to: .infinity) == true)
    #expect(navigator.horizontalOffset(of: "B") == 320)
    navigator.resize(to: Window(width: 800, height: 384))
    #expect(navigator.horizontalOffset(of: "B") == 160)
    navigator.resize(to: Window(width: 960, height: 384))
    #expect(navigator.horizontalOffset(of: "B") == 0)
    #expect(navigator.scroll("Nobody", to: 5) == false)
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
