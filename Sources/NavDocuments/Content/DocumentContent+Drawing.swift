public import NavTUI

extension DocumentContent {
  /// Draws what is in sight, in the middle of a wide window.
  public func draw(on canvas: inout Canvas) {
    canvas.fill(canvas.theme.style(.text))
    direction = canvas.direction
    let size = canvas.size
    let columns = Self.textColumns(in: size.columns)
    left = max((size.columns - columns) / 2, 0)
    let first = canvas.topInset + Self.margin
    let footer = search.line == nil ? 0 : 1
    lay(out: columns, rows: size.rows - first - footer)
    rows = Array(repeating: nil, count: size.rows)

    if case .loading(let job) = state, tree.leaves.isEmpty {
      draw(progress: job.progress, row: first, columns: columns, on: &canvas)
    } else if tree.leaves.isEmpty {
      let style = canvas.theme.style(.secondary)
      canvas.put("There is nothing in this document.", column: left, row: first, style: style)
    } else {
      drawLines(from: first, columns: columns, on: &canvas)
    }
    if let line = search.line, size.rows > 0 {
      draw(footer: line, on: &canvas)
    }
  }

  private func drawLines(from first: Int, columns: Int, on canvas: inout Canvas) {
    guard var layout else { return }
    var painter = LinePainter(left: left, columns: columns, focus: focus)
    // What was scrolled up is seen where a large title has collapsed above it.
    let above = layout.step(from: top, by: -canvas.topInset)
    var place = above.place
    var matchesOf = -1
    for row in first + above.lines..<first + max(visible, 0) {
      let leaf = layout[place.leaf]
      if matchesOf != place.leaf {
        painter.matches = search.matches(in: leaf.flow)
        matchesOf = place.leaf
      }
      let block = leaf.leaf.block
      if leaf.leaf.kind.keepsLines {
        widths[block] = max(widths[block] ?? 0, leaf.columns - leaf.room)
      }
      if rows.indices.contains(row) { rows[row] = place }
      painter.draw(
        leaf,
        number: place.leaf,
        line: place.line,
        offset: min(offsets[block] ?? 0, max(widths[block] ?? 0, 0)),
        row: row,
        on: &canvas
      )
      let next = layout.step(from: place, by: 1)
      if next.lines == 0 { break }
      place = next.place
    }
    self.layout = layout
  }

  private func draw(progress: Double, row: Int, columns: Int, on canvas: inout Canvas) {
    let percent = Int((progress * 100).rounded(.down))
    let style = canvas.theme.style(.secondary)
    canvas.put("Reading … \(percent) %", column: left, row: row, style: style, limit: columns)
  }

  private func draw(footer line: String, on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    let style = canvas.theme.style(.text, on: .selection)
    canvas.fill(Area(columns: 0..<canvas.size.columns, rows: row..<row + 1), style)
    let room = max(canvas.size.columns - 2 * Self.margin, 1)
    canvas.put(line, column: Self.margin, row: row, style: style, limit: room)
  }

  static func textColumns(in columns: Int) -> Int {
    max(min(TextContent.measure, columns - 2 * margin), 1)
  }

  /// Lays out for a size, and keeps the same words at the top.
  private func lay(out columns: Int, rows: Int) {
    let rows = max(rows, 0)
    let isNew = layout?.columns != columns
    if isNew {
      let mark = mark
      var layout = DocumentLayout(tree, columns: columns)
      if tree.leaves.indices.contains(top.leaf) {
        let leaf = layout[top.leaf]
        let keepsGap = mark.isGap && mark.offset == 0
        top.line = keepsGap ? 0 : leaf.line(at: mark.offset)
        if mark.offset == 0, !keepsGap { top.line = leaf.leaf.hasGap ? 1 : 0 }
      }
      pending = nil
      widths = [:]
      self.layout = layout
      kept = (top, mark.offset)
      end = nil
    }
    if isNew || rows != visible {
      visible = rows
      end = nil
      clampTop()
    }
  }

  /// Keeps the window within the document.
  func clampTop() {
    guard layout != nil, visible > 0 else { return }
    top = min(top, furthest)
  }

  /// The last place that may stand at the top.
  var furthest: Place {
    if let end { return end }
    let found = layout?.furthest(rows: visible) ?? Place(leaf: 0, line: 0)
    end = found
    return found
  }
}
