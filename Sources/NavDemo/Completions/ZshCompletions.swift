/// The script for zsh, which leaves the work to its `_arguments`.
struct ZshCompletions {
  let commands: [Command]

  var text: String {
    """
    # Offers the commands where one may stand, and files.
    _navtui_first() {
      local none=1
      local -a commands=(
    \(commands.compactMap(entry).joined(separator: "\n"))
      )
      (( CURRENT == 2 )) && _describe -t commands command commands && none=0
      \(files(commands.first { $0.word == nil }?.operand)) && none=0
      return none
    }

    _navtui() {
      local command=
      (( CURRENT > 2 )) && command=$words[2]
      case $command in
    \(branches)
      esac
    }

    # Installed, it is the body of a function; read by a person, it says what it is for.
    if [[ $funcstack[1] == _navtui ]]; then
      _navtui "$@"
    else
      compdef _navtui \(Program.name)
    fi

    """
  }

  /// A command and what it does, as `_describe` has them.
  private func entry(of command: Command) -> String? {
    command.word.map { "    " + "\($0):\(command.brief.escaping(""))".quotedForShell }
  }

  /// What is offered for each command; the one without a word takes what is left, and so comes last.
  private var branches: String {
    let ordered = commands.filter { $0.word != nil } + commands.filter { $0.word == nil }
    return ordered.map(branch).joined(separator: "\n")
  }

  private func branch(_ command: Command) -> String {
    var lines = ["\(command.word ?? "*"))"]
    if command.word != nil { lines.append("  shift words && (( CURRENT-- ))") }
    lines.append("  _arguments -S \\")
    for option in command.options { lines.append("    \(spec(option).quotedForShell) \\") }
    lines.append("    \(operand(of: command).quotedForShell)")
    lines.append("  ;;")
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private func operand(of command: Command) -> String {
    let name = command.operand.placeholder ?? ""
    guard command.word != nil else { return "1:\(name):_navtui_first" }
    return "\(command.takesMany ? "*" : "1"):\(name):\(files(command.operand))"
  }

  /// An option as `_arguments` has it: `--name=[what it does]:WHAT:(one another)`.
  private func spec(_ option: any OptionRow) -> String {
    let name = option.flag + (option.argument == .none ? "" : "=")
    let help = "[\(option.help.escaping("[]:"))]"
    guard let placeholder = option.argument.placeholder else { return name + help }
    return "\(name)\(help):\(placeholder):\(action(option.argument))"
  }

  private func action(_ argument: OptionArgument) -> String {
    switch argument {
    case .none, .number: " "
    case .path: files(argument)
    case .choice(_, let words), .word(_, let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Folders, and files with the ending; all files where there are none.
  private func files(_ argument: OptionArgument?) -> String {
    guard case .path(_, let ending?) = argument else { return "_files" }
    return "_files -g \"*.\(ending)(-.)\""
  }
}
