import CNcurses
import LibC

/// Turns cells into the wide characters of ncurses.
final class CellEncoder {
  private let depth: ColorDepth
  private var quantizer: ColorQuantizer
  private var pairs: PairTable
  private let encoding: OutputEncoding
  private let controlsWrapping = navtui_controls_wrapping() != 0
  private var encoded: UnsafeMutableBufferPointer<cchar_t>
  private var lastDrawn: (style: Style, isText: Bool, attributes: attr_t, pair: Int32)

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
    let drawn = DrawnGlyph(cell.glyph, columns: columns, encoding: encoding)
    let (attributes, pair) = drawing(cell.style, isText: cell.glyph.isText)
    drawn.withCharacters { set(&count, $0, attributes, pair) }
    if drawn.columns < columns {
      let space = DrawnGlyph(.space, columns: 1, encoding: encoding)
      space.withCharacters { set(&count, $0, attributes, pair) }
    }
  }

  private func set(
    _ count: inout Int,
    _ characters: UnsafePointer<wchar_t>,
    _ attributes: attr_t,
    _ pair: Int32
  ) {
    guard count < encoded.count, let base = encoded.baseAddress else { return }
    _ = navtui_set_cell(base + count, characters, attributes, pair)
    count += 1
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
      foreground: DirectColorEntry.number(of: colors.foreground, at: depth),
      background: DirectColorEntry.number(of: colors.background, at: depth)
    )
    let attributes = Self.attributes(style.attributes)
    lastDrawn = (style, isText, attributes, pair)
    return (attributes, pair)
  }

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
