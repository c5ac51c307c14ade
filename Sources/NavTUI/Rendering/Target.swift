public import NavModel

/// What stands at a place of the window, for the mouse.
public enum Target: Equatable, Sendable {
  /// A screen's content, and the cell of it, counted from its leading top corner.
  case content(ScreenID, Position)
  /// The back item of a screen's bar.
  case back(BarItem, of: ScreenID)
  /// Another item of a screen's bar.
  case item(BarItem, of: ScreenID)
  /// The rest of a screen's bar.
  case bar(ScreenID)
  /// A tab, from 0.
  case tab(Int)
  /// The bottom line.
  case bottomLine
  /// Nothing that acts: the inspector, or a window that is too small.
  case nothing
}
