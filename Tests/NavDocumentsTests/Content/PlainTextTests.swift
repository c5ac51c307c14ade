import NavTUI
import Testing

@testable import NavDocuments

@Suite("A document as plain text")
struct PlainTextTests {
  private static let columns = 40

  /// A line as the painter draws it.
  private func drawn(_ line: Int, of layout: LeafLayout, leaf: Int) -> String {
    var surface = Surface(size: Size(columns: Self.columns, rows: 1))
    let painter = LinePainter(left: 0, columns: Self.columns, focus: nil)
    Canvas.draw(on: &surface, look: Look(theme: .mono)) {
      painter.draw(layout, number: leaf, line: line, offset: 0, row: 0, on: &$0)
    }
    return surface.text(row: 0)
  }

  @Test("A line that needs no drawing is what drawing it comes to", arguments: Constructs.all)
  func same(markdown: String) {
    let tree = MarkdownTree(markdown)
    for leaf in tree.leaves.indices {
      let layout = LeafLayout(leaf, of: tree, columns: Self.columns)
      guard layout.columns <= layout.room else { continue }
      for line in layout.lines.indices {
        guard let text = layout.textWithoutDrawing(ofLine: line, leaf: leaf) else { continue }
        #expect(text == drawn(line, of: layout, leaf: leaf))
      }
    }
  }

  @Test(
    "Letters of ASCII need no drawing, nor does what stands beside them; tables and other letters do"
  )
  func undrawn() {
    let text = "Aa bb  \n\n- one\n  two\n\n  in\n\n> q\n\n    code \n\né\n\n| t |\n|---|\n"
    let tree = MarkdownTree(text)
    let lines = tree.leaves.indices.map { leaf in
      let layout = LeafLayout(leaf, of: tree, columns: Self.columns)
      let line = layout.lines.first == .gap ? 1 : 0
      return layout.textWithoutDrawing(ofLine: line, leaf: leaf)
    }
    #expect(lines == ["Aa bb", "• one two", "  in", "▎ q", " code", nil, nil])
  }
}
