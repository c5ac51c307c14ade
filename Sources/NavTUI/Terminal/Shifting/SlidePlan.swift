/// Which cells a terminal has to insert and delete so that what slid is where it belongs.
///
/// A pop to the right moves the lower pane by its parallax and the upper one by more: two insertions
/// in each row, one at the boundary of the panes by the difference, one at the left margin by what
/// both move. To the left, and from right to left, deletions stand for some of the insertions.
///
/// A plan is made anew for every picture of a slide, in the same memory.
struct SlidePlan {
  /// Rows that are shifted alike.
  struct Band: Equatable {
    var rows: Range<Int>
    /// The places in ``SlidePlan/shifts`` of theirs.
    var shifts: Range<Int>
  }

  /// From the top; rows in which nothing slid are in none.
  private(set) var bands: [Band] = []
  /// Those of all bands; of each in the order in which they are to be done.
  private(set) var shifts: [CellShift] = []

  private var edges: [Int] = []
  private var strips: [Strip] = []
  private var pieces: [Strip] = []

  /// Compares two surfaces' notes of what lies where in them.
  mutating func make(from old: [Sheet], to new: [Sheet], size: Size) {
    bands.removeAll(keepingCapacity: true)
    shifts.removeAll(keepingCapacity: true)
    guard old != new else { return }
    findEdges(of: old, and: new, rows: size.rows)
    for place in edges.indices.dropLast() {
      let rows = edges[place]..<edges[place + 1]
      guard !rows.isEmpty else { continue }
      findStrips(of: old, in: rows.lowerBound, columns: size.columns)
      for strip in strips.indices {
        strips[strip].move(from: old, to: new, in: rows.lowerBound, atMost: size.columns)
      }
      let start = shifts.count
      guard appendShifts() else {
        shifts.removeLast(shifts.count - start)
        continue
      }
      if shifts.count > start { bands.append(Band(rows: rows, shifts: start..<shifts.count)) }
    }
  }

  /// The rows where a sheet begins or ends, in order; some of them more than once.
  private mutating func findEdges(of old: [Sheet], and new: [Sheet], rows: Int) {
    edges.removeAll(keepingCapacity: true)
    for sheet in old { append(edgesOf: sheet, rows) }
    for sheet in new { append(edgesOf: sheet, rows) }
    edges.sort()
  }

  private mutating func append(edgesOf sheet: Sheet, _ rows: Int) {
    edges.append(min(max(sheet.area.rows.lowerBound, 0), rows))
    edges.append(min(max(sheet.area.rows.upperBound, 0), rows))
  }

  /// Finds what is seen of each sheet in a row, from the left.
  private mutating func findStrips(of sheets: [Sheet], in row: Int, columns: Int) {
    strips.removeAll(keepingCapacity: true)
    strips.append(Strip(columns: 0..<columns, level: -1))
    for (level, sheet) in sheets.enumerated() where sheet.area.rows.contains(row) {
      let covered = sheet.area.columns.clamped(to: 0..<columns)
      guard !covered.isEmpty else { continue }
      pieces.removeAll(keepingCapacity: true)
      var isPlaced = false
      for strip in strips {
        let left = strip.columns.clamped(to: 0..<covered.lowerBound)
        let right = strip.columns.clamped(to: covered.upperBound..<columns)
        if !left.isEmpty { pieces.append(Strip(columns: left, level: strip.level)) }
        if !isPlaced, strip.columns.upperBound > covered.lowerBound {
          pieces.append(Strip(columns: covered, level: level))
          isPlaced = true
        }
        if !right.isEmpty { pieces.append(Strip(columns: right, level: strip.level)) }
      }
      swap(&strips, &pieces)
    }
  }

  /// Finds the shifts for strips that lie side by side; false where they would lose what is needed.
  private mutating func appendShifts() -> Bool {
    // Deletions first: insertions would push over the margin what they bring back. Of each kind the
    // rightmost first, which leaves the columns of the others as they are.
    let start = shifts.count
    // What deletions further left have moved the boundary by.
    var drift = 0
    var last: Strip?
    for strip in strips {
      defer { last = strip }
      let relative = strip.distance - (last?.distance ?? 0)
      guard relative < 0 else { continue }
      // The cells to go are those of the strip that is covered.
      let covered = last.map { $0.level < strip.level ? $0 : strip } ?? strip
      guard covered.columns.count >= -relative else { return false }
      let boundary = strip.columns.lowerBound
      let column = covered.columns.lowerBound < boundary ? boundary + relative : boundary
      shifts.insert(CellShift(column: column, count: relative), at: start)
      drift += relative
    }
    for place in strips.indices.reversed() {
      let distance = place > 0 ? strips[place - 1].distance : 0
      let relative = strips[place].distance - distance
      if relative < 0 { drift -= relative }
      guard relative > 0 else { continue }
      let column = strips[place].columns.lowerBound + drift
      shifts.append(CellShift(column: column, count: relative))
    }
    return true
  }
}

/// What is seen of a sheet in one row, and how far it has moved.
private struct Strip {
  var columns: Range<Int>
  /// Which sheet it is, from the lowest; −1 for what no sheet covers.
  var level: Int
  /// Columns to the right.
  var distance = 0

  /// Finds the distance; what is nowhere in the new picture stays, and so does what has left it.
  mutating func move(from old: [Sheet], to new: [Sheet], in row: Int, atMost limit: Int) {
    guard old.indices.contains(level) else { return }
    let sheet = old[level]
    for now in new where now.identity == sheet.identity && now.area.rows.contains(row) {
      let (moved, isAbsurd) = now.origin.subtractingReportingOverflow(sheet.origin)
      distance = isAbsurd || moved.magnitude > limit.magnitude ? 0 : moved
    }
  }
}
