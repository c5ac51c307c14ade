/// The script for bash 4 and later, which needs nothing beside it.
struct BashCompletions {
  let commands: [Command]

  var text: String {
    """
    # Offers those of the words that begin with what is typed.
    _navtui_words() {
      local offered
      mapfile -t offered < <(compgen -W "$*" -- "$typed")
      COMPREPLY+=("${offered[@]}")
    }

    # Offers folders and the files with an ending; where there are none, or no ending is named, all files.
    _navtui_files() {
      compopt -o filenames -o default
      mapfile -t COMPREPLY < <(
        [[ -z $1 ]] || { compgen -d -- "$typed"; compgen -f -X "!*.$1" -- "$typed"; }
      )
    }

    _navtui() {
      local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=
      # To bash, --name=text is three words.
      if [[ $typed == = ]]; then
        typed=
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]}
      COMPREPLY=()
      case $command in
    \(branches)
      esac
    }

    complete -F _navtui \(Program.name)

    """
  }

  /// What is offered for each command; the one without a word takes what is left, and so comes last.
  private var branches: String {
    let ordered = commands.filter { $0.word != nil } + commands.filter { $0.word == nil }
    return ordered.map(branch).joined(separator: "\n")
  }

  private func branch(_ command: Command) -> String {
    var lines = ["\(command.word ?? "*"))", "  case $before in"]
    for option in command.options {
      guard let offer = offer(option.argument) else { continue }
      lines.append("    \(option.flag)) \(offer) ;;")
    }
    lines += [
      "    *)",
      "      if [[ $typed == -* ]]; then",
      "        _navtui_words \(command.options.map(\.flag).joined(separator: " "))",
      "      else",
      "        \(offer(command.operand) ?? ":")",
    ]
    let words = commands.compactMap(\.word)
    if command.word == nil, !words.isEmpty {
      lines.append("        ((COMP_CWORD > 1)) || _navtui_words \(words.joined(separator: " "))")
    }
    lines += ["      fi", "      ;;", "  esac", "  ;;"]
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }

  /// What offers the values of an argument; nil where nothing follows.
  private func offer(_ argument: OptionArgument) -> String? {
    switch argument {
    case .none: nil
    case .path(_, let ending): "_navtui_files" + (ending.map { " \($0)" } ?? "")
    case .choice(_, let words), .word(_, let words): "_navtui_words \(words.joined(separator: " "))"
    case .number: ":"
    }
  }
}
