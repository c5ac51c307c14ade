/// Strings and pastes.
extension InputDecoder {
  mutating func continueString(
    _ string: consuming ControlString,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    switch string.accept(byte) {
    case .more:
      state = .string(string)
    case .complete:
      state = .ground
      TerminalAnswer.answers(in: string) { events.append(.answer($0)) }
    case .cancelled:
      state = .ground
    case .interrupted:
      begin(byte, into: &events)
    case .escaped:
      state = .escape
      consume(byte, into: &events)
    }
  }

  mutating func continuePaste(
    _ paste: consuming PasteAssembler,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    if paste.accept(byte) {
      events.append(.paste(paste.text))
    } else {
      state = .paste(paste)
    }
  }
}
