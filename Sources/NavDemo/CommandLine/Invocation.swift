/// What a command line comes to.
///
/// ```swift
/// let invocation = try Invocation(CommandLine.arguments.dropFirst(), systems: ["fluid", "system"])
/// ```
enum Invocation: Equatable {
  /// Show the gallery, and a file if there is one.
  case show(Options)
  /// Look through documents for what leads nowhere.
  case check(CheckOptions)
  /// Run flow files.
  case play(PlayOptions)
  /// Print this text on standard output, and that is all.
  case print(String)

  /// Reads the arguments behind the program's name; `systems` are the names that `--system` takes, the
  /// default first.
  ///
  /// A file that is called like a command needs a path: `./play`.
  init(
    _ arguments: some Collection<String>,
    systems: [String],
    configuration: Configuration = Configuration()
  ) throws(UsageError) {
    switch arguments.first {
    case PlayOptions.command: self = try .play(arguments.dropFirst())
    case CheckOptions.command: self = try .check(arguments.dropFirst())
    default: self = try .show(arguments, systems: systems, configuration)
    }
  }

  private static func show(
    _ arguments: some Sequence<String>,
    systems: [String],
    _ configuration: Configuration
  ) throws(UsageError) -> Invocation {
    let table = Options.table(systems: systems)
    var options = Options(system: systems.first ?? "")
    configuration.apply(to: &options)
    let operands = try OptionParser(options: table).parse(arguments, into: &options)
    if let extra = operands.dropFirst().first {
      throw .extraArgument(extra, expected: "one PATH at most")
    }
    options.file = operands.first
    switch options.question {
    case .help: return .print(HelpText(of: .show(systems: systems)).text)
    case .version:
      return .print("\(Program.name) \(Program.version)\n")
    case .configuration:
      return .print(Configuration(of: options).text)
    case .completions(let shell):
      return .print(shell.completions(of: Command.all(systems: systems)))
    case nil:
      return .show(options)
    }
  }

  private static func check(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var options = CheckOptions()
    options.paths = try OptionParser(options: CheckOptions.table).parse(arguments, into: &options)
    guard options.question == nil else { return .print(HelpText(of: .check).text) }
    guard !options.paths.isEmpty else {
      throw .missingArgument(command: CheckOptions.command, expected: "PATH...")
    }
    return .check(options)
  }

  private static func play(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var options = PlayOptions()
    options.files = try OptionParser(options: PlayOptions.table).parse(arguments, into: &options)
    guard options.question == nil else { return .print(HelpText(of: .play).text) }
    guard !options.files.isEmpty else {
      throw .missingArgument(command: PlayOptions.command, expected: "FILE...")
    }
    return .play(options)
  }
}
