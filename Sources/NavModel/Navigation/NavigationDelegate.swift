/// What an owner may decide about navigation, as functions over values.
///
///     navigator.delegate.shouldPop = { screen in screen.id != "unsaved draft" }
public struct NavigationDelegate: Sendable {
  /// Whether a screen may be popped; a pop of several asks for each.
  public var shouldPop: @Sendable (Screen) -> Bool
  /// The back item of a pushed screen, given the one that would stand there.
  ///
  /// Returning the second argument is calling the default.
  public var backItem: @Sendable (Screen, BarItem?) -> BarItem?

  /// Makes a delegate that lets everything be as it is.
  public init(
    shouldPop: @escaping @Sendable (Screen) -> Bool = { _ in true },
    backItem: @escaping @Sendable (Screen, BarItem?) -> BarItem? = { _, standard in standard }
  ) {
    self.shouldPop = shouldPop
    self.backItem = backItem
  }
}
