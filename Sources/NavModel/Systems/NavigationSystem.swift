/// One way of doing stack navigation, as a table of policies.
///
/// The engine is the same for all of them; a system only says when a swipe begins, when it
/// finishes, what may interrupt it, how things move, and what bars look like. One more system is
/// one more value:
///
///     var mine = NavigationSystem.fluid
///     mine.release = .reached(0.4)
public struct NavigationSystem: Sendable, Equatable {
  /// What it is called on the command line and in flow files.
  public var name: String
  /// Whose it is, and what it is known for, in a sentence.
  public var summary: String
  /// How controllers are nested.
  public var containment: Containment
  /// When a movement becomes a swipe back.
  public var begin: BeginRule
  /// When a swipe that is let go pops.
  public var release: ReleaseRule
  /// When a swipe on a presented root that is let go dismisses.
  public var dismissRelease: ReleaseRule
  /// What may interrupt a transition.
  public var interruption: Interruption
  /// How a push looks.
  public var push: TransitionStyle
  /// How a pop looks that was not swiped.
  public var pop: TransitionStyle
  /// How a presentation and its dismissal look.
  public var presentation: TransitionStyle
  /// How another tab comes.
  public var selection: TransitionStyle
  /// Where the panes are while a swipe leads them.
  public var swipe: Travel
  /// Where the panes are while a swipe leads a presented controller out.
  public var dismissSwipe: Travel
  /// How a swipe that is let go runs to its end.
  public var settle: SettleStyle
  /// How a dismissing swipe that is let go runs to its end.
  public var dismissSettle: SettleStyle
  /// How bars look.
  public var bar: BarStyle
  /// Whether the first screen pushed on a root comes without animation.
  public var skipsFirstPush: Bool
  /// Whether what lies below is a picture, taken when it was covered.
  public var usesPictures: Bool
  /// Whether the root is kept apart: what it opens is presented over it instead of pushed.
  public var presentsOverRoot: Bool

  /// How controllers are nested.
  public enum Containment: String, Sendable, Hashable {
    /// One controller holds the screens.
    case plain
    /// An outer controller holds wrap screens, each with an inner controller of one content screen.
    case wrapped
  }

  /// What may interrupt a transition.
  public enum Interruption: String, Sendable, Hashable {
    /// A press catches a moving pane, and keys turn it round.
    case anything
    /// Only operations; gestures wait until it has ended.
    case operations
  }
}

extension NavigationSystem {
  /// The platform's constants, from which every published system starts.
  enum Platform {
    /// Seconds of a push or pop.
    static let duration = 0.35
    /// Seconds of a presentation that looks like a push.
    static let presentationDuration = 0.25
    /// Where the covered pane is, in widths.
    static let parallax = -0.3
    /// How much of the covered pane is taken by black.
    static let dim = 0.1
    /// The strength of a pane's shadow.
    static let shadow = 0.3
    /// The width of the edge from which the edge pan starts, in points.
    static let edge = 13.0
    /// How far a touch must move before a pan is asked about, in points.
    static let hysteresis = 10.0

    static let travel = Travel(parallax: parallax, dim: dim, shadow: shadow)
    static let slide = TransitionStyle(travel, .curve(.easeInOut, duration: duration))
    static let presentation = TransitionStyle(
      Travel(parallax: 0, shadow: shadow),
      .curve(.easeInOut, duration: presentationDuration)
    )
    static let release = ReleaseRule.platform(duration: duration)
    static let settle = SettleStyle.completion(.easeOut, duration: duration, speed: .release)
  }

  /// A system with the platform's values, to be changed where a published one differs.
  static func platform(
    _ name: String,
    _ summary: String,
    begin: BeginRule
  ) -> NavigationSystem {
    NavigationSystem(
      name: name,
      summary: summary,
      containment: .plain,
      begin: begin,
      release: Platform.release,
      dismissRelease: .past(0.5),
      interruption: .operations,
      push: Platform.slide,
      pop: Platform.slide,
      presentation: Platform.presentation,
      selection: TransitionStyle(
        .still,
        .curve(.easeInOut, duration: Platform.presentationDuration)
      ),
      swipe: Platform.travel,
      dismissSwipe: Platform.presentation.travel,
      settle: Platform.settle,
      dismissSettle: .completion(
        .easeInOut,
        duration: Platform.presentationDuration,
        speed: .rest
      ),
      bar: BarStyle(.fused),
      skipsFirstPush: false,
      usesPictures: false,
      presentsOverRoot: false
    )
  }

  /// All systems that are built in, the default first.
  public static let all: [NavigationSystem] = [
    .fluid, .system, .wrapped, .fullScreenPan, .presented, .cone, .percentDriven, .fdFullScreen,
    .snapshot,
  ]

  /// The built-in system of this name; nil where there is none.
  public static func named(_ name: String) -> NavigationSystem? {
    all.first { $0.name == name }
  }
}
