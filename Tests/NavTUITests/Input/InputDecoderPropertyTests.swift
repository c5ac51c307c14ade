import NavTUI
import Testing

@Suite struct InputDecoderPropertyTests {
  /// Pieces of what a terminal sends, whole and broken, to make streams of.
  private static let pieces: [[UInt8]] =
    [
      "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}[<", "\u{1b}[M", "[", "<", "0;",
      ";", "1", "-", "$", "M",
      "m", "A", "~", "\u{7}", "\u{1b}\\", "\r", "\n", "\u{3}", "\u{18}", "q", "é", "返",
      "\u{1b}[<0;10;5M",
      "\u{1b}[<32;11;5M", "\u{1b}[<0;11;5m", "\u{1b}[M !!", "\u{1b}[A", "\u{1b}O2C", "\u{1b}[200~",
      "\u{1b}[201~",
      "\u{1b}[?2026;2$y", "\u{1b}]11;rgb:00/11/22\u{7}", "\u{1b}P>|x\u{1b}\\", "\u{1b}[0n",
      "\u{1b}[I", "\u{1b}x",
    ].map { Array($0.utf8) } + [[0xe2], [0x82], [0xff], [0x9b], [0]]

  @Test(
    "The same bytes give the same events, however they are split",
    arguments: 0..<20 as Range<UInt64>
  )
  func splitting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      }
      let whole = decodeToEnd(bytes)
      var pieces: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 0...5, using: &random))
        pieces.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      for piece in pieces { decoder.feed(piece, at: 1, into: &events) }
      for time in 1...10 { decoder.expire(at: Double(100 * time), into: &events) }
      #expect(events == whole, "bytes: \(bytes)")
    }
  }

  @Test(
    "Bytes at random never trap and always leave the decoder usable",
    arguments: 0..<20 as Range<UInt64>
  )
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(bytes, at: 0, into: &events)
      for time in 1...3 { decoder.expire(at: Double(10 * time), into: &events) }
      // Five of them get out of every state that never gives up.
      events = []
      decoder.feed([3, 3, 3, 3, 3], at: 100, into: &events)
      #expect(events.last == .character("c", .control), "bytes: \(bytes)")
    }
  }

  @Test(
    "No mouse byte becomes a key, in bursts split and delayed at random",
    arguments: 0..<20 as Range<UInt64>
  )
  func mouseBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var bytes: [UInt8] = []
      let codes = [0, 2, 4, 32, 35, 64, 65, 128, 255, 999]
      for _ in 0..<20 {
        let code = codes.randomElement(using: &random) ?? 0
        let x = Int.random(in: -3...500, using: &random)
        bytes += Array("\u{1b}[<\(code);\(x);\(x)\(Bool.random(using: &random) ? "M" : "m")".utf8)
      }
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      var now = 0.0
      for byte in bytes {
        decoder.feed([byte], at: now, into: &events)
        // An ESC is followed in time, everything else when it pleases, `ESC [` within a second.
        now += byte == 0x1b ? 0.02 : [0, 0.01, 0.06, 0.2, 0.9].randomElement(using: &random) ?? 0
      }
      #expect(!events.contains { $0.isKey })
    }
  }
}
