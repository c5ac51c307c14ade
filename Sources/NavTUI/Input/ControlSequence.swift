/// The parameters of a control sequence while its bytes arrive: `CSI ? 2026 ; 2 $ y`.
///
/// A sequence that breaks the grammar of ECMA-48, 5.4, or a limit is read on to its final byte and
/// then means nothing.
struct ControlSequence: Sendable {
  /// A longer sequence means nothing; the longest answer has about 40 bytes.
  static let lengthLimit = 128

  /// `<`, `=`, `>` or `?` right at the start, or the Linux console's second `[`.
  private(set) var prefix: UInt8?
  /// The byte before the final one, such as `$`.
  private(set) var intermediate: UInt8?
  /// How many parameters there are; one that is left out counts, and is 0.
  private(set) var count = 0
  /// Whether no parameter is left out.
  private(set) var isComplete = true

  /// Room for twice the longest answer, xterm's DA1 of 12 parameters; a longer sequence means nothing.
  private var parameters = InlineArray<24, Int32>(repeating: 0)
  private var length = 0
  private var isMalformed = false
  private var isNegative = false
  private var hasDigits = false

  /// Whether nothing has come after the introducer.
  var isBare: Bool { length == 0 }

  /// What a byte leads to.
  enum Step: Equatable {
    /// The sequence goes on.
    case more
    /// The sequence is over, and the byte says what it is.
    case complete(UInt8)
    /// The sequence is over and means nothing.
    case discard
    /// The byte cannot belong to a sequence, which is over.
    case foreign
  }

  /// Adds a byte.
  mutating func accept(_ byte: UInt8) -> Step {
    let isFirst = length == 0
    length = min(length + 1, Self.lengthLimit + 1)
    switch byte {
    case UInt8(ascii: "[") where isFirst:
      prefix = byte
    case UInt8(ascii: "<")...UInt8(ascii: "?"):
      if isFirst { prefix = byte } else { isMalformed = true }
    case UInt8(ascii: "-") where prefix == UInt8(ascii: "<") && !hasDigits && !isNegative:
      isNegative = true  // a pointer dragged out of the window, in pixels
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(digit: byte - UInt8(ascii: "0"))
    case UInt8(ascii: ";"):
      if intermediate != nil { isMalformed = true }
      endParameter()
    case UInt8(ascii: ":"):
      isMalformed = true  // parameters of parameters: nothing that is asked for
    case 0x20...0x2f:
      if intermediate != nil { isMalformed = true }
      intermediate = byte
    case 0x40...0x7e:
      if count > 0 || hasDigits || isNegative { endParameter() }
      return isMalformed || length > Self.lengthLimit ? .discard : .complete(byte)
    default:
      return .foreign
    }
    return .more
  }

  /// The parameter at `index`; 0 for one that is left out or not there.
  func parameter(_ index: Int) -> Int {
    0..<count ~= index ? Int(parameters[index]) : 0
  }

  /// All parameters.
  var all: [Int] {
    (0..<count).map(parameter)
  }

  private mutating func append(digit: UInt8) {
    guard intermediate == nil, count < parameters.count else {
      isMalformed = true
      return
    }
    hasDigits = true
    let (tens, overflows) = parameters[count].multipliedReportingOverflow(by: 10)
    // A number beyond 2³¹ is the largest there is, to be refused or clamped by whoever reads it.
    parameters[count] =
      overflows || tens > .max - Int32(digit) ? .max : tens + Int32(digit)
  }

  private mutating func endParameter() {
    guard count < parameters.count else {
      isMalformed = true
      return
    }
    if isNegative { parameters[count].negate() }
    if !hasDigits { isComplete = false }
    count += 1
    hasDigits = false
    isNegative = false
  }
}
