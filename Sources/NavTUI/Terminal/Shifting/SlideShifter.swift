/// Has the terminal shift what slid, row by row, wherever that takes fewer bytes than drawing it again.
///
/// ```swift
/// shifter.shift(from: last, to: surface) { row, cells in … }  // what the terminal then holds
/// bytes += shifter.bytes(endingAt: cursor)
/// ```
struct SlideShifter {
  private var passes: [ShiftWriter] = []
  private var row: [Cell] = []
  private var erased: [(pass: Int, column: Int)] = []

  /// Shifts what the notes of the two surfaces, which have the same size, say has moved.
  ///
  /// The last row is left alone: its last cell takes tricks to draw.
  ///
  /// `tell` is told of each row that is shifted what the terminal then holds.
  mutating func shift(
    from old: Surface,
    to new: Surface,
    tell: (Int, UnsafeBufferPointer<Cell>) -> Void
  ) {
    for pass in passes.indices { passes[pass].begin() }
    let plan = SlidePlan(from: old.sheets, to: new.sheets, size: new.size)
    guard !plan.bands.isEmpty else { return }
    row = Array(repeating: .blank(Style()), count: new.size.columns)
    for band in plan.bands {
      while passes.count < band.shifts.count {
        passes.append(ShiftWriter(columns: new.size.columns))
      }
      for number in band.rows.clamped(to: 0..<new.size.rows - 1) {
        shift(number, by: band.shifts, from: old, to: new, tell)
      }
    }
  }

  /// The bytes for the last call; none where nothing was shifted.
  func bytes(endingAt cursor: Position) -> [UInt8] {
    var all: [UInt8] = []
    for pass in passes { all += pass.bytes }
    guard !all.isEmpty else { return [] }
    var end = ShiftWriter(columns: 0)
    end.end(at: cursor)
    return all + end.bytes
  }

  private mutating func shift(
    _ number: Int,
    by shifts: [CellShift],
    from old: Surface,
    to new: Surface,
    _ tell: (Int, UnsafeBufferPointer<Cell>) -> Void
  ) {
    let columns = new.size.columns
    let cells = number * columns..<(number + 1) * columns
    erased.removeAll(keepingCapacity: true)
    let pays = new.cells.withUnsafeBufferPointer { now in
      old.cells.withUnsafeBufferPointer { before in
        row.withUnsafeMutableBufferPointer { row in
          let now = UnsafeBufferPointer(rebasing: now[cells])
          let before = UnsafeBufferPointer(rebasing: before[cells])
          let drawing = DrawingCost.estimate(from: before, to: now)
          // Most rows of a picture that is not full of text are blank.
          guard drawing > DrawingCost.shift else { return false }
          Self.copy(before, to: row)
          for (pass, shift) in shifts.enumerated() {
            shift.apply(to: row) { erased.append((pass, $0)) }
          }
          let rest = DrawingCost.estimate(from: UnsafeBufferPointer(row), to: now)
          guard rest + DrawingCost.shift * shifts.count < drawing else { return false }
          tell(number, UnsafeBufferPointer(row))
          return true
        }
      }
    }
    guard pays else { return }
    for (pass, shift) in shifts.enumerated() {
      for erased in erased where erased.pass == pass {
        passes[pass].erase(erased.column, row: number)
      }
      passes[pass].shift(shift, row: number)
    }
  }

  /// Copies a row; halves of wide glyphs, which are drawn as blanks, become some.
  private static func copy(
    _ source: UnsafeBufferPointer<Cell>,
    to row: UnsafeMutableBufferPointer<Cell>
  ) {
    var column = 0
    while column < source.count {
      let cell = source[column]
      let isWhole =
        cell.width == 2 && column + 1 < source.count && source[column + 1].width == 0
      row[column] = isWhole || cell.width == 1 ? cell : .blank(cell.style)
      column += 1
      guard isWhole else { continue }
      row[column] = source[column]
      column += 1
    }
  }
}

/// How many bytes it takes to draw a row anew, about: enough to tell which of two ways is shorter.
enum DrawingCost {
  /// One shift: the way to it, and the sequence.
  static let shift = 8
  /// The way to the next cells that changed.
  private static let move = 6
  /// Another style.
  private static let style = 10
  /// Cells that did not change are written again rather than jumped over, if there are no more than these.
  private static let gap = 4

  /// Counts runs, styles and cells of what changed.
  static func estimate(
    from before: UnsafeBufferPointer<Cell>,
    to now: UnsafeBufferPointer<Cell>
  ) -> Int {
    var cost = 0
    var last: Int?
    for column in now.indices where now[column] != before[column] {
      let cell = now[column]
      if let last, column - last <= gap {
        cost += column - last
        if now[last].style != cell.style { cost += style }
      } else {
        cost += move + style + 1
      }
      last = column
    }
    return cost
  }
}
