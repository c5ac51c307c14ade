import NavTUI

@testable import NavDocuments

/// What a content draws on a window, as lines of text.
func picture(
  of content: DocumentContent,
  columns: Int = 40,
  rows: Int = 12,
  glyphs: GlyphSet = .unicode
) -> [String] {
  var surface = Surface(size: Size(columns: columns, rows: rows))
  Canvas.draw(on: &surface, look: Look(theme: .mono, glyphs: glyphs)) { content.draw(on: &$0) }
  var lines = surface.text
  while lines.last == "" { lines.removeLast() }
  return lines
}

/// What a document looks like from its beginning.
func picture(of markdown: String, columns: Int = 40, rows: Int = 24) -> [String] {
  picture(of: DocumentContent(MarkdownTree(markdown)), columns: columns, rows: rows)
}

extension DocumentContent {
  /// Types keys one after another.
  func type(_ keys: String) {
    for key in keys {
      _ = handle(.key(KeyPress(.character(key))))
      finish()
    }
  }

  /// Lets what takes its time come to its end.
  func finish() {
    while isWorking { work() }
  }
}
