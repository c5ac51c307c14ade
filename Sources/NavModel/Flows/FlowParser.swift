/// Reads flow files: turns their columns and rows into points, and is the only one that knows them.
struct FlowParser {
  /// A cell's width in points.
  static let columnWidth = 8.0
  /// A cell's height in points.
  static let rowHeight = 16.0
  /// The row in which `drag` presses, or the last one of a lower window.
  static let dragRow = 12.0
  /// So near two numbers are the same where a check names no tolerance.
  static let tolerance = 0.001

  var window = Window(width: 80 * columnWidth, height: 24 * rowHeight)
  var hasRoot = false
  var contents: [ScreenID: [ScreenID]] = [:]
  /// The longest wait, in seconds: a day of frames is still played in no time to speak of.
  static let longest = 86_400.0

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

  mutating func command(
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
