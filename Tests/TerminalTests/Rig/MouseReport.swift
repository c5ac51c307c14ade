/// Reports of the mouse in SGR encoding (mode 1006), columns and rows counted from 0.
enum MouseReport {
  case press(Int, Int)
  case drag(Int, Int)
  case release(Int, Int)
  case wheelDown(Int, Int)
  case wheelUp(Int, Int)

  /// The bytes a terminal sends.
  var text: String {
    // xterm's control sequences: 32 is added for motion, 64 and 65 are the wheel, 0 is the left button.
    switch self {
    case .press(let column, let row): report(0, column, row, "M")
    case .drag(let column, let row): report(32, column, row, "M")
    case .release(let column, let row): report(0, column, row, "m")
    case .wheelUp(let column, let row): report(64, column, row, "M")
    case .wheelDown(let column, let row): report(65, column, row, "M")
    }
  }

  private func report(_ code: Int, _ column: Int, _ row: Int, _ final: String) -> String {
    "\u{1B}[<\(code);\(column + 1);\(row + 1)\(final)"
  }
}

/// A drag of the mouse along one row: pressed at the first column, released at the last.
struct MouseDrag {
  /// Seconds between two reports of a fast mouse.
  static let gap = 0.01
  /// Seconds at rest before letting go: longer than the 80 ms over which speed is measured.
  static let rest = 0.2

  /// The columns the pointer passes, counted from 0, at least one.
  var columns: [Int]
  /// The row.
  var row = 10

  /// One way, in even steps.
  static func straight(from start: Int, to end: Int, row: Int = 10) -> MouseDrag {
    MouseDrag(columns: path(start, end), row: row)
  }

  /// Out to a column and back to another.
  static func outAndBack(from start: Int, to far: Int, back end: Int, row: Int = 10) -> MouseDrag {
    MouseDrag(columns: path(start, far) + path(far, end), row: row)
  }

  private static func path(_ start: Int, _ end: Int) -> [Int] {
    let steps = 10
    return (0...steps).map { start + (end - start) * $0 / steps }
  }
}
