import Foundation

@testable import NavDemo

/// A shell in a terminal, in a folder and a home of its own, that knows the program's completions.
final class ShellSession {
  /// Where the shell stands.
  let folder: TemporaryFolder
  private let terminal: PseudoTerminal
  private let home: TemporaryFolder

  /// Starts the shell, and has it read completions.
  ///
  /// - Parameters:
  ///   - shell: Which one.
  ///   - script: What it reads; nil for nothing, so that it has to find what is installed.
  ///   - share: The `share` folder of a prefix that something is installed in; nil for none.
  /// - Throws: `RigError` where it does not start.
  init(_ shell: Shell, reading script: String?, share: String? = nil) throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    let start = try home.write(
      shell.preparation(share: share) + (script.map { "\n\($0)" } ?? ""),
      to: "start"
    )
    let program = URL(fileURLWithPath: Navtui.executable).deletingLastPathComponent().path
    var environment = Navtui.environment
    environment["PATH", default: ""] = "\(program):" + environment["PATH", default: ""]
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
      environment[name] = home.path()
    }
    environment["XDG_DATA_DIRS"] = share.map { "\($0):/usr/share" }
    terminal = try PseudoTerminal(
      ["sh", "-c", "cd \"$1\"; shift; exec \"$@\"", "sh", folder.path()] + shell.command,
      rows: Self.rows,
      environment: environment
    )
    try waitForPrompt()
    terminal.send(". \(start)\r")
    terminal.send("echo rea''dy\r")
    try terminal.waitUntil("the shell is ready", within: Deadline.start) {
      $0.text.contains("\nready")
    }
  }

  /// Types on an empty screen, and waits until it shows all of the texts.
  ///
  /// - Returns: What it shows.
  /// - Throws: `RigError` where it never does.
  @discardableResult
  func type(_ keys: String, untilShown texts: [String]) throws -> String {
    terminal.send("\u{03}")
    try waitForPrompt()
    terminal.send("\u{0C}")
    try terminal.waitUntil("the screen is empty") {
      $0.text.trimmingCharacters(in: .whitespacesAndNewlines) == Self.prompt
    }
    terminal.send(keys)
    try terminal.waitUntil("\(keys.debugDescription) brings \(texts)") { screen in
      texts.allSatisfy(screen.text.contains)
    }
    return terminal.emulator.text
  }

  private func waitForPrompt() throws {
    try terminal.waitUntil("there is a prompt", within: Deadline.start) {
      $0.text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix(Self.prompt)
    }
  }

  fileprivate static let prompt = "say:"
  /// Enough for all options, one a line.
  private static let rows = 60
}

extension Shell {
  /// How it is started without anything that a person or a system has configured.
  fileprivate var command: [String] {
    let prompt = ShellSession.prompt
    return switch self {
    case .bash: ["env", "PS1=\(prompt) ", "bash", "--norc", "--noprofile", "-i"]
    case .zsh: ["env", "PS1=\(prompt) ", "zsh", "-f", "-i"]
    case .fish:
      ["fish", "--no-config", "-C", "function fish_prompt; echo -n '\(prompt) '; end", "-i"]
    }
  }

  /// What turns completion on, as a person's start file does.
  fileprivate func preparation(share: String?) -> String {
    switch self {
    case .bash:
      """
      bind 'set show-all-if-ambiguous on'
      bind 'set bell-style none'
      bind 'set enable-bracketed-paste off'
      bind 'set page-completions off'
      bind 'set completion-query-items 0'
      \(share == nil ? "" : ". /usr/share/bash-completion/bash_completion")
      """
    case .zsh:
      """
      \(share.map { "fpath=($0/zsh/site-functions $0/zsh/vendor-completions $fpath)".replacing("$0", with: $0) } ?? "")
      autoload -U compinit
      compinit -u -D
      LISTMAX=1000
      """
    case .fish:
      """
      set -g fish_autosuggestion_enabled 0
      set -g fish_greeting
      \(share.map { "set -p fish_complete_path \($0)/fish/vendor_completions.d" } ?? "")
      """
    }
  }
}
