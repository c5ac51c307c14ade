/// A place in a document, whatever the width it is laid out in.
struct DocumentMark: Equatable, Sendable {
  /// The leaf at the top.
  var leaf = 0
  /// The byte of its text that is shown first.
  var offset = 0
  /// Whether the blank line above it is at the top.
  var isGap = false
  /// The link that keys act on.
  var focus: Int?
  /// Columns that blocks are scrolled by.
  var offsets: [Int: Int] = [:]
}

extension DocumentContent {
  /// Shows a named place first; where the document is not there yet, as soon as it is.
  ///
  /// - Returns: false where nothing is called so.
  @discardableResult
  func go(toAnchor anchor: String) -> Bool {
    if case .loading = state {
      goal = .anchor(anchor)
      return true
    }
    guard let leaf = tree.leaf(ofAnchor: anchor) else { return false }
    go(toLeaf: leaf)
    return true
  }

  func go(toLeaf leaf: Int) {
    guard tree.leaves.indices.contains(leaf) else { return }
    pending = nil
    // The blank line above a heading stays above.
    top = Place(leaf: leaf, line: tree.leaves[leaf].hasGap ? 1 : 0)
    clampTop()
    revision += 1
  }

  /// Goes to a place that was kept.
  func restore(_ mark: DocumentMark) {
    if case .loading = state {
      goal = .mark(mark)
      return
    }
    guard !tree.leaves.isEmpty else { return top = Place(leaf: 0, line: 0) }
    let leaf = min(max(mark.leaf, 0), tree.leaves.count - 1)
    focus = mark.focus.flatMap { $0 < tree.linkCount ? $0 : nil }
    offsets = mark.offsets
    pending = leaf == mark.leaf ? mark.offset : 0
    top = Place(leaf: leaf, line: mark.isGap ? 0 : tree.leaves[leaf].hasGap ? 1 : 0)
  }

  /// Where one is, whatever the width.
  var mark: DocumentMark {
    if case .mark(let mark)? = goal { return mark }
    guard tree.leaves.indices.contains(top.leaf) else { return DocumentMark() }
    var layout = self.layout
    let known = kept?.top == top ? kept?.offset : nil
    return DocumentMark(
      leaf: top.leaf,
      offset: pending ?? known ?? layout?[top.leaf].offset(ofLine: top.line) ?? 0,
      isGap: top.line == 0 && tree.leaves[top.leaf].hasGap,
      focus: focus,
      offsets: offsets
    )
  }
}
