/// The text of `--help`, made from a command's table of options.
struct HelpText {
  /// The longest line, in columns.
  static let width = 80

  private static let indent = 2
  private static let gap = 2

  private var lines: [String] = []

  /// Makes the text: how to call the program, what it does, and a line or more an option.
  init(of command: Command) {
    let options = command.options
    for (index, call) in command.usage.enumerated() {
      lines.append((index == 0 ? "Usage: " : "       ") + call)
    }
    lines.append("")
    lines += Self.wrapped(command.summary, to: Self.width)
    lines += ["", "Options:"]
    let column = Self.indent + Self.gap + (options.map(\.usage.count).max() ?? 0)
    for option in options {
      let head = String(repeating: " ", count: Self.indent) + option.usage
      var start = head + String(repeating: " ", count: column - head.count)
      for line in Self.wrapped(option.explanation, to: Self.width - column) {
        lines.append(start + line)
        start = String(repeating: " ", count: column)
      }
    }
  }

  /// The lines, each with its newline.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The words of a text in lines of at most `width` characters, unless a word is longer.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
