import NavModel
import Testing

@Suite("What would happen, found out without doing it")
struct VerdictTests {
  private static let window = Window(width: 640, height: 384)

  private static func navigator(
    _ system: NavigationSystem = .fluid,
    top change: (inout Screen) -> Void = { _ in }
  ) -> Navigator {
    var navigator = Navigator(system: system, root: Screen("A"), window: window)
    var screen = Screen("B")
    change(&screen)
    navigator.push(screen, animated: false)
    return navigator
  }

  @Test("At rest, nothing would finish")
  func rest() {
    #expect(Self.navigator().wouldFinish == nil)
  }

  @Test(
    "A pointer that rests would finish past the half, strictly",
    arguments: [(320, false), (321, true)]
  )
  func pointer(x: Double, finishes: Bool) {
    var navigator = Self.navigator()
    navigator.press(at: Point(x: 0, y: 100))
    navigator.move(to: Point(x: x, y: 100))
    navigator.advance(by: 1)
    #expect(navigator.wouldFinish == finishes)
    navigator.release()
    #expect(navigator.wouldFinish == nil)
    navigator.advance(by: 2)
    #expect(navigator.destination == (finishes ? "A" : "B"))
  }

  @Test("Asking changes nothing")
  func pure() {
    var navigator = Self.navigator()
    navigator.press(at: Point(x: 0, y: 100))
    navigator.move(to: Point(x: 500, y: 100))
    let before = navigator.scene
    _ = navigator.wouldFinish
    _ = navigator.canDragBack
    #expect(navigator.scene == before)
  }

  @Test("What is vetoed would not finish, however far it is")
  func vetoed() {
    var navigator = Self.navigator { $0.vetoesPop = true }
    navigator.press(at: Point(x: 0, y: 100))
    navigator.move(to: Point(x: 600, y: 100))
    navigator.advance(by: 1)
    #expect(navigator.wouldFinish == false)
  }

  @Test("Keys that hold a pane are judged as a pointer that rests", arguments: [8, 9])
  func keys(steps: Int) {
    var navigator = Self.navigator()
    for _ in 0..<steps { navigator.handle(.dragTrailing) }
    #expect(navigator.wouldFinish == (steps > 8))
  }

  @Test("A key would begin to drag where the screen and the system allow it, and nothing moves")
  func dragging() {
    #expect(!Navigator(root: Screen("A"), window: Self.window).canDragBack)
    var navigator = Self.navigator()
    #expect(navigator.canDragBack)
    navigator.pop()
    #expect(!navigator.canDragBack)
    #expect(!Self.navigator(top: { $0.swipe = .off }).canDragBack)
    #expect(!Self.navigator(.system, top: { $0.barVisibility = .hidden }).canDragBack)
    #expect(Self.navigator(.system).canDragBack)
  }

  @Test("A tab container says its tabs; anything else has none")
  func tabs() {
    let navigator = Self.navigator {
      $0.container = .tabs([[Screen("C", title: "One")], [Screen("D", title: "Two")]], selected: 0)
    }
    #expect(navigator.tabTitles(of: "B") == ["One", "Two"])
    #expect(navigator.tabTitles(of: "A").isEmpty)
    #expect(navigator.tabTitles(of: "nobody").isEmpty)
  }

  @Test("A wide page that leaves stays scrolled as it was")
  func leaving() {
    var navigator = Self.navigator { $0.scrollableWidth = 2_000 }
    navigator.scroll("B", to: 300)
    navigator.handle(.takeAway)
    navigator.advance(by: 0.05)
    #expect(navigator.phase != .idle)
    #expect(navigator.horizontalOffset(of: "B") == 300)
  }
}
