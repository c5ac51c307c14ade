/// Writes the cells that changed as ECMA-48 has it: ways of the cursor, SGR, characters.
///
/// Of a blank only what is seen is told.
struct CellWriter {
  private let encoding: OutputEncoding
  private let repeats: Bool
  private var pens: StylePens

  /// Cells that did not change are written again rather than jumped over, if there are no more than these.
  static let gap = 4
  /// From so many on, REP is shorter than the characters.
  private static let shortestRepetition = 6

  /// Makes a writer for a terminal that repeats characters (REP), or not.
  init(pens: StylePens, encoding: OutputEncoding, repeats: Bool) {
    self.pens = pens
    self.encoding = encoding
    self.repeats = repeats
  }

  /// Draws what differs between a row as it is shown and as it should be.
  mutating func draw(
    _ number: Int,
    from shown: UnsafeBufferPointer<Cell>,
    to row: UnsafeBufferPointer<Cell>,
    on track: inout PenTrack
  ) {
    var column = 0
    while let first = Self.difference(shown, row, from: column) {
      var (start, end) = (first, first + 1)
      while let next = Self.difference(shown, row, from: end), Self.isBridge(end..<next, in: row) {
        end = next + 1
      }
      // Nothing begins or ends inside a wide glyph, be it one that is there or one that comes.
      while start > 0, row[start].width == 0 || shown[start].width == 0 { start -= 1 }
      while end < row.count, row[end].width == 0 || shown[end].width == 0 { end += 1 }
      draw(row, start..<end, row: number, on: &track)
      column = end
    }
  }

  private static func difference(
    _ shown: UnsafeBufferPointer<Cell>,
    _ row: UnsafeBufferPointer<Cell>,
    from start: Int
  ) -> Int? {
    var column = start
    while column < row.count {
      if row[column] != shown[column] { return column }
      column += 1
    }
    return nil
  }

  /// Whether cells that did not change are few, and drawn with the pen of those before them.
  private static func isBridge(_ gap: Range<Int>, in row: UnsafeBufferPointer<Cell>) -> Bool {
    guard gap.count <= Self.gap else { return false }
    let style = row[gap.lowerBound - 1].style
    return gap.allSatisfy { row[$0].style == style }
  }

  private mutating func draw(
    _ row: UnsafeBufferPointer<Cell>,
    _ span: Range<Int>,
    row number: Int,
    on track: inout PenTrack
  ) {
    track.move(to: Position(column: span.lowerBound, row: number))
    var column = span.lowerBound
    while column < span.upperBound {
      let cell = row[column]
      let isWhole = cell.width == 2 && column + 1 < row.count && row[column + 1].width == 0
      if isWhole {
        draw(cell, columns: 2, on: &track)
        column += 2
      } else {
        // Half a wide glyph is a blank.
        let cell = cell.width == 1 ? cell : .blank(cell.style)
        let count = length(of: cell, in: row, column..<span.upperBound)
        draw(cell, columns: 1, on: &track)
        if count > 1 { track.repeat(count - 1) }
        column += count
      }
    }
    track.advance(span.count, width: row.count)
  }

  /// Draws one narrow cell of rows of `width` columns.
  mutating func draw(_ cell: Cell, at place: Position, width: Int, on track: inout PenTrack) {
    track.move(to: place)
    draw(cell, columns: 1, on: &track)
    track.advance(1, width: width)
  }

  /// How many cells from the first of `span` on are repeated; 1 where that does not pay.
  private func length(
    of cell: Cell,
    in row: UnsafeBufferPointer<Cell>,
    _ span: Range<Int>
  ) -> Int {
    guard repeats, let scalar = cell.glyph.scalar, DrawnGlyph.isPrintableASCII(scalar) else {
      return 1
    }
    var end = span.lowerBound + 1
    while end < span.upperBound, row[end] == cell { end += 1 }
    // libvterm 0.1.4 would take the last column for full.
    if end == row.count - 1 { end -= 1 }
    return end - span.lowerBound < Self.shortestRepetition ? 1 : end - span.lowerBound
  }

  private mutating func draw(_ cell: Cell, columns: Int, on track: inout PenTrack) {
    let isText = cell.glyph.isText
    if cell.style != track.last.style || isText != track.last.isText {
      track.use(cell.style, isText: isText, pens.pen(for: cell.style, isText: isText))
    }
    if cell.glyph == .space { track.tellForBlank() } else { track.tell() }
    var drawn = 1
    if let scalar = cell.glyph.scalar, DrawnGlyph.isPrintableASCII(scalar) {
      track.append(UInt8(scalar.value))
    } else {
      let glyph = DrawnGlyph(cell.glyph, columns: columns, encoding: encoding)
      track.append(glyph)
      drawn = glyph.columns
    }
    if drawn < columns { track.append(UInt8(ascii: " ")) }
  }
}
