/// Something that has in-between states.
public protocol Interpolatable {
  /// The state `fraction` of the way from this one to `target`.
  ///
  /// 0 gives this one and 1 gives `target`; what lies outside 0…1 lies on the line beyond them,
  /// where the type can express it.
  func interpolated(to target: Self, by fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// The number `fraction` of the way from this one to `target`.
  public func interpolated(to target: Double, by fraction: Double) -> Double {
    self + (target - self) * fraction
  }
}
