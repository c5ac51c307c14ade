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
  fileprivate func kind(fits columns: Int) -> Bool {
    !leaf.kind.keepsLines || self.columns <= room
  }
}
