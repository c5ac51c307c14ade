/// Where two panes are while one of them covers the other.
///
/// Everything follows from one number, how far the upper pane covers the lower one: 1 covers it
/// whole, 0 has left to the trailing side. Panes so always meet, whoever moves them and whichever
/// way.
public struct Travel: Sendable, Hashable {
  /// Where the lower pane is while it is covered, in widths; 0 stands still, −0.3 follows slowly.
  public var parallax: Double
  /// How much of the covered pane is taken by black, 0…1.
  public var dim: Double
  /// How strong the upper pane's shadow is at its leading edge, 0…1.
  public var shadow: Double

  /// Makes a way to travel.
  public init(parallax: Double, dim: Double = 0, shadow: Double = 0) {
    self.parallax = parallax
    self.dim = dim
    self.shadow = shadow
  }

  /// The pane below stands still and stays bright.
  public static let still = Travel(parallax: 0)

  /// The upper pane's left edge in left-to-right layout, in widths.
  public func top(cover: Double) -> Double { 1 - cover }

  /// The lower pane's left edge in left-to-right layout, in widths.
  public func under(cover: Double) -> Double { parallax * cover }

  /// How much of the lower pane is taken by black.
  public func dim(cover: Double) -> Double { dim * cover }
}

/// How an operation that runs by itself looks.
public struct TransitionStyle: Sendable, Hashable {
  /// Where the panes are.
  public var travel: Travel
  /// How the way is taken.
  public var timing: Animation.Timing

  /// Makes a style.
  public init(_ travel: Travel, _ timing: Animation.Timing) {
    self.travel = travel
    self.timing = timing
  }
}

/// How a gesture that was let go runs to its end.
public enum SettleStyle: Sendable, Hashable {
  /// On a spring that starts at the release speed.
  case spring(Spring)
  /// Along a curve in so many seconds, however far it is.
  case curve(TimingCurve, duration: Double)
  /// Along a curve, in the transition's duration times what remains over the completion speed:
  /// UIKit's percent-driven transition.
  case completion(TimingCurve, duration: Double, speed: CompletionSpeed)

  /// `UIPercentDrivenInteractiveTransition.completionSpeed`, as its users set it.
  public enum CompletionSpeed: Sendable, Hashable {
    /// 1: as fast as the animation itself.
    case one
    /// 1 − progress.
    case rest
    /// The larger of the remaining fraction and the duration times the release speed.
    case release
  }

  /// The way from `progress` to `goal` (0 or 1) for a gesture let go at `velocity`, in widths a second.
  public func animation(from progress: Double, to goal: Double, velocity: Double) -> Animation {
    switch self {
    case .spring(let spring):
      // A hand that let go outward has nothing left to push with beyond the window's edge.
      let isOutward = (goal - progress) * velocity < 0
      let speed = isOutward ? max(min(velocity, Self.outward), -Self.outward) : velocity
      return Animation(from: progress, to: goal, velocity: speed, timing: .spring(spring))
    case .curve(let curve, let duration):
      return Animation(from: progress, to: goal, timing: .curve(curve, duration: duration))
    case .completion(let curve, let duration, let speed):
      let remaining = (goal - progress).magnitude
      let completionSpeed =
        switch speed {
        case .one: 1.0
        case .rest: 1 - progress
        case .release: max(remaining, duration * velocity.magnitude)
        }
      // No settle takes longer than the whole transition.
      let time = min(duration * remaining / max(completionSpeed, .leastNonzeroMagnitude), duration)
      return Animation(from: progress, to: goal, timing: .curve(curve, duration: time))
    }
  }

  /// The most speed away from the goal that a settle starts with, in widths a second.
  private static let outward = 4.0
}
