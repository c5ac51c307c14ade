/// The whole of the navigation: one tree of controllers, one transition, one clock of its own.
///
/// Commands and pan samples go in, a ``Scene`` comes out. A navigator reads no clock: time comes in
/// by ``advance(by:)``, and between two calls nothing moves.
///
///     var navigator = Navigator(root: Screen("list"), window: Window(width: 640, height: 384))
///     navigator.push(Screen("detail"))
///     navigator.advance(by: 1 / 60)
public struct Navigator: Sendable {
  /// The way of navigating; see ``use(_:)``.
  public internal(set) var system: NavigationSystem
  /// Which side things lead from.
  ///
  /// A change takes hold at once and keeps progress.
  public var direction: LayoutDirection {
    didSet { keepHold() }
  }
  /// How much moves; see ``MotionLevel``.
  ///
  /// What runs by itself is finished at once where less than everything is to move.
  public var motion: MotionLevel {
    didSet { if motion != .full, isAnimating, !isLedByKeys { interrupt() } }
  }
  /// What the owner decides.
  public var delegate = NavigationDelegate()
  /// Whether what a pop takes is kept, to be brought back by a swipe from the trailing edge.
  ///
  /// Off by default: a popped screen is let go as soon as it has left. On, it is let go when
  /// something else is pushed, or when it is too long ago. What is being brought back when it is
  /// switched off is finished at once first.
  public var remembersForward = false {
    didSet {
      guard !remembersForward, oldValue else { return }
      if transition.passage?.isReturn == true { interrupt() }
      forgetForward()
    }
  }
  /// The window that panes slide in; see ``resize(to:)``.
  public internal(set) var window: Window
  /// Seconds that have passed since it was made.
  public internal(set) var now = 0.0

  var tree: ScreenTree
  var transition = Transition.idle
  var recognizer = PanRecognizer()
  var ledger = LifecycleLedger()
  var reports: [Report] = []
  var operations: UInt64 = 0
  var offsets: [ScreenID: Double] = [:]
  /// How far contents are scrolled down, where they are.
  var collapses: [ScreenID: Double] = [:]
  var lastShown: ScreenID
  var bounce: Animation?
  var forward: ForwardMemory?

  /// Makes a navigator whose outermost controller shows `root`.
  ///
  /// Nothing is reported of it.
  public init(
    system: NavigationSystem = .fluid,
    root: Screen,
    window: Window,
    direction: LayoutDirection = .leftToRight,
    motion: MotionLevel = .full
  ) {
    self.system = system
    self.direction = direction
    self.motion = motion
    self.window = window.measurable
    tree = ScreenTree(root: root)
    lastShown = tree.contentOnShow
  }
}

/// How much of what could move does.
public enum MotionLevel: String, Sendable, Hashable, CaseIterable {
  /// Everything.
  case full
  /// Only what a hand leads, without parallax, dim or shadow; the rest happens at once.
  case reduced
  /// Nothing; a swipe is decided when it is let go.
  case none
}

// MARK: - Time

extension Navigator {
  /// Seconds without a key after which a pane that keys have dragged is let go.
  public static let keyPatience = 0.6

  /// The longest time that passes in one step, in seconds: a day, as after a night's sleep.
  private static let longestStep = 86_400.0

  /// Lets `seconds` pass; negative ones, and what is no number, count as 0, and more than a day
  /// as a day.
  public mutating func advance(by seconds: Double) {
    var rest = seconds > 0 ? min(seconds, Self.longestStep) : 0
    if case .interactive(let passage, let progress, .keys(let idle)) = transition {
      let patience = max(Self.keyPatience - idle, 0)
      // Frames add up to a hair less than they should.
      guard rest >= patience - Animation.instant else {
        now += rest
        transition = .interactive(passage, progress: progress, .keys(idle: idle + rest))
        return
      }
      now += min(patience, rest)
      rest = max(rest - patience, 0)
      letGoOfKeys()
    }
    now += rest
    if transition.advance(by: rest) { endTransition() }
    if var swing = bounce {
      swing.advance(by: rest)
      bounce = swing.isFinished ? nil : swing
    }
  }

  /// Whether something moves by itself, so that time must be let pass for it.
  public var isAnimating: Bool {
    switch transition {
    case .animating, .settling, .interactive(_, _, .keys): true
    case .idle, .interactive(_, _, .pointer): bounce != nil
    }
  }

  /// Where the navigation stands.
  public var phase: Phase { transition.phase }

  /// What moves; nil at rest.
  public var operation: Operation? { transition.passage?.operation }

  /// How far it has come in its own direction, 0…1; 0 at rest.
  public var progress: Double { transition.progress }

  /// Whether keys lead the running transition.
  public var isLedByKeys: Bool {
    if case .interactive(_, _, .keys) = transition { true } else { false }
  }

  /// Whether the pointer leads the running transition.
  public var isLedByPointer: Bool {
    if case .interactive(_, _, .pointer) = transition { true } else { false }
  }

  /// Whether gestures are refused until the running transition has ended.
  public var refusesGestures: Bool {
    transition != .idle && system.interruption == .operations
  }

  /// Everything to tell since the last call, in the order in which it happened.
  ///
  /// Reports pile up until they are drained.
  public mutating func drainReports() -> [Report] {
    // Mostly there is nothing, and a list that is shared cannot be emptied in its place.
    guard !reports.isEmpty else { return [] }
    defer { reports.removeAll(keepingCapacity: true) }
    return reports
  }
}

// MARK: - Setting

extension Navigator {
  /// Changes the way of navigating.
  ///
  /// A running transition is finished at once first.
  public mutating func use(_ system: NavigationSystem) {
    interrupt()
    self.system = system
  }

  /// Changes the window; progress is kept, and a drag goes on from where the pointer is.
  ///
  /// A window that is too small to draw in takes a drag away. A side that is negative, or no
  /// number, counts as 0.
  public mutating func resize(to window: Window) {
    let window = window.measurable
    // At the speed that the pane has had in the window that was.
    if window.isTooSmall { takeGestureAway() }
    self.window = window
    keepHold()
  }

  /// Lets a drag go on from where the pointer is now, whatever has changed around it.
  private mutating func keepHold() {
    guard recognizer.isLeading, let last = recognizer.tracker.last else { return }
    recognizer.begin(from: last.location, progress: transition.progress)
  }
}
