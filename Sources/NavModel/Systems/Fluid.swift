extension NavigationSystem {
  /// This project's own: a swipe from anywhere, on one spring, that never locks.
  public static let fluid: NavigationSystem = {
    let spring = Spring(response: 0.35)
    let slide = TransitionStyle(Platform.travel, .spring(spring))
    var system = platform(
      "fluid",
      "Swipe from anywhere; everything moves on one spring and can be caught.",
      begin: BeginRule(
        hysteresis: 8,
        [
          .notRoot, .allowed(.on), .initialDistance,
          .trailing(orNone: false), .cone(tangent: BeginRule.tangentOf30Degrees),
        ]
      )
    )
    system.release = .projected(by: 0.3)
    system.dismissRelease = .projected(by: 0.3)
    system.interruption = .anything
    system.push = slide
    system.pop = slide
    system.presentation = slide
    system.selection = TransitionStyle(.still, .spring(spring))
    system.dismissSwipe = Platform.travel
    system.settle = .spring(spring)
    system.dismissSettle = .spring(spring)
    return system
  }()
}
