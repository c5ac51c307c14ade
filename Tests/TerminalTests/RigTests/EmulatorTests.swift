import Testing

@Suite("The emulator shows what bytes say")
struct EmulatorTests {
  @Test("Text stands where it was addressed, and ends without spaces")
  func text() throws {
    let emulator = try Emulator(columns: 10, rows: 3)
    emulator.feed("\u{1B}[2;3Hab".utf8)
    #expect(emulator.lines == ["", "  ab", ""])
    #expect(emulator.row(of: "ab") == 1)
    #expect(emulator.cursor == (4, 1))
  }

  @Test("A wide character takes two columns and is read once")
  func wide() throws {
    let emulator = try Emulator(columns: 10, rows: 1)
    emulator.feed("返回x".utf8)
    #expect(emulator.text == "返回x")
    #expect(emulator[0, 0]?.width == 2)
    #expect(emulator[1, 0]?.text == "")
    #expect(emulator[4, 0]?.text == "x")
  }

  @Test(
    "Colours are read as the program asked for them",
    arguments: [
      ("38;2;18;150;219", Emulator.Paint.rgb(18, 150, 219)),
      ("38;5;240", .palette(240)),
      ("31", .palette(1)),
      ("39", .standard),
    ]
  )
  func colors(parameters: String, paint: Emulator.Paint) throws {
    let emulator = try Emulator(columns: 4, rows: 1)
    emulator.feed("\u{1B}[1;7;\(parameters)mx".utf8)
    let cell = try #require(emulator[0, 0])
    #expect(cell.foreground == paint)
    #expect(cell.background == .standard)
    #expect(cell.isBold)
    #expect(cell.isReversed)
  }

  @Test("A place outside the screen has no cell")
  func outside() throws {
    let emulator = try Emulator(columns: 4, rows: 2)
    #expect(emulator[3, 1] != nil)
    #expect(emulator[4, 1] == nil)
    #expect(emulator[3, 2] == nil)
    #expect(emulator[-1, 0] == nil)
  }

  @Test("Alternate screen, cursor and mouse modes are seen to go on and off")
  func properties() throws {
    let emulator = try Emulator(columns: 4, rows: 2)
    emulator.feed("shell\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[2J".utf8)
    #expect(emulator.isAlternate)
    #expect(!emulator.showsCursor)
    #expect(emulator.mouseMode == .drag)
    #expect(!emulator.text.contains("s"))
    emulator.feed("\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l".utf8)
    #expect(!emulator.isAlternate)
    #expect(emulator.showsCursor)
    #expect(emulator.mouseMode == .none)
    #expect(emulator.text.contains("shel"))
  }

  @Test("Queries are answered: DA1 and the state of a mode")
  func answers() throws {
    let emulator = try Emulator(columns: 4, rows: 2)
    emulator.feed("\u{1B}[?2026$p\u{1B}[c".utf8)
    #expect(String(decoding: emulator.answers, as: UTF8.self) == "\u{1B}[?2026;0$y\u{1B}[?1;2c")
  }
}

@Suite("Private modes are counted from the bytes")
struct PrivateModesTests {
  @Test(
    "What was set and not reset is on",
    arguments: [
      ("", []),
      ("\u{1B}[?1049h", [1049]),
      ("x\u{1B}[?1002;1006hy\u{1B}[?1002l", [1006]),
      ("\u{1B}[?1006h\u{1B}[?1006l", []),
      ("?1006h", []),
      ("\u{1B}[4h", []),
    ] as [(String, Set<Int>)]
  )
  func on(bytes: String, modes: Set<Int>) {
    #expect(PrivateModes(bytes.utf8).on == modes)
  }

  @Test("The keypad's mode is told apart from text")
  func keypad() {
    #expect(PrivateModes("\u{1B}=".utf8).keypad)
    #expect(!PrivateModes("\u{1B}=\u{1B}>".utf8).keypad)
    #expect(!PrivateModes("=".utf8).keypad)
  }
}
