/// The screens of one navigation controller, bottom first; never empty once it is on show.
public struct NavigationStack: Sendable, Equatable {
  /// The screens, bottom first.
  public private(set) var screens: [Screen]

  /// Makes a stack.
  public init(_ screens: [Screen]) {
    self.screens = screens
  }

  /// How many screens it holds.
  public var count: Int { screens.count }

  /// The screen on top; nil in an empty stack.
  public var top: Screen? { screens.last }

  /// The screen below the top; nil at the root.
  public var belowTop: Screen? {
    screens.count > 1 ? screens[screens.count - 2] : nil
  }

  /// Does what `change` says.
  ///
  /// Its screens must be the ones that are there.
  mutating func apply(_ change: StackChange) {
    switch change {
    case .pushed(let added): screens.append(contentsOf: added)
    case .popped(let removed): screens.removeLast(min(removed.count, screens.count))
    case .replaced(_, let new): screens = new
    }
  }

  /// Puts what is now known of the screen at `index` in its place; nothing beyond the ends.
  mutating func replace(at index: Int, with screen: Screen) {
    guard screens.indices.contains(index) else { return }
    screens[index] = screen
  }
}
