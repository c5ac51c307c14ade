// The lines that set the scene.

extension FlowParser {
  /// What a scene is made of before anything happens; nil where the word names none of it.
  mutating func setting(
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
  func contains(_ screen: ScreenID, in holder: ScreenID) -> Bool {
    var seen: Set<ScreenID> = []
    var open = [holder]
    while let next = open.popLast() {
      if next == screen { return true }
      if seen.insert(next).inserted { open += contents[next] ?? [] }
    }
    return false
  }

  /// A window that a line gives in columns and rows, in points.
  func size(_ words: inout FlowWords) throws(FlowError) -> Window {
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

  /// What one `OPTION=VALUE` says of a screen; lengths are in columns and rows in the file, in points from here on.
  func option(_ word: String, _ words: FlowWords) throws(FlowError) -> ScreenOption {
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

  /// Bar items by their titles, which commas part.
  func items(_ text: String) -> [BarItem] {
    text.split(separator: ",").map { BarItem(String($0)) }
  }

  /// A colour written as in a style sheet: `#rrggbb`.
  func color(_ text: some StringProtocol, _ words: FlowWords) throws(FlowError) -> Color {
    guard let color = Color(hex: text) else {
      throw FlowError(line: words.line, expected: "a colour #rrggbb", found: "“\(text)”")
    }
    return color
  }

  /// A part of the pane, `X,Y,W,H` in columns and rows, in points.
  func part(_ text: String, _ words: FlowWords) throws(FlowError) -> Rect {
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
