/// A place in the window, in points from its top left corner.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// So far away there is no pointer, in points; nearer, speeds can be calculated with.
  private static let farthest = 1e9

  /// Whether there can be a pointer there; never where a coordinate is no number.
  var isReachable: Bool {
    x.magnitude <= Self.farthest && y.magnitude <= Self.farthest
  }
}

/// A part of the window, in points; holds its left and top edges but not its right and bottom ones.
public struct Rect: Hashable, Sendable {
  /// Points from the window's left edge.
  public var x: Double
  /// Points from the window's top edge.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a part.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}

/// The window that panes slide in, in points.
///
/// Lengths are points so that published constants (30 points, a 13-point edge) mean what they mean
/// on a phone; a terminal cell is 8 points wide.
public struct Window: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The height of one line of text in points; bars are whole lines.
  public var lineHeight: Double

  /// Makes a window.
  public init(width: Double, height: Double, lineHeight: Double = 16) {
    self.width = width
    self.height = height
    self.lineHeight = lineHeight
  }

  /// The smallest window that screens are drawn in, in points: 20 cells.
  private static let leastWidth = 160.0
  /// The lines of text in the lowest window that screens are drawn in.
  private static let leastLines = 5.0

  /// Whether there is too little room to draw screens in, so that nothing can be dragged either.
  public var isTooSmall: Bool {
    width < Self.leastWidth || height < Self.leastLines * lineHeight
  }

  /// A distance as a part of the width; 0 where there is no width.
  func part(_ points: Double) -> Double { width > 0 ? points / width : 0 }

  /// Lengths that a window can have, in points.
  private static let lengths = 0.001...1e9

  /// This window with 0 for every length that is negative, no number, or none to speak of.
  var measurable: Window {
    let length = { (length: Double) in Self.lengths.contains(length) ? length : 0 }
    return Window(
      width: length(width),
      height: length(height),
      lineHeight: length(lineHeight)
    )
  }
}

/// Which side things lead from.
public enum LayoutDirection: Sendable, Hashable {
  /// Back is at the left, and a pane leaves to the right.
  case leftToRight
  /// Back is at the right, and a pane leaves to the left.
  case rightToLeft

  /// 1 where the trailing side is the right one, −1 where it is the left one.
  public var sign: Double { self == .leftToRight ? 1 : -1 }
}
