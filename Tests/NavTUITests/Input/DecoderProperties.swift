// Scripts/fuzz compiles this file together with the decoder's own, so that there is nothing to import.
#if !FUZZING
import NavTUI
#endif

/// What holds of the decoder for any bytes at all; checked by a test on the corpus and by libFuzzer.
enum DecoderProperties {
  /// Seconds between two reads: none, and those of opentui PR #781.
  private static let gaps = [0.0, 0.010, 0.060, 0.200]

  /// What does not hold of these bytes; nil where all does.
  static func fault(_ bytes: [UInt8]) -> String? {
    splitting(bytes) ?? recovery(bytes) ?? mouseBytes(bytes) ?? merging(bytes)
  }

  /// The same bytes give the same events, however they are cut.
  private static func splitting(_ bytes: [UInt8]) -> String? {
    let whole = events(of: [bytes])
    if events(of: bytes.map { [$0] }) != whole { return "one byte a read gives other events" }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    var length = 1
    while !rest.isEmpty {
      // Where to cut is told by the bytes themselves, so that a fault can be seen again.
      length = (length &* 5 &+ Int(rest.first ?? 0)) % 7 + 1
      pieces.append(Array(rest.prefix(length)))
      if length == 1 { pieces.append([]) }
      rest = rest.dropFirst(length)
    }
    return events(of: pieces) == whole ? nil : "other pieces give other events"
  }

  private static func events(of pieces: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for piece in pieces { decoder.feed(piece, at: 1, into: &events) }
    for minute in 1...10 { decoder.expire(at: Double(minute) * 60, into: &events) }
    return events
  }

  /// Whatever came, Control-C gets through in the end.
  private static func recovery(_ bytes: [UInt8]) -> String? {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes, at: 0, into: &events)
    for minute in 1...3 { decoder.expire(at: Double(minute) * 60, into: &events) }
    events = []
    let interrupt: UInt8 = 3
    decoder.feed(Array(repeating: interrupt, count: 5), at: 600, into: &events)
    return events.last == .key(KeyPress(.character("c"), .control)) ? nil : "Control-C is lost"
  }

  /// No byte of a report of the mouse, whole or broken and however late, becomes a key, but that an ESC on
  /// which ESCDELAY passes is the Escape key, once.
  private static func mouseBytes(_ bytes: [UInt8]) -> String? {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var now = 0.0
    var escapes = 0
    var choices = bytes[...]
    func gap(_ choice: UInt8) -> Double { gaps[Int(choice >> 6)] }
    while let choice = choices.popFirst() {
      decoder.feed([0x1B], at: now, into: &events)
      now += gap(choice)
      if gap(choice) >= decoder.escapeDelay { escapes += 1 }
      decoder.feed([UInt8(ascii: "[")], at: now, into: &events)
      now += gap(choice << 2)
      decoder.feed([UInt8(ascii: "<")], at: now, into: &events)
      while let next = choices.popFirst() {
        let byte = Array("0123456789;;-$Mm".utf8)[Int(next & 15)]
        now += gap(next)
        decoder.feed([byte], at: now, into: &events)
        if byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m") { break }
      }
    }
    let keys = events.filter { if case .key = $0 { true } else { false } }
    guard keys.allSatisfy({ $0 == .key(KeyPress(.escape)) }) else { return "a report is typed" }
    return keys.count <= escapes ? nil : "\(keys.count) Escapes of \(escapes)"
  }

  /// Merging drops motions only, and never the last of them.
  private static func merging(_ bytes: [UInt8]) -> String? {
    let all = events(of: [bytes])
    var merged = all
    merged.mergeMotions()
    let kept = all.filter { !isMotion($0) }
    guard merged.filter({ !isMotion($0) }) == kept else { return "merging drops what is no motion" }
    guard merged.last == all.last else { return "merging drops the last event" }
    var again = merged
    again.mergeMotions()
    return again == merged ? nil : "merging twice drops more"
  }

  private static func isMotion(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.kind {
    case .drag, .move: return true
    case .press, .release, .wheel: return false
    }
  }
}
