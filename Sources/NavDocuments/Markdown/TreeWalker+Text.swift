import NavTUI

extension TreeWalker {
  mutating func take(link node: CmarkNode) {
    index.links.append((node, place(of: node)))
  }

  /// The line of the file that an inline node stands in, from 1; that of its leaf, where cmark does not know it.
  func place(of node: CmarkNode) -> Int {
    max(node.line + firstLine - 1, index.leaves.last?.line ?? firstLine)
  }

  mutating func take(inline node: CmarkNode, _ kind: CmarkNode.Kind) {
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
  mutating func cut(
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
  mutating func cut(literalOf node: CmarkNode, _ kind: Leaf.Kind) {
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
  mutating func find(anchorsIn node: CmarkNode) {
    let tag = String(decoding: node.literal, as: UTF8.self)
    for attribute in ["id=\"", "name=\""] {
      var rest = tag[...]
      while let found = rest.firstPlace(of: attribute) {
        rest = rest[found.upperBound...]
        let name = String(rest.prefix { $0 != "\"" })
        if index.anchors[name] == nil { index.anchors[name] = max(index.leaves.count - 1, 0) }
      }
    }
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

  var isComment: Bool {
    starts(with: "<!--".utf8) && suffix(5).holds("-->".utf8)
  }
}
