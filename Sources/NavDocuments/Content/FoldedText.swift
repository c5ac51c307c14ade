import CUtf8proc

/// A text in a form in which what reads the same is the same, to be searched in.
///
/// However its letters are put together (`é` as one scalar or as two), whatever cannot be seen in it, and, if
/// wanted, whatever its case: `STRASSE` and `straße`, `ΣΑΣ` and `σας`. It is Unicode's compatibility
/// decomposition (NFKD) without what is ignorable, after full case folding.
///
///     FoldedText(Array("Straße".utf8), foldsCase: true).bytes   // "strasse" in UTF-8
struct FoldedText: Equatable {
  /// The text in that form, as UTF-8.
  private(set) var bytes: [UInt8]
  /// Where in the text each byte’s character begins; for the bytes within a character ``within``.
  ///
  /// Behind the last is the length of the text. Empty where all is ASCII, and a byte stands for itself.
  private var origins: [Int32] = []

  private static let within: Int32 = -1
  private static let firstByteBeyondASCII: UInt8 = 0x80
  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let caseBit: UInt8 = 0x20

  /// Folds a text.
  init(_ text: [UInt8], foldsCase: Bool) {
    guard !text.allSatisfy({ $0 < Self.firstByteBeyondASCII }) else {
      bytes = foldsCase ? text.map(Self.folded) : text
      return
    }
    bytes = []
    bytes.reserveCapacity(text.count)
    origins.reserveCapacity(text.count + 1)
    var clusters = ClusterFolder(foldsCase: foldsCase)
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let plain = Self.endOfPlain(text, from: start)
        if plain > start {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<plain]))
          origins.append(contentsOf: Int32(start)..<Int32(plain))
        }
        guard plain < text.count else { break }
        start = clusters.fold(text, from: plain, into: &bytes)
        if bytes.count > origins.count { origins.append(Int32(plain)) }
        while origins.count < bytes.count { origins.append(Self.within) }
      }
      origins.append(Int32(text.count))
    }
    if foldsCase { bytes = bytes.map(Self.folded) }
  }

  /// Where letters of ASCII end that stand for themselves: the last before others may combine with them.
  private static func endOfPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] < firstByteBeyondASCII { end += 1 }
    return end == text.count ? end : max(end - 1, start)
  }

  /// The part of the text that a part of the folded text stands for; nil where that begins or ends within a
  /// character.
  func origin(of part: Range<Int>) -> Range<Int>? {
    guard !origins.isEmpty else { return part }
    let start = Int(origins[part.lowerBound])
    let end = Int(origins[part.upperBound])
    return start >= 0 && end >= start ? start..<end : nil
  }

  /// Whether a text has letters that are capitals.
  static func hasCapitals(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let category = utf8proc_category(Int32(bitPattern: scalar.value))
      return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    capitals.contains(byte) ? byte | caseBit : byte
  }
}

/// Folds one character after the other: a scalar and what combines with it.
private struct ClusterFolder {
  /// The most bytes that are taken for one character, as in ``Clusters``: marks without end are taken in parts.
  private static let longest = 128

  private let options: utf8proc_option_t
  private var scalars: [Int32] = []

  init(foldsCase: Bool) {
    let form = UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_IGNORE.rawValue
    options = utf8proc_option_t(rawValue: foldsCase ? form | UTF8PROC_CASEFOLD.rawValue : form)
  }

  /// Adds what the character at `start` folds to, which may be nothing; returns where the next one begins.
  mutating func fold(
    _ text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    into folded: inout [UInt8]
  ) -> Int {
    let rest = UnsafeBufferPointer(rebasing: text[start...])
    let length = Self.length(of: rest)
    var count = 0
    repeat {
      // It says how much room it needs where there is not enough.
      if count > scalars.count { scalars = Array(repeating: 0, count: count) }
      count = scalars.withUnsafeMutableBufferPointer {
        utf8proc_decompose(rest.baseAddress, length, $0.baseAddress, $0.count, options)
      }
    } while count > scalars.count
    if count < 0 {
      folded.append(contentsOf: rest[..<length])
    }
    for scalar in scalars.prefix(max(count, 0)) {
      guard let encoded = Unicode.Scalar(UInt32(bitPattern: scalar)).flatMap(UTF8.encode) else {
        continue
      }
      folded.append(contentsOf: encoded)
    }
    return start + length
  }

  private static func length(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var scalar: Int32 = 0
    var length = step(text, at: 0, &scalar)
    var state: Int32 = 0
    while length < min(text.count, longest) {
      var next: Int32 = 0
      let more = step(text, at: length, &next)
      if utf8proc_grapheme_break_stateful(scalar, next, &state) { break }
      length += more
      scalar = next
    }
    return length
  }

  /// Reads a scalar; what is none is a byte long.
  private static func step(
    _ text: UnsafeBufferPointer<UInt8>,
    at place: Int,
    _ scalar: inout Int32
  ) -> Int {
    let rest = UnsafeBufferPointer(rebasing: text[place...])
    return max(utf8proc_iterate(rest.baseAddress, rest.count, &scalar), 1)
  }
}
