/// What goes on when a key is pressed, as far as it changes what keys do.
public enum KeyContext: Hashable, Sendable, CaseIterable {
  /// Nothing moves, and the root is on show.
  case root
  /// Nothing moves, and a screen above the root is on show.
  case pushed
  /// A transition that can be turned round is on its way forward, to a screen that comes.
  case headingForward
  /// A transition that can be turned round is on its way back.
  case headingBack
  /// A transition runs that the preset does not let anyone turn round.
  case locked
  /// Keys hold the pane.
  case keyDrag
  /// A pointer holds the pane.
  case pointerDrag
  /// A field takes text.
  case textField
  /// A list lies over the screen.
  case panel
  /// A list with a field of text lies over the screen.
  case palette

  /// When it is, in a few words for a list of all keys.
  public var summary: String {
    switch self {
    case .root: "On the first screen"
    case .pushed: "On a screen above it"
    case .headingForward: "While a screen comes"
    case .headingBack: "While a screen leaves"
    case .locked: "While nothing can turn it round"
    case .keyDrag: "While keys hold the pane"
    case .pointerDrag: "While the mouse holds the pane"
    case .textField: "In a field of text"
    case .panel: "In a list over the screen"
    case .palette: "While typing to find an action"
    }
  }
}
