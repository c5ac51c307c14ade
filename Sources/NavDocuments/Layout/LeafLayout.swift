import NavTUI

/// The lines of one leaf at one width.
struct LeafLayout {
  /// A line as it is shown.
  enum Line: Equatable {
    /// The blank line above the leaf.
    case gap
    /// A part of the leaf's text.
    case text(Range<Int>)
    /// The line that names the language of code.
    case language(String)
    /// A rule across the page, or below a table's header.
    case rule
  }

  let leaf: Leaf
  let flow: TextFlow
  let lines: [Line]
  /// The quotes and items around it, the outermost first.
  let frames: [Container]
  /// The column that its text begins in.
  let indent: Int
  /// The columns that its text may take.
  let room: Int
  /// The widest line of a leaf that keeps its lines; 0 for others.
  let columns: Int

  /// Deep nesting leaves at least so many columns to the text.
  private static let leastRoom = 20
  /// Blank columns at either side of code, on its shade.
  static let codePadding = 1
  /// Where an entry's title begins: behind the mark of the one that keys act on.
  static let entryIndent = 2
  /// Columns at the end of an entry for its arrow, and a blank before it.
  static let entryArrow = 2

  init(_ number: Int, of tree: MarkdownTree, columns: Int) {
    leaf = tree.leaves[number]
    flow = tree.flow(of: number)
    var frames: [Container] = []
    var container = leaf.container
    while let current = container {
      frames.append(tree.containers[current])
      container = tree.containers[current].parent
    }
    frames.reverse()
    let most = max(columns - Self.leastRoom, 0)
    var indent = 0
    var shown = 0
    for frame in frames where indent + frame.columns <= most {
      indent += frame.columns
      shown += 1
    }
    self.frames = Array(frames.prefix(shown))
    let padding: Int
    switch leaf.kind {
    case .code: padding = 2 * Self.codePadding
    case .entry:
      indent += Self.entryIndent
      padding = Self.entryArrow
    case .paragraph, .heading, .html, .rule, .row: padding = 0
    }
    self.indent = indent
    room = max(columns - indent - padding, 1)

    var lines: [Line] = leaf.hasGap ? [.gap] : []
    var widest = 0
    switch leaf.kind {
    case .rule:
      lines.append(.rule)
    case .code:
      let language = number == leaf.block ? tree.language(of: number) : ""
      if !language.isEmpty { lines.append(.language(language)) }
      lines += LineBreaker.unbroken(flow).map { .text($0) }
    case .row(_, let isHeader):
      lines.append(.text(0..<flow.bytes.count))
      if isHeader { lines.append(.rule) }
    case .paragraph, .heading, .html, .entry:
      lines += LineBreaker.lines(of: flow, columns: room).map { .text($0) }
    }
    if leaf.kind.keepsLines {
      for case .text(let part) in lines {
        widest = max(widest, Clusters.measure(flow.bytes, part).columns)
      }
      // What pads the last column of a table is no reason to scroll.
      if case .row = leaf.kind { widest = max(widest - TableRow.gap, 0) }
    }
    self.lines = lines
    self.columns = widest
  }

  /// The line that shows an offset of the text.
  func line(at offset: Int) -> Int {
    lines.lastIndex {
      if case .text(let part) = $0 { part.lowerBound <= offset } else { false }
    } ?? lines.count - 1
  }

  /// The offset that a line begins at.
  func offset(ofLine line: Int) -> Int {
    guard lines.indices.contains(line), case .text(let part) = lines[line] else { return 0 }
    return part.lowerBound
  }
}
