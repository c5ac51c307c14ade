/// Reads flow files: turns their columns and rows into points, and is the only one that knows them.
struct FlowParser {
  /// A cell's width in points.
  static let columnWidth = 8.0
  /// A cell's height in points.
  static let rowHeight = 16.0
  /// The row in which `drag` presses, or the last one of a lower window.
  private static let dragRow = 12.0
  /// So near two numbers are the same where a check names no tolerance.
  private static let tolerance = 0.001

  private var window = Window(width: 80 * columnWidth, height: 24 * rowHeight)
  private var hasRoot = false
  private var contents: [ScreenID: [ScreenID]] = [:]
  /// The longest wait, in seconds: a day of frames is still played in no time to speak of.
  private static let longest = 86_400.0

  /// Reads all lines of a file.
  static func parse(_ text: String) throws(FlowError) -> [FlowLine] {
    var parser = FlowParser()
    var lines: [FlowLine] = []
    var number = 0
    for text in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var words = try FlowWords(text, line: number)
      guard let name = words.nextIfAny() else { continue }
      let command = try parser.command(name, &words)
      try words.end()
      lines.append(FlowLine(number: number, command: command))
    }
    return lines
  }

  private mutating func command(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowCommand {
    if let command = try setting(name, &words) { return command }
    guard hasRoot else {
      throw FlowError(
        line: words.line,
        expected: "system, window, direction, screen, nest, tabs or root before anything else",
        found: "“\(name)”"
      )
    }
    if let command = try pointer(name, &words) { return command }
    if let command = try acting(name, &words) { return command }
    if name == "expect" { return try expectation(&words) }
    let animated = !words.endsWith("plain")
    if name == "on" {
      let screen = ScreenID(try words.next("a screen"))
      let verb = try words.next("push, pop, set or remove")
      guard let operation = try stackOperation(verb, &words) else {
        throw FlowError(
          line: words.line,
          expected: "push, pop, set or remove",
          found: "“\(verb)”"
        )
      }
      return .operation(operation, on: screen, animated: animated)
    }
    if let operation = try stackOperation(name, &words) {
      return .operation(operation, on: nil, animated: animated)
    }
    if let operation = try windowOperation(name, &words) {
      return .operation(operation, on: nil, animated: animated)
    }
    throw FlowError(line: words.line, expected: "a command", found: "“\(name)”")
  }
}

// MARK: - Setting the scene

extension FlowParser {
  private mutating func setting(
    _ name: String,
    _ words: inout FlowWords
  ) throws(FlowError) -> FlowCommand? {
    switch name {
    case "system":
      let name = try words.next("a system's name")
      guard let system = NavigationSystem.named(name) else {
        let names = NavigationSystem.all.map(\.name).joined(separator: ", ")
        throw FlowError(line: words.line, expected: "one of \(names)", found: "“\(name)”")
      }
      return .system(system)
    case "window":
      window = try size(&words)
      return .window(window)
    case "direction":
      return .direction(try words.choice(["ltr": .leftToRight, "rtl": .rightToLeft]))
    case "screen":
      let screen = ScreenID(try words.next("a screen's name"))
      var options: [ScreenOption] = []
      while let word = words.nextIfAny() { options.append(try option(word, words)) }
      return .screen(screen, options)
    case "nest", "tabs":
      let screen = ScreenID(try words.next("a screen's name"))
      guard words.takes("=") else {
        throw FlowError(line: words.line, expected: "“=”", found: words.found)
      }
      let inside = try words.some("screens' names").map { ScreenID($0) }
      contents[screen] = inside
      if let holder = inside.first(where: { contains(screen, in: $0) }) {
        throw FlowError(
          line: words.line,
          expected: "screens that do not contain \(screen)",
          found: "“\(holder)”"
        )
      }
      return name == "nest" ? .nest(screen, inside) : .tabs(screen, inside)
    case "root":
      hasRoot = true
      return .root(ScreenID(try words.next("a screen's name")))
    default:
      return nil
    }
  }

  /// Whether a screen is `screen`, or contains it, however deep.
  private func contains(_ screen: ScreenID, in holder: ScreenID) -> Bool {
    var seen: Set<ScreenID> = []
    var open = [holder]
    while let next = open.popLast() {
      if next == screen { return true }
      if seen.insert(next).inserted { open += contents[next] ?? [] }
    }
    return false
  }

  private func size(_ words: inout FlowWords) throws(FlowError) -> Window {
    let columns = try words.number(
      "a number of columns, 0 or more",
      in: 0...FlowWords.numbers.upperBound
    )
    let rows = try words.number("a number of rows, 0 or more", in: 0...FlowWords.numbers.upperBound)
    return Window(
      width: columns * Self.columnWidth,
      height: rows * Self.rowHeight,
      lineHeight: Self.rowHeight
    )
  }

  private func option(_ word: String, _ words: FlowWords) throws(FlowError) -> ScreenOption {
    guard let equals = word.firstIndex(of: "=") else {
      throw FlowError(line: words.line, expected: "OPTION=VALUE", found: "“\(word)”")
    }
    let text = String(word[word.index(after: equals)...])
    let visibility: KeyValuePairs = ["shown": Visibility.shown, "hidden": .hidden]
    switch word[..<equals] {
    case "title": return .title(text)
    case "bar": return .bar(try words.choice(text, visibility))
    case "swipe":
      return .swipe(
        try words.choice(
          text,
          ["on": Screen.SwipePolicy.on, "off": .off, "default": .automatic]
        )
      )
    case "swipe-start": return .swipeStart(try words.number(text, "a number of points"))
    case "back": return .back(text == "none" ? .none : .custom(BarItem(text)))
    case "back-title": return .backTitle(text)
    case "left": return .left(items(text))
    case "right": return .right(items(text))
    case "bar-color": return .background(.color(try color(text, words)))
    case "bar-gradient":
      let ends = text.split(separator: ",")
      guard ends.count == 2 else {
        throw FlowError(line: words.line, expected: "#rrggbb,#rrggbb", found: "“\(text)”")
      }
      return .background(.gradient(try color(ends[0], words), try color(ends[1], words)))
    case "bar-image": return .background(.image(BarImage(text)))
    case "bar-alpha": return .alpha(try words.number(text, "a number from 0 to 1", in: 0...1))
    case "tab-bar": return .tabBar(try words.choice(text, visibility))
    case "scroll-width":
      return .scrollableWidth(try words.number(text, "a number of columns") * Self.columnWidth)
    case "claims": return .claims(try part(text, words))
    case "veto": return .veto(try words.choice(text, ["on": true, "off": false]))
    default:
      throw FlowError(line: words.line, expected: "an option of screen", found: "“\(word)”")
    }
  }

  private func items(_ text: String) -> [BarItem] {
    text.split(separator: ",").map { BarItem(String($0)) }
  }

  private func color(_ text: some StringProtocol, _ words: FlowWords) throws(FlowError) -> Color {
    guard let color = Color(hex: text) else {
      throw FlowError(line: words.line, expected: "a colour #rrggbb", found: "“\(text)”")
    }
    return color
  }

  private func part(_ text: String, _ words: FlowWords) throws(FlowError) -> Rect {
    var numbers: [Double] = []
    for word in text.split(separator: ",") {
      numbers.append(try words.number(word, "X,Y,W,H in columns and rows"))
    }
    guard numbers.count == 4 else {
      throw FlowError(line: words.line, expected: "X,Y,W,H in columns and rows", found: "“\(text)”")
    }
    return Rect(
      x: numbers[0] * Self.columnWidth,
      y: numbers[1] * Self.rowHeight,
      width: numbers[2] * Self.columnWidth,
      height: numbers[3] * Self.rowHeight
    )
  }
}

// MARK: - Acting

extension FlowParser {
  private func stackOperation(
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

  private func windowOperation(
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

  private mutating func acting(
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

  private func pointer(
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

  private func point(_ words: inout FlowWords) throws(FlowError) -> Point {
    let column = try words.number("a column")
    let row = try words.number("a row")
    return Point(x: column * Self.columnWidth, y: row * Self.rowHeight)
  }

  private func seconds(_ words: inout FlowWords) throws(FlowError) -> Double {
    try words.number("a number of seconds, at most a day", in: 0...Self.longest)
  }
}

// MARK: - Checking

extension FlowParser {
  private func expectation(_ words: inout FlowWords) throws(FlowError) -> FlowCommand {
    if words.takes("always") { return .expectOverFrames(try check(&words), always: true) }
    if words.takes("never") { return .expectOverFrames(try check(&words), always: false) }
    return .expect(try check(&words))
  }

  private func check(_ words: inout FlowWords) throws(FlowError) -> FlowCheck {
    let visibility: KeyValuePairs = ["shown": Visibility.shown, "hidden": .hidden]
    let name = try words.next("a check")
    switch name {
    case "stack": return .stack(try words.some("screens' names"))
    case "stack-of":
      return .stackOf(
        ScreenID(try words.next("a screen's name")),
        try words.some("screens' names")
      )
    case "root-stack": return .rootStack(try words.some("screens' names"))
    case "presented":
      let screens = try words.some("screens' names or none")
      return .presented(screens == ["none"] ? [] : screens)
    case "top": return .top(try words.next("a screen's name"))
    case "title": return .title(try words.next("a title"))
    case "bar": return .bar(try words.choice(visibility))
    case "back": return .back(try label(&words))
    case "back-of":
      return .backOf(ScreenID(try words.next("a screen's name")), try label(&words))
    case "history":
      let screens = words.all()
      return .history(screens == ["none"] ? [] : screens)
    case "bar-color": return .barColor(try color(try words.next("a colour #rrggbb"), words))
    case "bar-alpha": return .barAlpha(try words.number("a number from 0 to 1", in: 0...1))
    case "tab-bar": return .tabBar(try words.choice(visibility))
    case "phase":
      return .phase(
        try words.choice([
          "idle": .idle, "animating": .animating, "interactive": .interactive,
          "settling": .settling,
        ])
      )
    case "progress":
      let progress = try words.number("a number from 0 to 1", in: 0...1)
      return .progress(progress, within: try tolerance(&words))
    case "pane":
      let screen = ScreenID(try words.next("a screen's name"))
      let edge = try words.number("a part of the width")
      return .pane(screen, edge, within: try tolerance(&words))
    case "scrolled":
      let screen = ScreenID(try words.next("a screen's name"))
      return .scrolled(screen, try words.number("a number of columns") * Self.columnWidth)
    case "log": return .log(words.all())
    case "events": return .events(words.all())
    case "log-balanced": return .logBalanced
    default:
      throw FlowError(line: words.line, expected: "a check", found: "“\(name)”")
    }
  }

  private func label(_ words: inout FlowWords) throws(FlowError) -> String? {
    let word = try words.next("a label or none")
    return word == "none" ? nil : word
  }

  private func tolerance(_ words: inout FlowWords) throws(FlowError) -> Double {
    guard words.takes("within") else { return Self.tolerance }
    return try words.number("a distance, 0 or more", in: 0...FlowWords.numbers.upperBound)
  }
}
