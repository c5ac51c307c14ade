/// The navigation controllers of a tab container, and which of them is chosen.
struct TabContainer: Sendable, Equatable {
  /// The controllers, one a tab, from the leading side.
  let controllers: [Int]
  /// What the tabs say.
  let titles: [String]
  /// The chosen one, from 0.
  var selected: Int

  /// The controller on show.
  var selectedController: Int { controllers[selected] }
}

/// What a screen contains, once it has its place in the tree.
enum ContainedNode: Sendable, Equatable {
  case navigation(Int)
  case tabs(TabContainer)

  /// The controller on show.
  var controllerOnShow: Int {
    switch self {
    case .navigation(let controller): controller
    case .tabs(let tabs): tabs.selectedController
    }
  }

  /// All its controllers.
  var controllers: [Int] {
    switch self {
    case .navigation(let controller): [controller]
    case .tabs(let tabs): tabs.controllers
    }
  }
}
