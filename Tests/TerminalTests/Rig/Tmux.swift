import Foundation

/// A program in tmux, with a server of its own.
///
/// The client is attached, in a pseudo-terminal: keys may come from `send-keys` or be typed outside,
/// where tmux encodes them anew. When the client goes, the server goes.
final class Tmux {
  /// The terminal around tmux.
  let outside: PseudoTerminal

  private let folder: TemporaryFolder
  private let socket: String

  /// Starts a server and a program in its only pane.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - columns: Width of the pane in cells.
  ///   - rows: Height of the pane in cells.
  /// - Throws: `RigError` where something of it does not start.
  init(_ command: [String], columns: Int = 80, rows: Int = 24) throws {
    folder = try TemporaryFolder()
    socket = folder.path("socket")
    let settings = try folder.write(
      """
      set -g status off
      set -g destroy-unattached on
      set -g default-terminal tmux-256color
      set -s escape-time 0
      """,
      to: "tmux.conf"
    )
    outside = try PseudoTerminal(
      ["tmux", "-S", socket, "-f", settings, "new-session", "--"] + command,
      columns: columns,
      rows: rows,
      environment: Navtui.environment
    )
  }

  deinit {
    _ = try? tell("kill-server")
  }

  /// Presses keys by their tmux names: `Enter`, `Escape`, `BSpace`, `S-Right`, `q`.
  func press(_ keys: String...) throws {
    try tell("send-keys", "--", keys)
  }

  /// The pane's text, as tmux sees it.
  func capture() throws -> String {
    try tell("capture-pane", "-p", [])
  }

  /// The pane's text with its colours, as escape sequences.
  func captureColors() throws -> String {
    try tell("capture-pane", "-p", ["-e"])
  }

  /// What tmux says about the pane: `alternate_on`, `mouse_any_flag`, `pane_dead`.
  func property(_ name: String) throws -> String {
    try tell("display-message", "-p", ["#{\(name)}"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until tmux's own picture of the pane meets a condition.
  func waitUntil(
    _ sentence: String,
    within seconds: Double = Deadline.reaction,
    _ condition: (String) throws -> Bool
  ) throws {
    var pane = ""
    let held = try Deadline.wait(
      seconds,
      between: { outside.pause(Deadline.pause) },
      until: {
        pane = (try? capture()) ?? ""
        return try condition(pane)
      }
    )
    guard held else { throw RigError("waited in vain in tmux: \(sentence)", screen: pane) }
  }

  @discardableResult
  private func tell(_ command: String, _ option: String? = nil, _ rest: [String] = []) throws
    -> String
  {
    let words = [command] + (option.map { [$0] } ?? []) + rest
    let result = try Tool.run(
      ["tmux", "-S", socket] + words,
      environment: Navtui.environment
    )
    guard result.ending == .exited(0) else {
      throw RigError("tmux \(words.joined(separator: " ")): \(result.errors)")
    }
    return result.output
  }
}
