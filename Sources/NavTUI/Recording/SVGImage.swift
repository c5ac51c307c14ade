/// A picture of a surface in SVG, as crisp at any size as a terminal is at its own.
///
/// Every glyph has a place of its own, so that columns stay columns whatever font draws them, and block
/// elements are drawn as the rectangles that they are.
///
/// ```swift
/// file.write(SVGImage(of: surface, title: "Half swiped away").text.utf8)
/// ```
public struct SVGImage {
  /// The picture as a document of XML.
  public private(set) var text = ""

  /// A cell's size in the picture's units: three fifths of the font's size, as monospaced fonts are, and four
  /// thirds of it.
  private static let cell = (width: 9, height: 20)
  private static let fontSize = 15
  /// From a line's top to the foot of its letters.
  private static let baseline = 15
  /// How round the window's corners are.
  private static let radius = 8
  private static let fonts = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

  private let surface: Surface
  private let theme: Theme

  /// Draws a surface.
  ///
  /// - Parameters:
  ///   - surface: What is drawn.
  ///   - title: What the picture shows, for those who cannot see it.
  ///   - theme: Whose text and pane stand for the terminal's own colours; the dark one where it has none itself.
  ///   - isRound: Whether the corners are those of a window.
  public init(of surface: Surface, title: String, theme: Theme = .dark, isRound: Bool = true) {
    self.surface = surface
    self.theme = theme.pane.isDefault ? .dark : theme
    let width = surface.size.columns * Self.cell.width
    let height = surface.size.rows * Self.cell.height
    let ground = Self.commonest(surface.cells.map(background)) ?? self.theme.pane
    let corners = isRound ? " rx=\"\(Self.radius)\"" : ""
    let whole = "width=\"\(width)\" height=\"\(height)\""
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(whole) viewBox="0 0 \(width) \(height)" role="img">
      <title>\(title.escapedForXML)</title>
      <clipPath id="window"><rect \(whole)\(corners)/></clipPath>
      <g clip-path="url(#window)" font-family="\(Self.fonts)" font-size="\(Self.fontSize)" \
      style="white-space:pre;direction:ltr;unicode-bidi:bidi-override">
      <rect \(whole) fill="\(ground.hex)"/>
      <g shape-rendering="crispEdges">

      """
    drawGrounds(on: ground)
    drawBlocks()
    text += "</g>\n"
    for row in surface.area.rows { drawText(row) }
    text += "</g>\n</svg>\n"
  }

  private func background(of cell: Cell) -> Paint {
    let isReversed = cell.style.attributes.contains(.reverse)
    let paint = isReversed ? cell.style.foreground : cell.style.background
    return paint.isDefault ? (isReversed ? theme.text : theme.pane) : paint
  }

  private func foreground(of cell: Cell) -> Paint {
    let isReversed = cell.style.attributes.contains(.reverse)
    let paint = isReversed ? cell.style.background : cell.style.foreground
    return paint.isDefault ? (isReversed ? theme.pane : theme.text) : paint
  }

  /// The colour that most cells have; of two as common, the one that comes first.
  private static func commonest(_ paints: some Sequence<Paint>) -> Paint? {
    var counts: [Paint: Int] = [:]
    var best: Paint?
    for paint in paints {
      counts[paint, default: 0] += 1
      if counts[paint, default: 0] > best.map({ counts[$0, default: 0] }) ?? 0 { best = paint }
    }
    return best
  }
}

// MARK: - Rectangles

extension SVGImage {
  /// Draws what lies behind the glyphs, where it is not `ground`: in pieces as large as can be.
  private mutating func drawGrounds(on ground: Paint) {
    var open: [Piece] = []
    for row in 0...surface.size.rows {
      var pieces = row < surface.size.rows ? self.pieces(in: row, on: ground) : []
      for piece in open {
        let same = pieces.firstIndex { $0.columns == piece.columns && $0.paint == piece.paint }
        if let same { pieces[same].top = piece.top } else { draw(piece, to: row) }
      }
      open = pieces
    }
  }

  private struct Piece {
    var columns: Range<Int>
    var top: Int
    var paint: Paint
  }

  private func pieces(in row: Int, on ground: Paint) -> [Piece] {
    var pieces: [Piece] = []
    for column in surface.area.columns {
      let paint = background(of: surface[column, row])
      guard paint != ground else { continue }
      if let last = pieces.last, last.paint == paint, last.columns.upperBound == column {
        pieces[pieces.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        pieces.append(Piece(columns: column..<column + 1, top: row, paint: paint))
      }
    }
    return pieces
  }

  private mutating func draw(_ piece: Piece, to bottom: Int) {
    let (x, y) = (piece.columns.lowerBound * Self.cell.width, piece.top * Self.cell.height)
    let width = piece.columns.count * Self.cell.width
    let height = (bottom - piece.top) * Self.cell.height
    text += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    text += " fill=\"\(piece.paint.hex)\"/>\n"
  }

  /// Draws the block elements, which fonts draw each in their own way.
  private mutating func drawBlocks() {
    for row in surface.area.rows {
      for column in surface.area.columns {
        let cell = surface[column, row]
        guard let block = cell.glyph.scalar.flatMap(BlockElement.init) else { continue }
        let x = Double(column * Self.cell.width) + block.left * Double(Self.cell.width)
        let y = Double(row * Self.cell.height) + block.top * Double(Self.cell.height)
        text += "<rect x=\"\(x.short)\" y=\"\(y.short)\""
        text += " width=\"\((block.width * Double(Self.cell.width)).short)\""
        text += " height=\"\((block.height * Double(Self.cell.height)).short)\""
        text += " fill=\"\(foreground(of: cell).hex)\""
        if block.opacity < 1 { text += " fill-opacity=\"\(block.opacity.short)\"" }
        text += "/>\n"
      }
    }
  }
}

// MARK: - Text

extension SVGImage {
  /// How a run of text is drawn; the colour behind it is drawn already.
  private struct Ink: Equatable {
    var paint: Paint
    var attributes: Attributes

    /// The part of opacity that faint text keeps.
    private static let faint = "0.6"

    /// XML's attributes for it.
    var text: String {
      var text = " fill=\"\(paint.hex)\""
      if attributes.contains(.bold) { text += " font-weight=\"bold\"" }
      if attributes.contains(.italic) { text += " font-style=\"italic\"" }
      if attributes.contains(.dim) { text += " fill-opacity=\"\(Self.faint)\"" }
      var lines: [String] = []
      if attributes.contains(.underline) { lines.append("underline") }
      if attributes.contains(.strikethrough) { lines.append("line-through") }
      if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
      return text
    }
  }

  private struct Run {
    var ink: Ink
    var glyphs = ""
    var columns: [Int] = []
    /// A cluster of several characters has no place for each of them, and stands alone.
    var isCluster = false
  }

  /// Draws the glyphs of a row: one run for each stretch in one ink, without the blanks at its ends.
  private mutating func drawText(_ row: Int) {
    var run: Run?
    for column in surface.area.columns where surface[column, row].width > 0 {
      let cell = surface[column, row]
      var attributes = cell.style.attributes
      attributes.remove(.reverse)
      let ink = Ink(paint: foreground(of: cell), attributes: attributes)
      let isBlock = cell.glyph.scalar.flatMap(BlockElement.init) != nil
      let isCluster = cell.glyph.scalar == nil
      if let old = run, old.ink != ink || isBlock || isCluster || old.isCluster {
        finish(old, row)
        run = nil
      }
      if isBlock || run == nil && cell.isBlank { continue }
      if run == nil { run = Run(ink: ink, isCluster: isCluster) }
      run?.glyphs += cell.glyph.text
      run?.columns.append(column)
    }
    if let run { finish(run, row) }
  }

  private mutating func finish(_ run: Run, _ row: Int) {
    var run = run
    let hasLine = !run.ink.attributes.isDisjoint(with: [.underline, .strikethrough])
    while !hasLine, run.glyphs.last == " " {
      run.glyphs.removeLast()
      run.columns.removeLast()
    }
    guard !run.columns.isEmpty else { return }
    let places = run.columns.map { "\($0 * Self.cell.width)" }.joined(separator: " ")
    let y = row * Self.cell.height + Self.baseline
    text += "<text x=\"\(places)\" y=\"\(y)\"\(run.ink.text)>\(run.glyphs.escapedForXML)</text>\n"
  }
}

extension Cell {
  /// Whether there is nothing to see but its background.
  fileprivate var isBlank: Bool {
    glyph == .space && style.attributes.isDisjoint(with: [.underline, .strikethrough])
  }
}

// MARK: - Numbers and names

extension Paint {
  /// `#rrggbb`.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return channel < 16 ? "0" + digits : digits
      }.joined()
  }
}

extension Double {
  /// The number, without a fraction that is none.
  fileprivate var short: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}

extension String {
  /// The text with what means something to XML, or is forbidden in it, replaced (XML 1.0, 2.2 and 2.4).
  fileprivate var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
