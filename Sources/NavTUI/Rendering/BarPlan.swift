import NavModel

/// Where the parts of a bar stand, and those of the bar that it changes to.
struct BarPlan {
  let own: BarLayout
  /// That of the next face; nil where nothing changes.
  let next: BarLayout?

  init(_ bar: Bar, columns: Int) {
    own = BarLayout(bar.face, columns: columns)
    next = bar.change.map { BarLayout($0.face, columns: columns) }
  }
}

/// The plans of the bars on show: while they slide and change, only colours and places do.
struct BarPlanStore {
  /// More bars than are on show at once.
  private static let capacity = 4

  private struct Entry {
    let face: BarFace
    let next: BarFace?
    let columns: Int
    let plan: BarPlan
  }

  private var entries: [Entry] = []

  /// The plan of a bar of so many columns.
  mutating func plan(of bar: Bar, columns: Int) -> BarPlan {
    let known = entries.first {
      $0.columns == columns && $0.face == bar.face && $0.next == bar.change?.face
    }
    if let known { return known.plan }
    let plan = BarPlan(bar, columns: columns)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(face: bar.face, next: bar.change?.face, columns: columns, plan: plan))
    return plan
  }
}
