/// Columns that are drawn from top to bottom: the edges of what slides, and their shadows.
///
/// Along a row each cell of a shadow has a shade of its own, which takes ten bytes to say; down a column
/// they are alike, and the way to the next one takes two.
struct Uprights {
  private var columns: [Int] = []
  private var tracks: [PenTrack] = []

  /// How far from a sheet's edge, in columns, its shadow and the edge reach outside and inside: two cells and one
  /// that is shared, and one more, because a fine edge belongs to either side.
  private static let reach = (outside: 4, inside: 2)

  /// Whether there are any.
  var isEmpty: Bool { columns.isEmpty }

  /// Begins a picture in which sheets lie so.
  mutating func begin(_ sheets: [Sheet], width: Int) {
    columns.removeAll(keepingCapacity: true)
    for sheet in sheets {
      let (start, end) = (sheet.area.columns.lowerBound, sheet.area.columns.upperBound)
      if (1...max(width, 1)).contains(start) {
        add(start - Self.reach.outside..<start + Self.reach.inside, width)
      }
      if (0..<width).contains(end) {
        add(end - Self.reach.inside..<end + Self.reach.outside, width)
      }
    }
    while tracks.count < columns.count { tracks.append(PenTrack()) }
    for index in columns.indices { tracks[index].begin() }
  }

  private mutating func add(_ range: Range<Int>, _ width: Int) {
    for column in range.clamped(to: 0..<width) where !columns.contains(column) {
      columns.append(column)
    }
  }

  /// Draws, of a row, the cells that differ from what is shown and look unlike their neighbours; they are
  /// then noted as shown.
  mutating func draw(
    _ number: Int,
    from shown: UnsafeMutableBufferPointer<Cell>,
    to row: UnsafeBufferPointer<Cell>,
    with writer: inout CellWriter
  ) {
    for (index, column) in columns.enumerated() {
      let cell = row[column]
      guard cell != shown[column], cell.width == 1, shown[column].width == 1,
        Self.isUnlikeNeighbours(column, in: row)
      else { continue }
      let place = Position(column: column, row: number)
      writer.draw(cell, at: place, width: row.count, on: &tracks[index])
      shown[column] = cell
    }
  }

  private static func isUnlikeNeighbours(_ column: Int, in row: UnsafeBufferPointer<Cell>) -> Bool {
    let style = row[column].style
    return (column == 0 || row[column - 1].style != style)
      && (column + 1 == row.count || row[column + 1].style != style)
  }

  /// Appends what was drawn.
  mutating func end(into bytes: inout [UInt8]) {
    for index in columns.indices {
      tracks[index].end()
      bytes.append(contentsOf: tracks[index].bytes)
    }
  }
}
