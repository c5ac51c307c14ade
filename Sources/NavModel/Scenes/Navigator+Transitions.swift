// How the one transition begins, is decided, turns round and ends.

extension Navigator {
  /// Makes a change and sets its transition in motion.
  ///
  /// Nothing is running.
  mutating func perform(
    _ operation: Operation,
    _ change: TreeChange,
    _ event: NavigationEvent,
    animated: Bool,
    isReturn: Bool = false
  ) -> OperationResult {
    operations += 1
    let id = OperationID(number: operations)
    let isAnimated = animated && motion == .full && !skipsAnimation(of: operation, change)
    let leaving = tree.contentOnShow
    let before = isAnimated ? top(for: change) : nil
    if !isReturn, change.endsForward(forward) { forgetForward() }
    tree.apply(change)
    let coming = tree.contentOnShow
    if leaving == coming {
      stand(change, event, id, isReturn: isReturn)
    } else {
      ledger.begin(leaving: leaving, coming: coming, into: &reports)
      if isAnimated {
        let style = style(of: operation)
        var passage = Passage(
          operation: operation,
          origin: .operation(id),
          leaving: leaving,
          coming: coming,
          change: change,
          isApplied: true,
          event: event,
          travel: style.travel
        )
        passage.isReturn = isReturn
        if let before, let after = top(for: change) {
          passage.pair = Pair(
            leaving: before.top,
            belowLeaving: before.below,
            coming: after.top,
            belowComing: after.below
          )
        }
        transition = .animating(passage, Animation(from: 0, to: 1, timing: style.timing))
      } else {
        ledger.end(into: &reports)
        lastShown = coming
        stand(change, event, id, isReturn: isReturn)
      }
    }
    if case .stack(_, let stackChange) = change { return .changed(id, stackChange) }
    return .moved(id)
  }

  /// Reports an operation whose effect stands, and lets go what it removed.
  private mutating func stand(
    _ change: TreeChange,
    _ event: NavigationEvent,
    _ id: OperationID,
    isReturn: Bool
  ) {
    if isReturn { didReturn() }
    reports.append(.event(event))
    reports.append(.completed(id, true))
    discard(change)
  }

  /// Lets go what a change that stands has removed, unless it is to be remembered.
  private mutating func discard(_ change: TreeChange, remembering: Bool = true) {
    if remembering, remember(change) { return }
    let known = reports.count
    switch change {
    case .stack(_, .pushed), .present, .select:
      return
    case .stack(_, let change):
      for screen in change.removed { tree.discard(screen.id, into: &reports) }
    case .dismiss(let controller):
      tree.discard(controller: controller, into: &reports)
    }
    forgetOffsets(since: known)
  }

  /// Forgets how far the screens were scrolled that the reports from `known` on tell of as released.
  mutating func forgetOffsets(since known: Int) {
    guard !offsets.isEmpty || !collapses.isEmpty else { return }
    for case .released(let screen) in reports[known...] {
      offsets[screen] = nil
      collapses[screen] = nil
    }
  }

  private func top(for change: TreeChange) -> (top: Screen, below: Screen?)? {
    guard case .stack(let controller, _) = change,
      let top = tree.screen(below: 0, of: controller)
    else { return nil }
    return (top, tree.screen(below: 1, of: controller))
  }

  private func style(of operation: Operation) -> TransitionStyle {
    switch operation {
    case .push: system.push
    case .pop: system.pop
    case .present, .dismiss: system.presentation
    case .select: system.selection
    }
  }

  /// WHC's first push on a root is not animated.
  private func skipsAnimation(of operation: Operation, _ change: TreeChange) -> Bool {
    guard system.skipsFirstPush, case .stack(let controller, .pushed) = change else { return false }
    return tree.depth(of: controller) == 1
  }
}

// MARK: - The end

extension Navigator {
  /// Ends the running transition the way it is heading.
  mutating func endTransition() {
    guard let passage = transition.passage else { return }
    let isForward = transition.isHeadingForward
    transition = .idle
    ledger.end(into: &reports)
    lastShown = isForward ? passage.coming : passage.leaving
    switch passage.origin {
    case .operation(let id):
      if isForward { reports.append(.event(passage.event)) }
      reports.append(.completed(id, isForward))
    case .gesture:
      break
    }
    if isForward {
      if passage.isReturn {
        didReturn()
      } else if passage.change.endsForward(forward) {
        forgetForward()
      }
      discard(passage.change)
    } else if case .operation = passage.origin, !passage.isReturn {
      // What was turned round never was on show for good, so it is not remembered either.
      discard(passage.change.inverse, remembering: false)
    }
  }

  /// Finishes at once whatever is running; a gesture is cancelled.
  mutating func interrupt() {
    bounce = nil
    guard transition != .idle else { return }
    if case .interactive = transition { takeGestureAway() }
    if transition != .idle {
      endTransition()
    }
  }
}

// MARK: - Decisions

extension Navigator {
  /// Decides which way a transition goes that has been led or turned, and sets it on its way.
  ///
  /// What the decision means for the tree and the logs is done and written here; `velocity` is that
  /// of its progress, in widths a second.
  mutating func conclude(_ passage: Passage, forward: Bool, from progress: Double, velocity: Double)
  {
    var passage = passage
    head(&passage, forward: forward)
    let settle =
      passage.operation == .pop || passage.operation == .push
      ? system.settle : system.dismissSettle
    let animation = settle.animation(
      from: progress,
      to: forward ? 1 : 0,
      velocity: velocity
    )
    transition = .settling(passage, animation)
    if motion != .full || animation.isFinished { endTransition() }
  }

  /// Makes the change or takes it back, and keeps the raw log true to it.
  mutating func head(_ passage: inout Passage, forward: Bool) {
    if forward != passage.isApplied {
      tree.apply(forward ? passage.change : passage.change.inverse)
      passage.isApplied = forward
    }
    ledger.head(forward: forward, into: &reports)
  }

  /// Writes what a decision means to the high-level log.
  ///
  /// A pop that was decided, caught, and decided again is one pop; every gesture that comes to
  /// nothing is one of its own.
  mutating func report(_ event: NavigationEvent, of passage: inout Passage) {
    guard event != passage.event || passage.reported != event else { return }
    passage.reported = event
    reports.append(.event(event))
  }

  /// Turns what runs by itself round, at its present speed.
  ///
  /// False where nothing runs by itself, or where the pop that it would become is vetoed.
  mutating func turnRound() -> Bool {
    let turned: (Passage, Animation)
    switch transition {
    case .idle, .interactive: return false
    case .animating(let passage, let animation), .settling(let passage, let animation):
      turned = (passage, animation)
    }
    var (passage, animation) = turned
    let isForward = animation.goal == 0
    if isForward, passage.isGesture, isVetoed(by: passage) {
      report(.vetoed, of: &passage)
      return false
    }
    head(&passage, forward: isForward)
    if passage.isGesture { report(isForward ? passage.event : .gestureCancelled, of: &passage) }
    let position = transition.progress
    let back = Animation(
      from: position,
      to: isForward ? 1 : 0,
      velocity: -animation.velocity,
      timing: animation.timing.shortened(to: isForward ? 1 - position : position)
    )
    if case .animating = transition {
      transition = .animating(passage, back)
    } else {
      transition = .settling(passage, back)
    }
    return true
  }

  /// Whether a screen that the passage would pop vetoes it.
  func isVetoed(by passage: Passage) -> Bool {
    guard case .stack(_, .popped(let screens)) = passage.change else { return false }
    return isVetoed(screens)
  }
}
