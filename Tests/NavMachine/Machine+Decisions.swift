import NavModel

// What the reference knows of what runs, and how it decides.

extension Machine {
  /// The tree as it would be once all has settled, a led pane being let go at rest.
  var settled: Reference {
    guard let running, navigator.phase == .interactive else { return reference }
    let release = Release(progress: eye.progress, width: navigator.window.width)
    let back = goesBack(running, release)
    if back.isUnsure {
      return navigator.destination == ScreenID(running.after.contentOnShow)
        ? running.after : running.before
    }
    let isForward = back.decision != running.covers
    let isVetoed = reference != running.after && running.popped.contains(where: vetoes)
    return isForward && !isVetoed ? running.after : running.before
  }

  func goesBack(_ running: Running, _ release: Release) -> (decision: Bool, isUnsure: Bool) {
    var back = release
    if running.covers { back.progress = 1 - release.progress }
    let (margin, atBoundary) = rules.excess(back, ofPresentation: running.isPresentation)
    return (margin > 0 || (atBoundary && margin == 0), margin != 0 && margin.magnitude < 1e-9)
  }

  func vetoes(_ name: String) -> Bool { look(of: name).vetoesPop }

  mutating func report(_ event: String) {
    if event == running?.event, event == running?.lastReported { return }
    running?.lastReported = event
    events.append(event)
  }

  /// What runs has ended where it was heading.
  mutating func end() {
    guard let running else { return }
    let stands = reference == running.after
    if stands { remember(running) }
    if running.isOperation {
      if stands { events.append(running.event) }
      completions.append(stands)
    }
    self.running = nil
  }

  mutating func takeAway() {
    guard let run = running, navigator.phase == .interactive else { return }
    let speed = handSpeed.magnitude
    running?.speed = speed
    report("gestureCancelled")
    reference = run.whenTakenAway
  }

  mutating func interrupt() {
    takeAway()
    if running != nil { end() }
  }

  /// Widths in a point toward the right, counted toward the trailing side.
  var scale: Double {
    let width = navigator.window.width
    return width > 0 ? navigator.direction.sign / width : 0
  }

  /// In widths a second, toward the trailing side.
  var handSpeed: Double {
    hand.speeds(at: navigator.now).velocity * scale
  }

  mutating func letGo(_ release: Release, choice: Bool) {
    guard let run = running else { return }
    running?.speed = release.velocity.magnitude
    let back = goesBack(run, release)
    let isForward = back.isUnsure ? choice : back.decision != run.covers
    if isForward, reference != run.after, run.popped.contains(where: vetoes) {
      report("vetoed")
      reference = run.before
      return
    }
    if !run.covers || !run.isOperation {
      if !isForward { report("gestureCancelled") } else if !run.isOperation { report(run.event) }
    }
    reference = isForward ? run.after : run.before
  }

  mutating func turnRound() {
    guard let run = running else { return }
    let isForward = reference != run.after
    if isForward, !run.isOperation, run.popped.contains(where: vetoes) { return report("vetoed") }
    reference = isForward ? run.after : run.before
    if !run.isOperation { report(isForward ? run.event : "gestureCancelled") }
  }
}

// MARK: - Operations

extension Machine {
  func resolve(_ address: Address, in tree: Reference) -> Reference.Place? {
    switch address {
    case .innermost: tree.innermost
    case .place(let place): place == .base || tree.everyPlace.contains(place) ? place : nil
    case .holder(let name):
      tree.place(inside: name)
        ?? (rules.isWrapped && Cast.nests[name] == nil && Cast.tabs[name] == nil
          ? tree.place(of: name) : nil)
    }
  }

  func plan(_ act: Act, _ address: Address, in tree: Reference) -> Reference.Outcome {
    if case .innermost = address {
      return tree.outcome(of: act, at: nil, vetoes: vetoes)
    }
    guard let place = resolve(address, in: tree) else { return .refused }
    return tree.outcome(of: act, at: place, vetoes: vetoes)
  }

  /// The stack that an operation will find, once it has ended what runs; nil where it is refused.
  func stack(for act: Act, inside holder: String?) -> [String]? {
    let address = holder.map { Address.holder($0) } ?? .innermost
    var machine = self
    if case .refused = machine.plan(act, address, in: reference) { return nil }
    machine.interrupt()
    if case .refused = machine.plan(act, address, in: machine.reference) { return nil }
    return machine.resolve(address, in: machine.reference).map { machine.reference.stack(at: $0) }
  }

  /// Does in the reference what an operation does.
  mutating func operate(_ act: Act, _ address: Address = .innermost, animated: Bool = true) {
    // A place that is just leaving can still be spoken of: what it does is planned where it was.
    let isLeaving = resolve(address, in: reference) == nil
    var outcome = plan(act, address, in: isLeaving ? running?.before ?? reference : reference)
    if running != nil, case .changed = outcome {
      interrupt()
      outcome = plan(act, address, in: reference)
    }
    switch outcome {
    case .refused: return
    case .vetoed: events.append("vetoed")
    case .changed(let next, let covers, let event, let isFirstPush):
      let old = reference
      let place = resolve(address, in: old) ?? old.innermost
      reference = next
      let popped = event.hasPrefix("popped") ? old.names(goneFrom: next) : []
      if popped.isEmpty || memory?.place != place { memory = nil }
      witness.enter(Set(next.everyName).subtracting(old.everyName))
      let isSeen = old.contentOnShow != next.contentOnShow
      running = Running(
        before: old,
        after: next,
        covers: covers,
        event: event,
        isOperation: true,
        place: place,
        popped: popped
      )
      if !animated || navigator.motion != .full || !isSeen
        || (rules.skipsFirstPush && isFirstPush)
      {
        end()
      }
    }
  }

  /// Goes back from a place; from the root of a controller in another, out of that.
  mutating func goBack(in place: Reference.Place) {
    var place = place
    while reference.stack(at: place).count == 1, let outer = reference.parent(of: place) {
      place = outer
    }
    operate(reference.isPresentedRoot(place) ? .dismiss : .pop, .place(place))
  }
}
