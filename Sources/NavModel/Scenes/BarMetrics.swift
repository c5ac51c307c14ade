/// How high bars are, in whole lines of text.
enum BarMetrics {
  /// With so many lines in the window, and one below it for the key hints, a bar has room to breathe.
  private static let roomyLines = 29.0

  /// Large titles are for windows with so many lines; in lower ones the title stays in the bar.
  private static let largeTitleLines = 12.0
  /// The lines that a large title takes below the bar.
  private static let largeTitleRows = 2.0

  /// The height of a navigation bar without a large title, in points.
  static func height(of face: BarFace, in window: Window) -> Double {
    let isRoomy = window.height >= roomyLines * window.lineHeight
    var lines = isRoomy ? 2.0 : 1.0
    if face.prompt != nil { lines += 1 }
    if face.hasStatusLine { lines += 1 }
    return lines * window.lineHeight
  }

  /// The height of an open large title, in points; 0 where there is no room for one.
  static func largeTitleHeight(in window: Window) -> Double {
    let hasRoom = window.height >= largeTitleLines * window.lineHeight
    return hasRoom ? largeTitleRows * window.lineHeight : 0
  }

  /// The height of a tab bar, in points.
  static func tabBarHeight(in window: Window) -> Double { window.lineHeight }
}
