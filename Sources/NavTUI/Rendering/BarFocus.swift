public import NavModel

/// The item of a bar that keys act on.
public struct BarFocus: Hashable, Sendable {
  /// Which item of a bar, counted from the leading side.
  public enum Spot: Hashable, Sendable {
    /// The back item.
    case back
    /// One of the left items on show.
    case left(Int)
    /// One of the right items on show.
    case right(Int)
  }

  /// Whose bar it is.
  public var screen: ScreenID
  /// Which item.
  public var spot: Spot

  /// Makes a focus.
  public init(screen: ScreenID, spot: Spot) {
    self.screen = screen
    self.spot = spot
  }
}

/// What a status line says, where a screen shows one.
public struct StatusText: Hashable, Sendable {
  /// At the leading side.
  public var leading: String
  /// At the trailing side.
  public var trailing: String

  /// Makes a text; what is left out is blank.
  public init(leading: String = "", trailing: String = "") {
    self.leading = leading
    self.trailing = trailing
  }
}

extension BarRenderer {
  /// The items of a bar that do something, in their order.
  static func stops(in bar: Bar, columns: Int) -> [(spot: BarFocus.Spot, target: Target)] {
    let face = bar.face
    let layout = BarLayout(face, columns: columns)
    var stops: [(spot: BarFocus.Spot, target: Target)] = []
    if let back = layout.back { stops.append((.back, .back(back.part.item, of: face.screen))) }
    for (index, part) in layout.left.enumerated() where !part.item.action.isEmpty {
      stops.append((.left(index), .item(part.item, of: face.screen)))
    }
    for (index, part) in layout.right.enumerated() where !part.item.action.isEmpty {
      stops.append((.right(index), .item(part.item, of: face.screen)))
    }
    return stops
  }
}
