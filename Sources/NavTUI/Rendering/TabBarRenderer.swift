import NavModel

/// Draws a tab bar: titles side by side, each in the middle of an equal share, the chosen one in the accent colour.
struct TabBarRenderer {
  private let theme: Theme

  init(theme: Theme) {
    self.theme = theme
  }

  func draw(_ bar: TabBar, on canvas: inout Canvas) {
    canvas.fill(theme.style(.text, on: .bar))
    guard canvas.size.rows > 0 else { return }
    for (index, title) in bar.titles.enumerated() {
      let share = Self.columns(of: index, count: bar.titles.count, columns: canvas.size.columns)
      let width = min(GlyphWidth.of(title), share.count)
      let isSelected = index == bar.selected
      var style = theme.style(isSelected ? .link : .secondary, on: .bar, isSelected ? .bold : [])
      // Where the bar is reversed, what is chosen is not.
      if isSelected, theme.emphasis == .reverse { style.attributes.remove(.reverse) }
      canvas.put(
        title,
        column: share.lowerBound + (share.count - width) / 2,
        row: canvas.size.rows - 1,
        style: style,
        limit: width
      )
    }
  }

  /// The tab at a column counted from the leading side; nil where there is none.
  static func tab(in bar: TabBar, column: Int, columns: Int) -> Int? {
    bar.titles.indices.first {
      Self.columns(of: $0, count: bar.titles.count, columns: columns).contains(column)
    }
  }

  private static func columns(of index: Int, count: Int, columns: Int) -> Range<Int> {
    index * columns / count..<(index + 1) * columns / count
  }
}
