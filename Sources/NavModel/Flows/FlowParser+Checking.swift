// The lines that check.

extension FlowParser {
  /// What stands behind `expect`: a check for now, or with `always` or `never` for all frames since the mark.
  func expectation(_ words: inout FlowWords) throws(FlowError) -> FlowCommand {
    if words.takes("always") { return .expectOverFrames(try check(&words), always: true) }
    if words.takes("never") { return .expectOverFrames(try check(&words), always: false) }
    return .expect(try check(&words))
  }

  /// One check: what it looks at, and what it is to find there.
  func check(_ words: inout FlowWords) throws(FlowError) -> FlowCheck {
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

  /// An item's label; nil for the word `none`, which says that there is no item.
  func label(_ words: inout FlowWords) throws(FlowError) -> String? {
    let word = try words.next("a label or none")
    return word == "none" ? nil : word
  }

  /// How far from what is expected counts as it: what stands behind `within`, else the least that is told apart.
  func tolerance(_ words: inout FlowWords) throws(FlowError) -> Double {
    guard words.takes("within") else { return Self.tolerance }
    return try words.number("a distance, 0 or more", in: 0...FlowWords.numbers.upperBound)
  }
}
