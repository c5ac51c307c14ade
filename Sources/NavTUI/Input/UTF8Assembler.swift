/// Puts one character together from bytes that may arrive one by one.
///
/// It refuses a byte as soon as no valid character can come of it (Unicode 15, table 3-7), so broken
/// text gives one U+FFFD for each part of a character, as `String(decoding:as:)` does.
struct UTF8Assembler: Sendable {
  /// What stands for bytes that are no text.
  static let replacement: Character = "\u{fffd}"

  private static let payloadBits: UInt32 = 6
  private static let continuation: ClosedRange<UInt8> = 0x80...0xbf

  private var code: UInt32
  private var missing: Int
  private var allowed: ClosedRange<UInt8>

  /// Begins with a first byte; nil where no character begins with it, or ends with it alone.
  init?(lead: UInt8) {
    switch lead {
    case 0xc2...0xdf: (code, missing) = (UInt32(lead & 0x1f), 1)
    case 0xe0...0xef: (code, missing) = (UInt32(lead & 0x0f), 2)
    case 0xf0...0xf4: (code, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    allowed =
      switch lead {
      case 0xe0: 0xa0...0xbf  // no longer than needed
      case 0xed: 0x80...0x9f  // no surrogates
      case 0xf0: 0x90...0xbf  // no longer than needed
      case 0xf4: 0x80...0x8f  // nothing above U+10FFFF
      default: Self.continuation
      }
  }

  /// What a byte leads to.
  enum Step: Equatable {
    /// More bytes are needed.
    case more
    /// The byte was the last one.
    case complete(Unicode.Scalar)
    /// The byte does not belong to the character, which is broken.
    case broken
  }

  /// Adds a byte.
  mutating func accept(_ byte: UInt8) -> Step {
    guard allowed ~= byte else { return .broken }
    code = code << Self.payloadBits | UInt32(byte & 0x3f)
    missing -= 1
    allowed = Self.continuation
    guard missing == 0 else { return .more }
    return Unicode.Scalar(code).map(Step.complete) ?? .broken
  }
}
