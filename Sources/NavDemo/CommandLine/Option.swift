/// A row of a table of options, from which parsing, help, the manual page and completions come.
struct Option<Settings>: OptionRow {
  let name: String
  let argument: OptionArgument
  let help: String
  /// Puts the option's value (empty for none) into the settings.
  let apply: (inout Settings, String) -> Void

  /// Makes a row of an option without a value.
  init(_ name: String, _ help: String, apply: @escaping (inout Settings) -> Void) {
    self.init(name, .none, help) { settings, _ in apply(&settings) }
  }

  /// Makes a row.
  init(
    _ name: String,
    _ argument: OptionArgument,
    _ help: String,
    apply: @escaping (inout Settings, String) -> Void
  ) {
    self.name = name
    self.argument = argument
    self.help = help
    self.apply = apply
  }
}

/// What is said of an option, whatever it is put into.
protocol OptionRow {
  /// The name, without `--`.
  var name: String { get }
  /// What follows it.
  var argument: OptionArgument { get }
  /// What it does, as a part of a sentence.
  var help: String { get }
}

/// What follows an option's name; its first text stands for it where the option is told of.
enum OptionArgument: Equatable {
  /// Nothing.
  case none
  /// A path; most of the files wanted end in `.` and `ending`, nil for any.
  case path(String, ending: String?)
  /// One of several words, the default first.
  case choice(String, [String])
  /// One of several words, of which none holds where the option is absent.
  case word(String, [String])
  /// A whole number within limits.
  case number(String, ClosedRange<Int>)

  /// What stands for it; nil where nothing follows.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .path(let text, _), .choice(let text, _), .word(let text, _), .number(let text, _): text
    }
  }

  /// The words it has to be one of; nil where it is free.
  var words: [String]? {
    switch self {
    case .choice(_, let words), .word(_, let words): words
    case .none, .path, .number: nil
    }
  }
}

extension OptionRow {
  /// The name as it is typed.
  var flag: String { "--" + name }

  /// What is said where the value is missing.
  var expectedValue: String {
    switch argument {
    case .none: "no value"
    case .path(let placeholder, _): placeholder
    case .choice(_, let words), .word(_, let words): words.alternatives
    case .number(_, let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// The left column of the help text: `--motion LEVEL`.
  var usage: String { argument.placeholder.map { "\(flag) \($0)" } ?? flag }

  /// The right column of the help text.
  var explanation: String {
    switch argument {
    case .choice(_, let words):
      let standard = words.prefix(1).map { "\($0) (default)" }
      return "\(help): " + (standard + words.dropFirst()).alternatives
    case .word(_, let words): return "\(help): \(words.alternatives)"
    case .none, .path, .number: return help
    }
  }
}
