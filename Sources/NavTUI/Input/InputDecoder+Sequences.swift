/// Control sequences (`CSI`) and their single-shift kin (`SS3`): keys, focus, and who reads the rest.
extension InputDecoder {
  mutating func continueControl(
    _ sequence: ControlSequence,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    var sequence = sequence
    guard let final = lengthen(&sequence, by: byte, kept: State.control, into: &events) else {
      return
    }
    finish(sequence, final, into: &events)
  }

  mutating func continueSingleShift(
    _ sequence: ControlSequence,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    var sequence = sequence
    guard let final = lengthen(&sequence, by: byte, kept: State.singleShift, into: &events),
      sequence.prefix == nil, let key = KeyPress.singleShiftKey(final)
    else { return }
    // `SS3 2 C` and `SS3 1 ; 2 C`: the modifiers come last.
    let modifiers = Modifiers(parameter: sequence.parameter(sequence.count - 1))
    events.append(.key(KeyPress(key, modifiers)))
  }

  /// Lets a sequence take a byte; the byte, where that completes it, else nil.
  private mutating func lengthen(
    _ sequence: inout ControlSequence,
    by byte: UInt8,
    kept: (ControlSequence) -> State,
    into events: inout [InputEvent]
  ) -> UInt8? {
    switch sequence.accept(byte) {
    case .more:
      state = kept(sequence)
    case .complete(let final):
      state = .ground
      return final
    case .discard:
      state = .ground
    case .foreign:
      begin(byte, into: &events)
    }
    return nil
  }

  private mutating func finish(
    _ sequence: ControlSequence,
    _ final: UInt8,
    into events: inout [InputEvent]
  ) {
    switch (sequence.prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      finishMouse(sequence, isRelease: final == UInt8(ascii: "m"), into: &events)
    case (nil, UInt8(ascii: "M")) where sequence.isPlain && sequence.count == 0:
      state = .legacyMouse(LegacyMouseReport())
    case (nil, UInt8(ascii: "M")):
      finishNumberedMouse(sequence, into: &events)
    case (nil, UInt8(ascii: "I")) where sequence.isPlain && sequence.count == 0:
      events.append(.focus(true))
    case (nil, UInt8(ascii: "O")) where sequence.isPlain && sequence.count == 0:
      events.append(.focus(false))
    case (nil, UInt8(ascii: "~"))
    where sequence.isPlain && sequence.parameter(0) == PasteAssembler.startNumber:
      state = .paste(PasteAssembler())
    default:
      if let answer = TerminalAnswer(sequence, final) {
        events.append(.answer(answer))
      } else if let press = KeyPress(sequence, final) {
        events.append(.key(press))
      }
    }
  }
}

extension ControlSequence {
  /// Whether there is nothing but parameters.
  var isPlain: Bool { prefix == nil && intermediate == nil }
}

// MARK: - Keys

extension KeyPress {
  /// The key that a control sequence stands for; nil where it stands for none.
  fileprivate init?(_ sequence: ControlSequence, _ final: UInt8) {
    if sequence.prefix == UInt8(ascii: "[") {
      self.init(consoleKey: final)
      return
    }
    guard sequence.isPlain else { return nil }
    let modifiers = Modifiers(parameter: sequence.parameter(1))
    if final == UInt8(ascii: "~") {
      guard let key = Self.numberedKey(sequence.parameter(0)) else { return nil }
      self.init(key, modifiers)
    } else if final == UInt8(ascii: "Z") {
      self.init(.tab, modifiers.union(.shift))
    } else if let key = Self.cursorKey(final) {
      self.init(key, modifiers)
    } else {
      return nil
    }
  }

  /// `CSI [ A` … `CSI [ E`: F1 to F5 of the Linux console.
  private init?(consoleKey final: UInt8) {
    guard UInt8(ascii: "A")...UInt8(ascii: "E") ~= final else { return nil }
    self.init(.function(Int(final - UInt8(ascii: "A")) + 1))
  }

  /// The keys that `CSI` and `SS3` share, by the final byte.
  static func cursorKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// The keys of `SS3`: those of the cursor, and the keypad's in its application mode.
  static func singleShiftKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"):
      .enter
    case UInt8(ascii: "X"):
      .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(final - .controlOffset)))  // `*` to `9`
    default:
      cursorKey(final)
    }
  }

  /// The keys of `CSI n ~`, by xterm's and the VT220's numbers.
  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

extension Modifiers {
  /// The largest number that xterm gives a set of four modifiers.
  private static let largestParameter = 16
  /// Meta, in xterm's numbering; here it is Alt.
  private static let metaBit = 8

  /// The modifiers of a key's parameter: 1 and a bit each for Shift, Alt, Control and Meta.
  ///
  /// Any other number, 0 for one that is left out included, is none.
  fileprivate init(parameter: Int) {
    guard 1...Self.largestParameter ~= parameter else {
      self = []
      return
    }
    let bits = parameter - 1
    self.init(rawValue: UInt8(bits & ~Self.metaBit))
    if bits & Self.metaBit != 0 { insert(.alt) }
  }
}
