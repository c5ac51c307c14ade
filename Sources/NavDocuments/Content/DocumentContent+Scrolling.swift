import NavModel
public import NavTUI

extension DocumentContent {
  /// Scrolls by rows; those further down come up where it is positive.
  func scroll(by rows: Int) {
    guard var layout, visible > 0 else { return }
    let before = top
    let bounded = min(max(rows, -Self.furthestStep), Self.furthestStep)
    top = layout.step(from: top, by: bounded).place
    self.layout = layout
    clampTop()
    if top != before { revision += 1 }
  }

  /// How many lines are above those in sight, counted no further than any large title is high.
  public var scrolledRows: Int {
    guard var layout else { return 0 }
    let above = layout.step(from: top, by: -Self.countedRows)
    self.layout = layout
    return -above.lines
  }

  /// More rows than a large title has.
  private static let countedRows = 8

  /// Nothing asks for more rows at once than this.
  private static let furthestStep = 1 << 20

  func move(_ move: ContentMove) {
    // A page keeps one row in sight.
    let page = max(visible - 1, 1)
    switch move {
    case .up: step(down: false)
    case .down: step(down: true)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .home: scroll(to: Place(leaf: 0, line: 0))
    case .end: scroll(to: furthest)
    }
  }

  private func scroll(to place: Place) {
    if place != top { revision += 1 }
    top = place
  }

  /// Scrolls as little as it takes to show a part of a leaf's text.
  func reveal(leaf: Int, offset: Int) {
    guard var layout, visible > 0 else {
      top = Place(leaf: leaf, line: 0)
      return
    }
    let made = layout[leaf]
    let place = Place(leaf: leaf, line: made.line(at: offset))
    if place < top {
      top = layout.step(from: place, by: -Self.context(visible)).place
    } else {
      let last = layout.step(from: top, by: visible - 1).place
      if place > last {
        top = layout.step(from: place, by: 1 + Self.context(visible) - visible).place
      }
    }
    self.layout = layout
    clampTop()
    revealColumn(of: offset, in: made)
  }

  /// Rows shown beyond what was asked for, where there is room.
  private static func context(_ visible: Int) -> Int { min(2, (visible - 1) / 2) }

  private func revealColumn(of offset: Int, in leaf: LeafLayout) {
    guard leaf.leaf.kind.keepsLines,
      case .text(let part) = leaf.lines[leaf.line(at: offset)]
    else { return }
    let column = Clusters.measure(leaf.flow.bytes, part.lowerBound..<max(offset, part.lowerBound))
      .columns
    let shift = offsets[leaf.leaf.block] ?? 0
    widths[leaf.leaf.block] = max(widths[leaf.leaf.block] ?? 0, leaf.columns - leaf.room)
    guard column < shift || column >= shift + leaf.room else { return }
    scroll(block: leaf.leaf.block, to: column - leaf.room / 2)
  }

  // MARK: Wide blocks

  /// Scrolls a block of code or a table horizontally, within what there is of it.
  func scroll(block: Int, to column: Int) {
    let kept = min(max(column, 0), max(widths[block] ?? 0, 0))
    guard kept != offsets[block] ?? 0 else { return }
    offsets[block] = kept == 0 ? nil : kept
    revision += 1
  }

  /// The first block in sight that is wider than the page.
  var wideBlock: Int? {
    for case let place? in rows where tree.leaves.indices.contains(place.leaf) {
      let block = tree.leaves[place.leaf].block
      if widths[block] ?? 0 > 0 { return block }
    }
    return nil
  }

  /// The wide block on a row of the last picture.
  private func wideBlock(at row: Int) -> Int? {
    guard rows.indices.contains(row), let place = rows[row],
      tree.leaves.indices.contains(place.leaf)
    else { return nil }
    let block = tree.leaves[place.leaf].block
    return widths[block] ?? 0 > 0 ? block : nil
  }

  /// True on code or a table that has more to show at the side that a swipe back draws into the page.
  ///
  /// That is its left edge; where the page leads from the right, its right one. With that edge in sight a drag is
  /// a swipe; one the other way is refused by every system and then scrolls.
  public func claimsHorizontalDrag(at place: Position) -> Bool {
    dragged = wideBlock(at: place.row)
    guard let dragged else { return false }
    let offset = offsets[dragged] ?? 0
    return direction == .leftToRight ? offset > 0 : offset < widths[dragged] ?? 0
  }

  /// True on wide code and tables.
  public func scrollsSideways(at place: Position) -> Bool {
    dragged = wideBlock(at: place.row)
    return dragged != nil
  }

  func scroll(columns: Int) {
    guard columns != 0, let block = dragged ?? wideBlock else { return }
    scroll(block: block, to: (offsets[block] ?? 0) + columns)
  }

  // MARK: Where one is

  /// Whether there is more than the window shows.
  public var movesSomething: Bool {
    layout == nil || visible <= 0 || !tree.entries.isEmpty || furthest > Place(leaf: 0, line: 0)
  }

  /// How far down one is, in per cent; nil where all of it is on show.
  public var position: String? {
    if case .loading(let job) = state { return "reading \(Int(job.progress * 100)) %" }
    guard var layout, visible > 0, !tree.leaves.isEmpty else { return nil }
    let last = furthest
    guard last > Place(leaf: 0, line: 0) else { return nil }
    if top >= last { return "100 %" }
    let whole = max(layout.offset(of: last), 1)
    return "\(min(layout.offset(of: top) * 100 / whole, 99)) %"
  }
}
