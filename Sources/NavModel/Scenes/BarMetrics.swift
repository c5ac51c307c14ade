/// How high bars are, in whole lines of text.
enum BarMetrics {
  /// With so many lines in the window, and one below it for the key hints, a bar has room to breathe.
  private static let roomyLines = 29.0

  /// The height of a navigation bar, in points.
  static func height(of face: BarFace, in window: Window) -> Double {
    height(hasPrompt: face.prompt != nil, in: window)
  }

  /// The height of a navigation bar with or without a prompt, in points.
  static func height(hasPrompt: Bool, in window: Window) -> Double {
    let isRoomy = window.height >= roomyLines * window.lineHeight
    let lines = (isRoomy ? 2.0 : 1.0) + (hasPrompt ? 1.0 : 0.0)
    return lines * window.lineHeight
  }

  /// The height of a tab bar, in points.
  static func tabBarHeight(in window: Window) -> Double { window.lineHeight }
}
