/// The bytes that steer a terminal's input, by their names in ECMA-48.
extension UInt8 {
  static let interrupt: UInt8 = 0x03
  static let bell: UInt8 = 0x07
  static let backspace: UInt8 = 0x08
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0a
  static let carriageReturn: UInt8 = 0x0d
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1a
  static let escape: UInt8 = 0x1b
  static let space: UInt8 = 0x20
  static let delete: UInt8 = 0x7f

  /// What Control takes off a key's code: Control and `A` (0x41) send 0x01.
  static let controlOffset: UInt8 = 0x40
  /// The bit between an upper case letter and its lower case one.
  static let lowerCaseBit: UInt8 = 0x20

  /// Whether it is a control of ASCII.
  var isControl: Bool { self < .space || self == .delete }

  /// Whether it is ASCII and no control.
  var isPrintable: Bool { (.space)..<(.delete) ~= self }

  /// Whether it is an upper case letter of ASCII.
  var isLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// The figure it stands for; nil for other bytes.
  var digit: UInt8? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self ? self - UInt8(ascii: "0") : nil
  }
}
