import NavTUI

/// A row of a table: its cells as one line, padded to the table's columns.
struct TableRow {
  /// Blank columns between two cells.
  static let gap = 2

  private var cells: [TextFlow] = []
  private(set) var nextLink: Int

  init(_ node: CmarkNode, firstLink: Int) {
    nextLink = firstLink
    var cell = node.firstChild
    while let current = cell {
      var builder = FlowBuilder(nextLink: nextLink)
      builder.append(inlinesOf: current)
      nextLink = builder.nextLink
      cells.append(builder.flow)
      cell = current.next
    }
  }

  /// How wide each cell is.
  var columns: [Int] { cells.map { GlyphWidth.of($0.text(0..<$0.bytes.count).oneLine) } }

  /// The row as text.
  func flow(in shape: TableShape, isHeader: Bool) -> TextFlow {
    var row = TextFlow()
    for (index, cell) in cells.prefix(shape.columns.count).enumerated() {
      let width = GlyphWidth.of(cell.text(0..<cell.bytes.count).oneLine)
      let free = max(shape.columns[index] - width, 0)
      let before =
        switch shape.alignments.indices.contains(index) ? shape.alignments[index] : .leading {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      row.append(repeatElement(UInt8(ascii: " "), count: before))
      row.append(isHeader ? cell.strong.onOneLine : cell.onOneLine)
      row.append(repeatElement(UInt8(ascii: " "), count: free - before + Self.gap))
    }
    return row
  }
}

extension String {
  /// Line breaks, which a cell may hold as HTML, are blanks there.
  fileprivate var oneLine: String { String(map { $0 == "\n" ? " " : $0 }) }
}

extension TextFlow {
  fileprivate var onOneLine: TextFlow {
    mapped {
      $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0
    } style: {
      $0
    }
  }

  fileprivate var strong: TextFlow {
    mapped {
      $0
    } style: {
      $0.union(.strong)
    }
  }

  private func mapped(
    _ byte: (UInt8) -> UInt8,
    style: (TextStyle) -> TextStyle
  ) -> TextFlow {
    var flow = TextFlow()
    var start = 0
    for run in runs {
      flow.append(bytes[start..<run.end].map(byte), style(run.style), link: run.link)
      start = run.end
    }
    return flow
  }
}
