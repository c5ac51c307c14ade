extension Navigator {
  /// The part of the width by which one key drags the pane.
  public static let keyStep = 1.0 / 16

  /// Does what a person means by a key.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> IntentOutcome {
    switch intent {
    case .back: goBack()
    case .forward: goOn()
    case .dragTrailing: drag(by: Self.keyStep)
    case .dragLeading: drag(by: -Self.keyStep)
    case .letGo: letGoOfKeys() ? .done : .refused(.unchanged)
    case .takeAway: takeAway()
    }
  }

  /// Goes back one screen: what is led is cancelled, what runs is finished.
  ///
  /// The innermost controller that can pops; failing that, a presented one is dismissed.
  @discardableResult
  public mutating func goBackOnce() -> IntentOutcome {
    switch backTarget {
    case nil: .refused(.root)
    case .pop(let controller), .dismiss(let controller): goBack(in: controller)
    }
  }

  /// Pops a controller, or dismisses it where it shows its root and is presented; from the root of
  /// one that stands in another, the way back leads out of it.
  mutating func goBack(in controller: Int) -> IntentOutcome {
    var controller = controller
    while tree.depth(of: controller) == 1, let outer = tree.parent(of: controller) {
      controller = outer
    }
    let isPresentedRoot =
      tree.depth(of: controller) == 1 && tree.presented.last == controller
    let outcome =
      isPresentedRoot ? dismiss() : pop(on: ControllerID(kind: .stack(controller)))
    if case .refused(let refusal, _) = outcome { return .refused(refusal) }
    return .done
  }

  /// So far one key scrolls wide content, in points: four cells.
  private static let scrollStep = 32.0

  private mutating func goBack() -> IntentOutcome {
    if canTurnRound(toCover: false) { return turnRound() ? .done : .refused(.vetoed) }
    if scrollOnShow(by: -Self.scrollStep) { return .done }
    guard backTarget != nil else {
      bounceOff()
      return .bounced
    }
    return goBackOnce()
  }

  private mutating func goOn() -> IntentOutcome {
    if canTurnRound(toCover: true) { return turnRound() ? .done : .refused(.vetoed) }
    if scrollOnShow(by: Self.scrollStep) { return .done }
    guard transition == .idle, goForward().isDone else { return .refused(.unchanged) }
    return .done
  }

  /// Scrolls wide content on show; false where it has no room, or something is moving.
  private mutating func scrollOnShow(by step: Double) -> Bool {
    guard transition == .idle else { return false }
    let content = tree.contentOnShow
    return scroll(content, to: horizontalOffset(of: content) + step)
  }

  /// Whether what runs by itself may be turned, and would then cover or uncover what lies below.
  private func canTurnRound(toCover: Bool) -> Bool {
    guard system.interruption == .anything, let passage = transition.passage,
      passage.operation != .select
    else { return false }
    switch transition {
    case .idle, .interactive: return false
    case .animating, .settling:
      let isCovering = transition.isHeadingForward == passage.covers
      return isCovering != toCover
    }
  }

  private mutating func takeAway() -> IntentOutcome {
    switch transition {
    case .idle:
      guard backTarget != nil else { return goBack() }
      return goBackOnce()
    case .interactive:
      takeGestureAway()
      return .done
    case .animating, .settling:
      return .refused(.transitionRunning)
    }
  }

  /// How far the top pane's content starts aside where there is nothing to go back to, in points.
  private static let bounceWidth = 8.0
  /// The spring that takes it back.
  private static let bounceSpring = Spring(response: 0.25)

  private mutating func bounceOff() {
    guard motion == .full, transition == .idle else { return }
    bounce = Animation(from: Self.bounceWidth, to: 0, timing: .spring(Self.bounceSpring))
  }
}

// MARK: - Dragging by keys

extension Navigator {
  private mutating func drag(by step: Double) -> IntentOutcome {
    switch transition {
    case .interactive(_, _, .pointer):
      return .refused(.transitionRunning)
    case .interactive(let passage, let progress, .keys):
      transition = .interactive(
        passage,
        progress: moved(progress, by: step, passage),
        .keys(idle: 0)
      )
      return .done
    case .animating(let passage, _), .settling(let passage, _):
      guard system.interruption == .anything, passage.operation != .select else {
        return .refused(.transitionRunning)
      }
      guard canCatch(passage) else { return .refused(.disabled) }
      transition = .interactive(
        passage,
        progress: moved(transition.progress, by: step, passage),
        .keys(idle: 0)
      )
      return .done
    case .idle:
      return beginDrag(by: step)
    }
  }

  private mutating func beginDrag(by step: Double) -> IntentOutcome {
    if step < 0 { return beginForwardDrag(by: step) }
    guard let target = backTarget else { return .refused(.root) }
    // A key drags from the leading edge, straight toward the trailing side.
    let translation = Point(x: step * window.width, y: 0)
    if let refusal = refusal(of: target, distance: 0, translation: translation) {
      return .refused(refusal)
    }
    begin(target, lead: .keys(idle: 0))
    return startDrag(by: step)
  }

  private mutating func beginForwardDrag(by step: Double) -> IntentOutcome {
    guard beginForward(lead: .keys(idle: 0)) else { return .refused(.direction) }
    return startDrag(by: step)
  }

  private mutating func startDrag(by step: Double) -> IntentOutcome {
    guard case .interactive(let passage, let progress, let lead) = transition else {
      return .refused(.root)
    }
    transition = .interactive(passage, progress: moved(progress, by: step, passage), lead)
    return .done
  }

  private func moved(_ progress: Double, by step: Double, _ passage: Passage) -> Double {
    min(max(passage.covers ? progress - step : progress + step, 0), 1)
  }

  /// Lets go a pane that keys have dragged; false where they have not.
  @discardableResult
  mutating func letGoOfKeys() -> Bool {
    guard case .interactive(let passage, let progress, .keys) = transition else { return false }
    letGo(passage, Release(progress: progress, width: window.width))
    return true
  }
}

// MARK: - Where one stands

extension Navigator {
  /// Whether there is something to go back to.
  public var canGoBack: Bool { backTarget != nil }

  /// Whether what runs by itself will cover what lies below; false where it uncovers it, nil where
  /// nothing runs by itself.
  public var isCovering: Bool? {
    switch transition {
    case .idle, .interactive: nil
    case .animating(let passage, _), .settling(let passage, _):
      transition.isHeadingForward == passage.covers
    }
  }

  /// Goes back to the very first screen in one transition, whatever is presented or nested.
  ///
  /// What runs is finished at once first. Stacks that are hidden are emptied without animation. A
  /// screen that vetoes its pop keeps everything as it is.
  @discardableResult
  public mutating func returnToRoot() -> IntentOutcome {
    guard canGoBack else { return .refused(.root) }
    interrupt()
    var deep = stacksOfFirstScreen.filter { tree.depth(of: $0) > 1 }
    guard !deep.contains(where: { isVetoed(Array(tree.stack(of: $0).screens.dropFirst())) }) else {
      reports.append(.event(.vetoed))
      return .refused(.vetoed)
    }
    while tree.presented.count > 1 { dismiss(animated: false) }
    // Only the outermost of them is seen: the others are behind its top, or all behind what is presented.
    let shown = tree.presented.isEmpty && !deep.isEmpty ? deep.removeFirst() : nil
    for controller in deep {
      popToRoot(animated: false, on: ControllerID(kind: .stack(controller)))
    }
    let outcome = shown.map { popToRoot(on: ControllerID(kind: .stack($0))) } ?? dismiss()
    if case .refused(let refusal, _) = outcome { return .refused(refusal) }
    return .done
  }

  /// The controllers that the very first screen stands in, the outermost first.
  private var stacksOfFirstScreen: [Int] {
    var controllers = [tree.base]
    while let root = tree.stack(of: controllers[controllers.count - 1]).screens.first,
      let node = tree.containers[root.id]
    {
      controllers.append(node.controllerOnShow)
    }
    return controllers
  }
}
