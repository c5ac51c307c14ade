/// A rectangle of cells; it may be empty, and may lie partly or wholly off the surface it is used on.
public struct Area: Hashable, Sendable {
  /// The columns it covers.
  public var columns: Range<Int>
  /// The rows it covers.
  public var rows: Range<Int>

  /// Makes the rectangle where `columns` and `rows` cross.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Makes the rectangle that has `size` and starts at the top left.
  public init(_ size: Size) {
    self.init(columns: 0..<size.columns, rows: 0..<size.rows)
  }

  /// How large it is.
  public var size: Size { Size(columns: columns.count, rows: rows.count) }

  /// Whether it holds no cell.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether `place` lies inside.
  public func contains(_ place: Position) -> Bool {
    columns.contains(place.column) && rows.contains(place.row)
  }

  /// The part of it that lies in `bounds`; empty where they do not meet.
  public func clamped(to bounds: Area) -> Area {
    Area(columns: columns.clamped(to: bounds.columns), rows: rows.clamped(to: bounds.rows))
  }

  /// The same rectangle, `count` columns further right.
  public func shifted(columns count: Int) -> Area {
    Area(columns: columns.lowerBound + count..<columns.upperBound + count, rows: rows)
  }
}
