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
}
