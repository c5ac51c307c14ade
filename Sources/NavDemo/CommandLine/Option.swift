/// A row of a table of options, from which both parsing and the help text come.
struct Option<Settings> {
  /// What follows an option's name.
  enum Argument: Equatable {
    /// Nothing.
    case none
    /// Any text; the word stands for it in the help text.
    case text(String)
    /// One of several words, the default first; the word before them stands for it in the help text.
    case choice(String, [String])
    /// A whole number within limits; the word stands for it in the help text.
    case number(String, ClosedRange<Int>)
  }

  /// The name, without `--`.
  let name: String
  /// What follows it.
  let argument: Argument
  /// What it does, as a part of a sentence.
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
    _ argument: Argument,
    _ help: String,
    apply: @escaping (inout Settings, String) -> Void
  ) {
    self.name = name
    self.argument = argument
    self.help = help
    self.apply = apply
  }

  /// The name as it is typed.
  var flag: String { "--" + name }

  /// What is said where the value is missing.
  var expectedValue: String {
    switch argument {
    case .none: "no value"
    case .text(let placeholder): placeholder
    case .choice(_, let words): words.alternatives
    case .number(_, let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension Option {
  /// The left column of the help text: `--motion LEVEL`.
  var usage: String {
    switch argument {
    case .none: flag
    case .text(let placeholder), .choice(let placeholder, _), .number(let placeholder, _):
      "\(flag) \(placeholder)"
    }
  }

  /// The right column of the help text.
  var explanation: String {
    guard case .choice(_, let words) = argument, let standard = words.first else { return help }
    return "\(help): " + (["\(standard) (default)"] + words.dropFirst()).alternatives
  }
}
