/// A piece of a document that is laid out by itself: a paragraph, a heading, some lines of code, a row of a table.
///
/// Leaves are small, so that what is out of sight costs nothing: a long paragraph or code block is several.
struct Leaf: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case paragraph
    case heading(level: Int)
    case code
    case html
    case rule
    /// A row that pushes what its one link leads to, as in a list.
    case entry
    /// A row of a table, by the table's number.
    case row(table: Int, isHeader: Bool)

    /// Whether it keeps its lines and scrolls horizontally instead of being wrapped.
    var keepsLines: Bool {
      switch self {
      case .code, .row: true
      case .paragraph, .heading, .html, .rule, .entry: false
      }
    }
  }

  var kind: Kind
  /// The innermost quote or list item it stands in; nil at the outermost level.
  var container: Int?
  /// Whether a blank line stands above it.
  var hasGap: Bool
  /// The first leaf of the block that it is a part of.
  var block: Int
  /// The line of the file it begins in, from 1.
  var line: Int
  /// Bytes of text before it in the document.
  var offset: Int
  /// Links before it in the document.
  var firstLink: Int
}

/// A quote or a list item around leaves.
struct Container: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case quote
    case bullet
    case number(Int, delimiter: Character)
    case task(isDone: Bool)
  }

  var kind: Kind
  /// The next outer one; nil for none.
  var parent: Int?
  /// How many there are around it.
  var depth: Int
  /// The leaf that its mark stands beside.
  var firstLeaf: Int
  /// The columns that it moves its leaves in by.
  var columns: Int
}

/// A heading of a document.
struct Heading: Sendable, Equatable {
  var level: Int
  var title: String
  /// What links call it, without `#`.
  var anchor: String
  var leaf: Int
  /// The line of the text it begins in, from 1.
  var line: Int
  /// Whether it stands in no quote and no list.
  var isOutermost: Bool
}

/// A table's columns.
struct TableShape: Sendable, Equatable {
  enum Alignment: Sendable, Equatable {
    case leading, center, trailing
  }

  /// How wide each is.
  var columns: [Int]
  var alignments: [Alignment]
}

/// Where a link leads.
public struct DocumentLink: Sendable, Hashable {
  /// The address as it is written.
  public var url: String
  /// The title behind it; `present` presents.
  public var title: String
  /// The line of the file it stands in, from 1.
  public var line: Int
}
