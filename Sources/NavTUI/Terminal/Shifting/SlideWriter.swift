/// Writes the pictures of a slide: the terminal shifts what slid, row by row, wherever that takes fewer
/// bytes than drawing it again, and what is still missing is drawn.
///
/// ```swift
/// let outcome = writer.write(surface, over: shown, cursor: nil, from: place, into: &bytes)
/// ```
struct SlideWriter {
  private var plan = SlidePlan()
  private var passes: [ShiftWriter] = []
  private var uprights = Uprights()
  private var rest = PenTrack()
  private var drawing: CellWriter
  private var row: [Cell] = []
  private var erased: [(pass: Int, column: Int)] = []

  /// What came of a picture.
  struct Outcome {
    /// How many cells changed.
    var changed: Int
    /// Where the cursor is.
    var place: Position
  }

  /// Makes a writer that draws with another.
  init(drawing: CellWriter) {
    self.drawing = drawing
  }

  /// Appends what turns the picture that is shown into another one of the same size.
  ///
  /// A picture in which nothing changed takes no bytes.
  mutating func write(
    _ surface: Surface,
    over shown: ShownPicture,
    cursor: Position?,
    from place: Position,
    into bytes: inout [UInt8]
  ) -> Outcome {
    for pass in passes.indices { passes[pass].begin(columns: surface.size.columns) }
    rest.begin()
    uprights.begin(surface.sheets, width: surface.size.columns)
    plan.make(from: shown.sheets, to: surface.sheets, size: surface.size)
    row.resize(to: surface.size.columns)
    var changed = 0
    var bands = plan.bands[...]
    shown.cells.withUnsafeBufferPointer { before in
      surface.cells.withUnsafeBufferPointer { now in
        for number in 0..<surface.size.rows {
          if let band = bands.first, band.rows.upperBound <= number { bands.removeFirst() }
          let shifts = bands.first.flatMap { $0.rows.contains(number) ? $0.shifts : nil } ?? 0..<0
          let cells = number * surface.size.columns..<(number + 1) * surface.size.columns
          changed += write(
            number,
            UnsafeBufferPointer(rebasing: now[cells]),
            over: UnsafeBufferPointer(rebasing: before[cells]),
            shifts
          )
        }
      }
    }
    guard changed > 0 || (cursor.map { $0 != place } ?? false) else {
      return Outcome(changed: 0, place: place)
    }
    for pass in passes { bytes.append(contentsOf: pass.bytes) }
    uprights.end(into: &bytes)
    let end = rest.end(at: cursor)
    bytes.append(contentsOf: rest.bytes)
    return Outcome(changed: changed, place: end)
  }

  /// Shifts a row where that pays, and draws the rest; says how many of its cells changed.
  private mutating func write(
    _ number: Int,
    _ now: UnsafeBufferPointer<Cell>,
    over before: UnsafeBufferPointer<Cell>,
    _ places: Range<Int>
  ) -> Int {
    let plain = DrawingCost(from: before, to: now)
    guard plain.cells > 0 else { return 0 }
    // Most rows of a picture that is not full of text are blank.
    if plain.bytes > DrawingCost.shift * places.count, !places.isEmpty,
      shift(before, by: plan.shifts[places], to: now, ifBelow: plain.bytes)
    {
      writeShifts(places, row: number, columns: now.count)
    } else if uprights.isEmpty {
      drawing.draw(number, from: before, to: now, on: &rest)
      return plain.cells
    } else {
      row.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: before) }
    }
    row.withUnsafeMutableBufferPointer { row in
      uprights.draw(number, from: row, to: now, with: &drawing)
      drawing.draw(number, from: UnsafeBufferPointer(row), to: now, on: &rest)
    }
    return plain.cells
  }

  private mutating func writeShifts(_ places: Range<Int>, row number: Int, columns: Int) {
    while passes.count < places.count {
      passes.append(ShiftWriter())
      passes[passes.count - 1].begin(columns: columns)
    }
    for (pass, shift) in plan.shifts[places].enumerated() {
      for erased in erased where erased.pass == pass {
        passes[pass].erase(erased.column, row: number)
      }
      passes[pass].shift(shift, row: number)
    }
  }

  /// Makes `row` what a row is after shifts; says whether that and drawing the rest takes fewer bytes.
  private mutating func shift(
    _ before: UnsafeBufferPointer<Cell>,
    by shifts: ArraySlice<CellShift>,
    to now: UnsafeBufferPointer<Cell>,
    ifBelow limit: Int
  ) -> Bool {
    erased.removeAll(keepingCapacity: true)
    return row.withUnsafeMutableBufferPointer { row in
      Self.copy(before, to: row)
      for (pass, shift) in shifts.enumerated() {
        shift.apply(to: row) { erased.append((pass, $0)) }
      }
      let rest = DrawingCost(from: UnsafeBufferPointer(row), to: now)
      return rest.bytes + DrawingCost.shift * shifts.count < limit
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

extension [Cell] {
  fileprivate mutating func resize(to length: Int) {
    guard count != length else { return }
    self = Array(repeating: .blank(Style()), count: length)
  }
}

/// What it takes to draw a row anew, about: enough to tell which of two ways is shorter.
struct DrawingCost {
  /// Bytes, about.
  private(set) var bytes = 0
  /// Cells that changed.
  private(set) var cells = 0

  /// One shift: the way to it, and the sequence.
  static let shift = 8
  /// The way to the next cells that changed.
  private static let move = 6
  /// Another style.
  private static let style = 10

  /// Counts runs, styles and cells of what changed.
  init(from before: UnsafeBufferPointer<Cell>, to now: UnsafeBufferPointer<Cell>) {
    var last = -1 - CellWriter.gap
    for column in 0..<now.count where now[column] != before[column] {
      cells += 1
      if column - last <= CellWriter.gap {
        bytes += column - last
        if now[last].style != now[column].style { bytes += Self.style }
      } else {
        bytes += Self.move + Self.style + 1
      }
      last = column
    }
  }
}
