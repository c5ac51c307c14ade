/// What the terminal's answers look like.
extension TerminalAnswer {
  /// The answer in a control sequence: DA1, DECRPM, DSR and CPR; nil where it is none.
  ///
  /// `CSI 1 ; 2 R` may be the cursor's place or Shift and F3: it is taken for the answer.
  init?(_ sequence: ControlSequence, _ final: UInt8) {
    switch (sequence.prefix, sequence.intermediate, final) {
    case (UInt8(ascii: "?"), nil, UInt8(ascii: "c")):
      self = .primaryAttributes(sequence.all)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard sequence.count == 2 else { return nil }
      self = .mode(sequence.parameter(0), state: sequence.parameter(1))
    case (nil, nil, UInt8(ascii: "n")):
      guard sequence.count == 1, sequence.parameter(0) == 0 else { return nil }
      self = .status
    case (nil, nil, UInt8(ascii: "R")):
      guard sequence.count == 2 else { return nil }
      self = .cursor(row: max(sequence.parameter(0), 1), column: max(sequence.parameter(1), 1))
    default:
      return nil
    }
  }

  /// Hands out the answers in a string: XTVERSION (DCS), palette entries and the background (OSC).
  static func answers(in string: ControlString, _ report: (TerminalAnswer) -> Void) {
    let text = String(decoding: string.content, as: UTF8.self)
    switch string.introducer {
    case UInt8(ascii: "P"):
      let mark = ">|"
      if text.hasPrefix(mark) { report(.version(String(text.dropFirst(mark.count)))) }
    case UInt8(ascii: "]"):
      let fields = text.split(separator: ";", omittingEmptySubsequences: false)
      if fields.first == "4" {
        palette(in: fields.dropFirst(), report)
      } else if fields.first == "11", fields.count == 2, let paint = Paint(specification: fields[1])
      {
        report(.background(paint))
      }
    default:
      break
    }
  }

  /// Pairs of a number and a colour.
  private static func palette(
    in fields: ArraySlice<Substring>,
    _ report: (TerminalAnswer) -> Void
  ) {
    var rest = fields
    while let number = rest.popFirst(), let colour = rest.popFirst() {
      guard let index = Int(number), index >= 0, let paint = Paint(specification: colour) else {
        continue
      }
      report(.palette(index, paint))
    }
  }
}

extension Paint {
  /// A colour as XParseColor writes it: `rgb:` or `rgba:` and one to four hex digits a channel, or `#rrggbb`.
  fileprivate init?(specification: Substring) {
    let channels: [Substring]
    if specification.hasPrefix("#"), specification.utf8.count == 7 {
      let digits = specification.dropFirst()
      channels = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.dropFirst(4)]
    } else if let colon = specification.firstIndex(of: ":"),
      ["rgb", "rgba"].contains(specification[..<colon])
    {
      channels = specification[specification.index(after: colon)...]
        .split(separator: "/", omittingEmptySubsequences: false)
    } else {
      return nil
    }
    let bytes = channels.compactMap { UInt8(hexChannel: $0) }
    guard bytes.count == channels.count, (3...4).contains(bytes.count) else { return nil }
    self.init(bytes[0], bytes[1], bytes[2])
  }
}

extension UInt8 {
  /// A channel of one to four hex digits, scaled so that all `f` are 255.
  fileprivate init?(hexChannel digits: Substring) {
    guard 1...4 ~= digits.utf8.count, digits.utf8.allSatisfy(\.isHexDigit),
      let level = Int(digits, radix: 16)
    else { return nil }
    let bitsPerDigit = 4
    let largest = (1 << (bitsPerDigit * digits.utf8.count)) - 1
    self = UInt8((level * Int(UInt8.max) + largest / 2) / largest)
  }

  private var isHexDigit: Bool {
    digit != nil || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | .lowerCaseBit
  }
}
