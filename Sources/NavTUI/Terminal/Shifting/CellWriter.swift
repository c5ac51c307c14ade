/// Writes the cells that changed as ECMA-48 has it: ways of the cursor, SGR, characters.
///
/// A frame begins and ends with a plain pen. Of a blank only what is seen is told.
struct CellWriter {
  private(set) var bytes: [UInt8] = []
  /// Where the cursor is; nil where terminals differ.
  private(set) var place: Position?

  private let encoding: OutputEncoding
  private let repeats: Bool
  private var pens: StylePens
  /// What the terminal was told.
  private var told = PenStyle()
  /// The pen of the style asked for last.
  private var last: (style: Style, isText: Bool, pen: PenStyle)

  /// Cells that did not change are written again rather than jumped over, if there are no more than these.
  private static let gap = 4
  /// From so many on, REP is shorter than the characters.
  private static let shortestRepetition = 6

  /// Makes a writer for a terminal that repeats characters (REP), or not.
  init(pens: StylePens, encoding: OutputEncoding, repeats: Bool) {
    self.pens = pens
    self.encoding = encoding
    self.repeats = repeats
    last = (Style(), true, PenStyle())
  }

  /// Begins a frame; where the cursor is then is not known.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    told = PenStyle()
    place = nil
  }

  /// Ends a frame: the pen is plain, and the cursor where it belongs, or where that is known.
  mutating func end(at cursor: Position?) -> Position {
    tell(PenStyle())
    let cursor = cursor ?? place ?? Position(column: 0, row: 0)
    if cursor != place { bytes.appendMove(from: place, to: cursor) }
    place = cursor
    return cursor
  }

  /// Draws what differs between a row as it is shown and as it should be.
  mutating func draw(
    _ number: Int,
    from shown: UnsafeBufferPointer<Cell>,
    to row: UnsafeBufferPointer<Cell>
  ) {
    var column = 0
    while let first = Self.difference(shown, row, from: column) {
      var (start, end) = (first, first + 1)
      while let next = Self.difference(shown, row, from: end), next - end <= Self.gap {
        end = next + 1
      }
      // Nothing begins or ends inside a wide glyph, be it one that is there or one that comes.
      while start > 0, row[start].width == 0 || shown[start].width == 0 { start -= 1 }
      while end < row.count, row[end].width == 0 || shown[end].width == 0 { end += 1 }
      draw(row, start..<end, row: number)
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

  private mutating func draw(_ row: UnsafeBufferPointer<Cell>, _ span: Range<Int>, row number: Int)
  {
    let start = Position(column: span.lowerBound, row: number)
    if start != place { bytes.appendMove(from: place, to: start) }
    var column = span.lowerBound
    while column < span.upperBound {
      let cell = row[column]
      let isWhole = cell.width == 2 && column + 1 < row.count && row[column + 1].width == 0
      if isWhole {
        draw(cell, columns: 2)
        column += 2
      } else {
        // Half a wide glyph is a blank.
        let cell = cell.width == 1 ? cell : .blank(cell.style)
        let count = length(of: cell, in: row, column..<span.upperBound)
        draw(cell, columns: 1)
        if count > 1 { bytes.appendControl(count - 1, UInt8(ascii: "b")) }
        column += count
      }
    }
    // At the margin the cursor waits before or behind it.
    let isAtMargin = span.upperBound == row.count
    place = isAtMargin ? nil : Position(column: span.upperBound, row: number)
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

  private mutating func draw(_ cell: Cell, columns: Int) {
    let isText = cell.glyph.isText
    if cell.style != last.style || isText != last.isText {
      last = (cell.style, isText, pens.pen(for: cell.style, isText: isText))
    }
    if cell.glyph == .space { tellForBlank(last.pen) } else { tell(last.pen) }
    if let scalar = cell.glyph.scalar, DrawnGlyph.isPrintableASCII(scalar) {
      bytes.append(UInt8(scalar.value))
      if columns > 1 { bytes.append(UInt8(ascii: " ")) }
    } else {
      let drawn = DrawnGlyph(cell.glyph, columns: columns, encoding: encoding)
      drawn.write(into: &bytes)
      if drawn.columns < columns { bytes.append(UInt8(ascii: " ")) }
    }
  }

  /// Tells the terminal all of a pen.
  private mutating func tell(_ pen: PenStyle) {
    guard told != pen else { return }
    pen.write(over: told, into: &bytes)
    told = pen
  }

  /// Tells the terminal what shows of a blank: the background, where nothing is drawn on it.
  private mutating func tellForBlank(_ wanted: PenStyle) {
    guard !told.drawsOnBlanks, !wanted.drawsOnBlanks else { return tell(wanted) }
    guard told.background != wanted.background else { return }
    var pen = told
    pen.background = wanted.background
    tell(pen)
  }
}
