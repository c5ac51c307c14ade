/// What pops have taken and going forward would bring back, said again plainly.
///
/// It belongs to one stack. Whatever else is done to any stack forgets it.
struct Memory: Equatable {
  /// What one pop took: screens of the stack, bottom first, with all that they contained.
  struct Entry: Equatable {
    let names: [String]
    let inner: [String: Reference.Inner]

    /// The names in it, and within those.
    var everyName: [String] { names.flatMap { [$0] + within($0) } }

    private func within(_ name: String) -> [String] {
      let held: [String] =
        switch inner[name] {
        case nil: []
        case .nest(let stack)?: stack
        case .tabs(let stacks, _)?: stacks.flatMap { $0 }
        }
      return held.flatMap { [$0] + within($0) }
    }
  }

  let place: Reference.Place
  /// The last is the nearest.
  var entries: [Entry]

  var everyName: [String] { entries.flatMap(\.everyName) }
}

extension Reference {
  /// The tree with what a pop took back on top of a stack, as it was.
  func returning(_ entry: Memory.Entry, to place: Place) -> Reference {
    var next = self
    next.set(stack(at: place) + entry.names, at: place)
    let returned = Set(entry.everyName)
    // Not what comes with them when they are new.
    next.inner = next.inner.filter { inner[$0.key] != nil }
    for (name, node) in entry.inner where returned.contains(name) { next.inner[name] = node }
    return next
  }
}
