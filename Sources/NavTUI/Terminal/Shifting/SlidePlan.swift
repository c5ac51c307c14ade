/// Which cells a terminal has to insert and delete so that what slid is where it belongs.
///
/// A pop to the right moves the lower pane by its parallax and the upper one by more: two insertions
/// in each row, one at the boundary of the panes by the difference, one at the left margin by what
/// both move. To the left, and from right to left, deletions stand for some of the insertions.
struct SlidePlan: Equatable {
  /// Rows that are shifted alike.
  struct Band: Equatable {
    var rows: Range<Int>
    /// In the order in which they are to be done.
    var shifts: [CellShift]
  }

  /// From the top; rows in which nothing slid are in none.
  private(set) var bands: [Band] = []

  /// Compares two surfaces' notes of what lies where in them.
  init(from old: [Sheet], to new: [Sheet], size: Size) {
    guard old != new else { return }
    var edges: [Int] = []
    for sheet in old { edges += [sheet.area.rows.lowerBound, sheet.area.rows.upperBound] }
    for sheet in new { edges += [sheet.area.rows.lowerBound, sheet.area.rows.upperBound] }
    edges = Set(edges.map { min(max($0, 0), size.rows) }).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      let strips = Strip.visible(of: old, in: top, columns: size.columns)
      let moved = strips.map { strip in strip.moved(from: old, to: new, in: top) }
      guard let shifts = Self.shifts(moved), !shifts.isEmpty else { continue }
      bands.append(Band(rows: top..<bottom, shifts: shifts))
    }
  }

  /// Finds the shifts for strips that lie side by side; nil where they would lose what is needed.
  private static func shifts(_ strips: [Strip]) -> [CellShift]? {
    var insertions: [CellShift] = []
    var deletions: [CellShift] = []
    var last: Strip?
    // What deletions further left have moved the boundary by.
    var drift = 0
    for strip in strips {
      let relative = strip.distance - (last?.distance ?? 0)
      let start = strip.columns.lowerBound
      if relative > 0 {
        insertions.append(CellShift(column: start + drift, count: relative))
      } else if relative < 0 {
        // The cells to go are those of the strip that is covered.
        let covered = last.map { $0.level < strip.level ? $0 : strip } ?? strip
        guard covered.columns.count >= -relative else { return nil }
        let column = covered.columns.lowerBound < start ? start + relative : start
        deletions.append(CellShift(column: column, count: relative))
        drift += relative
      }
      last = strip
    }
    // Deletions first: insertions would push over the margin what they bring back. Of each kind the
    // rightmost first, which leaves the columns of the others as they are.
    return deletions.reversed() + insertions.reversed()
  }
}

/// What is seen of a sheet in one row, and how far it has moved.
private struct Strip {
  var columns: Range<Int>
  /// Which sheet it is, from the lowest; −1 for what no sheet covers.
  var level: Int
  /// Columns to the right.
  var distance = 0

  static func visible(of sheets: [Sheet], in row: Int, columns: Int) -> [Strip] {
    var strips = [Strip(columns: 0..<columns, level: -1)]
    for (level, sheet) in sheets.enumerated() where sheet.area.rows.contains(row) {
      let covered = sheet.area.columns.clamped(to: 0..<columns)
      guard !covered.isEmpty else { continue }
      var rest: [Strip] = []
      for strip in strips {
        let left = strip.columns.clamped(to: 0..<covered.lowerBound)
        let right = strip.columns.clamped(to: covered.upperBound..<columns)
        if !left.isEmpty { rest.append(Strip(columns: left, level: strip.level)) }
        if !right.isEmpty { rest.append(Strip(columns: right, level: strip.level)) }
      }
      rest.append(Strip(columns: covered, level: level))
      strips = rest.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    }
    return strips
  }

  /// The strip with its distance; what is nowhere in the new picture stays.
  func moved(from old: [Sheet], to new: [Sheet], in row: Int) -> Strip {
    guard old.indices.contains(level) else { return self }
    let sheet = old[level]
    let now = new.last { $0.identity == sheet.identity && $0.area.rows.contains(row) }
    var strip = self
    strip.distance = now.map { $0.origin - sheet.origin } ?? 0
    return strip
  }
}
