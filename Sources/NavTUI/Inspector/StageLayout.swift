/// How a window is shared between the navigation and the inspector.
struct StageLayout: Equatable {
  /// The room of the navigation, the bottom line included.
  let stage: Size
  /// The inspector's cells; nil where it is not shown.
  let strip: Area?

  /// A window of so many columns has room beside the navigation.
  private static let wide = 120
  private static let sideColumns = 40
  /// The navigation keeps so many rows, the bottom line included.
  private static let leastRows = 12

  /// Shares a window.
  init(_ window: Size, isInspecting: Bool) {
    let isWide = window.columns >= Self.wide
    let rows = isWide ? 0 : Inspector.rows
    guard isInspecting, window.rows >= Self.leastRows + rows else {
      stage = window
      strip = nil
      return
    }
    if isWide {
      let left = window.columns - Self.sideColumns
      stage = Size(columns: left, rows: window.rows)
      strip = Area(columns: left..<window.columns, rows: 0..<window.rows)
    } else {
      stage = Size(columns: window.columns, rows: window.rows - rows)
      let bottom = window.rows - 1
      strip = Area(columns: 0..<window.columns, rows: bottom - rows..<bottom)
    }
  }
}
