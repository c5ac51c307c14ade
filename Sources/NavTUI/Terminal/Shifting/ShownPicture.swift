/// What the terminal shows: a copy of the surface that was drawn last.
///
/// It is a copy so that the surface stays its owner's alone, who draws the next picture in it.
struct ShownPicture {
  private(set) var size = Size(columns: 0, rows: 0)
  private(set) var cells: [Cell] = []
  private(set) var sheets: [Sheet] = []

  /// Takes a surface's cells and notes.
  mutating func take(_ surface: Surface) {
    sheets.removeAll(keepingCapacity: true)
    sheets.append(contentsOf: surface.sheets)
    guard size == surface.size, cells.count == surface.cells.count else {
      size = surface.size
      // Reserving makes it a copy: the array itself would be shared.
      cells = []
      cells.reserveCapacity(surface.cells.count)
      cells.append(contentsOf: surface.cells)
      return
    }
    cells.withUnsafeMutableBufferPointer { cells in
      surface.cells.withUnsafeBufferPointer { _ = cells.update(fromContentsOf: $0) }
    }
  }

  /// Whether a surface looks the same.
  func isLike(_ surface: Surface) -> Bool {
    size == surface.size && cells == surface.cells
  }

  /// Forgets what is shown.
  mutating func forget() {
    size = Size(columns: 0, rows: 0)
    cells.removeAll(keepingCapacity: true)
    sheets.removeAll(keepingCapacity: true)
  }
}
