extension NavigationSystem {
  /// WHC_NavigationController, the Taobao look: a picture of what is below slides in half as fast.
  ///
  /// The swipe begins anywhere once it has moved 30 points, counts from there, and pops from 0.4 of
  /// the width on, whatever its speed. A push moves the old picture out to the leading side.
  public static let snapshot = snapshot(border: nil)

  /// WHC_NavigationController whose swipe starts within `border` points of the edge; nil for anywhere.
  public static func snapshot(border: Double?) -> NavigationSystem {
    let start: [BeginRule.Condition] = border.map { [.edge($0)] } ?? []
    var system = platform(
      "snapshot",
      "WHC_NavigationController: a picture below, half as fast; 40 % pops.",
      begin: BeginRule(
        hysteresis: 30,
        origin: .start,
        [.notRoot, .allowed(.on), .initialDistance, .idle] + start + [
          .trailing(orNone: false), .cone(tangent: BeginRule.tangentOf45Degrees),
        ]
      )
    )
    let duration = 0.3
    let fade = 0.5
    let aside = Travel(parallax: -1, dim: fade, shadow: Platform.shadow)
    system.release = .reached(0.4)
    system.push = TransitionStyle(aside, .curve(.easeIn, duration: duration))
    system.pop = TransitionStyle(aside, .curve(.easeOut, duration: duration))
    system.swipe = Travel(parallax: -0.5, dim: fade, shadow: Platform.shadow)
    system.settle = .curve(.easeOut, duration: duration)
    system.bar = BarStyle(.smooth)
    system.skipsFirstPush = true
    system.usesPictures = true
    return system
  }
}
