/// When a movement of the pointer becomes a swipe back.
///
/// The rule is asked once a touch, when the movement first reaches the hysteresis. Its conditions
/// are asked in their order; the first that does not hold is the refusal.
public struct BeginRule: Sendable, Equatable {
  /// How far the pointer must have gone before the rule is asked, in points.
  public var hysteresis: Double
  /// Where progress counts from.
  public var origin: Origin
  /// What must hold, in the order in which it is asked.
  public var conditions: [Condition]

  /// Where the progress of a swipe counts from.
  public enum Origin: Sendable, Hashable {
    /// The press: the hysteresis is paid back.
    case press
    /// The place where the rule was met: the hysteresis is lost, and nothing jumps.
    case start
  }

  /// One thing that must hold.
  public enum Condition: Sendable, Hashable {
    /// There is something below the screen.
    case notRoot
    /// The screen lets itself be swiped away; what it leaves open is answered by the policy.
    case allowed(SwipeDefault)
    /// The touch started within the screen's `swipeStart`.
    case initialDistance
    /// Nothing moves.
    case idle
    /// The screen last reported as shown is the top one, which is also to say that nothing moves.
    case lastShownIsTop
    /// The touch started within so many points of the leading edge.
    case edge(Double)
    /// The movement is to the trailing side, or at least not to the leading one.
    case trailing(orNone: Bool)
    /// The movement is no steeper than this: |y| / |x| at most the tangent. No movement refuses.
    case cone(tangent: Double)
  }

  /// What a screen that says nothing of swipes is taken to mean.
  public enum SwipeDefault: Sendable, Hashable {
    /// It can be swiped away.
    case on
    /// It can be swiped away unless its bar is hidden or its back item is its own.
    case onWithPlainBar
  }

  /// tan 30°, the half opening of the cone in RootNavigationController.
  public static let tangentOf30Degrees = 0.577_350_269_189_625_8

  /// A movement at least as wide as high; steeper ones are the content's to scroll.
  public static let tangentOf45Degrees = 1.0

  /// Makes a rule.
  public init(hysteresis: Double, origin: Origin = .press, _ conditions: [Condition]) {
    self.hysteresis = hysteresis
    self.origin = origin
    self.conditions = conditions
  }
}

/// Why a gesture or an operation was refused; an ordinary answer, not an error.
public enum Refusal: String, Sendable, Hashable {
  /// There is nothing below.
  case root
  /// The screen, or the system for such a screen, has switched the swipe off.
  case disabled
  /// The touch started further in than the screen allows.
  case tooFarIn
  /// A transition is running, and the system does not let it be interrupted.
  case transitionRunning
  /// The touch started outside the edge.
  case outsideEdge
  /// The movement goes the wrong way, or too steeply.
  case direction
  /// The touch started on a bar.
  case onBar
  /// The content takes the drag.
  case claimed
  /// The screen is in a stack already.
  case alreadyThere
  /// The screen, controller or tab is not there.
  case notFound
  /// A screen or the delegate vetoes it.
  case vetoed
  /// Nothing would change.
  case unchanged
}

extension BeginRule {
  /// What the conditions are asked about.
  struct Situation {
    var isRoot: Bool
    var swipe: Screen.SwipePolicy
    var hasPlainBar: Bool
    var swipeStart: Double
    var isMoving: Bool
    var lastShownIsTop: Bool
    /// From the leading edge to the press, in points.
    var distance: Double
    /// Toward the trailing side and downward, in points.
    var translation: Point
  }

  /// The first condition that does not hold, as a refusal; nil where the swipe may begin.
  func refusal(in situation: Situation) -> Refusal? {
    for condition in conditions {
      if let refusal = condition.refusal(in: situation) { return refusal }
    }
    return nil
  }
}

extension BeginRule.Condition {
  fileprivate func refusal(in situation: BeginRule.Situation) -> Refusal? {
    switch self {
    case .notRoot:
      situation.isRoot ? .root : nil
    case .allowed(let standard):
      isAllowed(situation, standard) ? nil : .disabled
    case .initialDistance:
      situation.swipeStart > 0 && situation.distance > situation.swipeStart ? .tooFarIn : nil
    case .idle:
      situation.isMoving ? .transitionRunning : nil
    case .lastShownIsTop:
      situation.isMoving || !situation.lastShownIsTop ? .transitionRunning : nil
    case .edge(let reach):
      situation.distance <= reach ? nil : .outsideEdge
    case .trailing(let orNone):
      situation.translation.x > 0 || (orNone && situation.translation.x == 0) ? nil : .direction
    case .cone(let tangent):
      situation.translation.x != 0
        && situation.translation.y.magnitude <= situation.translation.x.magnitude * tangent
        ? nil : .direction
    }
  }

  private func isAllowed(
    _ situation: BeginRule.Situation,
    _ standard: BeginRule.SwipeDefault
  ) -> Bool {
    switch situation.swipe {
    case .on: true
    case .off: false
    case .automatic: standard == .on || situation.hasPlainBar
    }
  }
}
