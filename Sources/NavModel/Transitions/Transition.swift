/// What goes over into what, and how it can be put back.
struct Passage: Sendable, Equatable {
  /// How it came about, which decides what is logged when it comes to nothing.
  enum Origin: Sendable, Equatable {
    /// An operation, whose completion is told by this name.
    case operation(OperationID)
    /// A gesture.
    case gesture
  }

  /// What it does to what is on show.
  let operation: Operation
  /// How it came about.
  let origin: Origin
  /// The content screen on show before.
  let leaving: ScreenID
  /// The content screen on show after.
  let coming: ScreenID
  /// The two screens of the stack in which it happens; nil where it happens elsewhere.
  var pair: Pair?
  /// What changes in the tree.
  var change: TreeChange
  /// Whether `change` has been made: at the call for an operation, at the decision for a gesture.
  var isApplied: Bool
  /// What to report when it stands.
  let event: NavigationEvent
  /// What was last reported of it; nil before the first decision.
  var reported: NavigationEvent?
  /// Where the panes are.
  var travel: Travel
  /// Whether it brings back what was popped last.
  var isReturn = false

  /// Whether a gesture began it.
  var isGesture: Bool { origin == .gesture }

  /// Whether the coming pane lies on top.
  var covers: Bool {
    switch operation {
    case .push, .present: true
    case .pop, .dismiss: false
    case .select:
      if case .select(_, let from, let to) = change { to > from } else { true }
    }
  }

  /// How much the upper pane covers the lower one at `progress`.
  func cover(at progress: Double) -> Double {
    covers ? progress : 1 - progress
  }
}

extension Passage {
  /// What it keeps of a screen that may not be in the tree while it runs.
  func screen(_ id: ScreenID) -> Screen? {
    if let pair, pair.leaving.id == id { return pair.leaving }
    if let pair, pair.coming.id == id { return pair.coming }
    guard case .stack(_, let stackChange) = change else { return nil }
    return stackChange.screen(id)
  }

  /// Puts what is now known of a screen in the place of what it keeps of it.
  mutating func update(_ screen: Screen) {
    if pair?.leaving.id == screen.id { pair?.leaving = screen }
    if pair?.coming.id == screen.id { pair?.coming = screen }
    if pair?.belowLeaving?.id == screen.id { pair?.belowLeaving = screen }
    if pair?.belowComing?.id == screen.id { pair?.belowComing = screen }
    if case .stack(let controller, let stackChange) = change {
      change = .stack(controller, stackChange.updating(screen))
    }
  }
}

/// The two screens of one stack between which a transition runs.
///
/// They are kept with it because one of them may not be in the stack while it runs.
struct Pair: Sendable, Equatable {
  /// The screen that leaves.
  var leaving: Screen
  /// What lies below it, of which its back item speaks; nil at the root.
  var belowLeaving: Screen?
  /// The screen that comes.
  var coming: Screen
  /// What lies below that.
  var belowComing: Screen?
}

/// What an operation changes in the tree of controllers.
enum TreeChange: Sendable, Equatable {
  case stack(Int, StackChange)
  case present(Int)
  case dismiss(Int)
  case select(ScreenID, from: Int, to: Int)

  /// Whether it leaves nothing to go forward to: any change of a remembered stack but a pop does.
  func endsForward(_ memory: ForwardMemory?) -> Bool {
    guard let memory else { return false }
    switch self {
    case .stack(let controller, .popped): return controller != memory.controller
    case .stack, .present, .dismiss, .select: return true
    }
  }

  /// The change that undoes this one.
  var inverse: TreeChange {
    switch self {
    case .stack(let controller, let change): .stack(controller, change.inverse)
    case .present(let controller): .dismiss(controller)
    case .dismiss(let controller): .present(controller)
    case .select(let screen, let from, let to): .select(screen, from: to, to: from)
    }
  }
}

/// The phase machine of the one transition that can run.
enum Transition: Sendable, Equatable {
  /// Who leads an interactive transition.
  enum Lead: Sendable, Equatable {
    /// The pointer.
    case pointer
    /// Keys; so many seconds have passed since the last one.
    case keys(idle: Double)
  }

  case idle
  case animating(Passage, Animation)
  case interactive(Passage, progress: Double, Lead)
  case settling(Passage, Animation)

  var phase: Phase {
    switch self {
    case .idle: .idle
    case .animating: .animating
    case .interactive: .interactive
    case .settling: .settling
    }
  }

  var passage: Passage? {
    switch self {
    case .idle: nil
    case .animating(let passage, _), .interactive(let passage, _, _), .settling(let passage, _):
      passage
    }
  }

  /// How far it has come in its operation's direction, 0…1.
  var progress: Double {
    switch self {
    case .idle: 0
    case .animating(_, let animation), .settling(_, let animation):
      min(max(animation.position, 0), 1)
    case .interactive(_, let progress, _): progress
    }
  }

  /// The speed of `progress` while it runs by itself, in widths a second; 0 where something leads it.
  var velocity: Double {
    switch self {
    case .idle, .interactive: 0
    case .animating(_, let animation), .settling(_, let animation): animation.velocity
    }
  }

  /// Whether it runs by itself toward the end of its operation; false where it runs back or is led.
  var isHeadingForward: Bool {
    switch self {
    case .idle, .interactive: false
    case .animating(_, let animation), .settling(_, let animation): animation.goal == 1
    }
  }

  /// Puts what is now known of a screen in the place of what is kept of it.
  mutating func update(_ screen: Screen) {
    guard var passage else { return }
    passage.update(screen)
    switch self {
    case .idle: break
    case .animating(_, let animation): self = .animating(passage, animation)
    case .interactive(_, let progress, let lead):
      self = .interactive(passage, progress: progress, lead)
    case .settling(_, let animation): self = .settling(passage, animation)
    }
  }

  /// Lets `seconds` pass for what runs by itself; returns whether it has arrived.
  mutating func advance(by seconds: Double) -> Bool {
    switch self {
    case .idle, .interactive:
      return false
    case .animating(let passage, var animation):
      animation.advance(by: seconds)
      self = .animating(passage, animation)
      return animation.isFinished
    case .settling(let passage, var animation):
      animation.advance(by: seconds)
      self = .settling(passage, animation)
      return animation.isFinished
    }
  }
}
