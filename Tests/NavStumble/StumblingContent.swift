import NavTUI

/// A screen that stumbles when it has been asked for its picture a few times: while it slides in.
final class StumblingContent: ScreenContent {
  private let stumble: Stumble?
  private var frames = 0

  /// Enough for the slide to be seen, and far from its end.
  private static let fatalFrame = 5

  init(_ stumble: Stumble?) {
    self.stumble = stumble
  }

  /// Asked for once a frame.
  var revision: Int {
    frames += 1
    if frames == Self.fatalFrame {
      StandardError.say("on the way: \(frames)")
      stumble?.happen(frames - 2)
    }
    return 0
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill(canvas.theme.style(.text))
  }
}
