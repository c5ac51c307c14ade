import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("What terminals are asked for", .serialized)
  struct TerminalAbilitiesTests {
    private static let size = Size(columns: 20, rows: 5)

    private func abilities(_ name: String) throws -> TerminalAbilities {
      try CursesScreen(names: [name], size: Self.size, depth: nil).abilities
    }

    @Test(
      "terminfo says whether there is another screen and a mouse",
      arguments: [
        ("xterm", true, true), ("xterm-256color", true, true), ("screen", true, true),
        ("tmux-256color", true, true), ("linux", false, true), ("vt100", false, false),
      ]
    )
    func found(name: String, hasAlternateScreen: Bool, hasMouse: Bool) throws {
      let abilities = try abilities(name)
      #expect(abilities.hasAlternateScreen == hasAlternateScreen)
      #expect(abilities.hasMouse == hasMouse)
    }

    @Test("What a terminal lacks is not asked for, and what it has is as it was wished")
    func limits() throws {
      let old = try abilities("vt100").limit(TerminalModes())
      #expect(old.numbers == [1004, 2004])
      #expect(try abilities("vt100").probes(of: old) == TerminalModes.fence)
      let xterm = try abilities("xterm")
      #expect(xterm.limit(TerminalModes()) == TerminalModes())
      let silent = TerminalModes(reportsMouse: false)
      #expect(xterm.limit(silent) == silent)
      #expect(xterm.probes(of: silent) == silent.probes)
    }

    @Test("Without another screen the shell goes on below; the console gets its cursor back")
    func resets() throws {
      let xterm = String(decoding: try abilities("xterm").reset, as: UTF8.self)
      #expect(xterm.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
      let console = String(decoding: try abilities("linux").reset, as: UTF8.self)
      #expect(!console.contains("1049"))
      #expect(console.hasSuffix("\u{1B}[999;1H\r\n\u{1B}[?25h\u{1B}[?0c"))
    }

    @Test("Every fence in a question is counted, and no more")
    func fences() {
      var counter = FenceCounter()
      counter.ask(Array("\u{1B}[?1016h\u{1B}[?2026$p".utf8))
      #expect(!counter.isWaiting)
      counter.ask(TerminalModes().probes)
      counter.ask(TerminalModes.fence + TerminalModes.fence)
      #expect(counter.asked == 3)
      counter.read(Array("\u{1B}[?2026;2$y\u{1B}[?62;22c".utf8)[...])
      #expect(counter.asked == 2)
      counter.ask([])
      #expect(counter.asked == 2)
    }

    @Test("Whoever wants no colours gets none, whatever is found out later")
    func colorless() throws {
      let window = try PseudoTerminal()
      let terminal = try CursesTerminal(
        device: TerminalDevice(adopting: dup(window.program), isNonBlocking: true),
        name: "xterm-256color",
        colorDepth: .mono
      )
      #expect(terminal.colorDepth == .mono)
      terminal.colorDepth = .colors256
      #expect(terminal.colorDepth == .mono)
    }
  }
}
