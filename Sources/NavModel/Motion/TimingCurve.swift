/// How far an animation has come at each part of its time.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points, as in
/// `CAMediaTimingFunction`.
///
///     TimingCurve.easeOut.progress(at: 0.5)  // past the half already
public struct TimingCurve: Sendable, Hashable {
  /// The first control point's place in time, 0…1.
  public var x1: Double
  /// The first control point's progress.
  public var y1: Double
  /// The second control point's place in time, 0…1.
  public var x2: Double
  /// The second control point's progress.
  public var y2: Double

  /// Makes a curve of its control points; times outside 0…1 are clamped, so that it never runs back in time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Even speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Starts slowly; UIKit's `curveEaseIn`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly; UIKit's `curveEaseOut`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly; UIKit's `curveEaseInOut`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The progress at a part of the time; time is clamped to 0…1.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.bezier(y1, y2, at: parameter(at: time))
  }

  /// The slope of the progress at a part of the time; 0 outside 0…1.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    return slope(atParameter: parameter(at: time))
  }

  /// Progress and its slope at a part of the time between 0 and 1, both of which take the same search.
  func motion(at time: Double) -> (progress: Double, slope: Double) {
    guard time > 0, time < 1 else { return (progress(at: time), slope(at: time)) }
    let parameter = parameter(at: time)
    return (Self.bezier(y1, y2, at: parameter), slope(atParameter: parameter))
  }

  private func slope(atParameter parameter: Double) -> Double {
    let run = Self.derivative(x1, x2, at: parameter)
    let rise = Self.derivative(y1, y2, at: parameter)
    return run > Self.flat ? rise / run : 0
  }

  /// Below this the curve counts as standing still in time.
  private static let flat = 1e-9

  /// Halvings of 0…1 until two neighbours are the same for any screen.
  private static let halvings = 30

  private func parameter(at time: Double) -> Double {
    // x grows with the parameter, so halving always finds it; Newton's steps need not.
    var low = 0.0
    var high = 1.0
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func derivative(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
