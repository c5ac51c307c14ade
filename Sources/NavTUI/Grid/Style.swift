/// A colour of a cell: the terminal's own default, or 8 bits a channel.
///
/// Styles hold full colours; what the terminal can show of them is decided on the way out.
public struct Paint: Hashable, Sendable, BitwiseCopyable {
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Whatever the terminal draws by itself.
  public static let terminalDefault = Paint(bits: 0)

  /// Makes a colour of its three channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    bits = 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Whether it is the terminal's own colour.
  public var isDefault: Bool { bits == 0 }
  /// The red channel; 0 for the terminal's own.
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// The green channel; 0 for the terminal's own.
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The blue channel; 0 for the terminal's own.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
}

/// What a cell's glyph looks like beside its colours.
public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Makes the set whose bits are given.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter strokes.
  public static let dim = Attributes(rawValue: 2)
  /// Slanted strokes.
  public static let italic = Attributes(rawValue: 4)
  /// A line beneath.
  public static let underline = Attributes(rawValue: 8)
  /// Colours swapped.
  public static let reverse = Attributes(rawValue: 16)
  /// A line through.
  public static let strikethrough = Attributes(rawValue: 32)
}

/// How a cell is drawn.
public struct Style: Hashable, Sendable, BitwiseCopyable {
  /// The glyph's colour.
  public var foreground: Paint
  /// The colour behind it.
  public var background: Paint
  /// Everything else.
  public var attributes: Attributes

  /// Makes a style; what is left out is the terminal's own.
  public init(
    foreground: Paint = .terminalDefault,
    background: Paint = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
