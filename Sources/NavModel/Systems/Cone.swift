extension NavigationSystem {
  /// RootNavigationController: a pan over the whole screen, within 30° of the horizontal.
  ///
  /// The bar has no layout margins, and the edge pan is off.
  public static let cone: NavigationSystem = {
    var system = platform(
      "cone",
      "RootNavigationController: from anywhere, within 30° of the horizontal.",
      begin: BeginRule(
        hysteresis: Platform.hysteresis,
        [
          .notRoot, .allowed(.on), .initialDistance, .idle, .trailing(orNone: true),
          .cone(tangent: BeginRule.tangentOf30Degrees),
        ]
      )
    )
    system.bar = BarStyle(.fused, margin: 0)
    return system
  }()
}
