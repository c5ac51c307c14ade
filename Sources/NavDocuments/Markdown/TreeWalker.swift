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

  var index = DocumentIndex()
  let firstLine: Int
  /// The line of the text from which on items are entries; nil for none.
  private let entriesFrom: Int?
  private var anchors = HeadingAnchors()
  var current: Int?
  /// Whether each node on the way to the present one made a container.
  private var opened: [Bool] = []
  /// The numbers that the ordered lists on the way have come to.
  private var numbers: [(next: Int, columns: Int)] = []
  var hasGap = false
  var block: CmarkNode?
  var table: Int?
  var bytesInLeaf = 0
  /// How many images are around the present node; what describes them leads nowhere.
  var images = 0

  init(firstLine: Int, entriesFrom: Int? = nil) {
    self.firstLine = firstLine
    self.entriesFrom = entriesFrom
  }

  /// Whether an item, or what stands in it, is an entry.
  private func isEntry(_ node: CmarkNode) -> Bool {
    entriesFrom.map { node.line >= $0 } ?? false
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

  mutating func enter(_ node: CmarkNode, _ kind: CmarkNode.Kind) {
    switch kind {
    case .text, .codeSpan, .htmlSpan, .softBreak, .lineBreak: take(inline: node, kind)
    case .link: if images == 0 { take(link: node) }
    case .image:
      index.images.append((node, place(of: node)))
      images += 1
    case .quote: open(node, .quote, columns: Self.quoteColumns)
    case .list: begin(list: node)
    case .item: begin(item: node)
    case .paragraph where node.parent?.kind == .item && isEntry(node):
      begin(node, .entry)
      if index.firstEntry == nil { index.firstEntry = index.links.count }
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

  mutating func leave(_ node: CmarkNode, _ kind: CmarkNode.Kind) {
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
  mutating func notePlace(of node: CmarkNode) {
    guard node.hasPrevious else { return }
    let list =
      node.kind == .item ? node.parent : node.parent.flatMap { $0.kind == .item ? $0.parent : nil }
    hasGap = !(list?.isTight ?? false)
  }

  mutating func open(_ node: CmarkNode, _ kind: Container.Kind, columns: Int) {
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

  mutating func begin(list node: CmarkNode) {
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

  mutating func begin(item node: CmarkNode) {
    let list = node.parent
    if isEntry(node) {
      notePlace(of: node)
      opened.append(false)
    } else if let isDone = node.task {
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

  mutating func begin(_ node: CmarkNode, _ kind: Leaf.Kind) {
    notePlace(of: node)
    add(kind, .init(node: node), line: node.line)
    block = node
    bytesInLeaf = 0
  }

  mutating func begin(table node: CmarkNode) {
    notePlace(of: node)
    var shape = TableShape(columns: [], alignments: node.tableAlignments)
    shape.columns = Array(repeating: 0, count: shape.alignments.count)
    index.tables.append(shape)
    table = index.tables.count - 1
  }

  mutating func begin(row node: CmarkNode, _ table: Int) {
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

  mutating func add(
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

  mutating func end(heading node: CmarkNode) {
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
