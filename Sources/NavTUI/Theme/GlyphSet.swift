/// The glyphs that the kit itself draws, all one column wide.
public struct GlyphSet: Sendable, Equatable {
  /// Before a back item's label.
  public var back: Character
  /// After a row that opens.
  public var forward: Character
  /// At the leading side of the selected row.
  public var mark: Character
  /// Where text was cut.
  public var ellipsis: Character
  /// The far and the near cell of a shadow, where it cannot be a shade.
  public var shadow: [Character]
  /// A cell filled from the left by one to seven eighths; empty where that cannot be drawn.
  public var eighths: [Character]
  /// A cell whose lower half is filled; nil where that cannot be drawn.
  public var lowerHalf: Character?
  /// A thin line at the upper edge of a cell; nil where that cannot be drawn.
  public var upperLine: Character?

  /// Glyphs of Unicode.
  public static let unicode = GlyphSet(
    back: "‹",
    forward: "›",
    mark: "▌",
    ellipsis: "…",
    shadow: ["░", "▒"],
    eighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"],
    lowerHalf: "▄",
    upperLine: "▔"
  )

  /// Glyphs of 7 bits.
  public static let ascii = GlyphSet(
    back: "<",
    forward: ">",
    mark: "|",
    ellipsis: "~",
    shadow: [".", ":"],
    eighths: [],
    lowerHalf: nil,
    upperLine: nil
  )

  /// The same glyphs seen from the other side, for right-to-left layouts.
  public var mirrored: GlyphSet {
    var set = self
    swap(&set.back, &set.forward)
    if set.mark == "▌" { set.mark = "▐" }
    return set
  }
}
