/// A block element as the part of its cell that it fills: Unicode's chart U+2580, as far as it is rectangles.
struct BlockElement: Equatable {
  /// Where it begins, from the left: 0…1.
  private(set) var left = 0.0
  /// Where it begins, from the top: 0…1.
  private(set) var top = 0.0
  /// How wide it is.
  private(set) var width = 1.0
  /// How high it is.
  private(set) var height = 1.0
  /// How much of it there is: shades are a quarter, a half, and three quarters.
  private(set) var opacity = 1.0

  /// Parts that the chart divides a cell into.
  private static let parts = 8.0
  private static let half = 0.5
  private static let quarter = 0.25

  /// The block of a scalar; nil for another glyph, and for the quadrants, which are not single rectangles.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "▀": height = Self.half
    case "▁"..."█":
      height = Double(scalar.value - Self.beforeLower) / Self.parts
      top = 1 - height
    case "▉"..."▏": width = Double(Self.afterLeft - scalar.value) / Self.parts
    case "▐":
      left = Self.half
      width = Self.half
    case "░"..."▓": opacity = Double(scalar.value - Self.beforeShades) * Self.quarter
    case "▔": height = 1 / Self.parts
    case "▕":
      width = 1 / Self.parts
      left = 1 - width
    default: return nil
    }
  }

  /// U+2581 is one eighth from below, U+2588 all of them.
  private static let beforeLower: UInt32 = 0x2580
  /// U+258F is one eighth from the left, U+2589 seven.
  private static let afterLeft: UInt32 = 0x2590
  /// U+2591 is the lightest of three shades.
  private static let beforeShades: UInt32 = 0x2590
}
