/// What fills a bar behind its title and items.
public enum BarBackground: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A blend from the leading to the trailing side, or from the top down.
  case gradient(Color, Color, GradientAxis = .across)
  /// A picture of text.
  case image(BarImage)
}

/// Which way a gradient runs.
public enum GradientAxis: Sendable, Hashable {
  /// From the leading to the trailing side.
  case across
  /// From the top to the bottom.
  case down
}

/// A picture made of text, to lie behind a bar's title and items.
///
///     BarImage("~-._.-", ink: Color(90, 160, 210), ground: Color(10, 40, 90))
public struct BarImage: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How a picture fills a bar that has another size.
  public enum Fill: Sendable, Hashable {
    /// It begins at the leading top corner and is repeated.
    case tiled
    /// It is drawn once, as wide and as high as the bar, by leaving out or repeating glyphs.
    case fitted
  }

  /// Its lines, from the top; an empty picture is its ground alone.
  public var lines: [String]
  /// How it fills the bar.
  public var fill: Fill
  /// The colour of its glyphs; nil for the theme's.
  public var ink: Color?
  /// The colour behind them; nil for the theme's.
  public var ground: Color?

  /// Makes a picture of text whose lines end in newlines.
  public init(
    _ text: String,
    fill: Fill = .tiled,
    ink: Color? = nil,
    ground: Color? = nil
  ) {
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    self.fill = fill
    self.ink = ink
    self.ground = ground
  }

  /// Makes a tiled picture in the theme's colours.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}
