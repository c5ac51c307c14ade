import NavModel

/// Where the pointer is: its cell, and as exactly as the terminal says, in points and in cells.
struct PointerPlace: Equatable {
  /// The cell it is in.
  let cell: Position
  /// Cells from the left edge; whole where the terminal reports cells.
  let column: Double
  /// Cells from the upper edge.
  let row: Double
  /// The same in points.
  let point: Point

  /// Makes the place of a report; `pixels` is the size of a cell, for reports in pixels.
  ///
  /// A report in cells means the cell's upper left corner.
  init(_ event: MouseEvent, pixels: PixelSize?, lineHeight: Double) {
    if event.isPixels, let pixels, pixels.width > 0, pixels.height > 0 {
      column = Double(event.x) / Double(pixels.width)
      row = Double(event.y) / Double(pixels.height)
    } else {
      column = Double(event.x)
      row = Double(event.y)
    }
    cell = Position(column: Int(column.rounded(.down)), row: Int(row.rounded(.down)))
    point = Point(x: column * TerminalApp.cellWidth, y: row * lineHeight)
  }
}

extension TerminalApp {
  /// Where a report of the mouse says that the pointer is.
  func place(of event: MouseEvent) -> PointerPlace {
    PointerPlace(event, pixels: cellPixels, lineHeight: renderer.lineHeight)
  }
}
