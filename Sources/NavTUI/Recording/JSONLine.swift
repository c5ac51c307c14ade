/// One JSON object, or list, on one line, written into a buffer that is used again for the next.
///
/// ```swift
/// var line = JSONLine()
/// line.begin()
/// line.add("kind", "log")
/// line.end()  // {"kind":"log"}\n
/// ```
struct JSONLine {
  /// The line so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  private var isFirst = true

  /// Empties the line and opens its object.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Closes the object and the line.
  mutating func end() {
    append("}\n")
  }

  /// Empties the line and opens a list.
  mutating func beginList() {
    bytes.removeAll(keepingCapacity: true)
    append("[")
    isFirst = true
  }

  /// Closes the list and the line.
  mutating func endList() {
    append("]\n")
  }

  /// Adds a text to the list.
  mutating func add(_ text: String) {
    addComma()
    appendQuoted(text)
  }

  /// Adds a number to the list, with at most six decimals.
  mutating func add(_ number: Double) {
    addComma()
    append(number)
  }

  /// Adds an object of texts.
  mutating func add(_ name: String, _ texts: KeyValuePairs<String, String>) {
    addName(name)
    append("{")
    isFirst = true
    for (key, text) in texts { add(key, text) }
    append("}")
    isFirst = false
  }

  /// Adds a text.
  mutating func add(_ name: String, _ text: String) {
    addName(name)
    appendQuoted(text)
  }

  /// Adds an integer.
  mutating func add(_ name: String, _ number: Int) {
    addName(name)
    append(String(number))
  }

  /// Adds a number, with at most six decimals.
  ///
  /// JSON knows neither infinity nor NaN: they become 0.
  mutating func add(_ name: String, _ number: Double) {
    addName(name)
    append(number)
  }

  /// Adds true or false.
  mutating func add(_ name: String, _ flag: Bool) {
    addName(name)
    append(flag ? "true" : "false")
  }

  /// Adds a list of texts.
  mutating func add(_ name: String, _ texts: [String]) {
    addList(name, texts) { line, text in line.appendQuoted(text) }
  }

  /// Adds a list of integers.
  mutating func add(_ name: String, _ numbers: [Int]) {
    addList(name, numbers) { line, number in line.append(String(number)) }
  }

  /// Adds a list of numbers.
  mutating func add(_ name: String, _ numbers: [Double]) {
    addList(name, numbers) { line, number in line.append(number) }
  }

  private mutating func addName(_ name: String) {
    addComma()
    appendQuoted(name)
    append(":")
  }

  private mutating func addComma() {
    if !isFirst { append(",") }
    isFirst = false
  }

  private mutating func addList<Element>(
    _ name: String,
    _ elements: [Element],
    append: (inout JSONLine, Element) -> Void
  ) {
    addName(name)
    self.append("[")
    for (place, element) in elements.enumerated() {
      if place > 0 { self.append(",") }
      append(&self, element)
    }
    self.append("]")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}

// MARK: - Numbers

extension JSONLine {
  private static let decimals = 6
  private static let scale = 1e6
  /// Up to here every scaled number fits in 64 bits, and beyond it decimals mean nothing.
  private static let largest = 1e12

  private mutating func append(_ number: Double) {
    guard number.isFinite else { return append("0") }
    guard number.magnitude < Self.largest else {
      return append(number.description)
    }
    let scaled = Int64((number * Self.scale).rounded())
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(Self.scale))
    if scaled < 0 { append("-") }
    append(String(whole))
    guard fraction > 0 else { return }
    let digits = String(fraction)
    append(".")
    append(String(repeating: "0", count: Self.decimals - digits.utf8.count))
    append(digits)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }
}

// MARK: - Texts

extension JSONLine {
  private static let hexDigits = Array("0123456789abcdef".utf8)

  /// Escapes what RFC 8259 section 7 asks for, and DEL and C1, which would upset a terminal that the
  /// trace is shown in.
  private mutating func appendQuoted(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": appendEscape(scalar)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    append("\"")
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    append("\\u00")
    bytes.append(Self.hexDigits[Int(scalar.value >> 4)])
    bytes.append(Self.hexDigits[Int(scalar.value & 0xF)])
  }
}
