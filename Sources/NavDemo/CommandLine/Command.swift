/// A way to call the program, as its help, its manual page and the shells' completions tell of it.
struct Command {
  /// The word that stands for it, and comes first; nil for the one that needs none.
  let word: String?
  /// How it is called, a line each.
  let usage: [String]
  /// What it does, in a sentence.
  let summary: String
  /// What it does, as a part of a sentence.
  let brief: String
  /// What is named beside the options.
  let operand: OptionArgument
  /// Whether it may be named more than once.
  let takesMany: Bool
  /// The table of options.
  let options: [any OptionRow]
}

extension Command {
  /// All of them, that without a word first; `systems` are the names that `--system` takes.
  static func all(systems: [String]) -> [Command] { [show(systems: systems), play, check] }

  /// The gallery, and a document above it.
  static func show(systems: [String]) -> Command {
    Command(
      word: nil,
      usage: [
        "navtui [OPTION]... [PATH[#HEADING]]", "navtui check PATH...",
        "navtui play [OPTION]... FILE...",
      ],
      summary: """
        Screens that slide, in a terminal: a gallery, and above it PATH, a Markdown file or a \
        folder of them, whose links are followed.
        """,
      brief: "show the gallery, or a document",
      operand: .path("PATH", ending: "md"),
      takesMany: false,
      options: Options.table(systems: systems)
    )
  }

  /// Flow files, run.
  static var play: Command {
    Command(
      word: PlayOptions.command,
      usage: ["navtui play [OPTION]... FILE..."],
      summary: "Runs flow files against the model, and says of each whether its checks hold.",
      brief: "run flow files",
      operand: .path("FILE", ending: "flow"),
      takesMany: true,
      options: PlayOptions.table
    )
  }

  /// Documents, looked through.
  static var check: Command {
    Command(
      word: CheckOptions.command,
      usage: ["navtui check PATH..."],
      summary: """
        Lists links that lead nowhere, headings that are not there, and mistakes in front \
        matter, a line each; the status is 1 if there are any.
        """,
      brief: "list what leads nowhere in documents",
      operand: .path("PATH", ending: "md"),
      takesMany: true,
      options: CheckOptions.table
    )
  }
}
