import CUtf8proc

/// How many columns text takes.
///
/// A grapheme cluster takes 0, 1 or 2 columns, by the tables of utf8proc (Unicode 15). Terminals
/// disagree about emoji sequences; what is counted here is the room that is reserved for them.
///
///     GlyphWidth.of("返回")   // 4
public enum GlyphWidth {
  /// The most columns that one cluster takes.
  private static let widest = 2
  /// Asks for the emoji form of the scalar before it.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let printableASCII: ClosedRange<UInt32> = 0x20...0x7E
  private static let printable = UInt8(printableASCII.lowerBound)...UInt8(printableASCII.upperBound)

  /// The columns that one cluster takes as it is shown: 0 where there is nothing to see, else 1 or 2.
  ///
  /// A control character takes 1: it is shown as a picture of itself.
  public static func of(_ character: Character) -> Int {
    if let first = character.unicodeScalars.first, isUnprintable(first) { return 1 }
    var sum = 0
    for scalar in character.unicodeScalars {
      if scalar == emojiSelector, sum > 0 { return widest }
      sum += of(scalar)
    }
    return min(sum, widest)
  }

  /// The columns that `text` takes on one line.
  @_specialize(where Text == String)
  @_specialize(where Text == Substring)
  public static func of<Text: StringProtocol>(_ text: Text) -> Int {
    withPrintableASCII(text) { $0.count } ?? text.reduce(0) { $0 + of($1) }
  }

  /// Hands over the bytes of a text of printable ASCII, each of which takes one cell; nil for any other.
  ///
  /// Most of what is drawn is, and need not be taken apart into clusters.
  static func withPrintableASCII<Result>(
    _ text: some StringProtocol,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
      let isPlain = bytes.allSatisfy { printable.contains($0) }
      return isPlain ? body(bytes) : nil
    }
    return result ?? nil
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if printableASCII.contains(scalar.value) { return 1 }
    switch category(of: scalar) {
    case UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_ME:
      return 0
    default:
      return min(max(Int(utf8proc_charwidth(Int32(bitPattern: scalar.value))), 0), widest)
    }
  }

  /// Whether a terminal could take the scalar for something else than a glyph, or cannot know it.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    if printableASCII.contains(scalar.value) { return false }
    switch category(of: scalar) {
    case UTF8PROC_CATEGORY_CC, UTF8PROC_CATEGORY_CN, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP:
      return true
    default:
      return false
    }
  }

  private static func category(of scalar: Unicode.Scalar) -> utf8proc_category_t {
    utf8proc_category(Int32(bitPattern: scalar.value))
  }
}

extension GlyphWidth {
  /// Whether `character` is a command to a terminal rather than a glyph.
  static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { category(of: $0) == UTF8PROC_CATEGORY_CC } ?? false
  }
}
