extension NavigationSystem {
  /// A root with a hidden bar in one controller, the rest presented over it in a second one.
  ///
  /// The presentation looks like a push: 0.25 s, ease-in-out, what is below stands still. A swipe
  /// dismisses past the half, strictly, and only while the presented controller shows its root.
  public static let presented: NavigationSystem = {
    var system = platform(
      "presented",
      "The hidden-bar root in one controller, the rest presented over it in another.",
      begin: BeginRule(
        hysteresis: Platform.hysteresis,
        [
          .notRoot, .allowed(.on), .initialDistance, .lastShownIsTop, .trailing(orNone: true),
          .cone(tangent: BeginRule.tangentOf45Degrees),
        ]
      )
    )
    system.presentsOverRoot = true
    system.bar = BarStyle(
      .fused,
      appearance: BarAppearance(alpha: 1, titleColor: Color(255, 255, 255), status: .light)
    )
    return system
  }()
}
