// The lines that act: operations, taps, keys, the pointer, time.

extension FlowParser {
  /// An operation on one stack, which `on NAME` may stand before; nil where the word names none.
  func stackOperation(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowOperation? {
    switch name {
    case "push": return .push(ScreenID(try words.next("a screen's name")))
    case "pop":
      if words.takes("to") { return .popTo(ScreenID(try words.next("a screen's name"))) }
      return words.takes("root") ? .popToRoot : .pop
    case "set": return .set(try words.some("screens' names").map { ScreenID($0) })
    case "remove": return .remove(ScreenID(try words.next("a screen's name")))
    default: return nil
    }
  }

  /// An operation that speaks for itself of where it happens; nil where the word names none.
  func windowOperation(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowOperation? {
    switch name {
    case "present": return .present(try words.some("screens' names").map { ScreenID($0) })
    case "dismiss": return .dismiss
    case "select":
      let screen = ScreenID(try words.next("a tab screen's name"))
      let word = try words.next("a tab's number from 1")
      guard let tab = Int(word), tab > 0 else {
        throw FlowError(line: words.line, expected: "a tab's number from 1", found: "“\(word)”")
      }
      return .select(screen, tab - 1)
    default: return nil
    }
  }

  /// What a person, or time, does beside moving the pointer; nil where the word names none of it.
  mutating func acting(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowCommand? {
    switch name {
    case "tap":
      return .tap(try words.choice(["back": .back, "left": .left, "right": .right]))
    case "history":
      return .history(ScreenID(try words.next("a screen's name")))
    case "key":
      let word = try words.next("a key")
      guard let key = FlowKey(rawValue: word) else {
        let names = FlowKey.allCases.map(\.rawValue).joined(separator: ", ")
        throw FlowError(line: words.line, expected: "one of \(names)", found: "“\(word)”")
      }
      return .key(key)
    case "scroll-to":
      let screen = ScreenID(try words.next("a screen's name"))
      return .scroll(screen, try words.number("a number of columns") * Self.columnWidth)
    case "wait":
      return .wait(try seconds(&words))
    case "settle": return .settle
    case "interrupt":
      _ = try words.choice(["focus": true])
      return .loseFocus
    case "resize":
      window = try size(&words)
      return .resize(window)
    case "mark": return .mark
    default: return nil
    }
  }

  /// What the pointer does; nil where the word names none of it.
  ///
  /// A drag by columns goes along one row, the same in every window that has it.
  func pointer(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowCommand? {
    switch name {
    case "press": return .press(try point(&words))
    case "move": return .move(try point(&words))
    case "release": return .release
    case "lose": return .lose
    case "drag":
      if words.takes("to") {
        return .dragTo(try words.number("a part of the width"))
      }
      let rows = window.height / Self.rowHeight
      let row = max(min(Self.dragRow, rows - 1), 0) * Self.rowHeight
      let from = try words.number("a column, or “to”") * Self.columnWidth
      let to = try words.number("a column") * Self.columnWidth
      guard words.takes("in") else {
        throw FlowError(line: words.line, expected: "“in” and seconds", found: words.found)
      }
      return .drag(
        from: Point(x: from, y: row),
        to: Point(x: to, y: row),
        seconds: try seconds(&words)
      )
    default: return nil
    }
  }

  /// A place that a line gives in columns and rows, in points.
  func point(_ words: inout FlowWords) throws(FlowError) -> Point {
    let column = try words.number("a column")
    let row = try words.number("a row")
    return Point(x: column * Self.columnWidth, y: row * Self.rowHeight)
  }

  /// A time that a line gives, in seconds: none that is negative, none that is longer than a day.
  func seconds(_ words: inout FlowWords) throws(FlowError) -> Double {
    try words.number("a number of seconds, at most a day", in: 0...Self.longest)
  }
}
