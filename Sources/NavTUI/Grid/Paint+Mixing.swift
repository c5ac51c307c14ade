extension Paint {
  /// Black.
  public static let black = Paint(0, 0, 0)
  /// White.
  public static let white = Paint(255, 255, 255)

  /// The colour `amount` of the way to `other`: 0 or less is this one, 1 or more the other.
  ///
  /// The way is even to the eye (OKLab). The terminal's own colours cannot be mixed: the nearer of
  /// the two is taken.
  public func mixed(with other: Paint, _ amount: Double) -> Paint {
    if amount <= 0 || self == other { return self }
    if amount >= 1 { return other }
    let middle = 0.5
    if isDefault || other.isDefault { return amount < middle ? self : other }
    return PerceivedColor(self).mixed(with: PerceivedColor(other), Float(amount)).paint
  }

  /// The colour with `amount` of its channels taken away, 0…1; the terminal's own stays.
  public func darkened(_ amount: Double) -> Paint {
    if isDefault || !(amount > 0) { return self }
    let rest = max(1 - amount, 0)
    let channel = { (level: UInt8) in UInt8((Double(level) * rest).rounded()) }
    return Paint(channel(red), channel(green), channel(blue))
  }
}

extension Style {
  /// The style with `amount` of both its colours taken by black, 0…1.
  public func darkened(_ amount: Double) -> Style {
    Style(
      foreground: foreground.darkened(amount),
      background: background.darkened(amount),
      attributes: attributes
    )
  }
}
