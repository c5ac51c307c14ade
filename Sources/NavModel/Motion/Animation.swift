/// A way from where something is to where it shall be, and how far along it is.
///
/// It starts at a position and a speed, never passes its goal, and ends when it first gets there.
public struct Animation: Sendable, Equatable {
  /// How the way is taken.
  public enum Timing: Sendable, Hashable {
    /// Along a curve, in so many seconds, whatever the speed before.
    case curve(TimingCurve, duration: Double)
    /// On a spring, which takes over the speed before.
    case spring(Spring)

    /// The same for a part of the way: a curve takes that part of its time.
    func shortened(to part: Double) -> Timing {
      switch self {
      case .curve(let curve, let duration): .curve(curve, duration: duration * part)
      case .spring: self
      }
    }
  }

  /// Where it started.
  public let start: Double
  /// Where it ends.
  public let goal: Double
  /// How the way is taken.
  public let timing: Timing
  /// The speed it started with, in units a second; means nothing to a curve.
  public let initialVelocity: Double
  /// Seconds since the start.
  public private(set) var elapsed: Double = 0

  /// So near to its goal a spring has arrived, in widths: an eighth of a cell of a window of 250 columns.
  private static let arrival = 0.0005

  /// Makes an animation at its start.
  public init(from start: Double, to goal: Double, velocity: Double = 0, timing: Timing) {
    self.start = start
    self.goal = goal
    self.timing = timing
    initialVelocity = velocity
  }

  /// Lets `seconds` pass; negative ones, and what is no number, count as 0.
  public mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    elapsed = min(elapsed + seconds, Self.eternity)
  }

  /// Two times nearer than this are one, in seconds: frames add up to a hair less than they should.
  static let instant = 1e-9

  /// More time than any way takes, in seconds; still a number to calculate with.
  private static let eternity = 1e9

  /// Where it is now.
  public var position: Double { motion.position }

  /// How fast it moves now, in units a second; 0 once it has ended.
  public var velocity: Double { motion.velocity }

  /// Whether it has arrived.
  public var isFinished: Bool {
    switch timing {
    case .curve(_, let duration): !(elapsed < duration - Self.instant) || start == goal
    case .spring: motion.isFinished
    }
  }

  /// Position, speed and whether the goal is reached, in one evaluation.
  public var motion: (position: Double, velocity: Double, isFinished: Bool) {
    switch timing {
    case .curve(let curve, let duration):
      guard elapsed < duration - Self.instant, start != goal else { return (goal, 0, true) }
      let now = curve.motion(at: elapsed / duration)
      return (
        start.interpolated(to: goal, by: now.progress),
        now.slope * (goal - start) / duration, false
      )
    case .spring(let spring):
      let displacement = start - goal
      let crossing = spring.crossing(displacement: displacement, velocity: initialVelocity)
      if let crossing, elapsed >= crossing { return (goal, 0, true) }
      let now = spring.motion(
        at: elapsed,
        displacement: displacement,
        velocity: initialVelocity
      )
      let hasArrived =
        now.displacement.magnitude < Self.arrival
        && now.velocity.magnitude < Self.arrival / Self.frame
      return hasArrived ? (goal, 0, true) : (goal + now.displacement, now.velocity, false)
    }
  }

  /// A frame's time: a spring slower than an eighth of a cell in that has stopped for the eye.
  private static let frame = 1.0 / 60
}
