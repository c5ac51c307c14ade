import LibC
import Testing

@testable import NavTUI

/// ncurses and signals belong to the process: these suites run one after the other.
@Suite("One terminal at a time", .serialized)
enum OneTerminal {}

extension OneTerminal {
  @Suite("ncurses as a differ", .serialized)
  final class CursesScreenTests {
    private static let size = Size(columns: 40, rows: 6)

    init() { setlocale(LC_CTYPE, "C.UTF-8") }
    deinit { setlocale(LC_CTYPE, "C.UTF-8") }

    private func screen(_ name: String = "xterm-256color", depth: ColorDepth? = nil) throws
      -> CursesScreen
    {
      try CursesScreen(names: [name], size: Self.size, depth: depth)
    }

    @Test("The first frame clears once, without touching modes")
    func firstFrame() throws {
      let screen = try screen()
      let bytes = screen.frame(Surface(size: Self.size, text: ["hello"]))
      #expect(bytes.contains("hello"))
      #expect(bytes.ranges(of: "\u{1B}[2J").count == 1)
      #expect(!bytes.contains("1049"))
      #expect(!bytes.contains("r\u{1B}"))
    }

    @Test("In true colour every channel is sent as it is, but for the first eight colours")
    func trueColor() throws {
      let before = getenv("TERMINFO").map { String(cString: $0) }
      let screen = try screen("xterm", depth: .trueColor)
      #expect(screen.depth == .trueColor)
      #expect(screen.terminalName == "xterm")
      #expect(getenv("TERMINFO").map { String(cString: $0) } == before)
      var surface = Surface(size: Self.size)
      let style = Style(foreground: Paint(18, 150, 219), background: Paint(1, 2, 3))
      surface.put("x", at: Position(column: 0, row: 0), style: style)
      let black = Style(foreground: .black, background: Paint(0, 0, 5))
      surface.put("y", at: Position(column: 2, row: 1), style: black)
      let bytes = screen.frame(surface)
      #expect(bytes.contains("38;2;18;150;219"))
      #expect(bytes.contains("48;2;1;2;3"))
      #expect(bytes.contains("38;2;1;1;1"))
      #expect(bytes.contains("48;2;1;1;1"))
    }

    @Test("More pairs than ncurses has room for are drawn all the same")
    func pairsRunOut() throws {
      let screen = try screen("xterm-256color", depth: .trueColor)
      var surface = Surface(size: Self.size)
      var code: UInt32 = 0x10_0000
      for _ in 0..<300 {
        for index in 0..<Self.size.columns * Self.size.rows {
          code += 7
          let paint = Paint(
            UInt8(truncatingIfNeeded: code >> 16),
            UInt8(truncatingIfNeeded: code >> 8),
            UInt8(truncatingIfNeeded: code)
          )
          surface[index % Self.size.columns, index / Self.size.columns] = .blank(
            Style(background: paint)
          )
        }
        let bytes = screen.frame(surface)
        let last = surface[Self.size.columns - 1, Self.size.rows - 1].style.background
        try #require(bytes.contains("48;2;\(last.red);\(last.green);\(last.blue)"))
      }
    }

    @Test(
      "The entry in true colour leaves nothing behind",
      arguments: ["xterm", "no-such-terminal", "a/../b", ""]
    )
    func leavesNothing(name: String) throws {
      let directory = Array("/tmp/navtui-tests-XXXXXX".utf8CString)
      var template = directory
      mkdtemp(&template)
      let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      setenv("TMPDIR", path, 1)
      defer { unsetenv("TMPDIR") }
      let entry = DirectColorEntry(over: name)
      #expect((entry != nil) == (name == "xterm"))
      entry?.remove()
      #expect(rmdir(path) == 0)
    }

    @Test("A second frame that is the same takes zero bytes")
    func unchanged() throws {
      let screen = try screen()
      let surface = Surface(size: Self.size, text: ["hello", "世界 e\u{301}"])
      #expect(!screen.frame(surface).isEmpty)
      #expect(screen.frame(surface) == "")
      #expect(screen.frame(surface, cursor: Position(column: 3, row: 2)) != "")
      #expect(screen.frame(surface, cursor: Position(column: 3, row: 2)) == "")
    }

    @Test("One changed cell takes a few bytes and is counted")
    func oneCell() throws {
      let screen = try screen()
      _ = screen.frame(Surface(size: Self.size, text: ["hello"]))
      var bytes: [UInt8] = []
      let changed = screen.draw(
        Surface(size: Self.size, text: ["hallo"]),
        cursor: nil,
        into: &bytes
      )
      #expect(changed == 1)
      #expect((2...12).contains(bytes.count))
    }

    @Test("Frames after the first never erase the display, even when rows become empty")
    func neverErases() throws {
      let screen = try screen()
      let full = Surface(
        size: Self.size,
        text: Array(repeating: String(repeating: "x", count: 40), count: 6)
      )
      _ = screen.frame(full)
      for next in [Surface(size: Self.size), full, Surface(size: Self.size, text: ["top"])] {
        let bytes = screen.frame(next)
        #expect(bytes != "")
        #expect(!bytes.contains("\u{1B}[2J"))
        #expect(!bytes.contains("\u{1B}[J"))
        #expect(!bytes.contains("\u{1B}[H\u{1B}[J"))
      }
    }

    @Test("A resize draws everything anew")
    func resize() throws {
      let screen = try screen()
      _ = screen.frame(Surface(size: Self.size, text: ["hello"]))
      let smaller = Size(columns: 3, rows: 1)
      screen.resize(to: smaller)
      #expect(screen.frame(Surface(size: smaller, text: ["hel"])).contains("he"))
      screen.resize(to: Self.size)
      #expect(screen.frame(Surface(size: Self.size, text: ["hello"])).contains("hello"))
    }

    @Test("A surface of another size than the terminal is clipped or leaves blanks")
    func otherSize() throws {
      let screen = try screen()
      let large = Surface(
        size: Size(columns: 90, rows: 9),
        text: ["hello", "", "", "", "", "", "no"]
      )
      let bytes = screen.frame(large)
      #expect(bytes.contains("hello"))
      #expect(!bytes.contains("no"))
      _ = screen.frame(Surface(size: Size(columns: 0, rows: 0)))
      _ = screen.frame(Surface(size: Size(columns: 1, rows: 1), text: ["z"]))
      #expect(screen.frame(Surface(size: Self.size, text: ["again"])).contains("again"))
    }

    @Test("Colours come out as indices of the palette")
    func colors() throws {
      let accent = Style(foreground: Paint(18, 150, 219), background: Paint(28, 28, 28))
      let surface = Surface(size: Self.size, text: ["A"], style: accent)
      do {
        let bytes = try screen().frame(surface)
        #expect(bytes.contains("38;5;32") && bytes.contains("48;5;234"))
      }
      do {
        let bytes = try screen("xterm").frame(surface)
        #expect(bytes.contains("36") && bytes.contains("40") && !bytes.contains(";5;"))
      }
      do {
        let bytes = try screen(depth: .mono).frame(surface)
        #expect(!bytes.contains("3;") && !bytes.contains("38;5"))
      }
    }

    @Test("More than 256 and more than 32,767 pairs of colours are kept apart")
    func manyPairs() throws {
      let screen = try screen()
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      var last = ""
      for background in 0..<190 {
        var surface = Surface(size: Size(columns: 40, rows: 6))
        for place in 0..<216 {
          surface[place % 40, place / 40] = Cell(
            glyph: Glyph("x" as Unicode.Scalar),
            width: 1,
            style: Style(
              foreground: Paint(steps[place / 36], steps[place / 6 % 6], steps[place % 6]),
              background: Paint(
                steps[background / 36],
                steps[background / 6 % 6],
                steps[background % 6]
              )
            )
          )
        }
        last = screen.frame(surface)
      }
      // The last background, 16 + 189, with the last foreground, 16 + 215.
      #expect(last.contains("48;5;205"))
      #expect(last.contains("38;5;231"))
    }

    @Test("Wide glyphs keep their columns, whatever replaces them")
    func wideGlyphs() throws {
      let screen = try screen()
      // A new emoji that the C library cannot place, a family, a heart made wide by a selector.
      let bytes = screen.frame(
        Surface(
          size: Self.size,
          wide: ["世", "\u{1FAE8}", "\u{1F468}\u{200D}\u{1F469}", "\u{2764}\u{FE0F}"]
        )
      )
      #expect(bytes.contains("世"))
      #expect(bytes.contains("\u{FFFD} "))
      #expect(bytes.contains("\u{1F468}\u{2764} |"))
      #expect(!bytes.contains("\u{200D}") && !bytes.contains("\u{FE0F}"))
    }

    @Test("Combining marks stay with their base; what has no base becomes U+FFFD")
    func marks() throws {
      let screen = try screen()
      let bytes = screen.frame(
        Surface(size: Self.size, text: ["e\u{301}o\u{308}\u{304}"])
      )
      #expect(bytes.contains("e\u{301}o\u{308}\u{304}"))
      var lone = Surface(size: Self.size)
      for (column, scalar) in ["\u{0}", "\u{7}", "\u{1B}", "\u{9B}", "\u{301}"].enumerated() {
        lone[column, 0] = Cell(
          glyph: Glyph(Character(scalar)),
          width: 1,
          style: Style()
        )
      }
      #expect(screen.frame(lone).contains(String(repeating: "\u{FFFD}", count: 5)))
    }

    @Test("Half a wide glyph is drawn as a blank, and nothing moves")
    func halves() throws {
      let screen = try screen()
      var surface = Surface(size: Self.size, text: ["..........", "."])
      let wide = Glyph("世" as Unicode.Scalar)
      surface[2, 0] = Cell(glyph: wide, width: 2, style: Style())
      surface[5, 0] = .continuation(Style())
      surface[39, 0] = Cell(glyph: wide, width: 2, style: Style())
      let bytes = screen.frame(surface)
      #expect(bytes.contains(".. .. ...."))
      #expect(!bytes.contains("世"))
    }

    @Test("In the locale C everything sent is ASCII, in the same columns")
    func ascii() throws {
      setlocale(LC_CTYPE, "C")
      let screen = try screen()
      let bytes = screen.frame(
        Surface(size: Self.size, text: ["│é─█‹›…"], wideAfter: ["世"])
      )
      #expect(bytes.utf8.allSatisfy { $0 < 0x80 })
      #expect(bytes.contains("|?-#<>.? |"))
    }

    @Test("There is one screen at a time, and another after it")
    func oneAtATime() throws {
      do {
        let first = try screen()
        #expect(throws: TerminalError.inUse) { try screen() }
        _ = first.frame(Surface(size: Self.size))
      }
      _ = try screen()
    }

    @Test("A terminal that terminfo does not know is an error, and takes nothing")
    func unknown() throws {
      #expect(throws: TerminalError.unknownTerminal(name: "no-such-terminal")) {
        try screen("no-such-terminal")
      }
      #expect(
        try CursesScreen(
          names: ["no-such-terminal", "xterm"],
          size: Self.size,
          depth: nil
        ).terminalName == "xterm"
      )
    }

    @Test("ncurses leaves the signals alone")
    func signals() throws {
      let before = Self.handlers
      let screen = try screen()
      _ = screen.frame(Surface(size: Self.size))
      #expect(Self.handlers == before)
    }

    private static var handlers: [Int] {
      [SIGINT, SIGTERM, SIGTSTP, SIGWINCH].map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      }
    }
  }
}

extension CursesScreen {
  fileprivate func frame(_ surface: Surface, cursor: Position? = nil) -> String {
    var bytes: [UInt8] = []
    _ = draw(surface, cursor: cursor, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Surface {
  /// Rows of narrow characters; in the first row wide ones behind them, and a bar to end it.
  fileprivate init(
    size: Size,
    text: [String] = [],
    wideAfter wide: [Character] = [],
    style: Style = Style()
  ) {
    self.init(size: size, style: style)
    for (row, line) in text.enumerated() {
      for (column, character) in line.enumerated() {
        self[column, row] = Cell(glyph: Glyph(character), width: 1, style: style)
      }
    }
    let start = text.first?.count ?? 0
    for (place, character) in wide.enumerated() {
      self[start + 2 * place, 0] = Cell(glyph: Glyph(character), width: 2, style: style)
      self[start + 2 * place + 1, 0] = .continuation(style)
    }
    if !wide.isEmpty {
      self[start + 2 * wide.count, 0] = Cell(
        glyph: Glyph("|" as Unicode.Scalar),
        width: 1,
        style: style
      )
    }
  }

  fileprivate init(size: Size, wide: [Character]) {
    self.init(size: size, text: [], wideAfter: wide)
  }
}
