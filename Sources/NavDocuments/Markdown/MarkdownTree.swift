/// A parsed document: cmark's tree, and an index of what is in it.
///
/// Text is taken out of the tree only when it comes into sight, leaf by leaf, so that a long document is
/// there as soon as it is parsed.
///
///     let tree = MarkdownTree("# Title\n\nA [link](other.md).")
///     tree.headings.first?.title   // "Title"
public final class MarkdownTree {
  // Made by one thread and then handed over whole: cmark keeps literals lazily, so even reading is not shared.
  private let root: CmarkNode?
  private let index: DocumentIndex

  /// Parses a text of UTF-8 that begins in a line of its file; nil when it was stopped.
  ///
  /// Lists from the line `entriesFrom` of the text on are rows that push. `progress` is told how much is done,
  /// 0…1, and stops it by false.
  init?(
    _ text: [UInt8],
    firstLine: Int = 1,
    entriesFrom: Int? = nil,
    progress: (Double) -> Bool
  ) {
    guard let root = text.withUnsafeBytes({ CmarkParser.parse($0, progress: progress) }) else {
      return nil
    }
    var walker = TreeWalker(firstLine: firstLine, entriesFrom: entriesFrom)
    walker.walk(root)
    self.root = root
    index = walker.index
  }

  /// Parses a text, to its end.
  public convenience init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Parses a text, to its end.
  init(bytes text: [UInt8], firstLine: Int = 1) {
    root = text.withUnsafeBytes { CmarkParser.parse($0) { _ in true } }
    var walker = TreeWalker(firstLine: firstLine)
    if let root { walker.walk(root) }
    index = walker.index
  }

  deinit {
    if let root { CmarkParser.free(root) }
  }

  var leaves: [Leaf] { index.leaves }
  var containers: [Container] { index.containers }
  var headings: [Heading] { index.headings }
  /// Bytes of text in all leaves.
  var length: Int { index.length }
  var linkCount: Int { index.links.count }
  /// The links of its entries, which are the last of all; empty where there are none.
  var entries: Range<Int> { (index.firstEntry ?? linkCount)..<linkCount }

  /// A link, by its number from 0.
  func link(_ number: Int) -> DocumentLink {
    let (node, line) = index.links[number]
    return DocumentLink(url: node.url, title: node.title, line: line)
  }

  /// All links and images, for whoever checks where they lead.
  var allLinks: [DocumentLink] {
    (index.links + index.images).map {
      DocumentLink(url: $0.node.url, title: $0.node.title, line: $0.line)
    }
    .sorted { $0.line < $1.line }
  }

  /// The leaf that a link leads to by a name behind `#`; nil where nothing is called so.
  func leaf(ofAnchor anchor: String) -> Int? {
    index.anchors[anchor] ?? index.anchors[anchor.lowercased()]
  }

  /// The leaf that holds a link.
  func leaf(ofLink link: Int) -> Int? {
    var low = 0
    var high = leaves.count
    while low < high {
      let middle = (low + high) / 2
      if leaves[middle].firstLink > link { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The text of a leaf.
  func flow(of leaf: Int) -> TextFlow {
    let source = index.sources[leaf]
    let record = index.leaves[leaf]
    switch record.kind {
    case .paragraph, .heading:
      guard let node = source.node else { return TextFlow() }
      var builder = FlowBuilder(nextLink: record.firstLink)
      builder.append(inlinesOf: node, from: source.start, to: source.end)
      return builder.flow
    case .entry:
      guard let node = source.node else { return TextFlow() }
      var builder = FlowBuilder(nextLink: record.firstLink)
      builder.append(inlinesOf: node)
      return builder.flow.withoutNumbers
    case .code:
      var flow = TextFlow()
      flow.append(CodeText.clean(source.literal), .code)
      return flow
    case .html:
      var flow = TextFlow()
      flow.append(CodeText.clean(source.literal), .raw)
      return flow
    case .rule:
      return TextFlow()
    case .row(let table, let isHeader):
      guard let node = source.node else { return TextFlow() }
      return TableRow(node, firstLink: record.firstLink)
        .flow(in: index.tables[table], isHeader: isHeader)
    }
  }

  /// The language that a code block's fence names; empty for none.
  func language(of leaf: Int) -> String {
    guard leaves[leaf].kind == .code else { return "" }
    return index.sources[leaf].node?.language ?? ""
  }

  /// The whole text of the code block that a leaf belongs to; nil where it is none.
  func code(of leaf: Int) -> String? {
    guard leaves[leaf].kind == .code, let node = index.sources[leaf].node else { return nil }
    return String(decoding: node.literal, as: UTF8.self)
  }
}

/// What is in a document, found in one walk.
struct DocumentIndex {
  /// Where a leaf's text comes from.
  struct Source {
    var node: CmarkNode?
    /// For inlines, where the part begins and ends; nil is the node's beginning and end.
    var start: FlowBuilder.Cursor?
    var end: FlowBuilder.Cursor?
    /// For code, the bytes of the literal.
    var range = 0..<Int.max

    var literal: Slice<UnsafeBufferPointer<UInt8>> {
      guard let whole = node?.literal else {
        return Slice(base: .init(start: nil, count: 0), bounds: 0..<0)
      }
      let part = range.clamped(to: 0..<whole.count)
      return Slice(base: whole, bounds: part)
    }
  }

  var leaves: [Leaf] = []
  var sources: [Source] = []
  var containers: [Container] = []
  var headings: [Heading] = []
  var tables: [TableShape] = []
  var links: [(node: CmarkNode, line: Int)] = []
  var images: [(node: CmarkNode, line: Int)] = []
  var anchors: [String: Int] = [:]
  /// The link of the first entry; nil where there is none.
  var firstEntry: Int?
  var length = 0
}
