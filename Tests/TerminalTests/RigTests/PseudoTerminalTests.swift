import Foundation
import Testing

@Suite("A pseudo-terminal is a terminal to the program in it")
struct PseudoTerminalTests {
  private func shell(
    _ script: String,
    columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["sh", "-c", script],
      columns: columns,
      rows: rows,
      environment: Navtui.environment
    )
  }

  @Test("The program has its size from the start, and the new one after a resize")
  func size() throws {
    let terminal = try shell("stty size; trap 'stty size' WINCH; echo on; while :; do read x; done")
    try terminal.waitUntil("the first size") { $0.text.contains("24 80\non") }
    terminal.resize(columns: 33, rows: 7)
    // The shell's read is interrupted by the signal or ended by the key.
    terminal.send("\n")
    try terminal.waitUntil("the second size") { $0.text.contains("7 33") }
  }

  @Test("It is the controlling terminal: what is typed can be read from /dev/tty")
  func controlling() throws {
    let terminal = try shell("read line </dev/tty; echo \"<$line>\" >/dev/tty")
    terminal.send("typed\n")
    try terminal.waitUntil("the line") { $0.text.contains("<typed>") }
  }

  @Test("Control-C reaches it as SIGINT, and the ending says so")
  func interrupt() throws {
    let terminal = try shell("echo on; exec sleep 100")
    try terminal.waitUntil("it runs") { $0.text.contains("on") }
    terminal.send(Keystroke.controlC.bytes)
    #expect(try terminal.waitForEnd() == .signaled(SIGINT))
  }

  @Test("All that is written before the end is shown, and the status is kept")
  func ending() throws {
    let terminal = try shell("seq 1 5000; echo last; exit 7")
    #expect(try terminal.waitForEnd() == .exited(7))
    #expect(terminal.emulator.text.contains("last"))
    #expect(terminal.transcript.count > 20_000)
  }

  @Test("Changed settings are seen, while it runs and after it")
  func settings() throws {
    let terminal = try shell("stty raw -echo; echo raw; read -r x; stty sane")
    #expect(!terminal.settingsBefore.isRaw)
    try terminal.waitUntil("it is raw") { $0.text.contains("raw") }
    #expect(terminal.settings.isRaw)
    terminal.send("\n")
    try terminal.waitForEnd()
    #expect(!terminal.settings.isRaw)
  }

  @Test("Closing the terminal hangs up")
  func hangUp() throws {
    let terminal = try shell("echo on; exec sleep 100")
    try terminal.waitUntil("it runs") { $0.text.contains("on") }
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .signaled(SIGHUP))
  }

  @Test("Nothing is left of a program whose terminal is let go")
  func letGo() throws {
    var terminal: PseudoTerminal? = try shell("trap '' HUP TERM; echo on; sleep 100; sleep 100")
    try terminal?.waitUntil("it runs") { $0.text.contains("on") }
    let identifier = try #require(terminal?.child.identifier)
    terminal = nil
    #expect(kill(identifier, 0) == -1)
  }

  @Test("A query is answered by the terminal, unless it is a mute one", arguments: [true, false])
  func queries(answers: Bool) throws {
    let terminal = try shell(
      "stty raw -echo min 0 time 10; printf '\\033[c'; head -c 7 | od -An -c; echo over"
    )
    terminal.answersQueries = answers
    try terminal.waitUntil("it is over") { $0.text.contains("over") }
    #expect(terminal.emulator.text.contains("[   ?   1   ;   2   c") == answers)
  }

  @Test("A failure shows the screen")
  func failure() throws {
    let terminal = try shell("echo what is there; sleep 100")
    try terminal.waitUntil("it runs") { $0.text.contains("there") }
    let error = #expect(throws: RigError.self) {
      try terminal.waitUntil("a miracle", within: 0.1) { _ in false }
    }
    #expect(error?.description.contains("a miracle\nwhat is there") == true)
  }
}
