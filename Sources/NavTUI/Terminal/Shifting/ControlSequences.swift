/// ECMA-48's control sequences, appended to a frame.
extension [UInt8] {
  /// CSI, in its 7-bit form.
  static let controlStart: [UInt8] = [escape, UInt8(ascii: "[")]

  private static let escape: UInt8 = 0x1B
  private static let backspace = UInt8(ascii: "\u{8}")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Appends CSI.
  mutating func appendControlStart() {
    append(Self.escape)
    append(UInt8(ascii: "["))
  }

  /// Appends a sequence of one parameter, which is left out where it is 1.
  mutating func appendControl(_ parameter: Int, _ final: UInt8) {
    appendControlStart()
    if parameter != 1 { append(decimal: parameter) }
    append(final)
  }

  /// Appends the way of the cursor to a place; from an unknown one, or from far, by its address.
  ///
  /// A line feed goes down and stays in the column: the line discipline is raw.
  mutating func appendMove(from place: Position?, to target: Position) {
    if place == target { return }
    guard let place, target.row == place.row || target.row == place.row + 1 else {
      return appendAddress(of: target)
    }
    if target.row > place.row { append(Self.lineFeed) }
    if target.column == place.column { return }
    if target.column == 0 {
      append(Self.carriageReturn)
    } else if target.column == place.column - 1 {
      append(Self.backspace)
    } else if target.column > place.column {
      appendControl(target.column - place.column, UInt8(ascii: "C"))
    } else {
      appendControl(target.column + 1, UInt8(ascii: "G"))
    }
  }

  private mutating func appendAddress(of place: Position) {
    appendControlStart()
    if place.column > 0 {
      if place.row > 0 { append(decimal: place.row + 1) }
      append(UInt8(ascii: ";"))
      append(decimal: place.column + 1)
    } else if place.row > 0 {
      append(decimal: place.row + 1)
    }
    append(UInt8(ascii: "H"))
  }

  /// Appends a number that is not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
