import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("The real terminal", .serialized)
  final class CursesTerminalTests {
    private let window: PseudoTerminal
    private let terminal: CursesTerminal
    private let size = Size(columns: 80, rows: 24)

    private static let answer = "\u{1B}[?62;22c"

    init() throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      window = try PseudoTerminal()
      terminal = try CursesTerminal(
        device: TerminalDevice(adopting: dup(window.program), isNonBlocking: true),
        name: "xterm-256color"
      )
    }

    @Test("Entering makes the line raw and sets the modes before anything is drawn")
    func entering() {
      let flags = window.flags
      terminal.enter()
      #expect(window.flags != flags)
      #expect(terminal.isReady)
      let bytes = window.read()
      #expect(bytes.hasPrefix("\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"))
      #expect(
        bytes.hasSuffix(
          "\u{1B}[?25l\u{1B}]11;?\u{1B}\\\u{1B}[5n\u{1B}[?2026$p\u{1B}[?1016$p\u{1B}[c"
        )
      )
      window.type(Self.answer + Self.answer)
      terminal.leave()
      #expect(window.flags == flags)
    }

    @Test("A modest name is asked for its last colour, ahead of the fence; others are not")
    func lastColor() throws {
      terminal.enter()
      #expect(!window.read().contains("]4;"))
      window.type(Self.answer + Self.answer)
      terminal.leave()
    }

    @Test("Leaving resets every mode, and late answers are not left to the shell")
    func leaving() {
      terminal.enter()
      _ = window.read()
      window.type("\u{1B}[?2026;0$y" + Self.answer + "\u{1B}[<35;4;4M" + Self.answer)
      let clock = SystemClock()
      terminal.leave()
      #expect(clock.now < 0.15)
      let bytes = window.read()
      #expect(bytes == String(decoding: TerminalModes.reset + TerminalModes.fence, as: UTF8.self))
      #expect(readAll(window.program).isEmpty)
      terminal.leave()
      #expect(window.read() == "")
    }

    @Test("A terminal that answers nothing holds up leaving for 200 ms")
    func silence() {
      terminal.enter()
      let clock = SystemClock()
      terminal.leave()
      #expect((0.19...0.6).contains(clock.now))
    }

    @Test("What is typed is read, and without it there is nothing")
    func reading() {
      terminal.enter()
      #expect(terminal.read() == .nothing)
      window.type("\u{1B}[<0;1;1M\u{3}")
      terminal.wait(atMost: 1)
      #expect(terminal.read() == .bytes(Array("\u{1B}[<0;1;1M\u{3}".utf8)[...]))
      #expect(terminal.read() == .nothing)
      #expect(terminal.isOpen)
    }

    @Test("A terminal that goes away ends the input and takes no frames")
    func hangingUp() {
      terminal.enter()
      window.hangUp()
      let clock = SystemClock()
      terminal.wait(atMost: 5)
      #expect(terminal.read() == .end)
      #expect(!terminal.isOpen)
      #expect(terminal.present(Surface(size: size), cursor: nil, at: 0) == nil)
      terminal.leave()
      #expect(clock.now < 0.5)
    }

    @Test("A frame is drawn once and counted; the same again takes zero bytes")
    func presenting() throws {
      terminal.enter()
      _ = window.read()
      let report = try #require(terminal.present(.marked("one", size), cursor: nil, at: 0))
      let bytes = window.read()
      #expect(bytes.contains("one"))
      #expect(report.bytes == bytes.utf8.count)
      #expect(report.waited == 0)
      #expect(terminal.present(.marked("one", size), cursor: nil, at: 0) == nil)
      #expect(window.read() == "")
      #expect(terminal.totals.frames == 1)
    }

    @Test("While nobody reads, frames wait; then the newest state arrives")
    func newestWins() throws {
      terminal.enter()
      // Nobody reads: the line takes some frames and then no more.
      var waiting = -1
      for step in 0..<400 where terminal.isReady {
        _ = terminal.present(.filled(step, size), cursor: nil, at: Double(step))
        waiting = step
      }
      #expect(!terminal.isReady)
      #expect(terminal.descriptors.output != nil)
      #expect(terminal.present(.filled(500, size), cursor: nil, at: 500) == nil)

      var bytes = ""
      var report: FrameReport?
      while report == nil {
        bytes += window.read()
        report = terminal.flush(at: Double(waiting) + 0.25)
      }
      #expect(try #require(report).waited == 0.25)
      #expect(terminal.descriptors.output == nil)
      _ = window.read()
      _ = terminal.present(.marked("newest", size), cursor: nil, at: 501)
      #expect(window.read().contains("newest"))
    }

    @Test("A resize is told by a signal, and the next frame is drawn in full")
    func resizing() {
      terminal.enter()
      _ = terminal.present(.marked("one", size), cursor: nil, at: 0)
      window.resize(columns: 30, rows: 5, width: 304, height: 80)
      kill(getpid(), SIGWINCH)
      let clock = SystemClock()
      terminal.wait(atMost: 5)
      #expect(clock.now < 1)
      #expect(terminal.signals() == [.resized])
      #expect(terminal.size == Size(columns: 30, rows: 5))
      #expect(terminal.pixels?.cell(in: terminal.size) == PixelSize(width: 10, height: 16))
      _ = window.read()
      _ = terminal.present(.marked("one", terminal.size), cursor: nil, at: 1)
      #expect(window.read().contains("one"))
    }

    @Test(
      "Any size is taken, and a side of 0 is unknown",
      arguments: [
        ([0, 0] as [UInt16], Size(columns: 80, rows: 24)), ([1, 1], Size(columns: 1, rows: 1)),
        ([5, 3], Size(columns: 5, rows: 3)), ([300, 100], Size(columns: 300, rows: 100)),
        ([65_535, 65_535], Size(columns: 1_024, rows: 1_024)),
      ]
    )
    func sizes(window sides: [UInt16], expected: Size) {
      terminal.enter()
      window.resize(columns: sides[0], rows: sides[1])
      kill(getpid(), SIGWINCH)
      terminal.wait(atMost: 5)
      #expect(terminal.signals() == [.resized])
      #expect(terminal.size == expected)
      _ = terminal.present(.marked("x", terminal.size), cursor: nil, at: 0)
    }

    @Test("Modes that are found out later are switched on then")
    func changingModes() {
      terminal.enter()
      _ = window.read()
      terminal.modes.reportsPixels = true
      terminal.modes.synchronizesOutput = true
      #expect(window.read() == "\u{1B}[?1016h")
      _ = terminal.present(.marked("x", size), cursor: nil, at: 0)
      let bytes = window.read()
      #expect(bytes.hasPrefix("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"))
    }

    @Test("A colour depth that is found out later is drawn from then on")
    func changingDepth() {
      terminal.enter()
      let accent = Surface(size: size, style: Style(background: Paint(18, 150, 219)))
      _ = terminal.present(accent, cursor: nil, at: 0)
      #expect(window.read().contains("48;5;32"))
      terminal.colorDepth = .colors8
      #expect(terminal.colorDepth == .colors8)
      _ = terminal.present(accent, cursor: nil, at: 0)
      #expect(window.read().contains("46m"))
      terminal.colorDepth = .colors256
      #expect(terminal.colorDepth == .colors256)
      _ = terminal.present(accent, cursor: nil, at: 0)
      #expect(window.read().contains("48;5;32"))
    }

    @Test("Going on after a stop from outside sets the modes again and draws in full")
    func resuming() {
      terminal.enter()
      _ = terminal.present(.marked("one", size), cursor: nil, at: 0)
      _ = window.read()
      terminal.resume()
      #expect(window.read().hasPrefix("\u{18}\u{1B}[?1049h"))
      _ = terminal.present(.marked("one", size), cursor: nil, at: 0)
      #expect(window.read().contains("one"))
    }

    @Test("A device that is no terminal is refused")
    func noTerminal() {
      #expect(throws: TerminalError.noTerminal(code: ENOTTY)) {
        try TerminalDevice(adopting: open("/dev/null", O_RDWR), isNonBlocking: true)
      }
    }
  }

  @Suite("Which description of a terminal is used", .serialized)
  struct Names {
    @Test(
      "An unknown or missing TERM is taken for xterm-256color, and said to be a guess",
      arguments: [
        ("xterm-256color", nil, "xterm-256color", false, ColorDepth.colors256),
        ("xterm", nil, "xterm", false, .colors8),
        ("xterm", .colors256, "xterm-256color", false, .colors256),
        ("screen", .colors256, "screen-256color", false, .colors256),
        ("xterm", .trueColor, "xterm-256color", false, .trueColor),
        ("tmux-256color", .trueColor, "tmux-256color", false, .trueColor),
        ("no-such-terminal", .trueColor, "xterm-256color", true, .trueColor),
        ("no-such-terminal", nil, "xterm-256color", true, .colors256),
        ("", nil, "xterm-256color", true, .colors256),
        ("xterm-mono", nil, "xterm-mono", false, .mono),
        ("linux", nil, "linux", false, .colors8),
      ] as [(String, ColorDepth?, String, Bool, ColorDepth)]
    )
    func names(name: String, wanted: ColorDepth?, used: String, guess: Bool, depth: ColorDepth)
      throws
    {
      let window = try PseudoTerminal()
      let terminal = try CursesTerminal(
        device: TerminalDevice(adopting: dup(window.program), isNonBlocking: true),
        name: name,
        colorDepth: wanted
      )
      #expect(terminal.terminalName == used)
      #expect(terminal.isGuess == guess)
      #expect(terminal.colorDepth == depth)
    }
  }
}

extension Surface {
  fileprivate static func marked(_ text: String, _ size: Size) -> Surface {
    var surface = Surface(size: size)
    for (column, character) in text.enumerated() where column < size.columns {
      surface[column, 0] = Cell(glyph: Glyph(character), width: 1, style: Style())
    }
    return surface
  }

  fileprivate static func filled(_ step: Int, _ size: Size) -> Surface {
    var surface = Surface(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let letter = UInt8(ascii: "a") + UInt8((step + row + column * column) % 26)
        surface[column, row] = Cell(
          glyph: Glyph(Unicode.Scalar(letter)),
          width: 1,
          style: Style()
        )
      }
    }
    return surface
  }
}
