import NavModel
import NavTUI

/// A table wider than any window: the nine systems, side by side with what sets them apart.
///
/// The navigator scrolls it; the page draws what there is to see from its offset on.
final class WidePage: ScreenContent {
  /// How wide it is, in points of eight a column.
  static var width: Double { Double(margin + widths.reduce(0, +)) * pointsPerColumn }

  private static let pointsPerColumn = 8.0
  private static let margin = 2
  private static let gap = 3

  private static let headings = [
    "system", "a swipe begins", "let go, it pops", "a push takes", "a pop takes", "what is below",
    "while it moves", "its bars",
  ]

  private static let rows = NavigationSystem.all.map { system in
    [
      system.name, system.begin.summary, system.release.summary, system.push.summary,
      system.pop.summary, system.swipe.summary, system.interruption.summary,
      system.bar.look.rawValue,
    ]
  }

  /// The columns of each column of the table, with the gap before the next.
  private static let widths = headings.indices.map { column in
    ([headings] + rows).map { GlyphWidth.of($0[column]) + gap }.max() ?? 0
  }

  private let introduction = TextContent(
    text: """
      This page is wider than the window. A drag to the left brings the rest; a drag to the right \
      scrolls it back first, and only at its side goes back a screen, as users of \
      FDFullscreenPopGesture asked in issues 61 and 115. So do ← and →; Esc leaves from anywhere.
      """
  )

  /// Never changes: the offset and the window's size are watched by whoever draws it.
  let revision = 0

  /// Nothing: the page moves sideways only.
  var movesSomething: Bool { false }

  func draw(on canvas: inout Canvas) {
    canvas.fill(canvas.theme.style(.text))
    let size = canvas.size
    let lines = introduction.plainText(columns: size.columns).count
    let top = min(canvas.topInset + 1 + lines + 1, size.rows)
    canvas.within(Area(columns: 0..<size.columns, rows: 0..<top)) { introduction.draw(on: &$0) }
    canvas.within(Area(columns: 0..<size.columns, rows: top..<size.rows)) { drawTable(on: &$0) }
  }

  private func drawTable(on canvas: inout Canvas) {
    draw(Self.headings, row: 0, canvas.theme.style(.link, on: .pane, .bold), on: &canvas)
    for (row, cells) in Self.rows.enumerated() {
      draw(cells, row: row + 1, canvas.theme.style(.text), on: &canvas)
    }
  }

  private func draw(_ cells: [String], row: Int, _ style: Style, on canvas: inout Canvas) {
    var column = Self.margin - canvas.horizontalOffset
    for (cell, width) in zip(cells, Self.widths) {
      canvas.put(cell, column: column, row: row, style: style)
      column += width
    }
  }

  /// All of the table, whatever the width: a pipe has no edge.
  func plainText(columns: Int) -> [String] {
    let table = ([Self.headings] + Self.rows).map { cells in
      zip(cells, Self.widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - GlyphWidth.of(cell), 0))
      }
      .joined()
    }
    return introduction.plainText(columns: columns) + [""] + table
  }
}
