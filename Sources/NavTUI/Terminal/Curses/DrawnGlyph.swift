import CNcurses
import LibC

/// What the terminal is sent for a glyph: characters that the C library, and so ncurses, places as this
/// kit does.
///
/// ncurses places glyphs by the C library's `wcwidth`, this kit by newer tables. Where they disagree
/// the kit is right about the columns, so the glyph is replaced by something of the known width:
/// a column is never lost, whatever is in it.
struct DrawnGlyph {
  /// How many characters there are.
  private(set) var count = 0
  /// How many columns they take, at most those that the glyph may.
  private(set) var columns = 0
  private var characters: (wchar_t, wchar_t, wchar_t, wchar_t, wchar_t) = (0, 0, 0, 0, 0)

  /// Stands for what cannot be placed.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// ncurses keeps so many characters in a cell (CCHARW_MAX), the last place being for the end.
  private static let longestCluster = Int(CCHARW_MAX) - 1

  /// Finds what to send for a glyph that may take so many columns.
  init(_ glyph: Glyph, columns limit: Int, encoding: OutputEncoding) {
    if let scalar = glyph.scalar {
      begin(scalar, limit, encoding)
      return
    }
    let scalars = glyph.text.unicodeScalars
    begin(scalars.first ?? " ", limit, encoding)
    guard encoding == .unicode else { return }
    // Marks are kept. What follows a joiner or a variation selector is not: terminals differ in
    // how many columns that takes.
    for scalar in scalars.dropFirst() {
      guard count < Self.longestCluster, Self.width(scalar) == 0, Self.isMark(scalar) else { break }
      append(scalar)
    }
  }

  /// The characters, ended by 0.
  func withCharacters(_ body: (UnsafePointer<wchar_t>) -> Void) {
    withUnsafeBytes(of: characters) { bytes in
      if let start = bytes.bindMemory(to: wchar_t.self).baseAddress { body(start) }
    }
  }

  /// Appends the characters in UTF-8.
  func write(into bytes: inout [UInt8]) {
    withUnsafeBytes(of: characters) { all in
      for character in all.bindMemory(to: wchar_t.self).prefix(count) {
        guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(unit) }
      }
    }
  }

  /// Whether it is one that every terminal has and places alike.
  static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool {
    (" "..."~").contains(scalar)
  }

  private mutating func begin(_ scalar: Unicode.Scalar, _ limit: Int, _ encoding: OutputEncoding) {
    columns = 1
    if Self.isPrintableASCII(scalar) { return append(scalar) }
    guard encoding == .unicode else { return append(ASCIIFallback.scalar(for: scalar)) }
    let width = Self.width(scalar)
    guard width == 1 || width == limit else { return append(Self.replacement) }
    append(scalar)
    columns = width
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    withUnsafeMutableBytes(of: &characters) { bytes in
      let places = bytes.bindMemory(to: wchar_t.self)
      guard count < places.count - 1 else { return }
      places[count] = wchar_t(bitPattern: scalar.value)
    }
    count += 1
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !scalar.properties.isVariationSelector
    default: false
    }
  }
}
