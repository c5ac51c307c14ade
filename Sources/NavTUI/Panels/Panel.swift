import NavModel

/// A list that lies over the picture until something is chosen or it is closed.
///
/// It is no screen: the navigation below stays as it is, moving or not.
struct Panel {
  /// Where it stands.
  enum Place {
    /// In the middle, a little above.
    case middle
    /// At the leading side, with its first row here.
    case leading(row: Int)
  }

  /// What its first row says.
  let title: String
  /// What it shows.
  let content: any ScreenContent
  /// The room it takes where there is enough, the title's row included.
  let wanted: Size
  /// Where it stands.
  var place = Place.middle
  /// What choosing a row means.
  var choose: (_ name: String) -> Void = { _ in }

  /// Columns and rows that stay free at every side.
  private static let margin = 1
  /// Rows above a panel in the middle are so much of those that are free: one part of three.
  private static let freeAbove = 3

  /// The cells it takes in a window.
  func area(in window: Size, direction: LayoutDirection) -> Area {
    let columns = min(wanted.columns, max(window.columns - 2 * Self.margin, 0))
    var rows = min(wanted.rows, max(window.rows - 2 * Self.margin, 0))
    let left: Int
    let top: Int
    switch place {
    case .middle:
      left = (window.columns - columns) / 2
      top = max((window.rows - rows) / Self.freeAbove, 0)
    case .leading(let row):
      left =
        direction == .leftToRight ? Self.margin : window.columns - columns - Self.margin
      top = min(max(row, 0), window.rows)
      rows = min(rows, max(window.rows - top - Self.margin, 0))
    }
    return Area(columns: left..<left + columns, rows: top..<top + rows)
  }

  /// The part of `area` in which the content is drawn.
  private func inner(_ area: Area, _ theme: Theme) -> Area {
    // Without shades, a frame tells it from what is below.
    let frame = theme.emphasis == .reverse ? Self.margin : 0
    let size = area.size
    return Area(
      columns: min(frame, size.columns)..<max(size.columns - frame, frame),
      rows: min(1, size.rows)..<max(size.rows - frame, 1)
    )
  }

  /// Where a cell of the window lies in the content, from its leading top corner; nil outside.
  func place(of cell: Position, in window: Size, _ look: Look) -> Position? {
    let area = area(in: window, direction: look.direction)
    let inner = inner(area, look.theme)
    let column =
      look.direction == .leftToRight
      ? cell.column - area.columns.lowerBound : area.columns.upperBound - 1 - cell.column
    let place = Position(
      column: column - inner.columns.lowerBound,
      row: cell.row - area.rows.lowerBound - inner.rows.lowerBound
    )
    return Area(inner.size).contains(place) ? place : nil
  }

  /// Draws it over the window, which is the surface without its bottom row.
  ///
  /// - Returns: Where its content put the cursor; nil where nowhere.
  func draw(on surface: inout Surface, window: Size, look: Look) -> Position? {
    let area = area(in: window, direction: look.direction)
    guard !area.isEmpty else { return nil }
    var raised = look
    if look.theme.emphasis == .shade {
      raised.theme.pane = look.theme.bar
      Self.shade(around: area, on: &surface, window: window, theme: look.theme)
    }
    let inner = inner(area, look.theme)
    return Canvas.draw(on: &surface, in: area, look: raised) { canvas in
      let theme = canvas.theme
      canvas.fill(theme.style(.text, on: .bar))
      let width = min(GlyphWidth.of(title), canvas.size.columns)
      canvas.put(
        title,
        column: (canvas.size.columns - width) / 2,
        row: 0,
        style: theme.style(.text, on: .bar, .bold),
        limit: width
      )
      canvas.within(inner) { content.draw(on: &$0) }
    }
  }

  /// How dark it is beside a panel.
  private static let shadow = 0.2
  /// How far its shadow reaches to the right, a cell being half as wide as it is high.
  private static let shadowColumns = 2

  private static func shade(
    around area: Area,
    on surface: inout Surface,
    window: Size,
    theme: Theme
  ) {
    let fallen = Area(
      columns: area.columns.lowerBound + shadowColumns..<area.columns.upperBound + shadowColumns,
      rows: area.rows.lowerBound + 1..<area.rows.upperBound + 1
    )
    surface.restyle(fallen.clamped(to: Area(window))) {
      $0.darkened(shadow * theme.shadowGain)
    }
  }
}
