/// A rectangle of cells to draw on.
///
/// Every drawing is clipped, and a wide glyph is never left in half: where something covers one of
/// its cells, or an edge cuts it, what remains of it becomes a space.
public struct Surface: Sendable {
  /// How large it is.
  public private(set) var size: Size
  /// The cells, row by row from the top left.
  public private(set) var cells: [Cell]
  /// What lies where in it, lowest first; whoever draws parts that slide notes them here.
  public var sheets: [Sheet] = []
  /// Whether it is one picture of many of something that slides; a hint, as sheets are.
  public var isSliding = false

  /// Makes a surface of blank cells.
  public init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: .blank(style), count: size.columns * size.rows)
  }

  /// All of it.
  public var area: Area { Area(size) }

  /// The cell at a place.
  ///
  /// Reading or writing outside the surface is a programmer's error.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// Gives it another size and blanks it; of the same size, it stays as it is.
  public mutating func resize(to newSize: Size, style: Style = Style()) {
    guard newSize != size else { return }
    self = Surface(size: newSize, style: style)
  }
}

extension Surface: Equatable {
  /// Whether two surfaces look the same; what they say of their sheets does not count.
  public static func == (left: Surface, right: Surface) -> Bool {
    left.size == right.size && left.cells == right.cells
  }
}

extension Surface {
  /// Blanks what lies in `area`.
  public mutating func fill(_ area: Area, with style: Style) {
    let area = area.clamped(to: self.area)
    guard !area.isEmpty else { return }
    for row in area.rows { cut(around: area.columns, row: row) }
    let (columns, count) = (size.columns, area.columns.count)
    let first = area.columns.lowerBound
    cells.withUnsafeMutableBufferPointer { cells in
      for row in area.rows {
        let start = row * columns + first
        cells[start..<start + count].update(repeating: .blank(style))
      }
    }
  }

  /// Draws `text` on one line from `place`, as far as it lies in `clip`, and says which column follows.
  ///
  /// Control characters are drawn as pictures of themselves, so text cannot command the terminal.
  @discardableResult
  @_specialize(where Text == String)
  @_specialize(where Text == Substring)
  public mutating func put<Text: StringProtocol>(
    _ text: Text,
    at place: Position,
    style: Style,
    in clip: Area? = nil
  ) -> Int {
    let clip = (clip ?? area).clamped(to: area)
    guard clip.rows.contains(place.row) else { return place.column + GlyphWidth.of(text) }
    let end = GlyphWidth.withPrintableASCII(text) { letters in
      put(letters, at: place, style: style, in: clip.columns)
    }
    if let end { return end }
    var column = place.column
    for character in text {
      let (glyph, width) = Glyph.shown(character)
      guard width > 0 else { continue }
      put(glyph, width: width, at: Position(column: column, row: place.row), style: style, in: clip)
      column += width
    }
    return column
  }

  /// Draws letters that take a cell each, as far as they lie in `visible`.
  private mutating func put(
    _ letters: UnsafeBufferPointer<UInt8>,
    at place: Position,
    style: Style,
    in visible: Range<Int>
  ) -> Int {
    let end = place.column + letters.count
    let columns = (place.column..<end).clamped(to: visible)
    guard !columns.isEmpty else { return end }
    cut(around: columns, row: place.row)
    let start = place.row * size.columns
    cells.withUnsafeMutableBufferPointer { cells in
      for column in columns {
        let letter = Unicode.Scalar(letters[column - place.column])
        cells[start + column] = Cell(glyph: Glyph(letter), width: 1, style: style)
      }
    }
    return end
  }

  /// Draws one glyph; where `clip` cuts it, a space for the cell that is left.
  public mutating func put(
    _ glyph: Glyph,
    width: Int,
    at place: Position,
    style: Style,
    in clip: Area? = nil
  ) {
    let clip = (clip ?? area).clamped(to: area)
    let wanted = place.column..<place.column + width
    let visible = wanted.clamped(to: clip.columns)
    guard clip.rows.contains(place.row), !visible.isEmpty else { return }
    cut(around: visible, row: place.row)
    guard visible == wanted else {
      for column in visible { self[column, place.row] = .blank(style) }
      return
    }
    self[place.column, place.row] = Cell(glyph: glyph, width: UInt8(width), style: style)
    if width > 1 { self[place.column + 1, place.row] = .continuation(style) }
  }

  /// Copies what `source` holds, `shift` columns further right and with its first row at `top`, into `clip`.
  public mutating func copy(_ source: borrowing Surface, shift: Int, top: Int, in clip: Area) {
    let home = Area(
      columns: shift..<shift + source.size.columns,
      rows: top..<top + source.size.rows
    )
    let target = home.clamped(to: clip).clamped(to: area)
    guard !target.isEmpty else { return }
    for row in target.rows { cut(around: target.columns, row: row) }
    let (columns, width) = (target.columns, size.columns)
    let sourceWidth = source.size.columns
    source.cells.withUnsafeBufferPointer { source in
      cells.withUnsafeMutableBufferPointer { cells in
        for row in target.rows {
          let from = (row - top) * sourceWidth - shift
          let part = source[from + columns.lowerBound..<from + columns.upperBound]
          let to = row * width
          _ = cells[to + columns.lowerBound..<to + columns.upperBound].update(fromContentsOf: part)
        }
      }
    }
    for row in target.rows { mendEdges(of: columns, row: row) }
  }

  /// Gives the cells in `area` the style that `change` makes of theirs.
  public mutating func restyle(_ area: Area, _ change: (Style) -> Style) {
    let area = area.clamped(to: self.area)
    guard !area.isEmpty else { return }
    let (columns, width) = (area.columns, size.columns)
    cells.withUnsafeMutableBufferPointer { cells in
      var last = cells[area.rows.lowerBound * width + columns.lowerBound].style
      var changed = change(last)
      for row in area.rows {
        let start = row * width
        for index in start + columns.lowerBound..<start + columns.upperBound {
          let style = cells[index].style
          // Neighbours mostly share a style: the change is asked once for a run of them.
          if style != last {
            last = style
            changed = change(last)
          }
          cells[index].style = changed
        }
      }
    }
  }

  /// Lets no wide glyph reach over an end of `columns`.
  private mutating func cut(around columns: Range<Int>, row: Int) {
    cut(before: columns.lowerBound, row: row)
    cut(before: columns.upperBound, row: row)
  }

  /// Lets no wide glyph reach over the boundary at the left of `column`.
  private mutating func cut(before column: Int, row: Int) {
    guard column > 0, column < size.columns, self[column, row].width == 0 else { return }
    self[column, row] = .blank(self[column, row].style)
    self[column - 1, row] = .blank(self[column - 1, row].style)
  }

  /// Turns halves of wide glyphs at the ends of freshly copied `columns` into spaces.
  private mutating func mendEdges(of columns: Range<Int>, row: Int) {
    let first = columns.lowerBound
    let last = columns.upperBound - 1
    if self[first, row].width == 0 { self[first, row] = .blank(self[first, row].style) }
    if self[last, row].width > 1 { self[last, row] = .blank(self[last, row].style) }
  }
}
