/// The style that a terminal draws in, as SGR (ECMA-48, with 38 and 48 of ISO 8613-6) sets it.
struct PenStyle: Equatable {
  /// Up to five parameters in eight places; all 0 for the terminal's own.
  var foreground = SIMD8<Int16>()
  var background = SIMD8<Int16>()
  /// Bit n for parameter n, 1…9.
  var attributes: UInt16 = 0

  /// Parameter 10 and on, less 10: the Linux console takes 10 for its own font and 11 for line drawings,
  /// and 0 for neither.
  private var font: Int16 = 0

  /// Underline, reverse, strikethrough.
  private static let visibleOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9
  /// No parameter that is known, and no channel of a colour, is as large.
  private static let largest: Int16 = 999

  var drawsOnBlanks: Bool { attributes & Self.visibleOnBlanks != 0 }

  /// Follows the parameters of a sequence; false where one is not known, or there are too many.
  mutating func apply(_ parameters: some Sequence<UInt8>) -> Bool {
    var numbers = SIMD16<Int16>()
    var last = 0
    for byte in parameters {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where numbers[last] <= Self.largest / 10:
        numbers[last] = numbers[last] * 10 + Int16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ";") where last + 1 < numbers.scalarCount: last += 1
      default: return false
      }
    }
    var style = self
    var place = 0
    while place <= last {
      let number = numbers[place]
      var count = 1
      switch number {
      case 0:
        let font = style.font
        style = PenStyle()
        style.font = font
      case 1...9: style.attributes |= 1 << UInt16(number)
      case 10...19: style.font = number - 10
      case 30...37, 90...97: style.foreground = Self.color(numbers, place, 1)
      case 40...47, 100...107: style.background = Self.color(numbers, place, 1)
      case 39: style.foreground = SIMD8()
      case 49: style.background = SIMD8()
      case 38, 48:
        guard place < last, let length = Self.parameters(ofKind: numbers[place + 1]) else {
          return false
        }
        guard place + length <= last + 1 else { return false }
        count = length
        let color = Self.color(numbers, place, count)
        if number == 38 { style.foreground = color } else { style.background = color }
      default: return false
      }
      place += count
    }
    self = style
    return true
  }

  /// Parameters of a colour, by its kind: of a palette, or of three channels.
  private static func parameters(ofKind kind: Int16) -> Int? {
    switch kind {
    case 5: 3
    case 2: 5
    default: nil
    }
  }

  /// Writes the sequence that turns the style `old` into this one; from an unknown one, all of it.
  func write(over old: PenStyle?, into bytes: inout [UInt8]) {
    bytes.appendControlStart()
    var isFirst = true
    func add(_ number: Int16) {
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
      bytes.append(decimal: Int(number))
    }
    var start = old ?? PenStyle()
    if let old, font != old.font { add(10 + font) }
    // Attributes are switched off together, and colours with them.
    if old == nil || start.attributes & ~attributes != 0 || (self == PenStyle() && start != self) {
      start = PenStyle()
      if self != start || !isFirst { add(0) }
    }
    for number in 1...9 where (attributes & ~start.attributes) & 1 << UInt16(number) != 0 {
      add(Int16(number))
    }
    if foreground != start.foreground { Self.add(foreground, or: 39, add) }
    if background != start.background { Self.add(background, or: 49, add) }
    bytes.append(UInt8(ascii: "m"))
  }

  private static func add(_ color: SIMD8<Int16>, or standard: Int16, _ add: (Int16) -> Void) {
    guard color[0] > 0 else { return add(standard) }
    for place in 0..<Int(color[0]) { add(color[place + 1]) }
  }

  /// So many parameters from a place on, behind their number.
  private static func color(_ numbers: SIMD16<Int16>, _ place: Int, _ count: Int) -> SIMD8<Int16> {
    var color = SIMD8<Int16>()
    color[0] = Int16(count)
    for index in 0..<count { color[index + 1] = numbers[place + index] }
    return color
  }
}
