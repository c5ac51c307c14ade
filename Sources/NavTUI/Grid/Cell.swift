/// One cell of the screen: a glyph, how wide it is, and how it is drawn.
///
/// A glyph two columns wide stands in its left cell; the cell to its right is its *continuation*.
///
/// A cell is sixteen plain bytes without a gap, so that rows are copied as memory and cells compared as numbers.
public struct Cell: Sendable, BitwiseCopyable {
  /// How it is drawn.
  public var style: Style
  /// 1 or 2 columns; 0 for the continuation of the glyph to the left.
  public var width: UInt8
  /// Fills the gap before the glyph, which would hold anything otherwise.
  private let filling: UInt16 = 0
  /// What is drawn.
  public var glyph: Glyph

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

extension Cell: Equatable {
  /// All its bytes at once.
  private var bits: SIMD2<UInt64> { unsafeBitCast(self, to: SIMD2<UInt64>.self) }

  /// Whether two cells look the same.
  public static func == (left: Cell, right: Cell) -> Bool {
    left.bits == right.bits
  }
}
