import NavTUI
import Testing

@Suite struct InputDecoderKeyTests {
  @Test("No bytes are no events, and nothing is waited for")
  func nothing() {
    #expect(decode("") == [])
    #expect(InputDecoder().deadline == nil)
  }

  @Test(
    "A printable byte is its character",
    arguments: [" ", "!", "a", "Z", "0", "[", "O", "~", "<"]
  )
  func printable(text: String) {
    #expect(decode(text) == [.character(Character(text))])
  }

  @Test(
    "A control byte is its key",
    arguments: [
      (0x00, KeyPress(.character(" "), .control)), (0x01, KeyPress(.character("a"), .control)),
      (0x03, KeyPress(.character("c"), .control)), (0x07, KeyPress(.character("g"), .control)),
      (0x08, KeyPress(.backspace)), (0x09, KeyPress(.tab)), (0x0a, KeyPress(.enter)),
      (0x0d, KeyPress(.enter)), (0x1a, KeyPress(.character("z"), .control)),
      (0x1c, KeyPress(.character("\\"), .control)), (0x1f, KeyPress(.character("_"), .control)),
      (0x7f, KeyPress(.backspace)),
    ] as [(UInt8, KeyPress)]
  )
  func control(byte: UInt8, press: KeyPress) {
    #expect(decode(pieces: [[byte]]) == [.key(press)])
  }

  @Test(
    "A key is recognised in CSI and in SS3 form",
    arguments: [
      ("\u{1b}[A", KeyPress(.up)), ("\u{1b}OA", KeyPress(.up)), ("\u{1b}[B", KeyPress(.down)),
      ("\u{1b}[C", KeyPress(.right)), ("\u{1b}OD", KeyPress(.left)), ("\u{1b}[D", KeyPress(.left)),
      ("\u{1b}[H", KeyPress(.home)), ("\u{1b}OF", KeyPress(.end)),
      ("\u{1b}[1;2C", KeyPress(.right, .shift)), ("\u{1b}[1;2D", KeyPress(.left, .shift)),
      ("\u{1b}O2C", KeyPress(.right, .shift)), ("\u{1b}O1;5D", KeyPress(.left, .control)),
      ("\u{1b}[1;3A", KeyPress(.up, .alt)), ("\u{1b}[1;4A", KeyPress(.up, [.shift, .alt])),
      ("\u{1b}[1;8A", KeyPress(.up, [.shift, .alt, .control])),
      ("\u{1b}[1;9A", KeyPress(.up, .alt)),
      ("\u{1b}[1;16A", KeyPress(.up, [.shift, .alt, .control])),
      ("\u{1b}[1;17A", KeyPress(.up)), ("\u{1b}[1;1A", KeyPress(.up)),
      ("\u{1b}[;2C", KeyPress(.right, .shift)),
      ("\u{1b}[Z", KeyPress(.tab, .shift)), ("\u{1b}[1;5Z", KeyPress(.tab, [.shift, .control])),
      ("\u{1b}[1~", KeyPress(.home)), ("\u{1b}[2~", KeyPress(.insert)),
      ("\u{1b}[3~", KeyPress(.delete)), ("\u{1b}[4~", KeyPress(.end)),
      ("\u{1b}[5~", KeyPress(.pageUp)), ("\u{1b}[6;5~", KeyPress(.pageDown, .control)),
      ("\u{1b}[7~", KeyPress(.home)), ("\u{1b}[8~", KeyPress(.end)),
      ("\u{1b}OP", KeyPress(.function(1))), ("\u{1b}[1;2S", KeyPress(.function(4), .shift)),
      ("\u{1b}[[A", KeyPress(.function(1))), ("\u{1b}[[E", KeyPress(.function(5))),
      ("\u{1b}[11~", KeyPress(.function(1))), ("\u{1b}[15~", KeyPress(.function(5))),
      ("\u{1b}[17~", KeyPress(.function(6))), ("\u{1b}[21~", KeyPress(.function(10))),
      ("\u{1b}[23~", KeyPress(.function(11))), ("\u{1b}[24;2~", KeyPress(.function(12), .shift)),
      ("\u{1b}[26~", KeyPress(.function(14))), ("\u{1b}[29~", KeyPress(.function(16))),
      ("\u{1b}[34~", KeyPress(.function(20))),
      ("\u{1b}OM", KeyPress(.enter)), ("\u{1b}Oj", KeyPress("*")), ("\u{1b}Op", KeyPress("0")),
      ("\u{1b}Oy", KeyPress("9")),
    ]
  )
  func sequence(bytes: String, press: KeyPress) {
    #expect(decode(bytes) == [.key(press)])
    for gap in [0, 0.024] {
      #expect(decode(pieces: bytes.utf8.map { [$0] }, gap: gap) == [.key(press)])
    }
  }

  @Test(
    "Alt is an ESC before the key",
    arguments: [
      ("\u{1b}x", KeyPress("x", .alt)), ("\u{1b}\r", KeyPress(.enter, .alt)),
      ("\u{1b}\u{7f}", KeyPress(.backspace, .alt)), ("\u{1b}é", KeyPress("é", .alt)),
      ("\u{1b}\u{3}", KeyPress(.character("c"), [.alt, .control])),
    ]
  )
  func alt(bytes: String, press: KeyPress) {
    #expect(decode(bytes) == [.key(press)])
  }

  @Test(
    "An introducer with nothing behind it for a second was Alt and its key",
    arguments: ["O", "P", "]", "_"]
  )
  func loneIntroducer(introducer: String) {
    let bytes = Array("\u{1b}\(introducer)".utf8)
    #expect(decode(pieces: [bytes], gap: 0.9) == [])
    #expect(decode(pieces: [bytes], gap: 1) == [.character(Character(introducer), .alt)])
  }

  @Test("ESC [ never becomes a key, and a control key ends it")
  func loneControlIntroducer() {
    #expect(decode(pieces: [Array("\u{1b}[".utf8), Array("\r".utf8)], gap: 60) == [.key(.enter)])
    #expect(decode("\u{1b}[<0;1\u{3}") == [.character("c", .control)])
  }

  // MARK: - Escape

  @Test("A lone Esc is reported at its deadline, once, and not before")
  func loneEscape() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x1b], at: 7, into: &events)
    #expect(decoder.deadline == 7 + 0.025)
    decoder.expire(at: 7.0249, into: &events)
    #expect(events == [])
    decoder.expire(at: 7.025, into: &events)
    #expect(events == [.key(.escape)])
    #expect(decoder.deadline == nil)
    decoder.expire(at: 99, into: &events)
    #expect(events == [.key(.escape)])
  }

  @Test("Esc then [D 20 ms later is Left (prompt-toolkit #1181)")
  func lateLeft() {
    let pieces = [[0x1b], Array("[D".utf8)]
    #expect(decode(pieces: pieces, gap: 0.020) == [.key(.left)])
    #expect(decode(pieces: pieces, gap: 0.030) == [.key(.escape), .key(.left)])
  }

  @Test("A read after the deadline reports Escape first, even if nobody asked in between")
  func lateRead() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x1b], at: 7, into: &events)
    decoder.feed(Array("x".utf8), at: 7.1, into: &events)
    #expect(events == [.key(.escape), .character("x")])
  }

  @Test("Two Escs in one read are two, the second after its delay")
  func twoEscapes() {
    #expect(decode("\u{1b}\u{1b}") == [.key(.escape)])
    #expect(decodeToEnd([0x1b, 0x1b]) == [.key(.escape), .key(.escape)])
    #expect(decode("\u{1b}\u{1b}[<0;1;1M") == [.key(.escape), .mouse(.press(.left), 0, 0)])
  }

  @Test(
    "What is typed after Esc stays text",
    arguments: ["[", "]", "O", "P", "]x", "Ox", "P1", "[\r", "xyz", "é"]
  )
  func typedAfterEscape(text: String) {
    let typed = text.map { $0 == "\r" ? InputEvent.key(.enter) : .character($0) }
    #expect(decode(pieces: [[0x1b], Array(text.utf8), []], gap: 2) == [.key(.escape)] + typed)
  }

  @Test("A capital O after Esc is held no longer than the Escape delay, a bracket for a second")
  func heldIntroducers() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x1b], at: 0, into: &events)
    decoder.feed(Array("O".utf8), at: 1, into: &events)
    #expect(decoder.deadline == 1.025)
    decoder.feed([0x1b], at: 2, into: &events)
    decoder.feed(Array("[".utf8), at: 3, into: &events)
    #expect(decoder.deadline == 4)
  }

  @Test(
    "ESCDELAY counts milliseconds",
    arguments: [
      (nil, 0.025), ("", 0.025), ("abc", 0.025), ("-1", 0.025), ("0", 0), ("100", 0.1),
      ("30000", 30), ("30001", 0.025), ("99999999999999999999", 0.025),
    ] as [(String?, Double)]
  )
  func escapeDelay(text: String?, delay: Double) {
    #expect(InputDecoder.escapeDelay(fromEnvironment: text) == delay)
  }

  @Test("Without a delay an ESC that ends a read is Escape at once")
  func noDelay() {
    var decoder = InputDecoder(escapeDelay: 0)
    var events: [InputEvent] = []
    decoder.feed([0x1b], at: 1, into: &events)
    decoder.expire(at: 1, into: &events)
    #expect(events == [.key(.escape)])
  }

  // MARK: - UTF-8

  @Test("A character is one key, wherever it is split", arguments: ["é", "返", "🫨", "\u{10ffff}"])
  func character(text: String) {
    let bytes = Array(text.utf8)
    for split in 0...bytes.count {
      let pieces = [Array(bytes[..<split]), Array(bytes[split...])]
      #expect(decode(pieces: pieces, gap: 0.5) == [.character(Character(text))])
    }
  }

  @Test(
    "Broken text gives the same U+FFFDs as String does",
    arguments: [
      [0x80], [0xff, 0xfe], [0xc0, 0xaf], [0xc3, 0x41], [0xe2, 0x82, 0x41], [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98], [0xf4, 0x90, 0x80, 0x80], [0xf8, 0x88],
      [0xe2, 0xe2, 0x82, 0xac],
    ] as [[UInt8]]
  )
  func broken(bytes: [UInt8]) {
    let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
      InputEvent.character(Character($0))
    }
    #expect(decodeToEnd(bytes) == expected)
  }

  @Test("Half a character gives U+FFFD after a second, once")
  func halfCharacter() {
    #expect(decode(pieces: [[0xe2, 0x82]], gap: 0.9) == [])
    #expect(decode(pieces: [[0xe2, 0x82], [], []], gap: 1) == [.character("\u{fffd}")])
  }

  @Test("C1 controls are no keys")
  func c1Controls() {
    #expect(decode("\u{9b}\u{85}a") == [.character("a")])
  }
}

extension KeyPress {
  fileprivate init(_ character: Character, _ modifiers: Modifiers) {
    self.init(.character(character), modifiers)
  }
}
