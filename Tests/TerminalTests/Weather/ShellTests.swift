import Foundation
import Testing

/// The program between two commands of a shell, which notes what becomes of the line.
private struct ShellScript {
  let folder: TemporaryFolder
  let trace: TraceReader

  init() throws {
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
  }

  /// The shell, to be run in a terminal.
  var command: [String] {
    let script = """
      stty -g >"$1/before"
      sh -c 'echo $$ >"$1/number"; exec "$0" --trace "$1/trace"' "$0" "$1"
      stty -g >"$1/after"
      echo the shell goes on
      cat
      """
    return ["sh", "-c", script, Navtui.executable, folder.path()]
  }

  /// Whether the program shows its gallery.
  func isReady() throws -> Bool { try !trace.stack().isEmpty && trace.isIdle() }

  /// Ends the program, by a signal where there is one.
  func end(_ departure: Departure, pressing quit: () throws -> Void) throws {
    guard let signal = departure.signal else { return try quit() }
    let number = folder.contents("number").trimmingCharacters(in: .whitespacesAndNewlines)
    kill(try #require(pid_t(number)), signal)
  }

  func expectLineAsBefore() {
    #expect(folder.contents("before") == folder.contents("after"))
    #expect(!folder.contents("after").isEmpty)
  }
}

@Suite("A shell gets its real terminal back")
struct ShellTests {
  private static let departures: [Departure] = [.quit, .terminated, .segmented]

  @Test("In xterm, whatever TERM it sets", arguments: ["xterm", "xterm-256color"], departures)
  func xterm(term: String, departure: Departure) throws {
    let script = try ShellScript()
    let xterm = try XtermSession(script.command, options: ["-tn", term])
    #expect(try Deadline.wait(Deadline.start, until: script.isReady))
    #expect(try script.trace.last("start")?.term == term)
    try script.end(departure) { try xterm.strike("q") }
    try xterm.waitUntil("the shell goes on") { text in
      text.contains("the shell goes on") && !text.contains(Gallery.shownToHidden)
        && (departure.signal == nil || text.contains("ended by \(departure)"))
    }
    script.expectLineAsBefore()
  }

  @Test("In tmux", arguments: departures)
  func tmux(departure: Departure) throws {
    let script = try ShellScript()
    let tmux = try Tmux(script.command)
    try tmux.waitUntil("the gallery is shown") { $0.contains(Gallery.shownToHidden) }
    #expect(try tmux.property("alternate_on") == "1")
    #expect(try tmux.property("mouse_any_flag") == "1")
    try script.end(departure) { try tmux.press("q") }
    try tmux.waitUntil("the shell goes on") { text in
      text.contains("the shell goes on")
        && (departure.signal == nil || text.contains("ended by \(departure)"))
    }
    #expect(try tmux.property("alternate_on") == "0")
    #expect(try tmux.property("mouse_any_flag") == "0")
    #expect(try tmux.property("cursor_flag") == "1")
    script.expectLineAsBefore()
  }
}
