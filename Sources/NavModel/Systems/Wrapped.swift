extension NavigationSystem {
  /// MLNavigationController: every screen wrapped in a controller of its own, with its own real bar.
  ///
  /// Its edge pan is on; ``wrapped(fullScreenPan:)`` trades it for one over the whole screen, and
  /// the two are never on together. A pushed screen without a back item of its own gets 返回.
  public static let wrapped = wrapped(fullScreenPan: false)

  /// MLNavigationController with its edge pan, or with its pan over the whole screen instead.
  public static func wrapped(fullScreenPan: Bool) -> NavigationSystem {
    let start: [BeginRule.Condition] = fullScreenPan ? [] : [.edge(Platform.edge)]
    var system = platform(
      "wrapped",
      "MLNavigationController: each screen in a controller of its own, with its own bar.",
      begin: BeginRule(
        hysteresis: Platform.hysteresis,
        [.notRoot, .allowed(.on), .initialDistance, .idle] + start + [
          .trailing(orNone: true), .cone(tangent: BeginRule.tangentOf45Degrees),
        ]
      )
    )
    system.containment = .wrapped
    system.bar = BarStyle(
      .smooth,
      back: .always(BarItem("返回", color: Color(18, 150, 219)))
    )
    return system
  }
}
