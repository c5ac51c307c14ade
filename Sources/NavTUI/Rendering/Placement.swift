import NavModel

/// Where a layer stands: the only place in which fractions of the width become columns.
///
/// Columns are counted from the leading side here; ``columns(_:)`` says which ones of the window they are.
struct Placement: Equatable {
  /// Parts that one cell can be drawn in.
  static let partsPerCell = 8
  /// Points that a column is wide, whatever the font.
  static let pointsPerColumn = 8.0
  /// Far beyond any window; keeps what is absurd from overflowing.
  private static let furthest = 1_000_000.0

  /// The column at which the layer's first column stands, from the leading side; may be negative.
  let column: Int
  /// How many eighths of the cell before `column` are still free of the layer, 1…7; 0 where its edge lies between cells.
  let freeEighths: Int
  /// The window's columns.
  let window: Int
  private let direction: LayoutDirection

  /// Places a layer whose left edge is at `x`, in widths from the window's left edge, to the column; where `isFine`, to the
  /// eighth of one.
  init(x: Double, window: Int, isFine: Bool, direction: LayoutDirection) {
    self.window = window
    self.direction = direction
    let edge = x * direction.sign * Double(window)
    if isFine, edge > 0 {
      let eighths = Self.whole(edge * Double(Self.partsPerCell))
      freeEighths = eighths % Self.partsPerCell
      column = eighths / Self.partsPerCell + (freeEighths > 0 ? 1 : 0)
    } else {
      freeEighths = 0
      column = Self.whole(edge)
    }
  }

  /// How far right the window's columns are from the layer's own.
  var shift: Int { direction == .leftToRight ? column : -column }

  /// The cell that the layer and what is beneath share; nil where the edge lies between cells or outside.
  var edgeColumn: Int? {
    guard freeEighths > 0, column > 0, column <= window else { return nil }
    return columns(column - 1..<column).lowerBound
  }

  /// The window's columns that the layer covers.
  var covered: Range<Int> {
    columns(column..<column + window).clamped(to: 0..<window)
  }

  /// The window's columns for a range counted from the leading side.
  func columns(_ logical: Range<Int>) -> Range<Int> {
    switch direction {
    case .leftToRight: logical
    case .rightToLeft: window - logical.upperBound..<window - logical.lowerBound
    }
  }

  /// The window's columns for a range of the layer's own.
  func columns(ofLayer range: Range<Int>) -> Range<Int> {
    columns(range.lowerBound + column..<range.upperBound + column)
  }

  /// The layer's own column, from the leading side, at a column of the window.
  func layerColumn(at place: Int) -> Int {
    columns(place..<place + 1).lowerBound - column
  }

  /// The nearest whole number of cells or rows; 0 for what is no number.
  static func whole(_ length: Double) -> Int {
    guard !length.isNaN else { return 0 }
    return Int(min(max(length, -furthest), furthest).rounded())
  }
}
