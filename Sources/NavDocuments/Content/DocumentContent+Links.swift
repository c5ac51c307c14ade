import NavTUI

extension DocumentContent {
  /// The links that the last picture shows.
  private var linksInSight: [Int] {
    guard var layout else { return [] }
    var links: [Int] = []
    for case let place? in rows where tree.leaves.indices.contains(place.leaf) {
      let leaf = layout[place.leaf]
      guard leaf.lines.indices.contains(place.line), case .text(let part) = leaf.lines[place.line]
      else { continue }
      for run in leaf.flow.runs(in: part) {
        if let link = run.link, links.last != link { links.append(link) }
      }
    }
    return links
  }

  /// Goes to the next link, or the one before: from the one in focus if it is in sight, else from the page.
  ///
  /// Returns false at the end, where there is none.
  func focusNext(forward: Bool) -> Bool {
    let before = focus
    moveFocus(forward: forward)
    return focus != before
  }

  private func moveFocus(forward: Bool) {
    let inSight = linksInSight
    if let focus, inSight.contains(focus) {
      focusOn(forward ? focus + 1 : focus - 1)
    } else if let link = forward ? inSight.first : inSight.last {
      focusOn(link)
    } else if tree.leaves.indices.contains(top.leaf) {
      let next = tree.leaves[top.leaf].firstLink
      focusOn(forward ? next : next - 1)
    }
  }

  /// Puts the focus on a link and shows it; does nothing where there is no such link.
  func focusOn(_ link: Int) {
    guard link >= 0, link < tree.linkCount, let leaf = tree.leaf(ofLink: link) else { return }
    // A long paragraph is several leaves, and the link may begin in the next.
    let flow = tree.flow(of: leaf)
    focus = link
    reveal(leaf: leaf, offset: flow.start(ofLink: link) ?? 0)
    revision += 1
  }

  /// Goes one row up or down: from entry to entry where there are some in sight, else by scrolling.
  func step(down: Bool) {
    let entries = tree.entries
    if let focus, entries.contains(focus), isInSight(focus) {
      let next = down ? focus + 1 : focus - 1
      if entries.contains(next) { return focusOn(next) }
      if !down {
        // What stands before the first is scrolled to from here on.
        self.focus = nil
        revision += 1
        return
      }
    } else if down, tree.leaves.indices.contains(top.leaf) {
      let first = max(entries.lowerBound, tree.leaves[top.leaf].firstLink)
      if entries.contains(first), isInSight(first) { return focusOn(first) }
    }
    scroll(by: down ? 1 : -1)
  }

  /// Whether some of a link's leaf is in sight, as far as one has scrolled by now.
  private func isInSight(_ link: Int) -> Bool {
    guard var layout, visible > 0, let leaf = tree.leaf(ofLink: link) else { return false }
    return leaf >= top.leaf && leaf <= layout.step(from: top, by: visible - 1).place.leaf
  }

  /// Goes to the link whose number is typed, digit by digit.
  func type(digit: Int) {
    let longer = digits * Self.base + digit
    digits = longer <= tree.linkCount ? longer : digit
    if digits > 0 { focusOn(digits - 1) }
  }

  private static let base = 10

  /// Opens the link in focus.
  func activate() -> ContentOutcome {
    guard let focus, focus < tree.linkCount else { return .ignored }
    onRequest(.follow(tree.link(focus)))
    return .handled
  }

  /// The link at a cell of the last picture.
  func link(at place: Position) -> Int? {
    guard var layout, rows.indices.contains(place.row), let line = rows[place.row],
      tree.leaves.indices.contains(line.leaf)
    else { return nil }
    let leaf = layout[line.leaf]
    guard leaf.lines.indices.contains(line.line), case .text(let part) = leaf.lines[line.line]
    else { return nil }
    // All of a row is what it opens.
    if leaf.leaf.kind == .entry { return leaf.leaf.firstLink }
    let shift = leaf.leaf.kind.keepsLines ? offsets[leaf.leaf.block] ?? 0 : 0
    var column = place.column - left - leaf.indent
    guard column >= 0, column < leaf.room else { return nil }
    if let mirror = LinePainter.mirror(of: part, in: leaf, direction) {
      column = mirror - 1 - column
    }
    guard column >= 0 else { return nil }
    column += shift
    let bytes = leaf.flow.bytes
    let isASCII = Clusters.measure(bytes, part).isASCII
    let offset = Clusters.offset(ofColumn: column, in: part, of: bytes, isASCII: isASCII).offset
    return offset < part.upperBound ? leaf.flow.link(at: offset) : nil
  }

  /// Copies the address of the link in focus, else the first code block in sight.
  func copy() -> ContentOutcome {
    if let focus, focus < tree.linkCount {
      onRequest(.copy(tree.link(focus).url, what: "the address"))
      return .handled
    }
    for case let place? in rows {
      if let code = tree.leaves.indices.contains(place.leaf) ? tree.code(of: place.leaf) : nil {
        onRequest(.copy(code, what: "the code"))
        return .handled
      }
    }
    return .ignored
  }
}
