import NavTUI

/// Keys that a person has chosen for an action.
struct KeyChoice: Equatable {
  var action: KeyAction
  var keys: [KeyPress]

  /// The name of an action in the configuration: `page-down`.
  static func name(of action: KeyAction) -> String {
    String(describing: action).reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  /// The action of a name; nil where there is none.
  static func action(named name: String) -> KeyAction? {
    KeyAction.allCases.first { self.name(of: $0) == name }
  }

  /// Lets the keys act instead of those that did; Ctrl-C goes on to quit.
  func apply(to map: inout KeyMap) {
    for index in map.bindings.indices where map.bindings[index].action == action {
      guard !map.bindings[index].keys.contains(Self.controlC) else { continue }
      map.bindings[index].keys = keys
    }
    // A key means one thing at a time: whoever had it before gives it up.
    for index in map.bindings.indices where map.bindings[index].action != action {
      map.bindings[index].keys.removeAll { keys.contains($0) && $0 != Self.controlC }
    }
  }

  private static let controlC = KeyPress(.character("c"), .control)
}

extension KeyPress {
  private static let modifierNames: [(String, Modifiers)] = [
    ("control-", .control), ("alt-", .alt), ("shift-", .shift),
  ]
  private static let keyNames: [String: Key] = [
    "space": .character(" "), "enter": .enter, "escape": .escape, "backspace": .backspace,
    "tab": .tab, "delete": .delete, "insert": .insert, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
  ]
  private static let functions = 1...20

  /// Reads a name as traces and flow files have it: `shift-left`, `q`, `f5`; nil where it is none.
  init?(named name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    for (prefix, modifier) in Self.modifierNames where rest.hasPrefix(prefix) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    if let key = Self.keyNames[String(rest)] {
      self.init(key, modifiers)
    } else if rest.count == 1, let character = rest.first {
      self.init(.character(character), modifiers)
    } else if rest.first == "f", let number = Int(rest.dropFirst()), Self.functions.contains(number)
    {
      self.init(.function(number), modifiers)
    } else {
      return nil
    }
  }
}
