/// What became of a sample of the pointer.
public enum PanOutcome: Sendable, Hashable {
  /// Nothing yet: the button is down and has not moved far enough, or is not down at all.
  case undecided
  /// The movement is not a swipe, and will not be one until the button is up.
  case refused(Refusal)
  /// The movement scrolls the content horizontally.
  case scrolled
  /// The movement leads a pane.
  case leading
  /// The press caught a pane that was moving.
  case caught
}

extension Navigator {
  /// A button goes down.
  ///
  /// Where the system allows it, a press on a moving pane catches it, and one on the part that is
  /// already uncovered finishes the transition at once. A second press takes away what the first
  /// one led.
  ///
  /// `claimed` says whether the content takes horizontal drags that start here, beside what
  /// ``Screen/claims`` say.
  /// A place that is no number is none, and nothing happens.
  @discardableResult
  public mutating func press(at location: Point, claimed: Bool = false) -> PanOutcome {
    guard location.isReachable else { return .undecided }
    if isLedByPointer { takeGestureAway() }
    let sample = PanSample(location: location, time: now)
    recognizer.press(sample, claimed: claimed)
    guard let passage = transition.passage, system.interruption == .anything,
      passage.operation != .select
    else { return .undecided }
    guard isOnUpperPane(location, of: passage) else {
      interrupt()
      return .undecided
    }
    guard canCatch(passage) else { return .undecided }
    let progress = transition.progress
    transition = .interactive(passage, progress: progress, .pointer)
    recognizer.begin(from: location, progress: progress)
    return .caught
  }

  /// The pointer moves.
  ///
  /// Without a button down, or at a place that is no number, nothing happens.
  @discardableResult
  public mutating func move(to location: Point) -> PanOutcome {
    guard location.isReachable else { return .undecided }
    let sample = PanSample(location: location, time: now)
    switch recognizer.move(sample, hysteresis: system.begin.hysteresis) {
    case .none:
      return .undecided
    case .ask(let press, let translation, let claimed):
      return decide(press: press, at: location, translation: translation, claimed: claimed)
    case .scroll(let screen, let offset):
      // A drag never changes hands, whatever has come on top of the screen that it scrolls.
      guard screen == tree.contentOnShow else { return refuse(.notFound) }
      scroll(screen, to: offset)
      return .scrolled
    case .lead(let translation, let progress):
      lead(by: translation, from: progress)
      return .leading
    }
  }

  /// The button goes up: what is led is let go, and finishes or goes back by the system's rule.
  public mutating func release() {
    defer { recognizer.release() }
    guard case .interactive(let passage, let progress, .pointer) = transition else { return }
    letGo(passage, pointerRelease(at: progress))
  }

  /// What letting go of the pointer now would tell the release rule.
  func pointerRelease(at progress: Double) -> Release {
    Release(
      progress: progress,
      velocity: window.part(recognizer.tracker.velocity(at: now)) * direction.sign,
      acceleration: window.part(recognizer.tracker.acceleration(at: now)) * direction.sign,
      samples: recognizer.tracker.count,
      width: window.width
    )
  }

  /// The system takes the gesture away: it is cancelled, whatever its progress and speed.
  ///
  /// The button still counts as down until it is released or pressed again, and what it does
  /// until then is no gesture, even where none had begun.
  public mutating func lose() {
    takeGestureAway()
    recognizer.refuse()
  }

  /// The program loses the focus, or the pointer: as ``lose()``, and the button counts as up.
  public mutating func losePointer() {
    takeGestureAway()
    recognizer.release()
  }

  /// How far a screen's content is scrolled horizontally, in points from its leading edge; no
  /// further than the window, as wide as it is now, has content to show.
  ///
  /// A screen on its way out stays as it was.
  public func horizontalOffset(of screen: ScreenID) -> Double {
    guard let offset = offsets[screen] else { return 0 }
    return tree.holds(screen) ? min(offset, scrollRoom(of: screen)) : offset
  }

  /// Scrolls a screen's content horizontally; the offset is kept within what there is to scroll.
  ///
  /// Returns whether anything moved.
  @discardableResult
  public mutating func scroll(_ screen: ScreenID, to offset: Double) -> Bool {
    let kept = offset > 0 ? min(offset, scrollRoom(of: screen)) : 0
    guard kept != horizontalOffset(of: screen) else { return false }
    offsets[screen] = kept == 0 ? nil : kept
    return true
  }

  private func scrollRoom(of screen: ScreenID) -> Double {
    max((tree.screen(screen)?.scrollableWidth ?? 0) - window.width, 0)
  }
}

// MARK: - Beginning

extension Navigator {
  /// What going back means where one stands.
  enum BackTarget: Equatable {
    case pop(Int)
    case dismiss(Int)
  }

  /// The innermost controller that can pop; failing that, the presentation that shows its root.
  var backTarget: BackTarget? {
    var controller: Int? = tree.innermost
    while let candidate = controller {
      if tree.depth(of: candidate) > 1 { return .pop(candidate) }
      controller = tree.parent(of: candidate)
    }
    return tree.presented.last.map(BackTarget.dismiss)
  }

  private mutating func decide(
    press: Point,
    at location: Point,
    translation: Point,
    claimed: Bool
  ) -> PanOutcome {
    let toTrailing = Point(x: translation.x * direction.sign, y: translation.y)
    let content = tree.contentOnShow
    let screen = tree.screen(content)
    if claimed || screen?.claims.contains(where: { $0.contains(press) }) == true {
      return refuse(.claimed)
    }
    if isOnBar(press) { return refuse(.onBar) }
    if transition == .idle, scrolls(screen, toTrailing) {
      recognizer.scroll(
        content,
        from: press,
        offset: horizontalOffset(of: content),
        sign: direction.sign
      )
      return move(to: location)
    }
    if transition != .idle, system.interruption == .anything { return refuse(.transitionRunning) }
    let distance = direction == .leftToRight ? press.x : window.width - press.x
    if beginsForward(from: window.width - distance, toTrailing) {
      guard beginForward(lead: .pointer) else { return refuse(.direction) }
      return lead(from: press, at: location, translation)
    }
    guard let target = backTarget else { return refuse(.root) }
    if let refusal = refusal(of: target, distance: distance, translation: toTrailing) {
      return refuse(refusal)
    }
    // One transition at a time, whatever a rule says that somebody has put together.
    guard transition == .idle else { return refuse(.transitionRunning) }
    begin(target, lead: .pointer)
    return lead(from: press, at: location, translation)
  }

  /// Leads the pane of a gesture that has just begun.
  private mutating func lead(
    from press: Point,
    at location: Point,
    _ translation: Point
  ) -> PanOutcome {
    let isPaidBack = system.begin.origin == .press
    recognizer.begin(from: isPaidBack ? press : location, progress: 0)
    lead(by: isPaidBack ? translation.x : 0, from: 0)
    return .leading
  }

  /// Whether a movement is a swipe forward: from the trailing edge to the leading side, within the cone.
  private func beginsForward(from distance: Double, _ translation: Point) -> Bool {
    remembersForward && distance <= Self.forwardEdge && translation.x < 0
      && translation.y.magnitude
        <= translation.x.magnitude * BeginRule.tangentOf30Degrees
  }

  private mutating func refuse(_ refusal: Refusal) -> PanOutcome {
    recognizer.refuse()
    return .refused(refusal)
  }

  /// Whether a horizontal drag scrolls the content: further in, or back while it is not at its start.
  private func scrolls(_ screen: Screen?, _ translation: Point) -> Bool {
    guard let screen, screen.scrollableWidth > window.width,
      translation.x.magnitude >= translation.y.magnitude
    else { return false }
    return translation.x < 0 || horizontalOffset(of: screen.id) > 0
  }

  /// What the system's begin rule says to a swipe that goes back so; nil lets it begin.
  func refusal(of target: BackTarget, distance: Double, translation: Point) -> Refusal? {
    let top: Screen? =
      switch target {
      case .pop(let controller): tree.screen(below: 0, of: controller)
      case .dismiss(let controller): tree.screen(below: 0, of: controller)
      }
    let content = tree.screen(tree.contentOnShow)
    return system.begin.refusal(
      in: BeginRule.Situation(
        isRoot: false,
        swipe: Screen.SwipePolicy.joined(content?.swipe, top?.swipe),
        hasPlainBar: top.map { $0.barVisibility == .shown && !$0.item.hasOwnBackItem } ?? true,
        swipeStart: max(content?.swipeStart ?? 0, top?.swipeStart ?? 0),
        isMoving: transition != .idle,
        lastShownIsTop: lastShown == tree.contentOnShow,
        distance: distance,
        translation: translation
      )
    )
  }

  /// Begins the gesture that goes back to what lies below.
  mutating func begin(_ target: BackTarget, lead: Transition.Lead) {
    bounce = nil
    let leaving = tree.contentOnShow
    var passage: Passage
    switch target {
    case .pop(let controller):
      guard let top = tree.screen(below: 0, of: controller),
        let below = tree.screen(below: 1, of: controller)
      else { return }
      passage = Passage(
        operation: .pop,
        origin: .gesture,
        leaving: leaving,
        coming: tree.content(of: below.id),
        change: .stack(controller, .popped([top])),
        isApplied: false,
        event: .popped(1),
        travel: system.swipe
      )
      passage.pair = Pair(
        leaving: top,
        belowLeaving: below,
        coming: below,
        belowComing: tree.screen(below: 2, of: controller)
      )
    case .dismiss(let controller):
      passage = Passage(
        operation: .dismiss,
        origin: .gesture,
        leaving: leaving,
        coming: tree.content(in: tree.coveredBy(controller)),
        change: .dismiss(controller),
        isApplied: false,
        event: .dismissed,
        travel: system.dismissSwipe
      )
    }
    ledger.begin(leaving: passage.leaving, coming: passage.coming, into: &reports)
    transition = .interactive(passage, progress: 0, lead)
  }

  /// Whether a press is on the pane that covers the other one.
  private func isOnUpperPane(_ location: Point, of passage: Passage) -> Bool {
    let edge = passage.travel.top(cover: passage.cover(at: transition.progress)) * window.width
    return direction == .leftToRight
      ? location.x >= edge : location.x < window.width - edge
  }

  /// Whether the upper screen lets itself be caught.
  func canCatch(_ passage: Passage) -> Bool {
    let upper = passage.covers ? passage.pair?.coming : passage.pair?.leaving
    return upper?.swipe != .off
  }
}
