/// What a person means by a key, without the key.
///
/// Which keys mean which intent, and that arrows swap in right-to-left layout, is the key map's to
/// know; what an intent does depends on what is moving.
public enum Intent: Sendable, Hashable {
  /// Goes back: sets a pop in motion, and turns a running push round.
  case back
  /// Goes on: turns a running pop round; at rest, scrolls wide content, else brings back what was
  /// popped last, where that is remembered.
  case forward
  /// Drags the pane by a sixteenth of the width toward the trailing side, without speed.
  case dragTrailing
  /// Drags the pane by a sixteenth of the width toward the leading side, without speed.
  case dragLeading
  /// Lets a pane go that keys have dragged.
  case letGo
  /// Takes a gesture away; at rest, goes back.
  case takeAway
}

/// What became of an intent.
public enum IntentOutcome: Sendable, Hashable {
  /// Something happened.
  case done
  /// There is nothing to go back to: a small bounce shows it.
  case bounced
  /// Nothing happened.
  case refused(Refusal)
}
