import Testing

@testable import NavModel

@Suite("Begin rule")
struct BeginRuleTests {
  private func situation(
    isRoot: Bool = false,
    swipe: Screen.SwipePolicy = .automatic,
    hasPlainBar: Bool = true,
    swipeStart: Double = 0,
    isMoving: Bool = false,
    lastShownIsTop: Bool = true,
    distance: Double = 4,
    _ x: Double = 10,
    _ y: Double = 0
  ) -> BeginRule.Situation {
    BeginRule.Situation(
      isRoot: isRoot,
      swipe: swipe,
      hasPlainBar: hasPlainBar,
      swipeStart: swipeStart,
      isMoving: isMoving,
      lastShownIsTop: lastShownIsTop,
      distance: distance,
      translation: Point(x: x, y: y)
    )
  }

  private func refusal(
    _ condition: BeginRule.Condition,
    _ situation: BeginRule.Situation
  ) -> Refusal? {
    BeginRule(hysteresis: 8, [condition]).refusal(in: situation)
  }

  @Test("The edge holds its last point")
  func edge() {
    #expect(refusal(.edge(13), situation(distance: 13)) == nil)
    #expect(refusal(.edge(13), situation(distance: 13.001)) == .outsideEdge)
  }

  @Test("A maximum initial distance holds its last point; 0 and less set none")
  func initialDistance() {
    #expect(refusal(.initialDistance, situation(swipeStart: 40, distance: 40)) == nil)
    #expect(refusal(.initialDistance, situation(swipeStart: 40, distance: 40.1)) == .tooFarIn)
    #expect(refusal(.initialDistance, situation(swipeStart: 0, distance: 600)) == nil)
    #expect(refusal(.initialDistance, situation(swipeStart: -5, distance: 600)) == nil)
    #expect(refusal(.initialDistance, situation(swipeStart: .nan, distance: 600)) == nil)
  }

  @Test("The cone holds its edge, and no movement is outside of it")
  func cone() {
    let cone = BeginRule.Condition.cone(tangent: BeginRule.tangentOf30Degrees)
    let rise = 100 * BeginRule.tangentOf30Degrees
    #expect(refusal(cone, situation(100, rise)) == nil)
    #expect(refusal(cone, situation(100, -rise)) == nil)
    #expect(refusal(cone, situation(100, rise + 0.001)) == .direction)
    #expect(refusal(cone, situation(100, -rise - 0.001)) == .direction)
    #expect(refusal(cone, situation(0, 0)) == .direction)
    #expect(refusal(cone, situation(0, 10)) == .direction)
  }

  @Test("Toward the trailing side, with or without nothing")
  func trailing() {
    #expect(refusal(.trailing(orNone: false), situation(0.001)) == nil)
    #expect(refusal(.trailing(orNone: false), situation(0)) == .direction)
    #expect(refusal(.trailing(orNone: true), situation(0)) == nil)
    #expect(refusal(.trailing(orNone: true), situation(-0.001)) == .direction)
  }

  @Test(
    "A screen's own word wins over what the system takes it to mean",
    arguments: [BeginRule.SwipeDefault.on, .onWithPlainBar],
    [true, false]
  )
  func allowed(standard: BeginRule.SwipeDefault, hasPlainBar: Bool) {
    let condition = BeginRule.Condition.allowed(standard)
    let asked = { (swipe: Screen.SwipePolicy) in
      self.refusal(condition, self.situation(swipe: swipe, hasPlainBar: hasPlainBar))
    }
    #expect(asked(.on) == nil)
    #expect(asked(.off) == .disabled)
    #expect((asked(.automatic) == nil) == (standard == .on || hasPlainBar))
  }

  @Test("Off beats on between a content screen and what contains it")
  func joined() {
    typealias Policy = Screen.SwipePolicy
    #expect(Policy.joined(.on, .off) == .off)
    #expect(Policy.joined(.off, .on) == .off)
    #expect(Policy.joined(.automatic, .on) == .on)
    #expect(Policy.joined(nil, nil) == .automatic)
  }

  @Test("FDFullscreenPopGesture refuses in its published order")
  func order() {
    let rule = NavigationSystem.fdFullScreen.begin
    var worst = situation(
      isRoot: true,
      swipe: .off,
      swipeStart: 10,
      isMoving: true,
      distance: 50,
      0
    )
    var told: [Refusal?] = []
    told.append(rule.refusal(in: worst))
    worst.isRoot = false
    told.append(rule.refusal(in: worst))
    worst.swipe = .automatic
    told.append(rule.refusal(in: worst))
    worst.swipeStart = -10
    told.append(rule.refusal(in: worst))
    worst.isMoving = false
    told.append(rule.refusal(in: worst))
    worst.translation.x = 10
    told.append(rule.refusal(in: worst))
    #expect(told == [.root, .disabled, .tooFarIn, .transitionRunning, .direction, nil])
  }

  @Test("The presented preset asks for the last screen shown, which also asks for rest")
  func lastShown() {
    let rule = NavigationSystem.presented.begin
    #expect(rule.refusal(in: situation(lastShownIsTop: false)) == .transitionRunning)
    #expect(rule.refusal(in: situation(isMoving: true)) == .transitionRunning)
    #expect(rule.refusal(in: situation()) == nil)
  }

  @Test("Every system has a guard at the root", arguments: NavigationSystem.all)
  func root(system: NavigationSystem) {
    #expect(system.begin.refusal(in: situation(isRoot: true)) == .root)
    #expect(system.begin.refusal(in: situation()) == nil)
  }
}
