/// A shell that completes command lines.
///
/// Every script is made from the commands' tables of options. It works where it is installed for the shell
/// to find, and where a person has the shell read it: `source <(navtui --completions bash)`.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that lets it complete the commands.
  func completions(of commands: [Command]) -> String {
    let text =
      switch self {
      case .bash: BashCompletions(commands: commands).text
      case .zsh: ZshCompletions(commands: commands).text
      case .fish: FishCompletions(commands: commands).text
      }
    return "\(opening)\n\n\(text)"
  }

  /// What the script begins with; zsh reads the first line.
  private var opening: String {
    let origin =
      "# Completes \(Program.name) in \(self); made by: \(Program.name) --completions \(self)"
    return self == .zsh ? "#compdef \(Program.name)\n\(origin)" : origin
  }
}

extension String {
  /// The text as one word of bash and zsh, whatever it holds.
  var quotedForShell: String {
    "'" + reduce(into: "") { $0 += $1 == "'" ? #"'\''"# : String($1) } + "'"
  }

  /// The text with a backslash before each of some characters, itself being one of them.
  func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if character == "\\" || characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
