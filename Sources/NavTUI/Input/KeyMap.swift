public import NavModel

/// The one table of keys: what a key does and what the bottom line says both come from it, so that no
/// key is advertised which does nothing.
///
/// The table is written for left-to-right layout; where things lead from the right, what points left
/// and what points right change places (the arrows and their stand-ins `h` `l` `<` `>`).
public struct KeyMap: Sendable {
  /// The rows, in the order in which hints are shown.
  public var bindings: [KeyBinding]

  /// Makes a map; where two rows bind one key in one context, the earlier holds.
  public init(_ bindings: [KeyBinding]) {
    self.bindings = bindings
  }

  /// What a key does in a context; nil for nothing, which in a text field means that it is text.
  public func action(
    for press: KeyPress,
    in context: KeyContext,
    direction: LayoutDirection = .leftToRight
  ) -> KeyAction? {
    let press = press.mirrored(in: direction)
    return bindings.first { $0.contexts.contains(context) && $0.keys.contains(press) }?.action
  }

  /// What the bottom line says: the keys that act now, most useful first.
  ///
  /// Rows that say the same share a hint: `↑ ↓ move`. What is `unavailable`, such as `open` where the
  /// screen on show has no rows, is left out; with `ascii` labels are made of 7-bit characters.
  public func hints(
    in context: KeyContext,
    direction: LayoutDirection = .leftToRight,
    unavailable: Set<KeyAction> = [],
    ascii: Bool = false
  ) -> [KeyHint] {
    var hints: [KeyHint] = []
    for binding in bindings where binding.contexts.contains(context) {
      guard let hint = binding.hint, !unavailable.contains(binding.action) else { continue }
      let keys = binding.labels(of: binding.keys.prefix(hint.keyCount), in: direction, ascii: ascii)
      if let index = hints.firstIndex(where: { $0.label == hint.label }) {
        hints[index].keys += " " + keys
      } else {
        hints.append(KeyHint(keys: keys, label: hint.label))
      }
    }
    return hints
  }

  /// Every key that acts in a context, with what it does in a few words.
  public func list(
    in context: KeyContext,
    direction: LayoutDirection = .leftToRight,
    ascii: Bool = false
  ) -> [KeyHint] {
    bindings.filter { $0.contexts.contains(context) }.map { binding in
      KeyHint(
        keys: binding.labels(of: binding.keys[...], in: direction, ascii: ascii),
        label: binding.action.summary
      )
    }
  }
}

/// A row of the key map.
public struct KeyBinding: Sendable {
  /// What the keys do.
  public var action: KeyAction
  /// The keys, those to be shown first.
  public var keys: [KeyPress]
  /// When they do it.
  public var contexts: Set<KeyContext>
  /// What the bottom line says of it; nil where it keeps silent.
  public var hint: Hint?

  /// A row's part of the bottom line.
  public struct Hint: Hashable, Sendable {
    /// What the keys do, in a word or two.
    public var label: String
    /// How many of the row's keys are shown.
    public var keyCount: Int

    /// A hint that shows the row's first keys.
    public static func says(_ label: String, keyCount: Int = 1) -> Hint {
      Hint(label: label, keyCount: keyCount)
    }
  }

  /// Makes a row.
  public init(
    _ action: KeyAction,
    _ keys: [KeyPress],
    in contexts: Set<KeyContext>,
    _ hint: Hint? = nil
  ) {
    self.action = action
    self.keys = keys
    self.contexts = contexts
    self.hint = hint
  }

  /// The labels of all its keys, apart by a space.
  func labels(in direction: LayoutDirection, ascii: Bool) -> String {
    labels(of: keys[...], in: direction, ascii: ascii)
  }

  fileprivate func labels(
    of keys: ArraySlice<KeyPress>,
    in direction: LayoutDirection,
    ascii: Bool
  ) -> String {
    keys.map { $0.mirrored(in: direction).label(ascii: ascii) }.joined(separator: " ")
  }
}

extension KeyPress {
  /// The key that does in `direction` what this one does in left-to-right layout, and the reverse.
  fileprivate func mirrored(in direction: LayoutDirection) -> KeyPress {
    guard direction == .rightToLeft else { return self }
    var mirrored = self
    switch key {
    case .left: mirrored.key = .right
    case .right: mirrored.key = .left
    case .character("h"): mirrored.key = .character("l")
    case .character("l"): mirrored.key = .character("h")
    case .character("<"): mirrored.key = .character(">")
    case .character(">"): mirrored.key = .character("<")
    default: break
    }
    return mirrored
  }
}
