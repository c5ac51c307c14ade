/// A rectangle of cells to draw on.
public struct Surface: Equatable, Sendable {
  /// How large it is.
  public private(set) var size: Size
  /// The cells, row by row from the top left.
  public private(set) var cells: [Cell]

  /// Makes a surface of blank cells.
  public init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// The cell at a place.
  ///
  /// Reading or writing outside the surface is a programmer's error.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }
}
