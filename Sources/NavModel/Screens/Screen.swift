/// A screen, as the navigation knows it: who it is, what its bar says, and how it may be left.
///
/// What it shows belongs to whoever draws it, looked up by ``id``.
///
///     var detail = Screen("detail", title: "Detail")
///     detail.barVisibility = .hidden
public struct Screen: Sendable, Equatable {
  /// Its identity, apart from its title and its place.
  public let id: ScreenID

  /// All it says of itself, shared by its copies until one of them is changed.
  ///
  /// Operations and transitions hand screens on a dozen times, so that must cost next to nothing.
  private var shared: Shared

  /// What it puts into its bar.
  public var item: NavigationItem {
    get { shared.traits.item }
    set { change { $0.item = newValue } }
  }
  /// Whether its navigation bar is on show.
  public var barVisibility: Visibility {
    get { shared.traits.barVisibility }
    set { change { $0.barVisibility = newValue } }
  }
  /// How its bar looks.
  public var appearance: BarAppearance {
    get { shared.traits.appearance }
    set { change { $0.appearance = newValue } }
  }
  /// Whether the tab bar stays while this screen is the one on show; each screen's own word.
  public var tabBarVisibility: Visibility {
    get { shared.traits.tabBarVisibility }
    set { change { $0.tabBarVisibility = newValue } }
  }
  /// Whether it can be swiped away.
  public var swipe: SwipePolicy {
    get { shared.traits.swipe }
    set { change { $0.swipe = newValue } }
  }
  /// How far from the leading edge a swipe may start, in points; 0 or less sets no limit.
  ///
  /// FDFullscreenPopGesture's `fd_interactivePopMaxAllowedInitialDistanceToLeftEdge`.
  public var swipeStart: Double {
    get { shared.traits.swipeStart }
    set { change { $0.swipeStart = newValue } }
  }
  /// The width of horizontally scrolling content, in points; 0 for content that does not scroll so.
  public var scrollableWidth: Double {
    get { shared.traits.scrollableWidth }
    set { change { $0.scrollableWidth = newValue } }
  }
  /// Parts of the window in which the content takes horizontal drags for itself.
  public var claims: [Rect] {
    get { shared.traits.claims }
    set { change { $0.claims = newValue } }
  }
  /// Whether it refuses to be popped.
  public var vetoesPop: Bool {
    get { shared.traits.vetoesPop }
    set { change { $0.vetoesPop = newValue } }
  }
  /// What it contains beside its own content; nil for a plain screen.
  public var container: Container? {
    get { shared.traits.container }
    set { change { $0.container = newValue } }
  }

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
    shared = Shared(Traits(item: NavigationItem(title: title ?? id.rawValue), container: container))
  }
}

extension Screen {
  private struct Traits: Sendable, Equatable {
    var item: NavigationItem
    var container: Container?
    var barVisibility = Visibility.shown
    var appearance = BarAppearance()
    var tabBarVisibility = Visibility.shown
    var swipe = SwipePolicy.automatic
    var swipeStart = 0.0
    var scrollableWidth = 0.0
    var claims: [Rect] = []
    var vetoesPop = false
  }

  private final class Shared: Sendable, Equatable {
    let traits: Traits

    init(_ traits: Traits) {
      self.traits = traits
    }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.traits == b.traits }
  }

  private mutating func change(_ edit: (inout Traits) -> Void) {
    var traits = shared.traits
    edit(&traits)
    shared = Shared(traits)
  }
}
