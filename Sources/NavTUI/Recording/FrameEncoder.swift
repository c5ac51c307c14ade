/// Turns surfaces into bytes for a terminal that is not there: a recording's.
///
/// What ncurses writes depends on the machine's terminal database and locale. A recording of a flow is to be the
/// same everywhere, so this says what changed in few commands that every terminal of today knows: CUP, SGR with
/// full colours, and ED at the beginning.
///
/// ```swift
/// var encoder = FrameEncoder()
/// cast.write(.bytes(encoder.encode(surface)), at: time)
/// ```
public struct FrameEncoder: Sendable {
  /// What must be sent before the first frame: the screen without scrollback, no cursor.
  public static var enter: [UInt8] { TerminalModes.pictureStart }
  /// What is sent after the last one.
  public static var leave: [UInt8] { TerminalModes.pictureEnd }

  /// Cells that did not change are written again rather than jumped over, if there are no more than these: the
  /// jump is as long.
  private static let gap = 4

  private var last = Surface(size: Size(columns: 0, rows: 0))
  /// What the terminal draws in; nil while that is not known.
  private var style: Style?
  /// Where it draws; nil while that is not known.
  private var cursor: Position?
  private var text = ""

  /// Makes an encoder for a terminal that shows nothing yet.
  public init() {}

  /// The bytes that turn what was encoded last into `surface`; none where nothing changed.
  ///
  /// A surface of another size is drawn in full, on a terminal that has been given that size.
  public mutating func encode(_ surface: Surface) -> [UInt8] {
    text.removeAll(keepingCapacity: true)
    if surface.size != last.size {
      last = Surface(size: surface.size)
      style = nil
      cursor = nil
      text += "\u{1B}[m\u{1B}[2J"
    }
    for row in surface.area.rows { encode(row, of: surface) }
    last = surface
    return Array(text.utf8)
  }

  private mutating func encode(_ row: Int, of surface: Surface) {
    var column = 0
    while let first = firstChange(from: column, row, surface) {
      var end = first + 1
      while let next = firstChange(from: end, row, surface), next - end <= Self.gap {
        end = next + 1
      }
      column = draw(first..<end, row, of: surface)
    }
  }

  /// The first cell from `column` on that is not as it was, or whose right half is not.
  private func firstChange(from column: Int, _ row: Int, _ surface: Surface) -> Int? {
    guard column < surface.size.columns else { return nil }
    return (column..<surface.size.columns).first { surface[$0, row] != last[$0, row] }
  }

  /// Draws cells, whole glyphs at either end, and says which column follows.
  private mutating func draw(_ columns: Range<Int>, _ row: Int, of surface: Surface) -> Int {
    var column = columns.lowerBound
    while column > 0, surface[column, row].width == 0 { column -= 1 }
    while column < columns.upperBound {
      let cell = surface[column, row]
      move(to: Position(column: column, row: row))
      set(cell.style)
      let width = max(Int(cell.width), 1)
      // A right half without its left one is nothing to draw.
      text += cell.width == 0 ? " " : cell.glyph.text
      column += width
      // At the end of a line terminals differ, and in how wide a cluster of several scalars is.
      let isCertain = cell.glyph.scalar != nil && column < surface.size.columns
      cursor = isCertain ? Position(column: column, row: row) : nil
    }
    return column
  }

  private mutating func move(to place: Position) {
    guard place != cursor else { return }
    text += "\u{1B}[\(place.row + 1);\(place.column + 1)H"
  }
}

// MARK: - Styles

extension FrameEncoder {
  /// SGR's numbers of attributes (ECMA-48, 8.3.117).
  private static let numbers: [(Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]

  /// SGR's numbers that begin a colour: 38;2;r;g;b, and 39 for the terminal's own.
  private static let foreground = 38
  private static let background = 48

  private mutating func set(_ style: Style) {
    guard style != self.style else { return }
    var old = self.style ?? Style()
    var parts: [String] = []
    if self.style == nil || style.attributes != old.attributes {
      old = Style()
      parts.append("0")
      parts += Self.numbers.filter { style.attributes.contains($0.0) }.map { "\($0.1)" }
    }
    if style.foreground != old.foreground {
      parts.append(Self.color(style.foreground, Self.foreground))
    }
    if style.background != old.background {
      parts.append(Self.color(style.background, Self.background))
    }
    text += "\u{1B}[\(parts.joined(separator: ";"))m"
    self.style = style
  }

  private static func color(_ paint: Paint, _ number: Int) -> String {
    paint.isDefault ? "\(number + 1)" : "\(number);2;\(paint.red);\(paint.green);\(paint.blue)"
  }
}
