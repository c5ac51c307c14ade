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
  /// Most lines of long documents are letters of ASCII in no quote and beside no mark.
  func textWithoutDrawing(ofLine line: Int, leaf number: Int) -> String? {
    guard !frames.contains(where: { $0.kind == .quote }) else { return nil }
    switch (lines[line], leaf.kind) {
    case (.gap, _): return ""
    case (.text(let part), .paragraph), (.text(let part), .heading), (.text(let part), .html),
      (.text(let part), .code):
      let firstText = lines.first == .gap ? 1 : 0
      let hasMark = line == firstText && frames.contains { $0.firstLeaf == number }
      let text = flow.bytes[part]
      guard !hasMark, text.allSatisfy(Self.printableASCII.contains) else { return nil }
      guard let last = text.lastIndex(where: { $0 != Self.blank }) else { return "" }
      let before = leaf.kind == .code ? indent + Self.codePadding : indent
      return String(repeating: " ", count: before) + String(decoding: text[...last], as: UTF8.self)
    case (.text, _), (.rule, _), (.language, _): return nil
    }
  }

  fileprivate func kind(fits columns: Int) -> Bool {
    !leaf.kind.keepsLines || self.columns <= room
  }
}
