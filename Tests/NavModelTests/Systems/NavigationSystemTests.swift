import NavModel
import Testing

@Suite("Navigation systems")
struct NavigationSystemTests {
  @Test("There are nine, the default first, each found by its name")
  func names() {
    #expect(
      NavigationSystem.all.map(\.name) == [
        "fluid", "system", "wrapped", "fullScreenPan", "presented", "cone", "percentDriven",
        "fdFullScreen", "snapshot",
      ]
    )
    for system in NavigationSystem.all { #expect(NavigationSystem.named(system.name) == system) }
    #expect(NavigationSystem.named("Fluid") == nil)
    #expect(NavigationSystem.named("") == nil)
  }

  static let rules: [(NavigationSystem, Double, ReleaseRule)] = [
    (.fluid, 8, .projected(by: 0.3)),
    (.system, 10, .platform(duration: 0.35)),
    (.wrapped, 10, .platform(duration: 0.35)),
    (.fullScreenPan, 10, .platform(duration: 0.35)),
    (.presented, 10, .platform(duration: 0.35)),
    (.cone, 10, .platform(duration: 0.35)),
    (.percentDriven, 10, .past(0.5)),
    (.fdFullScreen, 10, .platform(duration: 0.35)),
    (.snapshot, 30, .reached(0.4)),
  ]

  @Test("Hysteresis and release are the published ones", arguments: rules)
  func published(system: NavigationSystem, hysteresis: Double, release: ReleaseRule) {
    #expect(system.begin.hysteresis == hysteresis)
    #expect(system.release == release)
  }

  @Test("Only fluid can be interrupted by a gesture")
  func interruption() {
    let open = NavigationSystem.all.filter { $0.interruption == .anything }
    #expect(open == [.fluid])
  }

  @Test("Edge and full pan are never on together")
  func wrappedPans() {
    let edge = BeginRule.Condition.edge(13)
    #expect(NavigationSystem.wrapped.begin.conditions.contains(edge))
    #expect(!NavigationSystem.wrapped(fullScreenPan: true).begin.conditions.contains(edge))
    #expect(!NavigationSystem.fullScreenPan.begin.conditions.contains(edge))
    #expect(!NavigationSystem.cone.begin.conditions.contains(edge))
  }

  @Test("A border limits where the WHC swipe starts, its last point included; none does not")
  func border() {
    for (border, x, begins) in [(20.0, 20.0, true), (20, 20.1, false), (nil, 600, true)] {
      var navigator = Navigator.holding("A", "B", system: .snapshot(border: border))
      navigator.press(at: Point(x: x, y: 192))
      navigator.move(to: Point(x: x + 30, y: 192))
      #expect((navigator.phase == .interactive) == begins)
    }
  }

  @Test("A settle never takes longer than the whole transition, and a released one keeps speed")
  func completion() {
    let style = SettleStyle.completion(.easeOut, duration: 0.35, speed: .release)
    let slow = style.animation(from: 0.4, to: 1, velocity: 0)
    #expect(slow.timing == .curve(.easeOut, duration: 0.35))
    // t · |v| is 1.4, so what remains takes 0.6 / 1.4 of the time.
    let fast = style.animation(from: 0.4, to: 1, velocity: 4)
    guard case .curve(_, let duration) = fast.timing else {
      Issue.record("not a curve")
      return
    }
    #expect((duration - 0.35 * 0.6 / 1.4).magnitude < 1e-12)
    let rest = SettleStyle.completion(.easeInOut, duration: 0.25, speed: .rest)
    #expect(
      rest.animation(from: 0.6, to: 1, velocity: 9).timing
        == .curve(.easeInOut, duration: 0.25)
    )
    let one = SettleStyle.completion(.easeInOut, duration: 0.25, speed: .one)
    #expect(
      one.animation(from: 0.5, to: 0, velocity: 9).timing
        == .curve(.easeInOut, duration: 0.125)
    )
    // At 1 the completion speed 1 − progress is 0.
    #expect(
      rest.animation(from: 1, to: 0, velocity: 0).timing
        == .curve(.easeInOut, duration: 0.25)
    )
  }

  @Test("One more system is one declaration")
  func another() {
    var mine = NavigationSystem.fluid
    mine.release = .reached(0.4)
    var navigator = Navigator.holding("A", "B", system: mine)
    navigator.drag(to: 0.4)
    navigator.release()
    #expect(navigator.names() == "A")
  }
}
