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
