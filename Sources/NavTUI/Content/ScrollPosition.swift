/// Which rows of something long are on show; keeps within it whatever changes.
struct ScrollPosition: Equatable {
  /// The first row on show.
  private(set) var top = 0
  /// How many rows there are.
  private(set) var count = 0
  /// How many fit.
  private(set) var visible = 0

  /// The furthest that one can scroll.
  var furthest: Int { max(count - visible, 0) }

  /// The rows on show.
  var rows: Range<Int> { top..<min(top + visible, count) }

  /// The rows on show where those that were scrolled up are seen in so many rows above.
  func rows(withinAbove above: Int) -> Range<Int> {
    max(top - max(above, 0), 0)..<rows.upperBound
  }

  /// Takes note of how much there is and how much fits.
  mutating func fit(count: Int, visible: Int) {
    self.count = max(count, 0)
    self.visible = max(visible, 0)
    scroll(to: top)
  }

  /// Shows `row` first, as far as possible.
  mutating func scroll(to row: Int) {
    top = min(max(row, 0), furthest)
  }

  /// Scrolls by rows; those further down come up where it is positive.
  mutating func scroll(by rows: Int) {
    let (row, overflow) = top.addingReportingOverflow(rows)
    scroll(to: overflow ? (rows > 0 ? furthest : 0) : row)
  }

  /// Scrolls as little as it takes to show all `wanted` rows, or the first of them.
  mutating func reveal(_ wanted: Range<Int>) {
    if wanted.upperBound > top + visible { scroll(to: wanted.upperBound - visible) }
    if wanted.lowerBound < top { scroll(to: wanted.lowerBound) }
  }

  /// Moves a page, a row, or to an end.
  mutating func move(_ move: ContentMove) {
    // A page keeps one row in sight.
    let page = max(visible - 1, 1)
    switch move {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .home: scroll(to: 0)
    case .end: scroll(to: furthest)
    }
  }
}
