import NavTUI

extension DocumentContent {
  /// All of the document, as it is drawn.
  public func plainText(columns: Int) -> [String] {
    wait(atMost: nil)
    var lines: [String] = []
    forEachLine(columns: columns) { lines.append($0) }
    return lines
  }

  /// Hands out the lines of the document one after another, without keeping them.
  func forEachLine(columns: Int, _ body: (String) -> Void) {
    let columns = max(min(TextContent.measure, columns), 1)
    var layout = DocumentLayout(tree, columns: columns)
    let painter = LinePainter(left: 0, columns: columns, focus: nil)
    for number in tree.leaves.indices {
      let leaf = layout[number]
      // Nothing can be scrolled on paper: what is wide is as wide as it is.
      let width = max(columns, leaf.indent + leaf.columns + 2 * LeafLayout.codePadding)
      let wide = leaf.kind(fits: columns) ? leaf : LeafLayout(number, of: tree, columns: width)
      for line in wide.lines.indices {
        if let text = wide.textWithoutDrawing(ofLine: line, leaf: number) {
          body(text)
          continue
        }
        var surface = Surface(size: Size(columns: width, rows: 1))
        Canvas.draw(on: &surface, look: Look(theme: .mono)) {
          // The name of the language stays where the page ends.
          let leaf = if case .language = wide.lines[line] { leaf } else { wide }
          painter.draw(leaf, number: number, line: line, offset: 0, row: 0, on: &$0)
        }
        body(surface.text(row: 0))
      }
    }
  }
}

extension LeafLayout {
  private static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E
  private static let blank = UInt8(ascii: " ")

  /// What drawing a line would come to, where that can be said without; nil elsewhere.
  ///
  /// Most lines of long documents are letters of ASCII, and what stands beside them.
  func textWithoutDrawing(ofLine line: Int, leaf number: Int) -> String? {
    let text: ArraySlice<UInt8>
    switch (lines[line], leaf.kind) {
    case (.gap, _): text = []
    case (.text(let part), .paragraph), (.text(let part), .heading), (.text(let part), .html),
      (.text(let part), .code):
      text = flow.bytes[part]
    case (.text, _), (.rule, _), (.language, _): return nil
    }
    guard text.allSatisfy(Self.printableASCII.contains) else { return nil }
    var shown = ""
    for frame in frames {
      let mark = self.mark(of: frame, number: number, line: line, isASCII: false) ?? ""
      shown += mark
      shown += String(repeating: " ", count: max(frame.columns - mark.unicodeScalars.count, 0))
    }
    if leaf.kind == .code { shown += String(repeating: " ", count: Self.codePadding) }
    if let last = text.lastIndex(where: { $0 != Self.blank }) {
      shown += String(decoding: text[...last], as: UTF8.self)
    } else {
      while shown.last == " " { shown.removeLast() }
    }
    return shown
  }

  fileprivate func kind(fits columns: Int) -> Bool {
    !leaf.kind.keepsLines || self.columns <= room
  }
}
