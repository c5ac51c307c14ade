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

  /// Goes back as a tap on the back item does: what is led is cancelled, what runs is finished.
  @discardableResult
  public mutating func activateBackItem() -> IntentOutcome {
    let outcome: OperationResult
    switch backTarget {
    case nil: return .refused(.root)
    case .pop(let controller): outcome = pop(on: ControllerID(kind: .stack(controller)))
    case .dismiss: outcome = dismiss()
    }
    if case .refused(let refusal, _) = outcome { return .refused(refusal) }
    return .done
  }

  private mutating func goBack() -> IntentOutcome {
    if canTurnRound(toCover: false) { return turnRound() ? .done : .refused(.vetoed) }
    guard backTarget != nil else {
      bounceOff()
      return .bounced
    }
    return activateBackItem()
  }

  private mutating func goOn() -> IntentOutcome {
    guard canTurnRound(toCover: true) else { return .refused(.unchanged) }
    return turnRound() ? .done : .refused(.vetoed)
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
      return goBack()
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
        passage, progress: moved(progress, by: step, passage), .keys(idle: 0))
      return .done
    case .animating(let passage, _), .settling(let passage, _):
      guard system.interruption == .anything, passage.operation != .select else {
        return .refused(.transitionRunning)
      }
      transition = .interactive(
        passage, progress: moved(transition.progress, by: step, passage), .keys(idle: 0))
      return .done
    case .idle:
      return beginDrag(by: step)
    }
  }

  private mutating func beginDrag(by step: Double) -> IntentOutcome {
    guard let target = backTarget else { return .refused(.root) }
    // A key drags from the leading edge, straight toward the trailing side.
    let translation = Point(x: step * window.width, y: 0)
    if let refusal = refusal(of: target, distance: 0, translation: translation) {
      return .refused(refusal)
    }
    guard step > 0 else { return .refused(.direction) }
    begin(target, lead: .keys(idle: 0))
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
