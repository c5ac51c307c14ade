/// Where the pointer was at an instant.
public struct PanSample: Sendable, Hashable {
  /// The place, in points of the window.
  public var location: Point
  /// The instant, in seconds of the navigator's own time.
  public var time: Double

  /// Makes a sample.
  public init(location: Point, time: Double) {
    self.location = location
    self.time = time
  }
}
