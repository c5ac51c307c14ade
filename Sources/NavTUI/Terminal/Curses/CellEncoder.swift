import CNcurses
import LibC

/// Turns cells into the wide characters of ncurses.
///
/// ncurses places glyphs by the C library's `wcwidth`, this kit by newer tables. Where they disagree
/// the kit is right about the columns, so the glyph is replaced by something of the known width:
/// a column is never lost, whatever is in it.
final class CellEncoder {
  private let depth: ColorDepth
  private var quantizer: ColorQuantizer
  private var pairs: PairTable
  private let encoding: OutputEncoding
  private let controlsWrapping = navtui_controls_wrapping() != 0
  private var encoded: UnsafeMutableBufferPointer<cchar_t>
  private var lastDrawn: (style: Style, isText: Bool, attributes: attr_t, pair: Int32)

  /// Stands for what cannot be placed.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// ncurses keeps so many characters in a cell (CCHARW_MAX), the last place being for the end.
  private static let longestCluster = Int(CCHARW_MAX) - 1
  /// Block elements: drawings, not text.
  private static let blocks: ClosedRange<Unicode.Scalar> = "\u{2580}"..."\u{259F}"

  init(depth: ColorDepth, pairs: PairTable, encoding: OutputEncoding) {
    self.depth = depth
    quantizer = ColorQuantizer(depth)
    self.pairs = pairs
    self.encoding = encoding
    encoded = .allocate(capacity: 0)
    lastDrawn = (Style(), true, 0, 0)
  }

  deinit {
    encoded.deallocate()
  }

  /// Encodes a part of a row.
  ///
  /// - Parameters:
  ///   - row: The whole row.
  ///   - span: The columns to encode.
  ///   - corner: On the terminal's last row, its last column.
  /// - Returns: One wide character a glyph, good until the next call.
  func encode(
    _ row: UnsafeBufferPointer<Cell>,
    _ span: Range<Int>,
    corner: Int?
  ) -> UnsafeBufferPointer<cchar_t> {
    reserve(span.count)
    var count = 0
    var column = span.lowerBound
    while column < span.upperBound {
      let cell = row[column]
      if cell.width == 1 {
        append(cell, columns: 1, &count)
        column += 1
      } else if isWholeGlyph(row, at: column, corner: corner) {
        append(cell, columns: 2, &count)
        column += 2
      } else {
        append(.blank(cell.style), columns: 1, &count)
        column += 1
      }
    }
    if column - 1 == corner { hideBlank(at: count - 1) }
    return UnsafeBufferPointer(rebasing: encoded[..<count])
  }

  /// Whether both halves of a wide glyph are there and can be drawn.
  ///
  /// Where wrapping cannot be switched off, ncurses draws the corner one column too far to the left
  /// and pushes it into place, which would break a wide glyph there.
  private func isWholeGlyph(
    _ row: UnsafeBufferPointer<Cell>,
    at column: Int,
    corner: Int?
  ) -> Bool {
    guard row[column].width == 2, column + 1 < row.count, row[column + 1].width == 0 else {
      return false
    }
    return controlsWrapping || column + 2 != corner
  }

  /// Makes a blank one that ncurses does not take for empty.
  ///
  /// When the corner is empty, ncurses erases empty rows at the end of the screen with
  /// erase-display, which flickers.
  private func hideBlank(at place: Int) {
    guard encoded.indices.contains(place), encoded[place].chars.0 == Self.blank else { return }
    encoded[place].attr |= navtui_invisible
  }

  private static let blank = wchar_t(UInt8(ascii: " "))

  private func reserve(_ capacity: Int) {
    guard capacity > encoded.count else { return }
    encoded.deallocate()
    encoded = .allocate(capacity: capacity)
    encoded.initialize(repeating: cchar_t())
  }
}

// MARK: - Glyphs

extension CellEncoder {
  private func append(_ cell: Cell, columns: Int, _ count: inout Int) {
    var text = WideText()
    let drawn = fill(&text, cell.glyph, columns: columns)
    let isText = !(cell.glyph.scalar.map(Self.blocks.contains) ?? false)
    let (attributes, pair) = drawing(cell.style, isText: isText)
    set(&count, text, attributes, pair)
    if drawn < columns {
      var space = WideText()
      space.append(" ")
      set(&count, space, attributes, pair)
    }
  }

  private func set(_ count: inout Int, _ text: WideText, _ attributes: attr_t, _ pair: Int32) {
    guard count < encoded.count, let base = encoded.baseAddress else { return }
    text.withCharacters { _ = navtui_set_cell(base + count, $0, attributes, pair) }
    count += 1
  }

  /// Finds what to send for a glyph.
  ///
  /// - Returns: How many columns it takes, at most those it may.
  private func fill(_ text: inout WideText, _ glyph: Glyph, columns: Int) -> Int {
    if let scalar = glyph.scalar {
      return begin(&text, scalar, columns: columns)
    }
    let scalars = glyph.text.unicodeScalars
    let width = begin(&text, scalars.first ?? " ", columns: columns)
    guard encoding == .unicode else { return width }
    // Marks are kept. What follows a joiner or a variation selector is not: terminals differ in
    // how many columns that takes.
    for scalar in scalars.dropFirst() {
      guard text.count < Self.longestCluster, Self.width(scalar) == 0, Self.isMark(scalar) else {
        break
      }
      text.append(scalar)
    }
    return width
  }

  private func begin(_ text: inout WideText, _ scalar: Unicode.Scalar, columns: Int) -> Int {
    if Self.isPrintableASCII(scalar) {
      text.append(scalar)
      return 1
    }
    guard encoding == .unicode else {
      text.append(ASCIIFallback.scalar(for: scalar))
      return 1
    }
    let width = Self.width(scalar)
    guard width == 1 || width == columns else {
      text.append(Self.replacement)
      return 1
    }
    text.append(scalar)
    return width
  }

  private static func isPrintableASCII(_ scalar: Unicode.Scalar) -> Bool {
    (" "..."~").contains(scalar)
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

/// The characters of one cell, ended by 0, without an array.
private struct WideText {
  private(set) var count = 0
  private var characters: (wchar_t, wchar_t, wchar_t, wchar_t, wchar_t) = (0, 0, 0, 0, 0)

  mutating func append(_ scalar: Unicode.Scalar) {
    withUnsafeMutableBytes(of: &characters) { bytes in
      let places = bytes.bindMemory(to: wchar_t.self)
      guard count < places.count - 1 else { return }
      places[count] = wchar_t(bitPattern: scalar.value)
    }
    count += 1
  }

  func withCharacters(_ body: (UnsafePointer<wchar_t>) -> Void) {
    withUnsafeBytes(of: characters) { bytes in
      if let start = bytes.bindMemory(to: wchar_t.self).baseAddress { body(start) }
    }
  }
}

// MARK: - Styles

extension CellEncoder {
  /// What ncurses calls a style; neighbours mostly share one.
  private func drawing(_ style: Style, isText: Bool) -> (attr_t, Int32) {
    if style == lastDrawn.style && isText == lastDrawn.isText {
      return (lastDrawn.attributes, lastDrawn.pair)
    }
    let colors = quantizer.indices(of: style, isText: isText)
    let pair = pairs.pair(
      foreground: number(of: colors.foreground),
      background: number(of: colors.background)
    )
    let attributes = Self.attributes(style.attributes)
    lastDrawn = (style, isText, attributes, pair)
    return (attributes, pair)
  }

  /// The number by which ncurses knows a colour: in true colour the first ones are the terminal's own.
  private func number(of color: Int) -> Int {
    let isTaken = 0..<DirectColorEntry.firstDirect ~= color
    return depth == .trueColor && isTaken ? Self.nearlyBlack : color
  }

  private static let nearlyBlack = 0x01_0101

  /// Gives all pairs up where there are fewer left than a frame may need, and says so.
  func forgetPairs(ifFewerThan count: Int) -> Bool {
    guard pairs.room < min(count, pairs.capacity / 2) else { return false }
    guard depth == .trueColor else { return false }
    pairs.forget()
    lastDrawn = (Style(), true, 0, 0)
    return true
  }

  /// ncurses knows no strikethrough.
  private static func attributes(_ attributes: Attributes) -> attr_t {
    if attributes.isEmpty { return 0 }
    var drawn: attr_t = 0
    if attributes.contains(.bold) { drawn |= navtui_bold }
    if attributes.contains(.dim) { drawn |= navtui_dim }
    if attributes.contains(.italic) { drawn |= navtui_italic }
    if attributes.contains(.underline) { drawn |= navtui_underline }
    if attributes.contains(.reverse) { drawn |= navtui_reverse }
    return drawn
  }
}
