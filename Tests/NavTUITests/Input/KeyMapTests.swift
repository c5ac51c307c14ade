import NavModel
import NavTUI
import Testing

@Suite struct KeyMapTests {
  private let map = KeyMap.default

  @Test(
    "Keys do what the contexts say",
    arguments: [
      (KeyPress(.up), .root, .moveUp), ("k", .pushed, .moveUp), ("j", .root, .moveDown),
      (KeyPress(.pageUp), .root, .pageUp), (KeyPress(.pageDown), .pushed, .pageDown),
      ("g", .root, .toStart), (KeyPress(.home), .root, .toStart), ("G", .root, .toEnd),
      (KeyPress(.end), .pushed, .toEnd), (" ", .root, .change), (" ", .pushed, .change),
      (KeyPress(.enter), .root, .open), (KeyPress(.right), .pushed, .open), ("l", .root, .open),
      (KeyPress(.left), .root, .back), ("h", .pushed, .back), (KeyPress(.escape), .pushed, .back),
      (KeyPress(.escape), .root, .back), (KeyPress(.backspace), .pushed, .back),
      (KeyPress(.left), .headingForward, .back), (KeyPress(.right), .headingForward, nil),
      (KeyPress(.right), .headingBack, .forward), ("l", .headingBack, .forward),
      (KeyPress(.left), .headingBack, .back), (KeyPress(.right), .locked, nil),
      (KeyPress(.left), .locked, .back),
      (KeyPress(.enter), .headingForward, .open),
      (KeyPress(.right, .shift), .pushed, .dragToTrailing), (">", .pushed, .dragToTrailing),
      (KeyPress(.right, .shift), .root, nil), ("f", .root, .forward),
      (KeyPress(.left, .shift), .pushed, .dragToLeading),
      (KeyPress(.right, .shift), .keyDrag, .dragToTrailing), ("<", .keyDrag, .dragToLeading),
      (KeyPress(.left, .shift), .keyDrag, .dragToLeading), (KeyPress(.right, .shift), .locked, nil),
      (KeyPress(.right, .shift), .headingBack, .dragToTrailing),
      (KeyPress(.right, .shift), .pointerDrag, nil),
      (KeyPress(.enter), .keyDrag, .letGo), (KeyPress(.escape), .keyDrag, .cancel),
      (KeyPress(.escape), .pointerDrag, .cancel), (KeyPress(.up), .pointerDrag, nil),
      (KeyPress(.left), .keyDrag, nil),
      ("q", .root, .quit), ("q", .pushed, .toRoot), ("q", .keyDrag, .toRoot),
      ("q", .textField, nil),
      (KeyPress(.escape), .textField, .back), (KeyPress(.backspace), .textField, .back),
      (KeyPress(.down), .textField, .moveDown),
      (KeyPress(.left), .textField, nil), ("x", .root, nil),
      (KeyPress(.tab), .root, .focusNext), (KeyPress(.tab, .shift), .pushed, .focusPrevious),
      ("}", .root, .nextTab), ("{", .pushed, .previousTab), (KeyPress(.tab), .locked, .nextTab),
      ("H", .pushed, .listHistory), ("H", .root, nil), ("?", .root, .listKeys),
      (KeyPress(.character("p"), .control), .textField, .findAction), ("m", .locked, .toggleMouse),
      ("m", .keyDrag, nil), ("i", .pushed, .toggleInspector), ("?", .textField, nil),
      (KeyPress(.enter), .panel, .open), ("?", .panel, .close), (KeyPress(.left), .panel, .close),
      (KeyPress(.enter), .palette, .open), (KeyPress(.left), .palette, nil),
      (KeyPress(.escape), .palette, .close), (KeyPress(.backspace), .palette, .close),
      (KeyPress(.character("q"), .alt), .root, nil),
      (KeyPress(.left, .control), .pushed, nil),
    ] as [(KeyPress, KeyContext, KeyAction?)]
  )
  func action(press: KeyPress, context: KeyContext, action: KeyAction?) {
    #expect(map.action(for: press, in: context) == action)
  }

  @Test("Control-C quits everywhere, also right behind an Escape", arguments: KeyContext.allCases)
  func quit(context: KeyContext) {
    for modifiers: Modifiers in [.control, [.alt, .control]] {
      let press = KeyPress(.character("c"), modifiers)
      #expect(map.action(for: press, in: context) == .quit)
      #expect(map.action(for: press, in: context, direction: .rightToLeft) == .quit)
    }
  }

  @Test("In a field every printable key is text", arguments: [KeyContext.textField, .palette])
  func text(context: KeyContext) {
    for scalar in (0x20..<0x7f as Range<UInt8>).map(Unicode.Scalar.init) {
      let press = KeyPress(.character(Character(scalar)))
      #expect(map.action(for: press, in: context) == nil)
    }
  }

  @Test(
    "Right to left, what points changes sides, and nothing else",
    arguments: KeyContext.allCases
  )
  func mirrored(context: KeyContext) {
    let sides: [(KeyPress, KeyPress)] = [
      (KeyPress(.left), KeyPress(.right)), (KeyPress(.left, .shift), KeyPress(.right, .shift)),
      ("h", "l"), ("<", ">"),
    ]
    for (left, right) in sides {
      for (one, other) in [(left, right), (right, left)] {
        #expect(
          map.action(for: one, in: context, direction: .rightToLeft)
            == map.action(for: other, in: context)
        )
      }
    }
    for press in [
      KeyPress(.enter), KeyPress(.escape), KeyPress(.up), KeyPress(.home), "q", "j", "G",
    ] {
      #expect(
        map.action(for: press, in: context, direction: .rightToLeft)
          == map.action(for: press, in: context)
      )
    }
  }

  @Test("No key is bound twice in a context", arguments: KeyContext.allCases)
  func unique(context: KeyContext) {
    let keys = map.bindings.filter { $0.contexts.contains(context) }.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "Every key that a hint or the list shows acts, in both directions",
    arguments: KeyContext.allCases
  )
  func truth(context: KeyContext) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let acting = Set(
        map.bindings.flatMap(\.keys).filter {
          map.action(for: $0, in: context, direction: direction) != nil
        }
        .map { $0.label() }
      )
      let hints = map.hints(in: context, direction: direction)
      let list = map.list(in: context, direction: direction)
      #expect(!list.isEmpty)
      for hint in hints + list {
        #expect(
          Set(hint.keys.split(separator: " ").map(String.init)).isSubset(of: acting),
          "\(hint)"
        )
      }
      #expect(Set(list.flatMap { $0.keys.split(separator: " ") }).count == acting.count)
    }
  }

  @Test(
    "The bottom line says what acts now",
    arguments: [
      (.root, "⏎ → open   Space change   ↑ ↓ move   } { tabs   m mouse   ? keys   q quit"),
      (
        .pushed,
        "⏎ → open   Space change   ↑ ↓ move   ← Esc back   ⇧→ drag   } { tabs   m mouse   ? keys   q root"
      ),
      (.headingForward, "← turn round"), (.headingBack, "→ turn round"), (.locked, "← back"),
      (.keyDrag, "⇧← ⇧→ drag   ⏎ let go   Esc put back"), (.pointerDrag, "Esc put back"),
      (.textField, "Esc back   ^P actions"), (.panel, "⏎ choose   ↑ ↓ move   Esc close"),
      (.palette, "⏎ do   ↑ ↓ move   Esc close"),
    ] as [(KeyContext, String)]
  )
  func hints(context: KeyContext, line: String) {
    #expect(Self.line(map.hints(in: context)) == line)
  }

  @Test("Hints turn with the layout, leave out what the screen cannot do, and fit in 7 bits")
  func hintVariants() {
    #expect(
      Self.line(
        map.hints(
          in: .pushed,
          direction: .rightToLeft,
          unavailable: [.open, .change, .nextTab, .previousTab, .toggleMouse]
        )
      )
        == "↑ ↓ move   → Esc back   ⇧← drag   ? keys   q root"
    )
    #expect(
      Self.line(map.hints(in: .pushed, ascii: true))
        == "Enter Right open   Space change   Up Down move   Left Esc back   S-Right drag   } { tabs   m mouse   ? keys   q root"
    )
    for context in KeyContext.allCases {
      for hint in map.hints(in: context, ascii: true) + map.list(in: context, ascii: true) {
        #expect(!(hint.keys + hint.label).utf8.contains { !(0x20..<0x7f ~= $0) })
      }
    }
  }

  @Test("A key has a label for people and a name for files")
  func names() {
    let press = KeyPress(.left, .shift)
    #expect(press.label() == "⇧←")
    #expect(press.label(ascii: true) == "S-Left")
    #expect(press.name == "shift-left")
    #expect(KeyPress(.character("c"), .control).label() == "^C")
    #expect(KeyPress("q").name == "q")
    #expect(KeyPress(" ").name == "space")
    #expect(KeyPress(.function(5), [.control, .alt]).name == "control-alt-f5")
  }

  private static func line(_ hints: [KeyHint]) -> String {
    hints.map { "\($0.keys) \($0.label)" }.joined(separator: "   ")
  }
}
