/// A command line that cannot be understood.
enum UsageError: Failure, Equatable {
  /// There is no such option among those `expected`.
  case unknownOption(String, expected: [String])
  /// An abbreviation fits several options.
  case ambiguousOption(String, expected: [String])
  /// An option's value is not there.
  case missingValue(option: String, expected: String)
  /// An option's value is none of those `expected`.
  case unknownValue(String, option: String, expected: [String])
  /// An option without a value was given one.
  case unexpectedValue(String, option: String)
  /// There are more arguments than the command takes.
  case extraArgument(String, expected: String)
  /// There are fewer arguments than the command takes.
  case missingArgument(command: String, expected: String)

  var status: ExitStatus { .usage }

  var message: String {
    switch self {
    case .unknownOption(let option, let expected):
      "unknown option '\(option.visible)': expected \(expected.alternatives)"
    case .ambiguousOption(let option, let expected):
      "ambiguous option '\(option.visible)': expected \(expected.alternatives)"
    case .missingValue(let option, let expected):
      "no value for option '\(option)': expected \(expected)"
    case .unknownValue(let text, let option, let expected):
      "unknown value '\(text.visible)' for option '\(option)': expected \(expected.alternatives)"
    case .unexpectedValue(let text, let option):
      "unexpected value '\(text.visible)' for option '\(option)': expected no value"
    case .extraArgument(let argument, let expected):
      "unexpected argument '\(argument.visible)': expected \(expected)"
    case .missingArgument(let command, let expected):
      "no argument for command '\(command)': expected \(expected)"
    }
  }
}
