import NavModel

/// Reads front matter, and says what in it is not understood; what is understood holds all the same.
struct FrontMatterReader {
  private(set) var matter = FrontMatter()
  private(set) var problems: [Problem] = []
  private let path: String
  /// The file's line before the YAML's first.
  private let linesBefore = 1

  init(path: String) {
    self.path = path
  }

  mutating func read(_ yaml: some Sequence<UInt8>) {
    do {
      guard let node = try YAMLNode.parse(yaml) else { return }
      guard case .map(let entries) = node.content else {
        return report(node.line, "the front matter is no list of keys: expected `key: value`")
      }
      for entry in entries { read(entry) }
    } catch {
      report(error.line, "the front matter is no YAML: \(error.message)")
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    problems.append(Problem(path: path, line: line + linesBefore, message: message))
  }

  /// All keys, for what is said of an unknown one.
  static let keys = [
    "title", "prompt", "bar", "bar-color", "bar-gradient", "bar-image", "bar-alpha", "title-color",
    "status", "large-title", "back", "back-title", "left", "right", "swipe", "swipe-start",
    "system", "tabs", "direction", "sections",
  ]

  private mutating func read(_ entry: YAMLNode.Entry) {
    switch entry.key {
    case "title": matter.title = text(entry)
    case "prompt": matter.prompt = text(entry)
    case "bar": matter.bar = choice(entry, ["shown": .shown, "hidden": .hidden])
    case "bar-color":
      if let color = color(entry.node, entry.key) { matter.appearance.background = .color(color) }
    case "bar-gradient": readGradient(entry)
    case "bar-image":
      if let name = text(entry) { matter.appearance.background = .image(BarImage(name)) }
    case "bar-alpha": matter.appearance.alpha = number(entry, in: 0...1, "a number from 0 to 1")
    case "title-color": matter.appearance.titleColor = color(entry.node, entry.key)
    case "status": matter.appearance.status = choice(entry, ["light": .light, "dark": .dark])
    case "large-title": matter.largeTitle = choice(entry, Self.truths) ?? false
    case "back": matter.back = text(entry).map { $0 == "none" ? .none : .text($0) }
    case "back-title": matter.backTitle = text(entry)
    case "left": matter.left = items(entry)
    case "right": matter.right = items(entry)
    case "swipe":
      matter.swipe = choice(entry, ["on": .on, "off": .off, "default": .automatic])
    case "swipe-start":
      matter.swipeStart = number(entry, in: 0...Self.furthestStart, "a number of points")
    case "system": readSystem(entry)
    case "tabs": matter.tabs = items(entry)
    case "direction":
      matter.direction = choice(entry, ["ltr": .leftToRight, "rtl": .rightToLeft])
    case "sections":
      matter.sectionsAreScreens = choice(entry, ["screens": true]) ?? false
    default:
      report(
        entry.line,
        "unknown key '\(entry.key)': expected one of \(Self.keys.joined(separator: ", "))"
      )
    }
  }

  private static let truths = ["true": true, "false": false]
  /// No window is wider, in points.
  private static let furthestStart = 100_000.0

  private mutating func wrong(_ node: YAMLNode, _ key: String, _ expected: String) {
    let got = node.text.map { "'\($0)'" } ?? "a list or a map"
    report(node.line, "wrong value \(got) for '\(key)': expected \(expected)")
  }

  private mutating func text(_ entry: YAMLNode.Entry) -> String? {
    if let text = entry.node.text { return text }
    wrong(entry.node, entry.key, "text")
    return nil
  }

  private mutating func choice<Meaning>(
    _ entry: YAMLNode.Entry,
    _ words: [String: Meaning]
  ) -> Meaning? {
    if let found = entry.node.text.flatMap({ words[$0] }) { return found }
    wrong(entry.node, entry.key, words.keys.sorted().joined(separator: " or "))
    return nil
  }

  private mutating func number(
    _ entry: YAMLNode.Entry,
    in range: ClosedRange<Double>,
    _ expected: String
  ) -> Double? {
    if let number = entry.node.text.flatMap(Double.init), range.contains(number) { return number }
    wrong(entry.node, entry.key, expected)
    return nil
  }

  private mutating func color(_ node: YAMLNode, _ key: String) -> Color? {
    if let color = node.text.flatMap({ Color(hex: $0) }) { return color }
    wrong(node, key, "a colour like \"#1296db\"")
    return nil
  }

  private mutating func readGradient(_ entry: YAMLNode.Entry) {
    guard case .list(let nodes) = entry.node.content, nodes.count == 2 else {
      return wrong(entry.node, entry.key, "two colours like [\"#1296db\", \"#6a11cb\"]")
    }
    let colors = nodes.compactMap { color($0, entry.key) }
    if colors.count == 2 { matter.appearance.background = .gradient(colors[0], colors[1]) }
  }

  private mutating func readSystem(_ entry: YAMLNode.Entry) {
    let names = NavigationSystem.all.map(\.name)
    guard let name = entry.node.text, names.contains(name) else {
      return wrong(entry.node, entry.key, names.joined(separator: " or "))
    }
    matter.system = name
  }

  private mutating func items(_ entry: YAMLNode.Entry) -> [FrontMatter.Item] {
    guard case .list(let nodes) = entry.node.content else {
      wrong(entry.node, entry.key, Self.itemForm)
      return []
    }
    return nodes.compactMap { item($0, entry.key) }
  }

  private static let itemForm = "a list of {title: …, open: …}"

  private mutating func item(_ node: YAMLNode, _ key: String) -> FrontMatter.Item? {
    guard case .map(let entries) = node.content else {
      wrong(node, key, Self.itemForm)
      return nil
    }
    var title: String?
    var open: String?
    for entry in entries {
      switch entry.key {
      case "title": title = text(entry)
      case "open": open = text(entry)
      default: report(entry.line, "unknown key '\(entry.key)' in '\(key)': expected title or open")
      }
    }
    guard let title, let open else {
      wrong(node, key, Self.itemForm)
      return nil
    }
    return FrontMatter.Item(title: title, open: open, line: node.line + linesBefore)
  }
}
