extension KeyMap {
  /// The keys of this project.
  public static let `default` = KeyMap([
    // At rest.
    KeyBinding(.open, [.enter, .right, "l"], in: atRest, .says("open", keyCount: 2)),
    // What opens a row, Enter and its like, changes one of a form as well.
    KeyBinding(.change, [" "], in: atRest, .says("change")),
    KeyBinding(.moveUp, [.up, "k"], in: atRest, .says("move")),
    KeyBinding(.moveDown, [.down, "j"], in: atRest, .says("move")),
    KeyBinding(
      .back,
      [.left, .escape, .backspace, "h"],
      in: [.pushed],
      .says("back", keyCount: 2)
    ),
    KeyBinding(.back, [.left, .escape, .backspace, "h"], in: [.root]),
    KeyBinding(.dragToTrailing, [.shiftRight, ">"], in: [.pushed], .says("drag")),
    KeyBinding(.focusNext, [.tab], in: atRest),
    KeyBinding(.focusPrevious, [.shiftTab], in: atRest),
    KeyBinding(.nextTab, ["}"], in: atRest, .says("tabs")),
    KeyBinding(.previousTab, ["{"], in: atRest, .says("tabs")),
    KeyBinding(.listHistory, ["H"], in: [.pushed]),
    KeyBinding(.dragToLeading, [.shiftLeft, "<"], in: atRest),
    KeyBinding(.forward, ["f"], in: atRest),

    // While a transition runs.
    KeyBinding(
      .back,
      [.left, .escape, .backspace, "h"],
      in: [.headingForward],
      .says("turn round")
    ),
    KeyBinding(.forward, [.right, "l"], in: [.headingBack], .says("turn round")),
    KeyBinding(.back, [.left, .escape, .backspace, "h"], in: [.headingBack]),
    KeyBinding(.back, [.left, .escape, .backspace, "h"], in: [.locked], .says("back")),
    KeyBinding(.open, [.enter], in: running),
    KeyBinding(.moveUp, [.up, "k"], in: running),
    KeyBinding(.moveDown, [.down, "j"], in: running),
    KeyBinding(.nextTab, [.tab, "}"], in: running),
    KeyBinding(.previousTab, [.shiftTab, "{"], in: running),
    KeyBinding(.dragToTrailing, [.shiftRight, ">"], in: [.headingForward, .headingBack]),
    KeyBinding(.dragToLeading, [.shiftLeft, "<"], in: [.headingForward, .headingBack]),

    // While something holds the pane.
    KeyBinding(.dragToLeading, [.shiftLeft, "<"], in: [.keyDrag], .says("drag")),
    KeyBinding(.dragToTrailing, [.shiftRight, ">"], in: [.keyDrag], .says("drag")),
    KeyBinding(.letGo, [.enter], in: [.keyDrag], .says("let go")),
    KeyBinding(.cancel, [.escape], in: [.keyDrag, .pointerDrag], .says("put back")),

    // Far and away.
    KeyBinding(.pageUp, [.pageUp], in: atRest.union(running)),
    KeyBinding(.pageDown, [.pageDown], in: atRest.union(running)),
    KeyBinding(.toStart, [.home, "g"], in: atRest.union(running)),
    KeyBinding(.toEnd, [.end, "G"], in: atRest.union(running)),
    KeyBinding(.toggleMouse, ["m"], in: atRest, .says("mouse")),
    KeyBinding(.toggleMouse, ["m"], in: running),
    KeyBinding(.listKeys, ["?"], in: atRest, .says("keys")),
    KeyBinding(.listKeys, ["?"], in: running),
    KeyBinding(.findAction, [.controlP], in: atRest.union(running)),
    KeyBinding(.toggleInspector, ["i"], in: atRest.union(running)),
    KeyBinding(.toRoot, ["q"], in: [.pushed], .says("root")),
    KeyBinding(.toRoot, ["q"], in: running.union([.keyDrag, .pointerDrag])),
    KeyBinding(.quit, ["q"], in: [.root], .says("quit")),

    // In a text field, where printable keys are text and the others edit it.
    KeyBinding(.moveUp, [.up], in: [.textField]),
    KeyBinding(.moveDown, [.down], in: [.textField]),
    KeyBinding(.back, [.escape, .backspace], in: [.textField], .says("back")),
    KeyBinding(.findAction, [.controlP], in: [.textField], .says("actions")),

    // In a list that lies over the screen.
    KeyBinding(.open, [.enter, .right, "l"], in: [.panel], .says("choose")),
    KeyBinding(.open, [.enter], in: [.palette], .says("do")),
    KeyBinding(.moveUp, [.up, "k"], in: [.panel], .says("move")),
    KeyBinding(.moveDown, [.down, "j"], in: [.panel], .says("move")),
    KeyBinding(.moveUp, [.up], in: [.palette], .says("move")),
    KeyBinding(.moveDown, [.down], in: [.palette], .says("move")),
    KeyBinding(.pageUp, [.pageUp], in: [.panel, .palette]),
    KeyBinding(.pageDown, [.pageDown], in: [.panel, .palette]),
    KeyBinding(.toStart, [.home, "g"], in: [.panel]),
    KeyBinding(.toEnd, [.end, "G"], in: [.panel]),
    KeyBinding(
      .close,
      [.escape, .left, .backspace, "h", "q", "?", "H"],
      in: [.panel],
      .says("close")
    ),
    KeyBinding(.close, [.escape, .backspace, .controlP], in: [.palette], .says("close")),

    // A lone Escape just before makes it Alt, Control and C; it must quit all the same.
    KeyBinding(.quit, [.controlC, .altControlC], in: Set(KeyContext.allCases)),
  ])

  private static let atRest: Set<KeyContext> = [.root, .pushed]
  private static let running: Set<KeyContext> = [.headingForward, .headingBack, .locked]
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A printable key with nothing held: `"q"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }

  fileprivate static let enter = KeyPress(.enter)
  fileprivate static let escape = KeyPress(.escape)
  fileprivate static let backspace = KeyPress(.backspace)
  fileprivate static let up = KeyPress(.up)
  fileprivate static let down = KeyPress(.down)
  fileprivate static let left = KeyPress(.left)
  fileprivate static let right = KeyPress(.right)
  fileprivate static let home = KeyPress(.home)
  fileprivate static let end = KeyPress(.end)
  fileprivate static let pageUp = KeyPress(.pageUp)
  fileprivate static let pageDown = KeyPress(.pageDown)
  fileprivate static let shiftLeft = KeyPress(.left, .shift)
  fileprivate static let shiftRight = KeyPress(.right, .shift)
  fileprivate static let tab = KeyPress(.tab)
  fileprivate static let shiftTab = KeyPress(.tab, .shift)
  fileprivate static let controlP = KeyPress(.character("p"), .control)
  fileprivate static let controlC = KeyPress(.character("c"), .control)
  fileprivate static let altControlC = KeyPress(.character("c"), [.alt, .control])
}
