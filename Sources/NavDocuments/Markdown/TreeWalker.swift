import LibC

/// Finds the leaves, headings, links and tables of a document in one walk over cmark's tree.
struct TreeWalker {
  /// Quotes and lists further in than this are shown as if they stood here.
  static let deepest = 12
  /// About how many bytes a leaf holds at most; the next blank or line ends it.
  static let leafBytes = 1 << 14
  private static let quoteColumns = 2
  private static let bulletColumns = 2
  private static let taskColumns = 4

  private(set) var index = DocumentIndex()
  private let firstLine: Int
  private var anchors = HeadingAnchors()
  private var current: Int?
  /// Whether each node on the way to the present one made a container.
  private var opened: [Bool] = []
  /// The numbers that the ordered lists on the way have come to.
  private var numbers: [(next: Int, columns: Int)] = []
  private var hasGap = false
  private var block: CmarkNode?
  private var table: Int?
  private var bytesInLeaf = 0
  /// How many images are around the present node; what describes them leads nowhere.
  private var images = 0

  init(firstLine: Int) {
    self.firstLine = firstLine
  }

  mutating func walk(_ root: CmarkNode) {
    var walker = self
    walker.index.leaves.reserveCapacity(Self.leafBytes)
    root.walk { node, kind, enters in
      enters ? walker.enter(node, kind) : walker.leave(node, kind)
      return true
    }
    self = walker
  }

  private mutating func enter(_ node: CmarkNode, _ kind: CmarkNode.Kind) {
    switch kind {
    case .text, .codeSpan, .htmlSpan, .softBreak, .lineBreak: take(inline: node, kind)
    case .link: if images == 0 { take(link: node) }
    case .image:
      index.images.append((node, place(of: node)))
      images += 1
    case .quote: open(node, .quote, columns: Self.quoteColumns)
    case .list: begin(list: node)
    case .item: begin(item: node)
    case .paragraph: begin(node, .paragraph)
    case .heading: begin(node, .heading(level: node.headingLevel))
    case .rule: begin(node, .rule)
    case .html:
      if !node.literal.isComment { cut(literalOf: node, .html) }
      find(anchorsIn: node)
    case .code: cut(literalOf: node, .code)
    case .table: begin(table: node)
    case .row: if let table { begin(row: node, table) }
    default: break
    }
  }

  private mutating func leave(_ node: CmarkNode, _ kind: CmarkNode.Kind) {
    switch kind {
    case .quote, .item:
      if opened.popLast() == true, let container = current {
        current = index.containers[container].parent
      }
    case .list: _ = numbers.popLast()
    case .heading: end(heading: node)
    case .paragraph: block = nil
    case .table: table = nil
    case .image: images -= 1
    default: break
    }
  }
}

// MARK: - Blocks

extension TreeWalker {
  /// Notes whether a blank line stands above what comes next.
  private mutating func notePlace(of node: CmarkNode) {
    guard node.hasPrevious else { return }
    let list =
      node.kind == .item ? node.parent : node.parent.flatMap { $0.kind == .item ? $0.parent : nil }
    hasGap = !(list?.isTight ?? false)
  }

  private mutating func open(_ node: CmarkNode, _ kind: Container.Kind, columns: Int) {
    notePlace(of: node)
    let depth = current.map { index.containers[$0].depth + 1 } ?? 0
    let fits = depth < Self.deepest
    opened.append(fits)
    guard fits else { return }
    index.containers.append(
      Container(
        kind: kind,
        parent: current,
        depth: depth,
        firstLeaf: index.leaves.count,
        columns: columns
      )
    )
    current = index.containers.count - 1
  }

  private mutating func begin(list node: CmarkNode) {
    notePlace(of: node)
    guard let start = node.listStart else { return numbers.append((0, Self.bulletColumns)) }
    var count = 0
    var item = node.firstChild
    while let next = item?.next {
      count += 1
      item = next
    }
    // Digits of the largest number, its delimiter and a blank.
    numbers.append((start, String(start + count).utf8.count + 2))
  }

  private mutating func begin(item node: CmarkNode) {
    let list = node.parent
    if let isDone = node.task {
      open(node, .task(isDone: isDone), columns: Self.taskColumns)
    } else if let list, list.listStart != nil, let (number, columns) = numbers.last {
      open(node, .number(number, delimiter: list.listDelimiter), columns: columns)
    } else {
      open(node, .bullet, columns: Self.bulletColumns)
    }
    if !numbers.isEmpty { numbers[numbers.count - 1].next += 1 }
    // An empty item has its mark all the same.
    if node.firstChild == nil { add(Leaf.Kind.paragraph, .init(node: nil), line: node.line) }
  }

  private mutating func begin(_ node: CmarkNode, _ kind: Leaf.Kind) {
    notePlace(of: node)
    add(kind, .init(node: node), line: node.line)
    block = node
    bytesInLeaf = 0
  }

  private mutating func begin(table node: CmarkNode) {
    notePlace(of: node)
    var shape = TableShape(columns: [], alignments: node.tableAlignments)
    shape.columns = Array(repeating: 0, count: shape.alignments.count)
    index.tables.append(shape)
    table = index.tables.count - 1
  }

  private mutating func begin(row node: CmarkNode, _ table: Int) {
    let isHeader = node.isHeaderRow
    let row = TableRow(node, firstLink: index.links.count)
    for (column, width) in row.columns.prefix(index.tables[table].columns.count).enumerated() {
      index.tables[table].columns[column] = max(index.tables[table].columns[column], width)
    }
    add(
      .row(table: table, isHeader: isHeader),
      .init(node: node),
      line: node.line,
      isPart: !isHeader
    )
    index.length += row.columns.reduce(1, +)
  }

  private mutating func add(
    _ kind: Leaf.Kind,
    _ source: DocumentIndex.Source,
    line: Int,
    isPart: Bool = false
  ) {
    let number = index.leaves.count
    index.leaves.append(
      Leaf(
        kind: kind,
        container: current,
        hasGap: hasGap && number > 0 && !isPart,
        block: isPart ? index.leaves.last?.block ?? number : number,
        line: max(line, 1) + firstLine - 1,
        offset: index.length,
        firstLink: index.links.count
      )
    )
    index.sources.append(source)
    index.length += 1
    if isPart { hasGap = false }
  }

  private mutating func end(heading node: CmarkNode) {
    block = nil
    guard let leaf = index.leaves.indices.last else { return }
    var builder = FlowBuilder(nextLink: 0)
    builder.append(inlinesOf: node)
    let title = builder.flow.plain
    let anchor = anchors.next(for: title)
    if index.anchors[anchor] == nil { index.anchors[anchor] = leaf }
    index.headings.append(
      Heading(
        level: node.headingLevel,
        title: title,
        anchor: anchor,
        leaf: leaf,
        line: node.line,
        isOutermost: current == nil
      )
    )
  }
}

// MARK: - Text

extension TreeWalker {
  private mutating func take(link node: CmarkNode) {
    index.links.append((node, place(of: node)))
  }

  /// The line of the file that an inline node stands in, from 1; that of its leaf, where cmark does not know it.
  private func place(of node: CmarkNode) -> Int {
    max(node.line + firstLine - 1, index.leaves.last?.line ?? firstLine)
  }

  private mutating func take(inline node: CmarkNode, _ kind: CmarkNode.Kind) {
    guard table == nil else { return }
    guard kind != .softBreak, kind != .lineBreak else { return index.length += 1 }
    if kind == .htmlSpan { find(anchorsIn: node) }
    let text = node.literal
    index.length += text.count
    bytesInLeaf += text.count
    guard kind == .text, let block, bytesInLeaf > Self.leafBytes else { return }
    cut(text, of: node, in: block)
  }

  /// Lets new leaves begin within a long text.
  private mutating func cut(
    _ text: UnsafeBufferPointer<UInt8>,
    of node: CmarkNode,
    in block: CmarkNode
  ) {
    var start = 0
    while bytesInLeaf > Self.leafBytes {
      let wanted = start + max(Self.leafBytes - (bytesInLeaf - (text.count - start)), 0)
      let place = text.boundary(from: wanted)
      guard place < text.count else { return }
      let cursor = FlowBuilder.Cursor(node: node, offset: place)
      index.sources[index.sources.count - 1].end = cursor
      let line = index.leaves.last.map { $0.line - firstLine + 1 } ?? 1
      let kind = index.leaves.last?.kind ?? .paragraph
      let rest = text.count - place
      index.length -= rest
      hasGap = false
      add(kind, .init(node: block, start: cursor), line: line, isPart: true)
      index.length += rest
      start = place
      bytesInLeaf = rest
    }
  }

  /// Adds a literal as leaves of some lines each.
  private mutating func cut(literalOf node: CmarkNode, _ kind: Leaf.Kind) {
    notePlace(of: node)
    let text = node.literal
    var start = 0
    var line = node.line
    repeat {
      var end = text.count
      if text.count - start > Self.leafBytes {
        end = text.lineEnd(from: start + Self.leafBytes)
      }
      add(kind, .init(node: node, range: start..<end), line: line, isPart: start > 0)
      index.length += end - start
      line += text[start..<end].count { $0 == UInt8(ascii: "\n") }
      start = end
    } while start < text.count
  }

  /// Names that HTML gives to places: `<a name="…">`, `id="…"`.
  private mutating func find(anchorsIn node: CmarkNode) {
    let tag = String(decoding: node.literal, as: UTF8.self)
    for attribute in ["id=\"", "name=\""] {
      var rest = tag[...]
      while let found = rest.firstRange(of: attribute) {
        rest = rest[found.upperBound...]
        let name = String(rest.prefix { $0 != "\"" })
        if index.anchors[name] == nil { index.anchors[name] = max(index.leaves.count - 1, 0) }
      }
    }
  }
}

extension TextFlow {
  /// The text without the numbers of links.
  var plain: String {
    runs(in: 0..<bytes.count).filter { !$0.style.contains(.number) }.map { text($0.part) }.joined()
  }
}

extension UnsafeBufferPointer<UInt8> {
  private static let blank = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF
  /// How far a blank is looked for.
  private static let reach = 256

  /// The first place behind a blank from `start` on; failing that near by, the next beginning of a character.
  fileprivate func boundary(from start: Int) -> Int {
    let end = Swift.min(start + Self.reach, count)
    if let blank = self[Swift.min(start, count)..<end].firstIndex(of: Self.blank) {
      return blank + 1
    }
    var place = start
    while place < count, Self.continuation.contains(self[place]) { place += 1 }
    return place
  }

  /// The first place behind a newline from `start` on, or the end.
  fileprivate func lineEnd(from start: Int) -> Int {
    self[Swift.min(start, count)...].firstIndex(of: Self.newline).map { $0 + 1 } ?? count
  }

  fileprivate var isComment: Bool {
    starts(with: "<!--".utf8) && String(decoding: suffix(5), as: UTF8.self).contains("-->")
  }
}
