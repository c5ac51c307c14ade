/// What a person or the terminal did, decoded from the terminal's bytes.
public enum InputEvent: Equatable, Sendable {
  /// A key.
  case key(KeyPress)
  /// A mouse button, a movement, or the wheel.
  case mouse(MouseEvent)
  /// Pasted text, as one piece; never to be read as keys.
  case paste(String)
  /// The terminal got (true) or lost the keyboard's focus.
  case focus(Bool)
  /// The terminal's answer to a query.
  case answer(TerminalAnswer)
}

/// A key and what was held with it.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What was held.
  ///
  /// Shift is not reported for printable keys: they are their shifted selves.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A printable key; with `.control`, the letter in lower case.
  case character(Character)
  case enter, escape, backspace, tab, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1…F20.
  case function(Int)
}

/// Keys held with another key or a mouse button.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Makes the set whose bits are given.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, Meta or Option.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
}

/// One report of the mouse.
public struct MouseEvent: Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// A button went down.
    case press(MouseButton)
    /// The pointer moved with a button down.
    case drag(MouseButton)
    /// The pointer moved with no button down.
    case move
    /// A button went up; X10 reports do not say which.
    case release(MouseButton?)
    /// The wheel turned: lines down (negative: up) and columns right (negative: left), in notches.
    case wheel(down: Int, right: Int)
  }

  /// What happened.
  public var kind: Kind
  /// Where, from 0 at the top left: cells, or pixels where `isPixels`.
  public var x: Int
  /// Where, from 0 at the top left: cells, or pixels where `isPixels`.
  public var y: Int
  /// Whether `x` and `y` are pixels (SGR-Pixels, mode 1016).
  public var isPixels: Bool
  /// What was held.
  public var modifiers: Modifiers

  /// Makes a report.
  public init(
    _ kind: Kind,
    x: Int,
    y: Int,
    isPixels: Bool = false,
    modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.isPixels = isPixels
    self.modifiers = modifiers
  }
}

/// A mouse button, in xterm's numbering.
public enum MouseButton: Hashable, Sendable {
  case left, middle, right
  /// Buttons 8…11 of xterm.
  case other(Int)
}

/// What the terminal answers to a query.
public enum TerminalAnswer: Equatable, Sendable {
  /// DA1: the parameters. The fence behind every probe.
  case primaryAttributes([Int])
  /// DECRPM: a private mode and its state (0 unknown, 1 set, 2 reset, 3 always set, 4 always reset).
  case mode(Int, state: Int)
  /// DSR `CSI 0 n`: the terminal has read everything before the question.
  case status
  /// CPR: a row and a column, from 1.
  case cursor(row: Int, column: Int)
  /// XTVERSION.
  case version(String)
  /// OSC 4: a palette entry.
  case palette(Int, Paint)
  /// OSC 11: the terminal's background.
  case background(Paint)
}
