import LibC

/// Where the time comes from.
///
/// Nothing in the kit reads a clock by itself; the run loop asks one and hands the time on. So a test
/// cranks time by hand, and a whole swipe takes no time at all.
public protocol FrameClock: AnyObject {
  /// Seconds since the start; never runs backwards.
  var now: Double { get }
}

/// The machine's clock, from the moment it is made.
///
/// `CLOCK_MONOTONIC`: setting the time of day does not move it, and it stands while the machine sleeps.
public final class SystemClock: FrameClock {
  private let start: timespec

  /// Makes a clock that shows 0 now.
  public init() {
    start = Self.read()
  }

  /// Seconds since it was made.
  public var now: Double {
    let time = Self.read()
    return Double(time.tv_sec - start.tv_sec)
      + Double(time.tv_nsec - start.tv_nsec) / Self.nanosecondsPerSecond
  }

  private static let nanosecondsPerSecond = 1e9

  private static func read() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}

/// A clock that a test turns by hand.
public final class ManualClock: FrameClock {
  /// Seconds since the start.
  public private(set) var now: Double

  /// Makes a clock that shows a time.
  public init(now: Double = 0) {
    self.now = now
  }

  /// Lets time pass, in seconds; negative amounts are ignored.
  public func advance(by seconds: Double) {
    now += max(seconds, 0)
  }
}
