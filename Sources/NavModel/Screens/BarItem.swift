/// One thing to tap in a navigation bar.
public struct BarItem: Hashable, Sendable {
  /// What the item says.
  public var title: String
  /// The item's own colour; nil takes the bar's.
  public var color: Color?
  /// What a tap opens, in the words of whoever handles it; empty for nothing.
  public var action: String

  /// Makes an item that says `title`.
  public init(_ title: String, color: Color? = nil, action: String = "") {
    self.title = title
    self.color = color
    self.action = action
  }
}

/// What stands in the back item's place on a screen that is not the first of its stack.
public enum BackItem: Hashable, Sendable {
  /// Resolved from the screen below: its `backTitle`, else its title.
  case automatic
  /// An item of the screen's own, instead of the automatic one.
  case custom(BarItem)
  /// No back item at all.
  case none
}
