import CCmark

@testable import NavDocuments

/// What cmark itself makes of a text, as the pieces of text that a reader sees, in order.
struct Rendered {
  let pieces: [String]

  init(_ markdown: String) {
    pieces = Self.pieces(of: Self.html(markdown))
  }

  /// The first piece that is not on the page behind the ones before; nil where all are.
  func missing(from page: [String]) -> String? {
    // Marks of the page's own are taken away, and blanks do not count: lines break elsewhere.
    let text = Self.bare(page.joined(separator: "\n")).filter { $0 != "▎" }
    var rest = text[...]
    for piece in pieces {
      let wanted = Self.bare(piece).filter { $0 != "▎" }
      guard !wanted.isEmpty else { continue }
      guard let found = rest.firstRange(of: wanted) else { return piece }
      rest = rest[found.upperBound...]
    }
    return nil
  }

  private static func bare(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && $0.properties.generalCategory != .format
            && $0.properties.generalCategory != .control && !("\u{2400}"..."\u{2421}").contains($0)
        }
      )
    )
  }

  private static func html(_ markdown: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(0) else { return "" }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    cmark_parser_feed(parser, markdown, markdown.utf8.count)
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    guard let html = cmark_render_html(root, 0, cmark_parser_get_syntax_extensions(parser))
    else { return "" }
    return String(cString: html)
  }

  /// The text between tags; of images, what they show.
  private static func pieces(of html: String) -> [String] {
    var pieces: [String] = []
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      pieces.append(unescaped(rest[..<open]))
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = rest[open...close]
      if tag.hasPrefix("<img"), let alt = tag.firstRange(of: "alt=\"") {
        pieces.append(unescaped(tag[alt.upperBound...].prefix { $0 != "\"" }))
      }
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(unescaped(rest))
    return pieces.filter { !$0.isEmpty }
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;",
      with: "\""
    )
    .replacing("&amp;", with: "&")
  }
}
