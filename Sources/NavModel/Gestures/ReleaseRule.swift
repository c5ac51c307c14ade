/// What is known of a gesture at the instant it is let go.
public struct Release: Sendable, Hashable {
  /// How far the pane has gone, in widths.
  public var progress: Double
  /// Its speed over the last 80 ms, in widths a second; positive toward finishing.
  public var velocity: Double
  /// The change of that speed, in widths a second squared.
  public var acceleration: Double
  /// Samples since the press, the press not counted.
  public var samples: Int
  /// The window's width, in points.
  public var width: Double

  /// Makes the release of a gesture.
  public init(
    progress: Double,
    velocity: Double = 0,
    acceleration: Double = 0,
    samples: Int = 3,
    width: Double
  ) {
    self.progress = progress
    self.velocity = velocity
    self.acceleration = acceleration
    self.samples = samples
    self.width = width
  }
}

/// Whether letting go finishes a gesture or takes it back.
///
///     ReleaseRule.projected(by: 0.3).finishes(Release(progress: 0.15, velocity: 1.6, width: 375))
public enum ReleaseRule: Sendable, Hashable {
  /// Finishes past this part of the width, strictly; speed plays no part.
  case past(Double)
  /// Finishes from this part of the width on; speed plays no part.
  case reached(Double)
  /// Finishes where the pane would be past half the width in so many seconds, strictly.
  ///
  /// react-navigation's `Card.tsx`.
  case projected(by: Double)
  /// A speed of at least so many widths a second decides by its sign; slower, the half does.
  ///
  /// Flutter's `route.dart`.
  case fling(Double)
  /// Finishes where it moves on or rests, and is faster than so many points a second or past half.
  ///
  /// Ionic's `swipe-back.ts`.
  case onward(Double)
  /// Finishes where the pane, at its mean speed and acceleration, would pass 187.5 points or half
  /// the width within a transition of so many seconds.
  ///
  /// UIKit; with fewer than three samples any speed toward the finish does.
  case platform(duration: Double)

  /// Whether letting go so finishes the gesture.
  public func finishes(_ release: Release) -> Bool {
    switch self {
    case .past(let part):
      release.progress > part
    case .reached(let part):
      release.progress >= part
    case .projected(let seconds):
      release.progress + seconds * release.velocity > Self.half
    case .fling(let speed):
      release.velocity.magnitude >= speed
        ? release.velocity > 0 : 1 - release.progress <= Self.half
    case .onward(let speed):
      release.velocity >= 0
        && (release.velocity * release.width > speed || release.progress > Self.half)
    case .platform(let duration):
      if release.samples >= Self.platformSamples {
        release.progress + release.velocity * duration
          + release.acceleration * duration * duration / 2
          > min(Self.platformReach / release.width, Self.half)
      } else {
        release.velocity > 0 && release.samples > 0
      }
    }
  }

  private static let half = 0.5
  /// Half of the 375 points of a phone's width.
  private static let platformReach = 187.5
  /// So many samples UIKit takes the mean of.
  private static let platformSamples = 3
}
