/// Where the parts of a list's rows stand: margins, aligned details, and `›` at the end.
struct ListLayout {
  /// Where titles begin, from the inner left edge.
  private static let titleColumn = 3
  /// Where the selected row's mark stands.
  private static let markColumn = 1
  /// Where `›` stands, from the inner right edge.
  private static let forwardColumn = 4
  /// Rows wider than this are hard to follow, so that the rest of a window stays free.
  private static let widest = 100
  /// Below this there is no room for details.
  private static let narrowest = 48
  /// Details begin at three eighths of the width.
  private static let detailEighths = 3
  /// Blank columns between a title and what follows.
  private static let gap = 2

  private let left: Int
  private let columns: Int
  private let window: Int

  init(columns window: Int) {
    self.window = window
    columns = min(window, Self.widest)
    left = (window - columns) / 2
  }

  /// The columns from where titles begin to the same margin at the other side.
  var fieldColumns: Range<Int> {
    let start = left + Self.titleColumn
    return start..<max(left + columns - Self.titleColumn, start + 1)
  }

  /// The columns that an introduction is set in, comfortable to read.
  var textColumns: Int {
    min(max(end - left - Self.titleColumn, 1), TextContent.measure)
  }

  /// Where titles, and everything that is read from its beginning, begin.
  var textColumn: Int { left + Self.titleColumn }

  /// The columns of choices, whose first word begins where details do.
  var choiceColumns: Range<Int> {
    max(detailColumns.lowerBound - Choice.padding, 0)..<detailColumns.upperBound
  }

  /// The columns of details, and of choices; in a narrow window only of these.
  var detailColumns: Range<Int> {
    let start = left + (columns < Self.narrowest ? columns / 2 : columns * Self.detailEighths / 8)
    return start..<max(end, start)
  }

  /// The column after the last that text may take.
  private var end: Int { left + columns - Self.forwardColumn - Self.gap }

  func drawTitle(_ text: String, row: Int, on canvas: inout Canvas) {
    put(text, row, canvas.theme.style(.text, on: .pane, .bold), on: &canvas)
  }

  /// Text that stands alone is what there is to read; below a title it explains that.
  func drawText(_ text: Substring, row: Int, isAlone: Bool, on canvas: inout Canvas) {
    put(text, row, canvas.theme.style(isAlone ? .text : .secondary), on: &canvas)
  }

  func drawHeader(_ text: String, row: Int, on canvas: inout Canvas) {
    put(text.uppercased(), row, canvas.theme.style(.link), on: &canvas)
  }

  func draw(_ item: ListRow, row: Int, isSelected: Bool, on canvas: inout Canvas) {
    let ground: Theme.Ground = isSelected ? .selection : .pane
    let style = canvas.theme.style(.text, on: ground)
    let dimmed = canvas.theme.style(.secondary, on: ground)
    if isSelected {
      canvas.fill(Area(columns: 0..<window, rows: row..<row + 1), style)
      let accent = canvas.theme.style(.accent, on: ground)
      canvas.placeCursor(column: left + Self.titleColumn, row: row)
      put(canvas.glyphs.mark, left + Self.markColumn, row, accent, on: &canvas)
    }
    let details = detailColumns
    let detail = columns < Self.narrowest ? nil : item.detail
    let isAlone = detail == nil && item.choice == nil
    let titleEnd = isAlone ? end : details.lowerBound - Self.gap
    let start = left + Self.titleColumn
    canvas.put(item.title, column: start, row: row, style: style, limit: titleEnd - start)
    if let choice = item.choice {
      let place = Area(columns: choiceColumns, rows: row..<row + 1)
      canvas.within(place) { choice.draw(on: ground, &$0) }
    } else if let detail {
      canvas.put(
        detail,
        column: details.lowerBound,
        row: row,
        style: dimmed,
        limit: details.count
      )
    }
    if item.action != nil, item.choice == nil {
      put(canvas.glyphs.forward, left + columns - Self.forwardColumn, row, dimmed, on: &canvas)
    }
  }

  private func put(_ text: some StringProtocol, _ row: Int, _ style: Style, on canvas: inout Canvas)
  {
    let start = left + Self.titleColumn
    canvas.put(text, column: start, row: row, style: style, limit: end - start)
  }

  private func put(
    _ glyph: Character,
    _ column: Int,
    _ row: Int,
    _ style: Style,
    on canvas: inout Canvas
  ) {
    canvas.put(String(glyph), column: column, row: row, style: style)
  }
}
