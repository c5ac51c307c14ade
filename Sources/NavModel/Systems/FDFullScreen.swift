extension NavigationSystem {
  /// FDFullscreenPopGesture: the platform's pop from the whole screen, with settings for each screen.
  ///
  /// Refuses, in this order: the root, a screen that disables it, a touch further in than the
  /// screen allows, a running transition, a movement that is not toward the trailing side.
  public static let fdFullScreen = platform(
    "fdFullScreen",
    "FDFullscreenPopGesture: from anywhere, with a say for every screen.",
    begin: BeginRule(
      hysteresis: Platform.hysteresis,
      [
        .notRoot, .allowed(.on), .initialDistance, .idle, .trailing(orNone: false),
        .cone(tangent: BeginRule.tangentOf45Degrees),
      ]
    )
  )
}
