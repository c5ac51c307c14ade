/// A part of a frame that is written on its own: its bytes, and what the terminal holds behind them.
///
/// A frame is written in several parts at once, which then follow one another. Each begins and ends with a
/// plain pen, and begins where the cursor is not known to be.
struct PenTrack {
  private(set) var bytes: [UInt8] = []
  /// Where the cursor is; nil where that is not known.
  private var place: Position?
  /// The row at whose margin the cursor waits, before or behind its last cell; nil where it does not.
  private var margin: Int?
  /// What the terminal was told.
  private var told = PenStyle()
  /// The style that was asked for last, and its pen.
  private(set) var last: (style: Style, isText: Bool, pen: PenStyle) = (Style(), true, PenStyle())

  /// Begins anew.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    told = PenStyle()
    place = nil
    margin = nil
  }

  /// Makes the pen plain.
  mutating func end() {
    tell(PenStyle())
  }

  /// Makes the pen plain, and takes the cursor where it belongs, or where that is known.
  mutating func end(at cursor: Position?) -> Position {
    end()
    let cursor = cursor ?? place ?? Position(column: 0, row: margin ?? 0)
    move(to: cursor)
    return cursor
  }

  /// Moves the cursor.
  mutating func move(to target: Position) {
    if let row = margin, row == target.row || row + 1 == target.row {
      // At the margin terminals differ in what else moves it.
      bytes.append(UInt8(ascii: "\r"))
      place = Position(column: 0, row: row)
    }
    bytes.appendMove(from: place, to: target)
    place = target
    margin = nil
  }

  /// Notes that the cursor has gone so many columns to the right, in rows of `width` columns.
  mutating func advance(_ columns: Int, width: Int) {
    guard let old = place else { return }
    let end = old.column + columns
    place = end < width ? Position(column: end, row: old.row) : nil
    margin = end < width ? nil : old.row
  }

  /// Appends a byte; what it does to the place is noted by ``advance(_:width:)``.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a character that repeats the one before so many times (REP).
  mutating func `repeat`(_ count: Int) { bytes.appendControl(count, UInt8(ascii: "b")) }

  /// Appends the characters of a glyph.
  mutating func append(_ glyph: DrawnGlyph) { glyph.write(into: &bytes) }

  /// Takes up a style, whose pen is `pen`.
  mutating func use(_ style: Style, isText: Bool, _ pen: PenStyle) {
    last = (style, isText, pen)
  }

  /// Tells the terminal all of the pen in use.
  mutating func tell() { tell(last.pen) }

  /// Tells the terminal what shows of a blank: the background, where nothing is drawn on it.
  mutating func tellForBlank() {
    let wanted = last.pen
    guard !told.drawsOnBlanks, !wanted.drawsOnBlanks else { return tell(wanted) }
    guard told.background != wanted.background else { return }
    var pen = told
    pen.background = wanted.background
    tell(pen)
  }

  private mutating func tell(_ pen: PenStyle) {
    guard told != pen else { return }
    pen.write(over: told, into: &bytes)
    told = pen
  }
}
