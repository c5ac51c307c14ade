/// A controller that holds a stack, and what it stands in.
struct NavigationController: Sendable, Equatable {
  /// What a controller stands in.
  enum Parent: Sendable, Equatable {
    /// The window: the outermost controller, or a presented one.
    case window
    /// A screen that contains it, alone or as a tab.
    case screen(ScreenID)
  }

  var stack: NavigationStack
  let parent: Parent
  /// What its screens' bars look like where they do not say.
  var appearance = BarAppearance()
}
