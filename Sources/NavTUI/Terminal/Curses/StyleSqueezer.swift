/// Takes what changes nothing out of the bytes of a frame.
///
/// ncurses sets both colours whenever one changes, and for blanks a foreground that nobody sees. In a slide
/// with a shadow, whose cells are mostly blanks of several shades, that is most of a frame. This keeps what
/// was asked for apart from what the terminal was told, and tells it, in one sequence, only what the next
/// character needs.
///
/// A frame begins and ends in plain style. Sequences that are not known here pass as they are.
struct StyleSqueezer {
  /// What was asked for.
  private var wanted = PenStyle()
  /// What the terminal was told; nil while that is not known.
  private var told: PenStyle? = PenStyle()
  /// Whether letters are letters, and no line drawings.
  private var drawsASCII = true
  private var output: [UInt8] = []

  private static let escape: UInt8 = 0x1B
  private static let designateASCII = Array("\u{1B}(B".utf8)

  /// Appends the bytes of a frame to `bytes`, without what is not needed.
  mutating func squeeze(_ frame: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    wanted = PenStyle()
    told = wanted
    drawsASCII = true
    swap(&output, &bytes)
    defer { swap(&output, &bytes) }
    var place = frame.startIndex
    while place < frame.endIndex {
      let byte = frame[place]
      if byte == Self.escape {
        place = takeSequence(frame, from: place)
        continue
      }
      if byte == UInt8(ascii: " ") {
        tellForBlank()
      } else if byte > UInt8(ascii: " ") {
        tell()
      }
      output.append(byte)
      place += 1
    }
    tell()
  }

  /// Takes a sequence that begins with ESC; returns where it ends.
  private mutating func takeSequence(_ frame: ArraySlice<UInt8>, from start: Int) -> Int {
    let next = start + 1
    guard next < frame.endIndex, frame[next] == UInt8(ascii: "[") else {
      var end = next
      while end < frame.endIndex, (0x20...0x2F).contains(frame[end]) { end += 1 }
      end = min(end + 1, frame.endIndex)
      // ncurses designates ASCII whenever attributes end; mostly it is there already.
      let isASCII = frame[start..<end].elementsEqual(Self.designateASCII)
      if !(isASCII && drawsASCII) { output += frame[start..<end] }
      if frame[start..<end].dropFirst().first == UInt8(ascii: "(") { drawsASCII = isASCII }
      return end
    }
    var end = next + 1
    while end < frame.endIndex, !(0x40...0x7E).contains(frame[end]) { end += 1 }
    guard end < frame.endIndex else {
      output += frame[start...]
      return frame.endIndex
    }
    switch frame[end] {
    case UInt8(ascii: "m"):
      if !wanted.apply(frame[(next + 1)..<end]) {
        tell()
        output += frame[start...end]
        told = nil
      }
    case UInt8(ascii: "H"), UInt8(ascii: "G"), UInt8(ascii: "d"),
      UInt8(ascii: "A")...UInt8(ascii: "D"):
      output += frame[start...end]
    default:
      // What erases and repeats does so in the present style.
      tell()
      output += frame[start...end]
    }
    return end + 1
  }

  /// Tells the terminal all that is wanted.
  private mutating func tell() {
    guard told != wanted else { return }
    wanted.write(over: told, into: &output)
    told = wanted
  }

  /// Tells the terminal what shows of a blank: the background, where nothing is drawn on it.
  private mutating func tellForBlank() {
    guard var pen = told, !pen.drawsOnBlanks, !wanted.drawsOnBlanks else { return tell() }
    guard pen.background != wanted.background else { return }
    pen.background = wanted.background
    pen.write(over: told, into: &output)
    told = pen
  }
}

/// The style that a terminal draws in, as SGR (ECMA-48, with 38 and 48 of ISO 8613-6) sets it.
private struct PenStyle: Equatable {
  /// Up to five parameters in eight places; all 0 for the terminal's own.
  private(set) var foreground = SIMD8<Int16>()
  var background = SIMD8<Int16>()
  /// Bit n for parameter n, 1…9.
  private var attributes: UInt16 = 0

  /// Underline, reverse, strikethrough.
  private static let visibleOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9

  var drawsOnBlanks: Bool { attributes & Self.visibleOnBlanks != 0 }

  /// Follows the parameters of a sequence; false where one is not known, or there are too many.
  mutating func apply(_ parameters: ArraySlice<UInt8>) -> Bool {
    var numbers = SIMD16<Int16>()
    var last = 0
    for byte in parameters {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        numbers[last] = numbers[last] &* 10 &+ Int16(byte - UInt8(ascii: "0"))
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
      case 0: style = PenStyle()
      case 1...9: style.attributes |= 1 << UInt16(number)
      case 30...37, 90...97: style.foreground = Self.color(numbers, place, 1)
      case 40...47, 100...107: style.background = Self.color(numbers, place, 1)
      case 39: style.foreground = SIMD8()
      case 49: style.background = SIMD8()
      case 38, 48:
        guard place < last, let length = Self.lengths[numbers[place + 1]] else { return false }
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
  private static let lengths: [Int16: Int] = [5: 3, 2: 5]

  /// Writes the sequence that turns the style `old` into this one; from an unknown one, all of it.
  func write(over old: PenStyle?, into bytes: inout [UInt8]) {
    bytes += [0x1B, UInt8(ascii: "[")]
    var isFirst = true
    func add(_ number: Int16) {
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
      bytes.append(decimal: Int(number))
    }
    var start = old ?? PenStyle()
    // Attributes are switched off together, and colours with them.
    if old == nil || start.attributes & ~attributes != 0 || (self == PenStyle() && start != self) {
      start = PenStyle()
      if self != start { add(0) }
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
