/// A screen, as the navigation knows it: who it is, what its bar says, and how it may be left.
///
/// What it shows belongs to whoever draws it, looked up by ``id``.
///
///     var detail = Screen("detail", title: "Detail")
///     detail.bar.visibility = .hidden
public struct Screen: Sendable, Equatable {
  /// Its identity, apart from its title and its place.
  public let id: ScreenID
  /// What it puts into its bar.
  public var item: NavigationItem
  /// Whether its navigation bar is on show.
  public var barVisibility: Visibility
  /// How its bar looks.
  public var appearance: BarAppearance
  /// Whether the tab bar stays while this screen is the one on show; each screen's own word.
  public var tabBarVisibility: Visibility
  /// Whether it can be swiped away.
  public var swipe: SwipePolicy
  /// How far from the leading edge a swipe may start, in points; 0 or less sets no limit.
  ///
  /// FDFullscreenPopGesture's `fd_interactivePopMaxAllowedInitialDistanceToLeftEdge`.
  public var swipeStart: Double
  /// The width of horizontally scrolling content, in points; 0 for content that does not scroll so.
  public var scrollableWidth: Double
  /// Parts of the window in which the content takes horizontal drags for itself.
  public var claims: [Rect]
  /// Whether it refuses to be popped.
  public var vetoesPop: Bool
  /// What it contains beside its own content; nil for a plain screen.
  public var container: Container?

  /// Whether a screen can be swiped away.
  public enum SwipePolicy: Sendable, Hashable {
    /// Where the system allows it, given the screen's bar and back item.
    case automatic
    /// Always, whatever the system says of hidden bars and custom back items.
    case on
    /// Never.
    case off

    /// What a content screen and the screen that contains it say together: off beats on.
    static func joined(_ inner: SwipePolicy?, _ outer: SwipePolicy?) -> SwipePolicy {
      if inner == .off || outer == .off { return .off }
      return inner == .on || outer == .on ? .on : .automatic
    }
  }

  /// Controllers of its own that a screen contains.
  ///
  /// This is how a controller gets into a stack: a bare one cannot be pushed. A container without
  /// a stack, or with an empty one, counts as none.
  public enum Container: Sendable, Equatable {
    /// A navigation controller with this stack, bottom first.
    case navigation([Screen])
    /// A tab container with one navigation controller a tab.
    case tabs([[Screen]], selected: Int)

    /// All screens of its stacks.
    var screens: [Screen] {
      switch self {
      case .navigation(let stack): stack
      case .tabs(let stacks, _): stacks.flatMap(\.self)
      }
    }
  }

  /// Makes a screen with a shown bar that says `title`.
  public init(_ id: ScreenID, title: String? = nil, container: Container? = nil) {
    self.id = id
    self.item = NavigationItem(title: title ?? id.rawValue)
    self.container = container
    barVisibility = .shown
    appearance = BarAppearance()
    tabBarVisibility = .shown
    swipe = .automatic
    swipeStart = 0
    scrollableWidth = 0
    claims = []
    vetoesPop = false
  }
}
