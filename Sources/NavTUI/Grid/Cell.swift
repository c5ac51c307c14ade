/// One cell of the screen: a glyph, how wide it is, and how it is drawn.
///
/// A glyph two columns wide stands in its left cell; the cell to its right is its *continuation*.
public struct Cell: Equatable, Sendable {
  /// What is drawn.
  public var glyph: Glyph
  /// 1 or 2 columns; 0 for the continuation of the glyph to the left.
  public var width: UInt8
  /// How it is drawn.
  public var style: Style

  /// Makes a cell.
  public init(glyph: Glyph, width: UInt8, style: Style) {
    self.glyph = glyph
    self.width = width
    self.style = style
  }

  /// An empty cell.
  public static func blank(_ style: Style) -> Cell {
    Cell(glyph: .space, width: 1, style: style)
  }

  /// The right half of a wide glyph.
  public static func continuation(_ style: Style) -> Cell {
    Cell(glyph: .space, width: 0, style: style)
  }
}
