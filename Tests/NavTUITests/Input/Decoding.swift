import NavTUI

/// What a decoder makes of pieces that arrive one after another, `gap` seconds apart, its deadlines kept.
func decode(
  pieces: [[UInt8]],
  gap: Double = 0,
  with decoder: InputDecoder = InputDecoder()
) -> [InputEvent] {
  var decoder = decoder
  var events: [InputEvent] = []
  var now = 100.0
  for piece in pieces {
    decoder.feed(piece, at: now, into: &events)
    now += gap
    while let deadline = decoder.deadline, deadline <= now {
      decoder.expire(at: deadline, into: &events)
    }
  }
  return events
}

/// What a decoder makes of bytes that arrive together.
func decode(_ text: String, with decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  decode(pieces: [Array(text.utf8)], with: decoder)
}

/// What a decoder makes of bytes that arrive together, and of nothing for a minute after that.
func decodeToEnd(_ bytes: [UInt8], with decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  decode(pieces: [bytes, []], gap: 60, with: decoder)
}

extension InputEvent {
  static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  static func character(_ character: Character, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(.character(character), modifiers))
  }

  static func mouse(
    _ kind: MouseEvent.Kind,
    _ x: Int,
    _ y: Int,
    _ modifiers: Modifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(kind, x: x, y: y, modifiers: modifiers))
  }

  var isKey: Bool {
    if case .key = self { true } else { false }
  }
}

/// A generator with a seed, so that a failure can be seen again (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
