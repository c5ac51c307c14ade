import NavModel

// The window's size, and what is left of it for screens.

extension TerminalApp {
  /// Gives the window a size, and the width of a cell in relation to its height.
  ///
  /// The bottom row belongs to the key hints. A drag goes on where it was, unless the window has
  /// become too small to draw in.
  public func resize(to size: Size, cell: PixelSize? = nil) {
    self.size = size
    cellPixels = cell
    renderer.lineHeight = Self.lineHeight(of: cell)
    layOut()
    if TooSmall.applies(to: size) { losePointer() }
  }

  /// Gives the navigation the room that the inspector leaves it.
  func layOut() {
    isStale = true
    navigator.resize(to: Self.window(layout.stage, lineHeight: renderer.lineHeight))
  }

  var layout: StageLayout { StageLayout(size, isInspecting: isInspecting) }

  /// The room for screens: all but the bottom line and the inspector.
  var window: Size {
    let stage = layout.stage
    return Size(columns: stage.columns, rows: stage.rows - 1)
  }

  /// Points across a cell; the model's lengths are points so that published constants keep their sense.
  static let cellWidth = 8.0
  /// Points down a cell whose aspect is not known.
  private static let standardLineHeight = 16.0

  static func lineHeight(of cell: PixelSize?) -> Double {
    guard let cell, cell.width > 0, cell.height > 0 else { return standardLineHeight }
    return Double(cell.height) / Double(cell.width) * cellWidth
  }

  private static func window(_ size: Size, lineHeight: Double) -> Window {
    Window(
      width: Double(size.columns) * cellWidth,
      height: Double(max(size.rows - 1, 0)) * lineHeight,
      lineHeight: lineHeight
    )
  }
}
