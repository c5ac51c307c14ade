/// A key, under the names that three ways of pressing it have for it.
enum Keystroke: String, CaseIterable {
  case enter, escape, backspace
  case up, down, right, left, home, end, pageUp, pageDown
  case shiftRight, shiftLeft
  case h, l, q
  case controlC

  /// What xterm sends for it.
  var bytes: String {
    switch self {
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .backspace: "\u{7F}"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .right: "\u{1B}[C"
    case .left: "\u{1B}[D"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .shiftRight: "\u{1B}[1;2C"
    case .shiftLeft: "\u{1B}[1;2D"
    case .h, .l, .q: rawValue
    case .controlC: "\u{03}"
    }
  }

  /// What `tmux send-keys` calls it.
  var tmuxName: String {
    switch self {
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "BSpace"
    case .up: "Up"
    case .down: "Down"
    case .right: "Right"
    case .left: "Left"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .shiftRight: "S-Right"
    case .shiftLeft: "S-Left"
    case .h, .l, .q: rawValue
    case .controlC: "C-c"
    }
  }

  /// What X calls it.
  var xName: String {
    switch self {
    case .enter: "Return"
    case .escape: "Escape"
    case .backspace: "BackSpace"
    case .up: "Up"
    case .down: "Down"
    case .right: "Right"
    case .left: "Left"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Prior"
    case .pageDown: "Next"
    case .shiftRight: "shift+Right"
    case .shiftLeft: "shift+Left"
    case .h, .l, .q: rawValue
    case .controlC: "ctrl+c"
    }
  }
}
