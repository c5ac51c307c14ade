#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A critically damped spring: the fastest way to a goal that does not swing past it.
///
/// With the displacement x from the goal, x″ = −2ω·x′ − ω²·x, whose solution is
/// x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t). A spring that starts fast enough toward its goal would
/// still cross it once; whoever drives it stops there.
public struct Spring: Sendable, Hashable {
  /// Seconds of one undamped oscillation, 2π/ω; shorter is stiffer.
  ///
  /// SwiftUI's `response`.
  public let response: Double

  /// ω, in radians a second.
  private let frequency: Double

  /// Makes a spring.
  ///
  /// A response below a thousandth of a second, or none that is a number, counts as that.
  public init(response: Double) {
    self.response = response.isFinite ? max(response, Self.stiffest) : Self.stiffest
    frequency = 2 * Double.pi / self.response
  }

  /// The shortest response, in seconds: over before the next frame.
  private static let stiffest = 0.001

  /// The displacement from the goal and its speed, `time` seconds after a start at `displacement`
  /// with `velocity`.
  public func motion(
    at time: Double,
    displacement: Double,
    velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    let slope = velocity + frequency * displacement
    let decay = exp(-frequency * time)
    let position = (displacement + slope * time) * decay
    return (position, slope * decay - frequency * position)
  }

  /// The time at which the goal is crossed; nil where it is only approached.
  public func crossing(displacement: Double, velocity: Double) -> Double? {
    let slope = velocity + frequency * displacement
    guard displacement != 0 else { return 0 }
    guard displacement.sign != slope.sign, slope != 0 else { return nil }
    return -displacement / slope
  }
}
