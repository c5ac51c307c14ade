/// A colour of 8 bits a channel, as a screen asks for it.
///
/// What a terminal can show of it is the renderer's concern.
public struct Color: Hashable, Sendable {
  /// The red channel, 0…255.
  public var red: UInt8
  /// The green channel, 0…255.
  public var green: UInt8
  /// The blue channel, 0…255.
  public var blue: UInt8

  /// Makes a colour of its three channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`, in either case; anything else gives nil.
  public init?(hex: some StringProtocol) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      UInt8(truncatingIfNeeded: number >> 16),
      UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number)
    )
  }

  /// The colour as `#rrggbb`, in lower case.
  public var hex: String {
    func digits(_ channel: UInt8) -> String {
      let text = String(channel, radix: 16)
      return channel < 16 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }
}
