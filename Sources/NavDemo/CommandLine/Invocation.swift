/// What a command line comes to.
///
/// ```swift
/// let invocation = try Invocation(CommandLine.arguments.dropFirst(), systems: ["fluid", "system"])
/// ```
enum Invocation: Equatable {
  /// Show the gallery, and a file if there is one.
  case show(Options)
  /// Run flow files.
  case play(PlayOptions)
  /// Print this text on standard output, and that is all.
  case print(String)

  /// Reads the arguments behind the program's name; `systems` are the names that `--system` takes, the
  /// default first.
  ///
  /// A file that is called like a command needs a path: `./play`.
  init(_ arguments: some Collection<String>, systems: [String]) throws(UsageError) {
    if arguments.first == PlayOptions.command {
      self = try .play(arguments.dropFirst())
    } else {
      self = try .show(arguments, systems: systems)
    }
  }

  private static func show(
    _ arguments: some Sequence<String>,
    systems: [String]
  ) throws(UsageError) -> Invocation {
    let table = Options.table(systems: systems)
    var options = Options(system: systems.first ?? "")
    let operands = try OptionParser(options: table).parse(arguments, into: &options)
    if let extra = operands.dropFirst().first {
      throw .extraArgument(extra, expected: "one FILE at most")
    }
    options.file = operands.first
    switch options.question {
    case .help:
      let help = HelpText(
        usage: ["navtui [OPTION]... [FILE]", "navtui play [OPTION]... FILE..."],
        summary:
          "Screens that slide, in a terminal: a gallery, and above it FILE as a screen of text.",
        options: table
      )
      return .print(help.text)
    case .version:
      return .print("\(Program.name) \(Program.version)\n")
    case nil:
      return .show(options)
    }
  }

  private static func play(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var options = PlayOptions()
    options.files = try OptionParser(options: PlayOptions.table).parse(arguments, into: &options)
    guard options.question == nil else {
      let help = HelpText(
        usage: ["navtui play [OPTION]... FILE..."],
        summary: "Runs flow files against the model, and says of each whether its checks hold.",
        options: PlayOptions.table
      )
      return .print(help.text)
    }
    guard !options.files.isEmpty else {
      throw .missingArgument(command: PlayOptions.command, expected: "FILE...")
    }
    return .play(options)
  }
}
