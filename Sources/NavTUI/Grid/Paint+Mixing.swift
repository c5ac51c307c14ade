extension Paint {
  /// Black.
  public static let black = Paint(0, 0, 0)

  /// The colour `amount` of the way to `other`: 0 or less is this one, 1 or more the other.
  ///
  /// The terminal's own colours cannot be mixed: the nearer of the two is taken.
  public func mixed(with other: Paint, _ amount: Double) -> Paint {
    if amount <= 0 { return self }
    if amount >= 1 { return other }
    let middle = 0.5
    if isDefault || other.isDefault { return amount < middle ? self : other }
    func channel(_ near: UInt8, _ far: UInt8) -> UInt8 {
      UInt8((Double(near) + (Double(far) - Double(near)) * amount).rounded())
    }
    return Paint(
      channel(red, other.red),
      channel(green, other.green),
      channel(blue, other.blue)
    )
  }

  /// The colour with `amount` of it taken by black, 0…1; the terminal's own stays.
  public func darkened(_ amount: Double) -> Paint {
    isDefault ? self : mixed(with: .black, amount)
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
