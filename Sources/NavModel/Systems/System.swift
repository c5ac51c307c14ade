extension NavigationSystem {
  /// The platform's own `UINavigationController`.
  ///
  /// Source: UIKit; the swipe's rules are in Documentation as measured from its interactive
  /// transition. A hidden bar or a custom back item switches the swipe off unless the screen
  /// switches it on, which is what setting the gesture's delegate to the screen does.
  public static let system = platform(
    "system",
    "UIKit's own: from the edge only, off with a hidden bar or a custom back item.",
    begin: BeginRule(
      hysteresis: Platform.hysteresis,
      [
        .notRoot, .allowed(.onWithPlainBar), .initialDistance, .idle, .edge(Platform.edge),
        .trailing(orNone: true), .cone(tangent: BeginRule.tangentOf45Degrees),
      ]
    )
  )
}
