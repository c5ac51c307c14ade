/// Everything that a navigator holds, counted by walking the tree: for tests of the tree itself.
package struct Census: Sendable, Equatable {
  /// What one screen contains.
  package enum Contained: Sendable, Equatable {
    /// A controller with this stack, bottom first.
    case navigation([ScreenID])
    /// A tab container with these stacks, and which of them is chosen.
    case tabs([[ScreenID]], selected: Int)
  }

  /// The outermost stack, bottom first.
  package var base: [ScreenID] = []
  /// The presented stacks, the lowest first.
  package var presented: [[ScreenID]] = []
  /// What the screens of those stacks, and the screens within them, contain.
  package var contained: [ScreenID: Contained] = [:]
  /// How many table entries speak of a screen that is not there, or of another place than its own.
  package var misplaced = 0
  /// How many controllers, containers and scroll offsets are kept that neither a stack nor what is to
  /// be brought back leads to.
  package var strays = 0
}

extension Navigator {
  /// Counts what is held.
  ///
  /// The cost grows with the tree.
  package var census: Census {
    var walk = CensusWalk(tree: tree)
    var census = Census()
    census.base = walk.visit(tree.base)
    census.presented = tree.presented.map { walk.visit($0) }
    census.contained = walk.contained
    census.misplaced = walk.misplaced + abs(tree.screenCount - walk.screens)
    let remembered = forward?.entries.flatMap { $0.map(\.id) } ?? []
    for screen in remembered where !tree.holds(screen) { walk.visitAside(screen) }
    let isKept = { (screen: ScreenID) in tree.holds(screen) || walk.aside.contains(screen) }
    census.strays =
      tree.controllers.count - walk.controllers + tree.containers.count - walk.containers
      + offsets.keys.count { !isKept($0) } + collapses.keys.count { !isKept($0) }
    return census
  }
}

/// The walk over the controllers that stacks lead to.
private struct CensusWalk {
  let tree: ScreenTree
  var contained: [ScreenID: Census.Contained] = [:]
  /// Screens that are in no stack, but kept.
  var aside: Set<ScreenID> = []
  var controllers = 0
  var containers = 0
  var screens = 0
  var misplaced = 0

  mutating func visit(_ controller: Int) -> [ScreenID] {
    controllers += 1
    let stack = tree.stack(of: controller).screens.map(\.id)
    for (index, screen) in stack.enumerated() {
      screens += 1
      let place = ScreenTree.Location(controller: controller, index: index)
      if tree.location(of: screen) != place { misplaced += 1 }
      if tree.containers[screen] != nil { containers += 1 }
      switch tree.containers[screen] {
      case nil: break
      case .navigation(let inner)?: contained[screen] = .navigation(visit(inner))
      case .tabs(let tabs)?:
        let stacks = tabs.controllers.map { visit($0) }
        contained[screen] = .tabs(stacks, selected: tabs.selected)
      }
    }
    return stack
  }

  /// Counts what a kept screen contains.
  mutating func visitAside(_ screen: ScreenID) {
    guard aside.insert(screen).inserted, let node = tree.containers[screen] else { return }
    containers += 1
    for controller in node.controllers {
      controllers += 1
      for inner in tree.stack(of: controller).screens { visitAside(inner.id) }
    }
  }
}
