/// Writes shifts as ECMA-48 control sequences, taking short ways between them.
///
/// The cursor's way down a column is a line feed a row; so first the one shift of all rows is written,
/// then the other.
struct ShiftWriter {
  private(set) var bytes: [UInt8] = []
  private var place: Position?
  private let columns: Int

  /// Makes a writer for rows of so many columns; where the cursor is then is not known.
  init(columns: Int) {
    self.columns = columns
  }

  /// Forgets what was written.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    place = nil
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
    control([Int(shift.count.magnitude)], final)
  }

  /// Puts the cursor where it is expected.
  mutating func end(at place: Position) {
    move(to: place)
  }

  private static let wideBlank = Array("  ".utf8)
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private mutating func move(to target: Position) {
    defer { place = target }
    guard let place, target.row == place.row || target.row == place.row + 1 else {
      return control([target.row + 1, target.column + 1], UInt8(ascii: "H"))
    }
    if target.row > place.row { bytes.append(Self.lineFeed) }
    if target.column == place.column { return }
    if target.column == 0 {
      bytes.append(Self.carriageReturn)
    } else {
      control([target.column + 1], UInt8(ascii: "G"))
    }
  }

  /// A control sequence; parameters at the end that are 1 are left out.
  private mutating func control(_ parameters: [Int], _ final: UInt8) {
    bytes += [0x1B, UInt8(ascii: "[")]
    var rest = parameters[...]
    while rest.last == 1 { rest.removeLast() }
    for (index, parameter) in rest.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(decimal: parameter)
    }
    bytes.append(final)
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
