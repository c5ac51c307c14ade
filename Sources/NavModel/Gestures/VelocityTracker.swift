/// How fast the pointer has moved lately, along the window's width.
///
/// Velocity is the way from the first to the last sample of the last 80 ms over the time between
/// them, so a pointer that rests before it lets go has none.
public struct VelocityTracker: Sendable, Equatable {
  /// How far back samples count, in seconds.
  public static let span = 0.08

  /// Two samples nearer than this in time are one instant, in seconds.
  private static let instant = Animation.instant

  /// More than a pointer sends in 80 ms; beyond it the oldest are forgotten.
  private static let capacity = 128

  private var samples: [PanSample] = []

  /// How many samples came since the press, the press not counted.
  public private(set) var count = 0

  /// Makes a tracker that has seen nothing.
  public init() {
    samples.reserveCapacity(Self.capacity)
  }

  /// The latest sample; nil before the first press.
  public var last: PanSample? { samples.last }

  /// Forgets everything and starts with the press.
  public mutating func begin(_ press: PanSample) {
    samples.removeAll(keepingCapacity: true)
    samples.append(press)
    count = 0
  }

  /// Takes in a movement; of several at one instant the first and the last one count.
  public mutating func add(_ sample: PanSample) {
    count += 1
    if samples.count > 1, sample.time - samples[samples.count - 2].time < Self.instant {
      samples[samples.count - 1] = sample
      return
    }
    let isRecent = { (old: PanSample) in sample.time - old.time <= Self.span + Self.instant }
    let outdated = samples.firstIndex(where: isRecent) ?? samples.count
    samples.removeFirst(max(outdated, samples.count - Self.capacity + 1))
    samples.append(sample)
  }

  /// The speed toward the right at `time`, in points a second; 0 where no time has passed.
  public func velocity(at time: Double) -> Double {
    let recent = recent(at: time)
    guard let first = recent.first, let last = recent.last else { return 0 }
    return Self.speed(from: first, to: last)
  }

  /// The change of speed between the last three samples at `time`, in points a second squared;
  /// 0 where there are fewer.
  public func acceleration(at time: Double) -> Double {
    var last: [PanSample] = []
    for sample in recent(at: time).reversed() where last.count < 3 {
      // Of several at one instant the last one counts.
      if let next = last.last, next.time - sample.time < Self.instant { continue }
      last.append(sample)
    }
    guard last.count == 3 else { return 0 }
    let (a, b, c) = (last[2], last[1], last[0])
    return (Self.speed(from: b, to: c) - Self.speed(from: a, to: b)) / ((c.time - a.time) / 2)
  }

  private func recent(at time: Double) -> ArraySlice<PanSample> {
    samples.drop { time - $0.time > Self.span + Self.instant }
  }

  private static func speed(from a: PanSample, to b: PanSample) -> Double {
    let time = b.time - a.time
    return time > instant ? (b.location.x - a.location.x) / time : 0
  }
}
