/// What the controllers hold, said again as plainly as can be: lists of names.
///
/// A value, so that whoever wants the state before something keeps a copy. Nothing of it is shared
/// with the engine, and nothing of it is fast.
struct Reference: Equatable {
  enum Inner: Equatable {
    case nest([String])
    case tabs([[String]], selected: Int)
  }

  /// Where a stack is.
  enum Place: Equatable {
    case base
    case presented(Int)
    case nest(String)
    case tab(String, Int)
  }

  var base: [String]
  var presented: [[String]] = []
  var inner: [String: Inner] = [:]

  init(root: String) {
    base = [root]
    furnish(root)
  }

  // MARK: Reading

  func stack(at place: Place) -> [String] {
    switch place {
    case .base: return base
    case .presented(let index): return presented.indices.contains(index) ? presented[index] : []
    case .nest(let name):
      if case .nest(let stack)? = inner[name] { return stack }
      return []
    case .tab(let name, let tab):
      if case .tabs(let stacks, _)? = inner[name] { return stacks[tab] }
      return []
    }
  }

  var outermost: Place { presented.isEmpty ? .base : .presented(presented.count - 1) }

  /// The stacks on show, the outermost first.
  var placesOnShow: [Place] { places(from: outermost) }

  func places(from place: Place) -> [Place] {
    guard let top = stack(at: place).last, let inside = self.place(inside: top) else {
      return [place]
    }
    return [place] + places(from: inside)
  }

  func place(inside name: String) -> Place? {
    switch inner[name] {
    case nil: nil
    case .nest?: .nest(name)
    case .tabs(_, let selected)?: .tab(name, selected)
    }
  }

  var innermost: Place { placesOnShow[placesOnShow.count - 1] }

  func content(from place: Place) -> String {
    let last = places(from: place).last
    return last.flatMap { stack(at: $0).last } ?? ""
  }

  var contentOnShow: String { content(from: outermost) }

  /// The screens on show, from the outermost to the content.
  var screensOnShow: [String] { placesOnShow.compactMap { stack(at: $0).last } }

  var everyPlace: [Place] {
    var places: [Place] = [.base] + presented.indices.map { .presented($0) }
    for (name, node) in inner {
      switch node {
      case .nest: places.append(.nest(name))
      case .tabs(let stacks, _): places += stacks.indices.map { .tab(name, $0) }
      }
    }
    return places
  }

  var everyName: [String] { everyPlace.flatMap { stack(at: $0) } }

  func place(of name: String) -> Place? { everyPlace.first { stack(at: $0).contains(name) } }

  /// The names that have gone from their stacks in `next`, without what went with them.
  func names(goneFrom next: Reference) -> [String] {
    everyPlace.filter { next.everyPlace.contains($0) }.flatMap { place in
      stack(at: place).filter { !next.stack(at: place).contains($0) }
    }
  }

  /// The place of the screen that holds the stack at `place`; nil in the window.
  func parent(of place: Place) -> Place? {
    switch place {
    case .base, .presented: nil
    case .nest(let name), .tab(let name, _): self.place(of: name)
    }
  }

  /// What going back would act on: a place to pop, or the presentation; nil for nothing.
  var back: Place? {
    let climb = placesOnShow.reversed().first { stack(at: $0).count > 1 }
    if let climb { return climb }
    return presented.isEmpty ? nil : .presented(presented.count - 1)
  }

  /// Whether going back from `place` takes a presented controller off.
  func isPresentedRoot(_ place: Place) -> Bool {
    !presented.isEmpty && place == outermost && stack(at: place).count == 1
  }

  // MARK: Writing

  mutating func set(_ stack: [String], at place: Place) {
    let old = self.stack(at: place)
    switch place {
    case .base: base = stack
    case .presented(let index): presented[index] = stack
    case .nest(let name): inner[name] = .nest(stack)
    case .tab(let name, let tab):
      if case .tabs(var stacks, let selected)? = inner[name] {
        stacks[tab] = stack
        inner[name] = .tabs(stacks, selected: selected)
      }
    }
    for name in old where !stack.contains(name) { clear(name) }
    for name in stack where !old.contains(name) { furnish(name) }
  }

  mutating func present(_ stack: [String]) {
    presented.append(stack)
    for name in stack { furnish(name) }
  }

  mutating func dismiss() {
    for name in presented.removeLast() { clear(name) }
  }

  mutating func select(_ tab: Int, of name: String) {
    if case .tabs(let stacks, _)? = inner[name] { inner[name] = .tabs(stacks, selected: tab) }
  }

  private mutating func furnish(_ name: String) {
    if let names = Cast.nests[name] {
      inner[name] = .nest(names)
      for name in names { furnish(name) }
    }
    if let names = Cast.tabs[name] {
      inner[name] = .tabs(names.map { [$0] }, selected: 0)
      for name in names { furnish(name) }
    }
  }

  private mutating func clear(_ name: String) {
    switch inner.removeValue(forKey: name) {
    case nil: break
    case .nest(let stack)?: for name in stack { clear(name) }
    case .tabs(let stacks, _)?: for name in stacks.joined() { clear(name) }
    }
  }
}

// MARK: - Operations

extension Reference {
  /// What an operation comes to.
  enum Outcome {
    case refused
    case vetoed
    /// The tree afterwards, what the operation is and what it reports.
    case changed(Reference, covers: Bool, event: String, isFirstPush: Bool)
  }

  /// What an operation on a stack, or on the whole, comes to from here.
  func outcome(of act: Act, at address: Place?, vetoes: (String) -> Bool) -> Outcome {
    let place = address ?? innermost
    let old = stack(at: place)
    switch act {
    case .push(let name):
      guard isNew([name]) else { return .refused }
      var next = self
      next.set(old + [name], at: place)
      return .changed(next, covers: true, event: "pushed", isFirstPush: old.count == 1)
    case .pop:
      return popped(place, keeping: old.count - 1, vetoes)
    case .popTo(let name):
      guard let index = old.firstIndex(of: name) else { return .refused }
      return popped(place, keeping: index + 1, vetoes)
    case .popToRoot:
      return popped(place, keeping: 1, vetoes)
    case .set(let names):
      return replaced(place, names)
    case .insert(let name, let index):
      guard isNew([name]) else { return .refused }
      var names = old
      names.insert(name, at: min(max(index, 0), old.count))
      return replaced(place, names)
    case .remove(let names):
      let homes = names.compactMap { self.place(of: $0) }
      guard let home = homes.first, homes.allSatisfy({ $0 == home }),
        address == nil || address == home
      else { return .refused }
      return replaced(home, stack(at: home).filter { !names.contains($0) })
    case .setPath(let names):
      guard let root = old.first else { return .refused }
      var new = [root]
      for name in names {
        guard !new.contains(name), old.contains(name) || name != Cast.unknown else { break }
        new.append(name)
      }
      if old.starts(with: new) { return popped(place, keeping: new.count, vetoes) }
      if new.dropLast() == old[...] {
        return outcome(of: .push(new[old.count]), at: place, vetoes: vetoes)
      }
      return replaced(place, new)
    case .replaceTop(let name):
      guard isNew([name]) else { return .refused }
      return replaced(place, old.dropLast() + [name])
    case .present(let names):
      guard !names.isEmpty, isNew(names) else { return .refused }
      var next = self
      next.present(names)
      return .changed(next, covers: true, event: "presented", isFirstPush: false)
    case .dismiss:
      guard !presented.isEmpty else { return .refused }
      var next = self
      next.dismiss()
      return .changed(next, covers: false, event: "dismissed", isFirstPush: false)
    case .select(let name, let tab):
      guard case .tabs(let stacks, let selected)? = inner[name], stacks.indices.contains(tab),
        tab != selected
      else { return .refused }
      var next = self
      next.select(tab, of: name)
      return .changed(next, covers: tab > selected, event: "selected", isFirstPush: false)
    }
  }

  private func popped(_ place: Place, keeping count: Int, _ vetoes: (String) -> Bool) -> Outcome {
    let old = stack(at: place)
    guard count >= 1, count < old.count else { return .refused }
    guard !old[count...].contains(where: vetoes) else { return .vetoed }
    var next = self
    next.set(Array(old[..<count]), at: place)
    let event = "popped(\(old.count - count))"
    return .changed(next, covers: false, event: event, isFirstPush: false)
  }

  private func replaced(_ place: Place, _ new: [String]) -> Outcome {
    let old = stack(at: place)
    guard let top = new.last, new != old else { return .refused }
    let staying = new.filter { old.contains($0) }
    let coming = new.filter { !old.contains($0) }
    guard Set(new).count == new.count, isNew(coming) else { return .refused }
    let households = staying + coming.flatMap { Cast.household(of: $0) }
    guard Set(households).count == households.count else { return .refused }
    var next = self
    next.set(new, at: place)
    let isReturn = top != old.last && old.contains(top)
    return .changed(next, covers: !isReturn, event: "replaced", isFirstPush: false)
  }

  /// Whether neither the names nor what comes with them is here, and none of them comes twice.
  private func isNew(_ names: [String]) -> Bool {
    let coming = names.flatMap { Cast.household(of: $0) }
    return Set(coming).count == coming.count && Set(coming).isDisjoint(with: everyName)
  }
}
