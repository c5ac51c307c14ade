import NavModel
import NavTUI

/// Draws lines of a document.
struct LinePainter {
  /// The column that the page begins in.
  let left: Int
  /// The page's columns.
  let columns: Int
  /// The link that keys act on; nil for none.
  let focus: Int?
  /// The text that is searched for, in the leaf being drawn.
  var matches: [Range<Int>] = []

  /// Draws line `line` of a leaf that is scrolled horizontally by `offset`.
  func draw(
    _ layout: LeafLayout,
    number: Int,
    line: Int,
    offset: Int,
    row: Int,
    on canvas: inout Canvas
  ) {
    drawFrames(layout, number: number, line: line, row: row, on: &canvas)
    let start = left + layout.indent
    switch layout.lines[line] {
    case .gap:
      break
    case .rule:
      let glyph = canvas.isASCII ? "-" : "─"
      let width = layout.leaf.kind == .rule ? layout.room : min(layout.room, layout.columns)
      let style = canvas.theme.style(.secondary)
      canvas.put(String(repeating: glyph, count: width), column: start, row: row, style: style)
    case .language(let language):
      shade(layout, row: row, on: &canvas)
      let width = GlyphWidth.of(language)
      let style = canvas.theme.style(.secondary, on: .code)
      let column = start + LeafLayout.codePadding + max(layout.room - width, 0)
      canvas.put(language, column: column, row: row, style: style, limit: layout.room)
    case .text(let part):
      if layout.leaf.kind == .code { shade(layout, row: row, on: &canvas) }
      if layout.leaf.kind == .entry {
        draw(entry: layout, isFirst: part.lowerBound == 0, row: row, on: &canvas)
      }
      let padding = layout.leaf.kind == .code ? LeafLayout.codePadding : 0
      let area = Area(
        columns: start + padding..<start + padding + layout.room,
        rows: row..<row + 1
      )
      canvas.within(area) { canvas in
        layout.leaf.kind.keepsLines
          ? drawKept(part, of: layout, offset: offset, on: &canvas)
          : draw(
            part,
            of: layout,
            column: 0,
            mirror: Self.mirror(of: part, in: layout, canvas.direction),
            on: &canvas
          )
      }
    }
  }

  /// Draws what a list's row has around its title: its shade and its mark while keys act on it, and its arrow.
  private func draw(entry layout: LeafLayout, isFirst: Bool, row: Int, on canvas: inout Canvas) {
    let isFocused = layout.leaf.firstLink == focus
    let ground = isFocused ? Theme.Ground.selection : .pane
    let start = left + layout.indent - LeafLayout.entryIndent
    let end = max(left + columns, start)
    if isFocused {
      canvas.fill(
        Area(columns: start..<end, rows: row..<row + 1),
        canvas.theme.style(.text, on: ground)
      )
    }
    guard isFirst else { return }
    if isFocused {
      let style = canvas.theme.style(.accent, on: ground)
      canvas.put(String(canvas.glyphs.mark), column: start, row: row, style: style)
    }
    let style = canvas.theme.style(.secondary, on: ground)
    canvas.put(String(canvas.glyphs.forward), column: end - 1, row: row, style: style)
  }

  private func shade(_ layout: LeafLayout, row: Int, on canvas: inout Canvas) {
    let start = left + layout.indent
    let area = Area(columns: start..<max(left + columns, start), rows: row..<row + 1)
    canvas.fill(area, canvas.theme.style(.text, on: .code))
  }
}

// MARK: - What stands before the text

extension LinePainter {
  private func drawFrames(
    _ layout: LeafLayout,
    number: Int,
    line: Int,
    row: Int,
    on canvas: inout Canvas
  ) {
    var column = left
    for frame in layout.frames {
      if let mark = layout.mark(of: frame, number: number, line: line, isASCII: canvas.isASCII) {
        let style = canvas.theme.style(frame.kind == .quote ? .accent : .secondary)
        canvas.put(mark, column: column, row: row, style: style)
      }
      column += frame.columns
    }
  }
}

extension LeafLayout {
  /// What stands beside a line in the columns of one of its frames; nil for nothing.
  func mark(of frame: Container, number: Int, line: Int, isASCII: Bool) -> String? {
    let firstText = lines.first == .gap ? 1 : 0
    let isNew = frame.firstLeaf == number
    if frame.kind == .quote {
      // The blank line above a quote is not yet the quote's.
      return !isNew || line >= firstText ? (isASCII ? "|" : "▎") : nil
    }
    guard isNew, line == firstText else { return nil }
    switch frame.kind {
    case .quote: return nil
    case .bullet: return isASCII ? "*" : "•"
    case .task(let isDone): return isDone ? "[x]" : "[ ]"
    case .number(let number, let delimiter):
      let text = "\(number)\(delimiter)"
      let blanks = max(frame.columns - 1 - text.utf8.count, 0)
      return String(repeating: " ", count: blanks) + text
    }
  }
}

// MARK: - Text

extension LinePainter {
  /// Draws a line that is never broken, from column `offset` on, with marks where it goes on.
  private func drawKept(
    _ part: Range<Int>,
    of layout: LeafLayout,
    offset: Int,
    on canvas: inout Canvas
  ) {
    let bytes = layout.flow.bytes
    let room = canvas.size.columns
    let (width, isASCII) = Clusters.measure(bytes, part)
    let first = Clusters.offset(ofColumn: offset, in: part, of: bytes, isASCII: isASCII)
    let last = Clusters.offset(ofColumn: offset + room, in: part, of: bytes, isASCII: isASCII)
    let end = min(last.offset + (isASCII ? 0 : 1), part.upperBound)
    let shown = first.offset..<max(Self.whole(end, bytes, part), first.offset)
    // Code and tables read from the left, whichever side the page leads from.
    let isMirrored = canvas.direction == .rightToLeft
    let mirror = isMirrored ? room : nil
    draw(shown, of: layout, column: first.column - offset, mirror: mirror, on: &canvas)
    let style = canvas.theme.style(.accent, on: layout.leaf.kind == .code ? .code : .pane)
    if offset > 0, width > 0 {
      let glyph = isMirrored ? canvas.glyphs.forward : canvas.glyphs.back
      canvas.put(String(glyph), column: isMirrored ? room - 1 : 0, row: 0, style: style)
    }
    let reach = layout.leaf.kind == .code ? width : width - TableRow.gap
    if reach > offset + room {
      let glyph = isMirrored ? canvas.glyphs.back : canvas.glyphs.forward
      canvas.put(String(glyph), column: isMirrored ? 0 : room - 1, row: 0, style: style)
    }
  }

  /// The first beginning of a character from `offset` on.
  private static func whole(_ offset: Int, _ bytes: [UInt8], _ part: Range<Int>) -> Int {
    var offset = offset
    while offset < part.upperBound, (0x80...0xBF).contains(bytes[offset]) { offset += 1 }
    return offset
  }

  private func draw(
    _ part: Range<Int>,
    of layout: LeafLayout,
    column: Int,
    mirror: Int?,
    on canvas: inout Canvas
  ) {
    var column = column
    for run in layout.flow.runs(in: part) {
      var start = run.part.lowerBound
      for match in matches where match.overlaps(run.part) {
        let hit = match.clamped(to: run.part)
        let before = start..<hit.lowerBound
        column = put(before, run, layout, column, mirror, isMatch: false, on: &canvas)
        column = put(hit, run, layout, column, mirror, isMatch: true, on: &canvas)
        start = hit.upperBound
      }
      let rest = start..<run.part.upperBound
      column = put(rest, run, layout, column, mirror, isMatch: false, on: &canvas)
    }
  }

  /// The columns within which the pieces of a line change places; nil where they follow the page's direction.
  ///
  /// A page that leads from the right may hold text that runs from the left: it stands at the right, and its
  /// pieces keep their order.
  static func mirror(of part: Range<Int>, in layout: LeafLayout, _ direction: LayoutDirection)
    -> Int?
  {
    guard direction == .rightToLeft else { return nil }
    if layout.leaf.kind.keepsLines { return layout.room }
    let runsFromRight = layout.flow.text(part).unicodeScalars.contains { scalar in
      Self.rightToLeftScalars.contains { $0.contains(scalar.value) }
    }
    return runsFromRight ? nil : Clusters.measure(layout.flow.bytes, part).columns
  }

  /// Hebrew, Arabic and their neighbours, and their presentation forms (Unicode's blocks of types R and AL).
  private static let rightToLeftScalars: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  private func put(
    _ part: Range<Int>,
    _ run: (part: Range<Int>, style: TextStyle, link: Int?),
    _ layout: LeafLayout,
    _ column: Int,
    _ mirror: Int?,
    isMatch: Bool,
    on canvas: inout Canvas
  ) -> Int {
    guard !part.isEmpty else { return column }
    var style = style(of: run.style, run.link, in: layout.leaf.kind, canvas.theme)
    if isMatch { style.attributes.formSymmetricDifference(.reverse) }
    let text = layout.flow.text(part)
    guard let mirror else { return canvas.put(text, column: column, row: 0, style: style) }
    let width = GlyphWidth.of(text)
    canvas.put(text, column: mirror - column - width, row: 0, style: style)
    return column + width
  }

  private func style(
    of text: TextStyle,
    _ link: Int?,
    in kind: Leaf.Kind,
    _ theme: Theme
  ) -> Style {
    var ink = Theme.Ink.text
    var ground = Theme.Ground.pane
    var attributes: Attributes = []
    if case .heading(let level) = kind {
      ink = .link
      attributes.insert(level <= Self.boldLevels ? .bold : .underline)
    }
    if text.contains(.code) { ground = .code }
    if !text.isDisjoint(with: [.raw, .image]) { ink = .secondary }
    if text.contains(.strong) { attributes.insert(.bold) }
    if !text.isDisjoint(with: [.emphasis, .image]) { attributes.insert(.italic) }
    if text.contains(.struck) { attributes.insert(.strikethrough) }
    if kind == .entry {
      if link == focus { ground = .selection }
    } else if let link {
      ink = text.contains(.number) ? .secondary : .link
      if !text.contains(.number) { attributes.insert(.underline) }
      if link == focus { ground = .selection }
    }
    return theme.style(ink, on: ground, attributes)
  }

  /// Headings down to this level are bold; those below are underlined.
  private static let boldLevels = 2
}

extension Canvas {
  /// Whether glyphs have to be of 7 bits.
  var isASCII: Bool { glyphs.ellipsis == GlyphSet.ascii.ellipsis }
}
