/// What a key asks for.
public enum KeyAction: Hashable, Sendable, CaseIterable {
  /// One row up.
  case moveUp
  /// One row down.
  case moveDown
  /// One page up.
  case pageUp
  /// One page down.
  case pageDown
  /// The first row.
  case toStart
  /// The last row.
  case toEnd
  /// Open what is selected.
  case open
  /// Change what is selected in its place, in a form.
  case change
  /// Go back; at the root a small bounce, and a running push turns round.
  case back
  /// Turn a running pop round, so that the screen stays; at rest, bring back what was popped last.
  case forward
  /// Drag the pane one step toward the trailing side, which is the way back.
  case dragToTrailing
  /// Drag the pane one step toward the leading side.
  case dragToLeading
  /// Let go of the pane that keys hold.
  case letGo
  /// Take the gesture away, so that the pane returns to where it was.
  case cancel
  /// Go back to the root.
  case toRoot
  /// The next item of the bars on show; where there is none, the next tab.
  case focusNext
  /// The one before.
  case focusPrevious
  /// Choose the next tab; after the last comes the first.
  case nextTab
  /// Choose the tab before.
  case previousTab
  /// List the screens below, to go back to one of them.
  case listHistory
  /// List all keys.
  case listKeys
  /// Find an action by typing.
  case findAction
  /// Close the list that lies over the screen.
  case close
  /// Give the mouse to the terminal for selecting text, or take it again.
  case toggleMouse
  /// Show or hide what goes on inside.
  case toggleInspector
  /// Leave the program.
  case quit

  /// What it does, in a few words for a list of all keys.
  public var summary: String {
    switch self {
    case .moveUp: "One row up"
    case .moveDown: "One row down"
    case .pageUp: "One page up"
    case .pageDown: "One page down"
    case .toStart: "To the first row"
    case .toEnd: "To the last row"
    case .open: "Open the row"
    case .change: "Change the row"
    case .back: "Go back"
    case .forward: "Turn round, or go on"
    case .dragToTrailing: "Drag one step back"
    case .dragToLeading: "Drag one step forward"
    case .letGo: "Let go of the pane"
    case .cancel: "Put the pane back"
    case .toRoot: "Back to the first screen"
    case .focusNext: "The next item of the bar, or tab"
    case .focusPrevious: "The one before"
    case .nextTab: "Next tab"
    case .previousTab: "Tab before"
    case .listHistory: "Go back to any screen"
    case .listKeys: "List the keys"
    case .findAction: "Find an action"
    case .close: "Close the list"
    case .toggleMouse: "Give or take the mouse"
    case .toggleInspector: "Inspector on or off"
    case .quit: "Quit"
    }
  }
}
