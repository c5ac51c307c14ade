extension NavigationSystem {
  /// LXFNavigationController: a pan over the whole view drives the platform's own interactive pop.
  ///
  /// The edge pan is off. The guard on the root is what the technique is known for lacking: without
  /// it a swipe on the root leaves a transition begun, and the next push does not happen.
  public static let fullScreenPan = platform(
    "fullScreenPan",
    "LXFNavigationController: the platform's pop, driven from the whole screen.",
    begin: BeginRule(
      hysteresis: Platform.hysteresis,
      [
        .notRoot, .allowed(.on), .initialDistance, .idle, .trailing(orNone: true),
        .cone(tangent: BeginRule.tangentOf45Degrees),
      ]
    )
  )
}
