/// Says when the next frame is due.
///
/// Frames are at least one interval apart while something moves; the first one after a pause is due
/// at once, so that a press is answered without delay. Between frames the loop sleeps until
/// `deadline`, and without changes it does not wake at all.
public struct FramePacer: Equatable, Sendable {
  /// The display rate that animations are made for.
  public static let standardRate = 60.0

  /// Seconds between two frames.
  public let interval: Double

  private var last: Double?
  /// Until when no picture is made because the last one was the same as before.
  private var pause = -Double.infinity

  /// Parts of an interval that pass after a picture that showed nothing new.
  private static let pauseParts = 4.0

  /// Makes a pacer that has seen no frame.
  ///
  /// - Parameter rate: Frames a second; not above 0 means the standard rate.
  public init(rate: Double = standardRate) {
    interval = 1 / (rate > 0 ? rate : Self.standardRate)
  }

  /// The earliest time for the next frame, in seconds: `now` when the last one is long enough ago.
  public func deadline(after now: Double) -> Double {
    max(now, pause, last.map { $0 + interval } ?? now)
  }

  /// Whether a frame may be made now.
  public func isDue(at now: Double) -> Bool {
    deadline(after: now) <= now
  }

  /// Notes that a picture was made which showed nothing new, so that it was no frame.
  ///
  /// The next change need not wait for a whole interval, but pictures are not made as fast as a mouse reports.
  public mutating func didCompare(at now: Double) {
    pause = now + interval / Self.pauseParts
  }

  /// Notes that a frame was made.
  ///
  /// A frame made a little late does not move the beat: as long as frames follow one another, they
  /// stay on multiples of the interval instead of drifting.
  public mutating func didDraw(at now: Double) {
    if let last, now - last < 2 * interval, now >= last + interval {
      self.last = last + interval
    } else {
      last = now
    }
  }
}
