extension NavigationSystem {
  /// The fully custom transition: an animator for the pop, and a driver that a pan feeds.
  ///
  /// A pop takes 0.25 s over a pane that stands still, and a swipe finishes past the half,
  /// strictly. Only a pop has the animator; a push stays the platform's.
  public static let percentDriven: NavigationSystem = {
    var system = platform(
      "percentDriven",
      "An animator and a percent-driven pan of one's own, for the pop alone.",
      begin: BeginRule(
        hysteresis: Platform.hysteresis,
        [
          .notRoot, .allowed(.on), .initialDistance, .idle, .trailing(orNone: true),
          .cone(tangent: BeginRule.tangentOf45Degrees),
        ]
      )
    )
    let duration = 0.25
    let travel = Travel(parallax: 0, shadow: Platform.shadow)
    system.release = .past(0.5)
    system.pop = TransitionStyle(travel, .curve(.easeInOut, duration: duration))
    system.swipe = travel
    system.settle = .completion(.easeInOut, duration: duration, speed: .one)
    return system
  }()
}
