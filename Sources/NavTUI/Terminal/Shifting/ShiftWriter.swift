/// Writes shifts as ECMA-48 control sequences, taking short ways between them.
///
/// The cursor's way down a column is a line feed a row; so first the one shift of all rows is written,
/// then the other.
struct ShiftWriter {
  private(set) var bytes: [UInt8] = []
  private var place: Position?
  private var columns = 0

  /// Begins anew, for rows of so many columns; where the cursor is then is not known.
  mutating func begin(columns: Int) {
    bytes.removeAll(keepingCapacity: true)
    place = nil
    self.columns = columns
  }

  /// Blanks the wide glyph at a column.
  mutating func erase(_ column: Int, row: Int) {
    move(to: Position(column: column, row: row))
    bytes += Self.wideBlank
    let end = column + Self.wideBlank.count
    // At the margin terminals differ in where the cursor is.
    place = end < columns ? Position(column: end, row: row) : nil
  }

  /// Shifts a row.
  mutating func shift(_ shift: CellShift, row: Int) {
    move(to: Position(column: shift.column, row: row))
    let final = shift.count > 0 ? UInt8(ascii: "@") : UInt8(ascii: "P")
    bytes.appendControl(Int(shift.count.magnitude), final)
  }

  private static let wideBlank = Array("  ".utf8)

  private mutating func move(to target: Position) {
    bytes.appendMove(from: place, to: target)
    place = target
  }
}
