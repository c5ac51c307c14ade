/// One insertion or deletion of cells in a row, by which a terminal moves what is right of it.
///
/// ECMA-48 calls them ICH and DCH. What is pushed over the right margin is lost, and blanks come in
/// where cells were inserted, or at the margin.
struct CellShift: Equatable {
  /// Where: the first cell that moves away or is deleted.
  var column: Int
  /// How many cells are inserted; negative: deleted.
  var count: Int
}

extension CellShift {
  /// Does to a row of cells what the terminal does.
  ///
  /// Terminals differ in what they leave of a wide glyph of which one half is moved or lost. So such a
  /// glyph is to be erased before: `erase` is called with the column of each.
  func apply(to row: UnsafeMutableBufferPointer<Cell>, erase: (Int) -> Void) {
    guard (0..<row.count).contains(column) else { return }
    let cells = min(count.magnitude, UInt(row.count - column))
    let length = Int(cells)
    let cuts = count > 0 ? (column, row.count - length) : (column, column + length)
    Self.cut(row, before: cuts.0, erase)
    Self.cut(row, before: cuts.1, erase)
    if count > 0 {
      for target in stride(from: row.count - 1, through: column + length, by: -1) {
        row[target] = row[target - length]
      }
      for target in column..<column + length { row[target] = Self.inserted }
    } else {
      for target in column..<row.count - length { row[target] = row[target + length] }
      for target in row.count - length..<row.count { row[target] = Self.inserted }
    }
  }

  /// What comes in: blanks in the terminal's own colours.
  private static let inserted = Cell.blank(Style())

  private static func cut(
    _ row: UnsafeMutableBufferPointer<Cell>,
    before column: Int,
    _ erase: (Int) -> Void
  ) {
    guard column > 0, column < row.count, row[column].width == 0 else { return }
    row[column - 1] = inserted
    row[column] = inserted
    erase(column - 1)
  }
}
