/// What was popped last, to be brought back as it was.
///
/// Each entry is what one pop took, bottom first; the last entry is the nearest. It belongs to one
/// controller, and any other change of that controller's stack forgets it.
struct ForwardMemory: Sendable, Equatable {
  var controller: Int
  var entries: [[Screen]]

  /// More pops than anyone remembers; beyond it the oldest are forgotten.
  static let capacity = 50

  /// The screen of this identity, if it was popped itself.
  func screen(_ id: ScreenID) -> Screen? {
    entries.lazy.joined().first { $0.id == id }
  }

  /// Puts what is now known of a screen in the place of what is kept of it.
  mutating func update(_ screen: Screen) {
    for (number, entry) in entries.enumerated() {
      guard let place = entry.firstIndex(where: { $0.id == screen.id }) else { continue }
      entries[number][place] = screen
    }
  }
}

extension Navigator {
  /// Whether there is a screen to go forward to.
  public var canGoForward: Bool { forwardEntry != nil }

  /// Brings back what the last pop took, as a push; refused where there is nothing to bring back.
  @discardableResult
  public mutating func goForward(animated: Bool = true) -> OperationResult {
    guard forwardEntry != nil else { return .refused(.notFound, isComplete: false) }
    interrupt()
    guard let entry = forwardEntry else { return .refused(.notFound, isComplete: false) }
    return perform(
      .push,
      .stack(tree.innermost, .pushed(entry)),
      .pushed,
      animated: animated,
      isReturn: true
    )
  }

  /// What going forward would bring back on the controller on show; nil for nothing.
  private var forwardEntry: [Screen]? {
    guard let memory = forward, memory.controller == tree.innermost,
      let entry = memory.entries.last,
      tree.admits(entry)
    else { return nil }
    return entry
  }

  /// How far from the trailing edge a swipe forward may start, in points: two cells.
  static let forwardEdge = 16.0

  /// Begins the gesture that brings back what was popped last; false where it may not.
  mutating func beginForward(lead: Transition.Lead) -> Bool {
    guard system.interruption == .anything, transition == .idle, let entry = forwardEntry,
      let coming = entry.last, let leaving = tree.screen(below: 0, of: tree.innermost),
      leaving.swipe != .off
    else { return false }
    bounce = nil
    var passage = Passage(
      operation: .push,
      origin: .gesture,
      leaving: tree.contentOnShow,
      coming: tree.content(of: coming.id),
      change: .stack(tree.innermost, .pushed(entry)),
      isApplied: false,
      event: .pushed,
      travel: system.swipe
    )
    passage.isReturn = true
    passage.pair = Pair(
      leaving: leaving,
      belowLeaving: tree.screen(below: 1, of: tree.innermost),
      coming: coming,
      belowComing: entry.dropLast().last ?? leaving
    )
    ledger.begin(leaving: passage.leaving, coming: passage.coming, into: &reports)
    transition = .interactive(passage, progress: 0, lead)
    return true
  }

  /// Remembers what a pop took instead of letting it go; false where nothing is to be remembered.
  mutating func remember(_ change: TreeChange) -> Bool {
    guard remembersForward, case .stack(let controller, .popped(let screens)) = change else {
      return false
    }
    var memory = forward ?? ForwardMemory(controller: controller, entries: [])
    memory.entries.append(screens)
    let tooMany = max(memory.entries.count - ForwardMemory.capacity, 0)
    let oldest = memory.entries.prefix(tooMany).flatMap(\.self)
    memory.entries.removeFirst(tooMany)
    forward = memory
    release(oldest)
    return true
  }

  /// What was brought back is no longer to be brought back.
  mutating func didReturn() {
    forward?.entries.removeLast()
    if forward?.entries.isEmpty == true { forward = nil }
  }

  /// Lets go all that could have been brought back.
  mutating func forgetForward() {
    guard let memory = forward else { return }
    forward = nil
    release(memory.entries.flatMap(\.self))
  }

  private mutating func release(_ screens: [Screen]) {
    let known = reports.count
    for screen in screens where !tree.holds(screen.id) { tree.discard(screen.id, into: &reports) }
    forgetOffsets(since: known)
  }
}
