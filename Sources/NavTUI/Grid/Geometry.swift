/// A size in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var columns: Int
  /// Rows.
  public var rows: Int

  /// Makes a size; negative counts become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }
}

/// A cell's place, counted from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// The column.
  public var column: Int
  /// The row.
  public var row: Int

  /// Makes a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
