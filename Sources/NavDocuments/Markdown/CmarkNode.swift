import CCmark
import LibC

/// A node of cmark's tree, which is never changed once it is there.
struct CmarkNode: Equatable {
  let pointer: OpaquePointer

  enum Kind {
    case document, quote, list, item, code, html, paragraph, heading, rule
    case table, row, cell
    case text, softBreak, lineBreak, codeSpan, htmlSpan, emphasis, strong, link, image, struck
    case other

    /// Whether the iterator enters it and never leaves it.
    var isLeaf: Bool {
      switch self {
      case .code, .html, .rule, .text, .softBreak, .lineBreak, .codeSpan, .htmlSpan: true
      default: false
      }
    }
  }

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .htmlSpan
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind
    }
  }

  /// Extensions get their numbers when they are registered; their names stay.
  private var extensionKind: Kind {
    switch typeName {
    case "table": .table
    case "table_row", "table_header": .row
    case "table_cell": .cell
    case "strikethrough": .struck
    default: .other
    }
  }

  private var typeName: String {
    cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? ""
  }

  var parent: CmarkNode? { CmarkNode(cmark_node_parent(pointer)) }
  var firstChild: CmarkNode? { CmarkNode(cmark_node_first_child(pointer)) }
  var next: CmarkNode? { CmarkNode(cmark_node_next(pointer)) }
  var hasPrevious: Bool { cmark_node_previous(pointer) != nil }
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  var isHeaderRow: Bool { typeName == "table_header" }
  /// Whether an item is a task, and if so whether it is done.
  var task: Bool? {
    typeName == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// The first number of a list; nil for bullets.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }
  var listDelimiter: Character {
    cmark_node_get_list_delim(pointer) == CMARK_PAREN_DELIM ? ")" : "."
  }
  var url: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
  var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
  /// The first word behind a code fence.
  var language: String {
    let line = cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
    return line.split(separator: " ").first.map(String.init) ?? ""
  }

  /// The text of the node; valid as long as the tree.
  var literal: UnsafeBufferPointer<UInt8> {
    guard let text = cmark_node_get_literal(pointer) else { return .init(start: nil, count: 0) }
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      UnsafeBufferPointer(start: $0, count: count)
    }
  }

  var tableAlignments: [TableShape.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let codes = cmark_gfm_extensions_get_table_alignments(pointer) else {
      return Array(repeating: .leading, count: count)
    }
    return (0..<count).map { column in
      switch codes[column] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
  }
}

extension CmarkNode {
  /// Walks what is in the node without recursion, so that no depth of nesting can hurt.
  ///
  /// It begins at `start`, as if everything before that had been seen; nil is the beginning.
  func walk(from start: CmarkNode? = nil, _ visit: (CmarkNode, Kind, _ enters: Bool) -> Bool) {
    guard let iterator = cmark_iter_new(pointer) else { return }
    defer { cmark_iter_free(iterator) }
    if let start {
      cmark_iter_reset(iterator, start.pointer, CMARK_EVENT_ENTER)
      if !visit(start, start.kind, true) { return }
    }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = CmarkNode(cmark_iter_get_node(iterator)) else {
        return
      }
      if !visit(node, node.kind, event == CMARK_EVENT_ENTER) { return }
    }
  }
}

/// cmark's parser with the extensions that documents may use.
enum CmarkParser {
  private static let extensions = ["table", "strikethrough", "tasklist", "autolink"]

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Bytes that are fed at a time, between which one may be asked to stop.
  private static let chunk = 1 << 18

  /// The root of a tree, to be freed by ``free(_:)``; nil when it was stopped.
  static func parse(_ text: UnsafeRawBufferPointer, progress: (Double) -> Bool) -> CmarkNode? {
    _ = registered
    guard let parser = cmark_parser_new(validatesUTF8) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var start = 0
    while start < text.count {
      let end = min(start + chunk, text.count)
      let piece = UnsafeRawBufferPointer(rebasing: text[start..<end])
      piece.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, end - start)
      }
      start = end
      if !progress(Double(start) / Double(text.count)) { return nil }
    }
    return CmarkNode(cmark_parser_finish(parser))
  }

  static func free(_ root: CmarkNode) {
    cmark_node_free(root.pointer)
  }

  // The macro of cmark-gfm.h is too complex for Swift to see.
  private static let validatesUTF8: Int32 = 1 << 9
}
