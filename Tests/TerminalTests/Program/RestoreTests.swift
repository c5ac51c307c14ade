import Foundation
import Testing

@Suite("Every way out gives the terminal back")
struct RestoreTests {
  /// What is on in a terminal that nobody has touched: lines that wrap, and the cursor.
  private let untouched: Set<Int> = [7, 25]

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(!terminal.emulator.isAlternate)
    #expect(terminal.emulator.showsCursor)
    #expect(terminal.emulator.mouseMode == .none)
    #expect(terminal.modes.on.subtracting(untouched).isEmpty)
    #expect(!terminal.modes.keypad)
  }

  @Test("While it runs, the terminal is its own")
  func taken() throws {
    let navtui = try Navtui.gallery()
    #expect(navtui.terminal.settings.isRaw)
    #expect(navtui.screen.isAlternate)
    #expect(!navtui.screen.showsCursor)
    #expect(navtui.screen.mouseMode == .drag || navtui.screen.mouseMode == .move)
    #expect(navtui.terminal.modes.on.isSuperset(of: [1006, 1049]))
  }

  @Test("With --no-mouse, the mouse is left to the terminal")
  func noMouse() throws {
    let navtui = try Navtui.gallery(["--no-mouse"])
    #expect(navtui.screen.mouseMode == .none)
    #expect(navtui.terminal.modes.everOn.isDisjoint(with: [9, 1000, 1002, 1003, 1006, 1016]))
  }

  @Test("Quitting, with q at the root or Control-C anywhere", arguments: [Keystroke.q, .controlC])
  func quits(key: Keystroke) throws {
    let navtui = try Navtui.gallery()
    if key == .controlC { try navtui.open(Gallery.hiddenToShown) }
    navtui.strike(key)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    expectRestored(navtui.terminal)
    #expect(try navtui.trace.last("end")?.reason == "quit")
  }

  @Test("Control-C with a pane in the hand")
  func quitsMidDrag() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.hold(.straight(from: 5, to: 37))
    navtui.strike(.controlC)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    expectRestored(navtui.terminal)
  }

  @Test("A signal that asks to end", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func asked(signal: Int32) throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.terminal.child.send(signal)
    let ending = try navtui.terminal.waitForEnd()
    #expect([.signaled(signal), .exited(128 + signal)].contains(ending))
    expectRestored(navtui.terminal)
    #expect(try ["signal", "hangup"].contains(navtui.trace.last("end")?.reason))
  }

  @Test(
    "A trap, an abort and a segmentation fault",
    arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV]
  )
  func crashes(signal: Int32) throws {
    let navtui = try Navtui.gallery()
    navtui.terminal.child.send(signal)
    #expect(try navtui.terminal.waitForEnd() != .exited(0))
    expectRestored(navtui.terminal)
    // What can be read afterwards: which program, where its trace is, and why it ended.
    let words = navtui.screen.text.split(whereSeparator: \.isNewline).joined()
    #expect(words.contains(/navtui [0-9.]+ \(trace: .+\): ended by SIG/))
  }

  @Test("A terminal that does not answer queries")
  func mute() throws {
    let navtui = try Navtui()
    navtui.terminal.answersQueries = false
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    navtui.strike(.q)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    expectRestored(navtui.terminal)
  }

  @Test("A terminal that goes away takes the program with it, also with SIGHUP ignored")
  func goesAway() throws {
    for wrapper in [[], ["sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]] {
      let navtui = try Navtui(wrapper: wrapper)
      try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
      navtui.terminal.hangUp()
      #expect(Deadline.wait(5) { navtui.terminal.child.hasEnded })
    }
  }
}
