/// The script for fish, a line an option.
struct FishCompletions {
  let commands: [Command]

  var text: String {
    """
    # Whether the words typed so far begin with this command; without a name, whether with none.
    function __navtui_runs
        set -l words (commandline -opc)
        set -l command
        contains -- "$words[2]" \(commands.compactMap(\.word).joined(separator: " "))
        and set command $words[2]
        test "$command" = "$argv[1]"
    end

    # Whether nothing is typed yet.
    function __navtui_begins
        test (count (commandline -opc)) -eq 1
    end

    complete -c \(Program.name) -f
    \(commands.flatMap(lines).joined(separator: "\n"))

    """
  }

  private func lines(of command: Command) -> [String] {
    let runs = "__navtui_runs" + (command.word.map { " \($0)" } ?? "")
    var lines: [String] = []
    if let word = command.word {
      lines.append(line("__navtui_begins", "-a \(word)", command.brief))
    }
    lines.append(line(runs, "-k -a \(files(command.operand))", nil))
    lines += command.options.map { line(runs, "-l \($0.name)" + offer($0.argument), $0.help) }
    return lines
  }

  private func line(_ condition: String, _ offer: String, _ description: String?) -> String {
    let says = description.map { " -d " + quoted($0) } ?? ""
    return "complete -c \(Program.name) -n \(quoted(condition)) \(offer)\(says)"
  }

  private func offer(_ argument: OptionArgument) -> String {
    switch argument {
    case .none: ""
    case .path: " -r -F"
    case .choice(_, let words), .word(_, let words):
      " -x -a \(quoted(words.joined(separator: " ")))"
    case .number: " -x"
    }
  }

  /// Files, those with the ending first.
  private func files(_ argument: OptionArgument) -> String {
    guard case .path(_, let ending?) = argument else { return "'(__fish_complete_path)'" }
    return "'(__fish_complete_suffix .\(ending))'"
  }

  /// The text as one word of fish.
  private func quoted(_ text: String) -> String { "'\(text.escaping("'"))'" }
}
