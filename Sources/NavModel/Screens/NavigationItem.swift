/// What a screen puts into its navigation bar; UIKit's `UINavigationItem`.
public struct NavigationItem: Hashable, Sendable {
  /// The bar's title.
  public var title: String
  /// A line above the title; nil for none.
  public var prompt: String?
  /// What stands in the back item's place.
  public var back: BackItem
  /// What the back item of the *next* screen says; nil for this screen's title.
  public var backTitle: String?
  /// Items at the leading side.
  public var left: [BarItem]
  /// Items at the trailing side.
  public var right: [BarItem]
  /// Whether left items stand beside the back item instead of replacing it.
  public var leftItemsSupplementBackButton: Bool
  /// Whether the title is large and collapses into the bar on scrolling.
  public var prefersLargeTitle: Bool

  /// Whether the screen has put something of its own, or nothing, in the back item's place.
  var hasOwnBackItem: Bool {
    back != .automatic || (!left.isEmpty && !leftItemsSupplementBackButton)
  }

  /// Makes an item that shows `title` and resolves its back item by the platform's rules.
  public init(
    title: String,
    prompt: String? = nil,
    back: BackItem = .automatic,
    backTitle: String? = nil,
    left: [BarItem] = [],
    right: [BarItem] = [],
    leftItemsSupplementBackButton: Bool = false,
    prefersLargeTitle: Bool = false
  ) {
    self.title = title
    self.prompt = prompt
    self.back = back
    self.backTitle = backTitle
    self.left = left
    self.right = right
    self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    self.prefersLargeTitle = prefersLargeTitle
  }
}
