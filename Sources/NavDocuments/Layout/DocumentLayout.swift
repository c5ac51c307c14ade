/// A place in a laid out document: a line of a leaf.
struct Place: Hashable, Comparable {
  var leaf: Int
  var line: Int

  static func < (a: Place, b: Place) -> Bool { (a.leaf, a.line) < (b.leaf, b.line) }
}

/// The lines of a document at one width, made as they come into sight.
///
/// Nothing counts the lines of the whole: places are found by stepping from one that is known, so scrolling costs
/// the same at any length.
struct DocumentLayout {
  let tree: MarkdownTree
  /// The columns of text.
  let columns: Int
  private var made: [Int: LeafLayout] = [:]

  /// Leaves kept ready; more than a window shows.
  private static let capacity = 256

  init(_ tree: MarkdownTree, columns: Int) {
    self.tree = tree
    self.columns = columns
  }

  subscript(leaf: Int) -> LeafLayout {
    mutating get {
      if let layout = made[leaf] { return layout }
      if made.count >= Self.capacity { made.removeAll(keepingCapacity: true) }
      let layout = LeafLayout(leaf, of: tree, columns: columns)
      made[leaf] = layout
      return layout
    }
  }

  /// The first line.
  let start = Place(leaf: 0, line: 0)

  /// The place so many lines further, or the last; and how many of them there were.
  mutating func step(from place: Place, by lines: Int) -> (place: Place, lines: Int) {
    guard !tree.leaves.isEmpty else { return (start, 0) }
    var place = place
    var rest = lines
    while rest > 0 {
      let last = self[place.leaf].lines.count - 1
      if place.line + rest <= last {
        place.line += rest
        return (place, lines)
      }
      guard place.leaf + 1 < tree.leaves.count else {
        rest -= max(last - place.line, 0)
        place.line = max(last, 0)
        return (place, lines - rest)
      }
      rest -= last - place.line + 1
      place = Place(leaf: place.leaf + 1, line: 0)
    }
    while rest < 0 {
      if place.line + rest >= 0 {
        place.line += rest
        return (place, lines)
      }
      guard place.leaf > 0 else { return (start, lines - rest - place.line) }
      rest += place.line + 1
      place.leaf -= 1
      place.line = self[place.leaf].lines.count - 1
    }
    return (place, lines)
  }

  /// The last place that may stand at the top, so that a window of so many rows is full.
  mutating func furthest(rows: Int) -> Place {
    guard let last = tree.leaves.indices.last else { return start }
    let end = Place(leaf: last, line: self[last].lines.count - 1)
    return step(from: end, by: 1 - max(rows, 1)).place
  }

  /// How far into the document a place is, in bytes of text.
  mutating func offset(of place: Place) -> Int {
    guard tree.leaves.indices.contains(place.leaf) else { return 0 }
    return tree.leaves[place.leaf].offset + self[place.leaf].offset(ofLine: place.line)
  }
}
