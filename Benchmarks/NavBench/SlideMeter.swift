import NavModel
import NavTUI

/// What the frames of slides cost on a stage: a screen pushed and popped, over and over.
struct SlideMeter {
  /// Nanoseconds of a frame, of the quickest slide: what it costs when nobody else is at the machine.
  private(set) var time = Double.infinity
  /// Blocks taken from the heap in frames of the steady state.
  private(set) var blocks: UInt64 = 0
  /// How many frames those were.
  private(set) var steadyFrames = 0
  /// Bytes of a frame.
  private(set) var bytes = 0.0

  private static let warmUp = 4
  /// More frames than a slide has.
  private static let patience = 600
  /// Frames at the start of a slide in which the two screens are drawn for the first time.
  private static let startFrames = 2

  /// Measures so many slides, pushes and pops in turn.
  init(_ stage: Stage, slides: Int = 16, pushing content: any ScreenContent) {
    for number in 0..<Self.warmUp { slide(stage, number, content, counts: false) }
    let before = stage.totals
    for number in 0..<slides { slide(stage, number, content, counts: true) }
    let (frames, sent) = (stage.totals.frames - before.frames, stage.totals.bytes - before.bytes)
    bytes = Double(sent) / Double(max(frames, 1))
  }

  private mutating func slide(
    _ stage: Stage,
    _ number: Int,
    _ content: any ScreenContent,
    counts: Bool
  ) {
    if number.isMultiple(of: 2) {
      stage.app.push(Screen("detail", title: "Detail"), showing: content)
    } else {
      stage.app.navigator.pop()
    }
    var (sum, frames) = (0.0, 0)
    var isSliding = true
    while isSliding && frames < Self.patience {
      let before = stage.totals.frames
      let cost = stage.step()
      isSliding = stage.app.navigator.phase != .idle
      guard stage.totals.frames > before else { continue }
      frames += 1
      sum += cost.time
      guard counts, isSliding, frames > Self.startFrames else { continue }
      blocks += cost.blocks
      steadyFrames += 1
    }
    if counts, frames > 0 { time = min(time, sum / Double(frames)) }
    stage.settle()
  }
}
