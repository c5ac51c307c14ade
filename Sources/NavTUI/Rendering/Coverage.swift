/// Which cells of the window will be painted over, so that nothing need be laid beneath them.
///
/// Of each row it knows one stretch, which is enough for panes side by side.
struct Coverage {
  private var rows: [Range<Int>] = []

  /// Begins with a window in which nothing is covered.
  mutating func begin(rows count: Int) {
    rows.removeAll(keepingCapacity: true)
    for _ in 0..<count { rows.append(0..<0) }
  }

  /// Takes note that an area will be painted, all of it.
  mutating func cover(_ area: Area) {
    guard !area.columns.isEmpty else { return }
    for row in area.rows.clamped(to: rows.indices) {
      let known = rows[row]
      if known.isEmpty {
        rows[row] = area.columns
      } else if known.lowerBound <= area.columns.upperBound,
        area.columns.lowerBound <= known.upperBound
      {
        rows[row] =
          min(
            known.lowerBound,
            area.columns.lowerBound
          )..<max(
            known.upperBound,
            area.columns.upperBound
          )
      }
    }
  }

  /// Whether all of a row of so many columns will be painted.
  func isWhole(row: Int, columns: Int) -> Bool {
    rows[row].lowerBound <= 0 && rows[row].upperBound >= columns
  }
}
