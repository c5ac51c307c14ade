/// One row of a list.
public struct ListRow: Sendable, Equatable {
  /// What it is called.
  public var title: String
  /// What explains it; nil for nothing.
  public var detail: String?
  /// What it opens, in the words of whoever handles it; nil for a row that does not open.
  public var action: String?
  /// What can be chosen in it, shown in the place of the detail; nil for nothing.
  var choice: Choice?

  /// Makes a row.
  public init(_ title: String, detail: String? = nil, action: String? = nil) {
    self.title = title
    self.detail = detail
    self.action = action
  }
}

/// Rows of a list that belong together.
///
/// Rows are asked for when they come into sight, so a section of 10,000 costs what is visible of it.
///
///     ListSection("Numbers", count: 10_000) { ListRow("Row \($0)") }
public struct ListSection {
  /// What it is called, shown in capitals; nil for nothing.
  public var title: String?
  /// How many rows it has.
  public var count: Int
  /// Makes a row, from 0.
  public var row: (Int) -> ListRow

  /// Makes a section whose rows are made when they are needed; a negative count is 0.
  public init(_ title: String? = nil, count: Int, row: @escaping (Int) -> ListRow) {
    self.title = title
    self.count = max(count, 0)
    self.row = row
  }

  /// Makes a section of given rows.
  public init(_ title: String? = nil, rows: [ListRow]) {
    self.init(title, count: rows.count) { rows[$0] }
  }

  /// Rows above the first: a blank one, and the title.
  var leading: Int { title == nil ? 1 : 2 }
}
