/// Keys and what they do, ready to be shown.
public struct KeyHint: Hashable, Sendable {
  /// The keys' labels, apart by a space: `⏎ →`.
  public var keys: String
  /// What they do: `open`.
  public var label: String

  /// Makes a hint.
  public init(keys: String, label: String) {
    self.keys = keys
    self.label = label
  }
}

extension KeyPress {
  /// A short label for a person: `⇧→`, `esc`, `^C`; with `ascii`, in 7 bits: `S-Right`.
  public func label(ascii: Bool = false) -> String {
    if modifiers == .control, case .character(let character) = key {
      return "^" + (character == " " ? "Space" : character.uppercased())
    }
    var label = ""
    if modifiers.contains(.control) { label += ascii ? "C-" : "⌃" }
    if modifiers.contains(.alt) { label += ascii ? "M-" : "⌥" }
    if modifiers.contains(.shift) { label += ascii ? "S-" : "⇧" }
    return label + key.label(ascii: ascii)
  }

  /// The name in traces and flow files: `shift-left`, `enter`, `q`.
  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "control-" }
    if modifiers.contains(.alt) { name += "alt-" }
    if modifiers.contains(.shift) { name += "shift-" }
    return name + key.name
  }
}

extension Key {
  fileprivate func label(ascii: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: ascii ? "Enter" : "⏎"
    case .escape: "Esc"
    case .backspace: ascii ? "Bksp" : "⌫"
    case .tab: ascii ? "Tab" : "⇥"
    case .delete: ascii ? "Del" : "⌦"
    case .insert: "Ins"
    case .up: ascii ? "Up" : "↑"
    case .down: ascii ? "Down" : "↓"
    case .left: ascii ? "Left" : "←"
    case .right: ascii ? "Right" : "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }

  fileprivate var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .escape: "escape"
    case .backspace: "backspace"
    case .tab: "tab"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .function(let number): "f\(number)"
    }
  }
}
