import Foundation
import Testing

@Suite("Every way out, in every terminal, at every moment")
struct LeavingTests {
  /// What TERM may say; nil is nothing.
  private static let terms: [String?] = [
    "xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100", nil, "no-such-terminal",
  ]

  /// Every way, every terminal and every moment at least once.
  private static let slice: [Leaving] = Departure.allCases.enumerated().map { index, departure in
    Leaving(
      term: terms[index % terms.count],
      departure: departure,
      moment: Moment.allCases[(index + index / 6) % Moment.allCases.count]
    )
  }

  @Test("The terminal is as it was, and why it ended can be read", arguments: Self.slice)
  func each(leaving: Leaving) throws {
    let faults = try leaving.faults()
    #expect(faults == [])
  }

  @Test(
    "All of them, as a table",
    .enabled(if: ProcessInfo.processInfo.environment["NAVTUI_FULL"]?.isEmpty == false),
    arguments: Moment.allCases
  )
  func matrix(moment: Moment) throws {
    var table =
      Self.column(moment.rawValue) + Self.terms.map { Self.column($0 ?? "unset") }.joined()
    for departure in Departure.allCases {
      table += "\n" + Self.column("\(departure)")
      for term in Self.terms {
        let leaving = Leaving(term: term, departure: departure, moment: moment)
        let faults = (try? leaving.faults()) ?? ["it was not reached"]
        #expect(faults == [], "\(leaving.testDescription)")
        table += Self.column(faults.isEmpty ? "ok" : "FAULT")
      }
    }
    print(table + "\n")
  }

  private static func column(_ text: String) -> String {
    text.padding(toLength: 21, withPad: " ", startingAt: 0)
  }

  @Test(
    "A trap in the middle of a slide: the terminal is as it was, and why can be read",
    arguments: [
      ("outOfBounds", SIGILL, "Index out of range"), ("unwrapping", SIGILL, "nil"),
      ("overflow", SIGILL, ""), ("abort", SIGABRT, ""), ("segmentation", SIGSEGV, ""),
      ("recursion", SIGSEGV, ""),
    ]
  )
  func stumbles(kind: String, signal: Int32, reason: String) throws {
    let terminal = try PseudoTerminal(
      [Navtui.stumbler, kind],
      environment: Navtui.environment
    )
    terminal.answerDelay = 0.08
    try terminal.waitUntil("the list is shown", within: Deadline.start) {
      $0.text.contains("Stumble")
    }
    terminal.send(Keystroke.enter.bytes)
    let ending = try terminal.waitForEnd()
    // x86 ends a trap with SIGILL, ARM with SIGTRAP.
    let expected: [ChildProcess.Ending] =
      signal == SIGILL ? [.signaled(SIGILL), .signaled(SIGTRAP)] : [.signaled(signal)]
    #expect(expected.contains(ending))
    #expect(Restoration(of: terminal).faults == [])
    let text = terminal.emulator.text
    for words in ["on the way: 5", "stumbler 1.0: ended by SIG", reason] where !words.isEmpty {
      #expect(text.contains(words), "\(text)")
    }
    terminal.pause(0.2)
    #expect(terminal.leftovers == [])
  }

  @Test("A reader of the trace that goes away takes nothing with it")
  func closedTrace() throws {
    let terminal = try PseudoTerminal(
      ["bash", "-c", "\"$0\" --trace >(read line)", Navtui.executable],
      environment: Navtui.environment
    )
    try terminal.waitUntil("the gallery is shown", within: Deadline.start) {
      $0.text.contains(Gallery.hiddenToShown)
    }
    terminal.send(Keystroke.enter.bytes)
    terminal.pause(0.5)
    terminal.send(Keystroke.controlC.bytes)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(Restoration(of: terminal).faults == [])
  }
}
