import NavModel

// Going forward, as the reference knows it.

extension Machine {
  /// What going forward would bring back from here; nil for nothing.
  var forwardEntry: Memory.Entry? {
    guard let memory, memory.place == reference.innermost, let entry = memory.entries.last,
      Set(entry.everyName).isDisjoint(with: reference.everyName)
    else { return nil }
    return entry
  }

  /// Whether a gesture may bring back what was popped last.
  var mayGestureForward: Bool {
    guard running == nil, rules.neverLocks, forwardEntry != nil else { return false }
    return reference.stack(at: reference.innermost).last.map { look(of: $0).swipe != .off } ?? false
  }

  /// Brings back in the reference what was popped last.
  mutating func goForward(animated: Bool = true) {
    guard forwardEntry != nil else { return }
    interrupt()
    guard let entry = forwardEntry else { return }
    let old = reference
    reference = old.returning(entry, to: old.innermost)
    running = Running(
      before: old,
      after: reference,
      covers: true,
      event: "pushed",
      isOperation: true,
      isReturn: true,
      place: old.innermost,
      popped: []
    )
    let isFirstPush = old.stack(at: old.innermost).count == 1
    if !animated || navigator.motion != .full || (rules.skipsFirstPush && isFirstPush) { end() }
  }

  /// A gesture has begun that brings back what was popped last.
  mutating func beginForward() -> String? {
    guard mayGestureForward, let entry = forwardEntry else {
      return "a gesture forward began that must not"
    }
    running = Running(
      before: reference,
      after: reference.returning(entry, to: reference.innermost),
      covers: true,
      event: "pushed",
      isOperation: false,
      isReturn: true,
      place: reference.innermost,
      popped: []
    )
    return nil
  }

  /// What runs stands as it was meant: what it brought back or took is no longer, or now, to be
  /// brought back.
  mutating func remember(_ run: Running) {
    if run.isReturn {
      tally.count(run.isOperation ? "brought back" : "swiped forward")
      memory?.entries.removeLast()
      if memory?.entries.isEmpty == true { memory = nil }
    } else if remembers, !run.popped.isEmpty {
      if memory?.place != run.place { memory = nil }
      var kept = memory ?? Memory(place: run.place, entries: [])
      kept.entries.append(Memory.Entry(names: run.popped, inner: run.before.inner))
      memory = kept
    } else if !run.isOperation, run.isPresentation {
      memory = nil
    }
  }

  /// What is wrong with what could be brought back, if anything.
  var forwardComplaint: String? {
    guard navigator.canGoForward != (forwardEntry != nil) else { return nil }
    return navigator.canGoForward
      ? "something is to be brought back that is not"
      : "\(forwardEntry?.names ?? []) should be brought back, and cannot"
  }
}
