/// Makes the text of a leaf from cmark's inline nodes.
struct FlowBuilder {
  private(set) var flow = TextFlow()
  /// The number that the next link gets, from 0.
  var nextLink: Int
  private var depths: [CmarkNode.Kind: Int] = [:]
  private var link: Int?

  init(nextLink: Int) {
    self.nextLink = nextLink
  }

  /// A place among inline nodes: within the literal of one of them.
  struct Cursor: Equatable {
    var node: CmarkNode
    var offset: Int
  }

  /// Adds what stands in `block` from one place to another; nil is its beginning and its end.
  mutating func append(inlinesOf block: CmarkNode, from start: Cursor? = nil, to end: Cursor? = nil)
  {
    if let start { enterParents(of: start.node, within: block) }
    var builder = self
    block.walk(from: start?.node) { node, kind, enters in
      if node == block { return true }
      let first = node == start?.node ? start?.offset ?? 0 : 0
      let isLast = node == end?.node
      builder.visit(node, kind, enters, first: first, last: isLast ? end?.offset : nil)
      return !isLast
    }
    self = builder
  }

  /// Takes up the styles that a place stands in.
  private mutating func enterParents(of node: CmarkNode, within block: CmarkNode) {
    var parent = node.parent
    while let current = parent, current != block {
      let kind = current.kind
      depths[kind, default: 0] += 1
      // The link's number was given to the part before.
      if kind == .link, depths[.image, default: 0] == 0 { link = nextLink - 1 }
      parent = current.parent
    }
  }

  private mutating func visit(
    _ node: CmarkNode,
    _ kind: CmarkNode.Kind,
    _ enters: Bool,
    first: Int,
    last: Int?
  ) {
    switch kind {
    case .text:
      let text = node.literal
      let end = min(last ?? text.count, text.count)
      // A tab within text separates words, no more.
      let part = text[min(first, end)..<end].lazy.map { $0 == Self.tab ? Self.blank : $0 }
      flow.append(part, style, link: link)
    case .softBreak:
      flow.append(CollectionOfOne(Self.blank), style, link: link)
    case .lineBreak:
      flow.append(CollectionOfOne(Self.newline), style, link: link)
    case .codeSpan:
      flow.append(node.literal, style.union(.code), link: link)
    case .htmlSpan:
      append(html: node.literal)
    case .link where depths[.image, default: 0] > 0:
      // What describes an image leads nowhere.
      break
    case .link:
      enters ? begin(link: node) : endLink()
    case .emphasis, .strong, .struck, .image:
      depths[kind, default: 0] += enters ? 1 : -1
      if kind == .image, enters, node.firstChild == nil { append(image: node.url) }
    default:
      break
    }
  }

  private var style: TextStyle {
    var style: TextStyle = []
    if depths[.emphasis, default: 0] > 0 { style.insert(.emphasis) }
    if depths[.strong, default: 0] > 0 { style.insert(.strong) }
    if depths[.struck, default: 0] > 0 { style.insert(.struck) }
    if depths[.image, default: 0] > 0 { style.insert(.image) }
    return style
  }

  private mutating func begin(link node: CmarkNode) {
    link = nextLink
    nextLink += 1
    // A link without text is still one: its address stands for it.
    if node.firstChild == nil { flow.append(node.url.utf8, style, link: link) }
  }

  private mutating func endLink() {
    guard let number = link else { return }
    flow.append("[\(number + 1)]".utf8, .number, link: number)
    link = nil
  }

  /// An image without a description is called by its file.
  private mutating func append(image url: String) {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    flow.append(name.utf8, style, link: link)
  }

  private mutating func append(html tag: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: tag, as: UTF8.self)
    if text.hasPrefix("<!--") { return }
    if text.lowercased().hasPrefix("<br") {
      flow.append(CollectionOfOne(Self.newline), style, link: link)
    } else {
      flow.append(tag, style.union(.raw), link: link)
    }
  }

  private static let blank = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")
}
