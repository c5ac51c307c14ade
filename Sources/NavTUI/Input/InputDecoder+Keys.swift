/// Characters, control keys, and what follows `ESC`.
extension InputDecoder {
  /// Reads a byte that continues nothing.
  mutating func begin(
    _ byte: UInt8,
    _ modifiers: Modifiers = [],
    into events: inout [InputEvent]
  ) {
    state = .ground
    if byte == .escape {
      state = .escape
    } else if byte.isControl {
      var press = KeyPress(control: byte)
      press.modifiers.formUnion(modifiers)
      events.append(.key(press))
    } else if byte.isPrintable {
      let character = Character(Unicode.Scalar(byte))
      events.append(.key(KeyPress(.character(character), modifiers)))
    } else if let assembler = UTF8Assembler(lead: byte) {
      state = .character(assembler, modifiers)
    } else {
      events.append(.key(KeyPress(.character(UTF8Assembler.replacement), modifiers)))
    }
  }

  /// Reports each scalar as a key of its own, since the next one of a cluster may come much later.
  mutating func continueCharacter(
    _ assembler: UTF8Assembler,
    _ modifiers: Modifiers,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    var assembler = assembler
    switch assembler.accept(byte) {
    case .more:
      state = .character(assembler, modifiers)
    case .complete(let scalar):
      state = .ground
      // C1 controls are nobody's keys, and dangerous to echo.
      guard scalar.properties.generalCategory != .control else { return }
      events.append(.key(KeyPress(.character(Character(scalar)), modifiers)))
    case .broken:
      events.append(.key(KeyPress(.character(UTF8Assembler.replacement), modifiers)))
      begin(byte, into: &events)
    }
  }

  /// Reads what comes in time after `ESC`.
  mutating func continueEscape(with byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case .escape:
      events.append(.key(KeyPress(.escape)))
    case UInt8(ascii: "\\"):
      state = .ground  // the end of a string that is over already
    default:
      if let sequence = State(introducer: byte) {
        state = sequence
      } else {
        begin(byte, .alt, into: &events)
      }
    }
  }

  /// Reads the first byte after an `ESC` that has been reported as the Escape key.
  mutating func continueLate(with byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      state = .lateIntroducer(byte)
    default:
      begin(byte, into: &events)
    }
  }

  /// Decides whether `introducer` was the rest of a sequence or typed.
  mutating func continueLate(
    _ introducer: UInt8,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    let continues =
      switch introducer {
      case UInt8(ascii: "["): byte.isPrintable
      case UInt8(ascii: "]"): byte.digit != nil
      case UInt8(ascii: "O"): KeyPress.cursorKey(byte) != nil
      default: byte == UInt8(ascii: ">")  // the only DCS that is asked for is XTVERSION
      }
    if continues, let sequence = State(introducer: introducer) {
      state = sequence
    } else {
      begin(introducer, into: &events)
    }
    consume(byte, into: &events)
  }
}

extension InputDecoder.State {
  /// The sequence that `ESC` and this byte begin; nil for any other byte.
  fileprivate init?(introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "["):
      self = .control(ControlSequence())
    case UInt8(ascii: "O"):
      self = .singleShift(ControlSequence())
    case UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      self = .string(ControlString(introducer: introducer))
    default:
      return nil
    }
  }
}

extension KeyPress {
  /// The key that sends a control of ASCII, other than `ESC`.
  fileprivate init(control byte: UInt8) {
    switch byte {
    case .tab: self.init(.tab)
    case .lineFeed, .carriageReturn: self.init(.enter)
    case .backspace, .delete: self.init(.backspace)
    case 0: self.init(.character(" "), .control)
    default:
      let upper = byte &+ .controlOffset
      let code = upper.isLetter ? upper | .lowerCaseBit : upper
      self.init(.character(Character(Unicode.Scalar(code))), .control)
    }
  }
}
