/// The screens above the root of one stack, as something to store and to set.
public struct NavigationPath: Sendable, Hashable, Codable {
  /// The screens, the lowest first; empty at the root.
  public var screens: [ScreenID]

  /// Makes a path.
  public init(_ screens: [ScreenID] = []) {
    self.screens = screens
  }

  /// Reads a path from a list of screens' names.
  public init(from decoder: any Decoder) throws {
    screens = try decoder.singleValueContainer().decode([ScreenID].self)
  }

  /// Writes the path as a list of screens' names.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(screens)
  }
}

/// What setting a path came to.
public struct PathResult: Sendable, Equatable {
  /// The operation that it took; refused as unchanged where the path was the one that is there.
  public var operation: OperationResult
  /// The entry that could not be resolved, before which the path was cut; nil where all could.
  public var unresolved: ScreenID?
}

extension Navigator {
  /// The path of a controller; nil for the innermost controller on show.
  ///
  /// A swipe leaves it alone until it is decided, and a cancelled one for good.
  public func path(of controller: ControllerID? = nil) -> NavigationPath {
    guard let stack = resolve(controller) else { return NavigationPath() }
    return NavigationPath(tree.stack(of: stack).screens.dropFirst().map(\.id))
  }

  /// Sets the path of a controller by the least operation that makes it so.
  ///
  /// One more at the end is a push, one less a pop, none at all a pop to the root, several less a
  /// pop to the screen that is then on top, and anything else a set; screens that stay are known by
  /// their identity (swift-navigation's rule). An entry that is there already is used as it is; for
  /// any other `resolve` is asked, and where it has no answer, or the entry comes twice, the path is
  /// cut there and the entry is told.
  @discardableResult
  public mutating func setPath(
    _ path: NavigationPath,
    animated: Bool = true,
    on controller: ControllerID? = nil,
    resolve: (ScreenID) -> Screen?
  ) -> PathResult {
    guard let stack = self.resolve(controller), let root = tree.stack(of: stack).screens.first
    else {
      return PathResult(operation: .refused(.notFound, isComplete: false), unresolved: nil)
    }
    let current = tree.stack(of: stack).screens.dropFirst()
    var known: [ScreenID: Screen] = [:]
    for screen in current { known[screen.id] = screen }
    var screens: [Screen] = []
    var seen: Set<ScreenID> = [root.id]
    var unresolved: ScreenID?
    for id in path.screens {
      guard seen.insert(id).inserted, let screen = known[id] ?? resolve(id), screen.id == id else {
        unresolved = id
        break
      }
      screens.append(screen)
    }
    let target = ControllerID(kind: .stack(stack))
    let operation = least(
      from: Array(current),
      to: screens,
      root: root,
      animated: animated,
      on: target
    )
    return PathResult(operation: operation, unresolved: unresolved)
  }

  private mutating func least(
    from old: [Screen],
    to new: [Screen],
    root: Screen,
    animated: Bool,
    on target: ControllerID
  ) -> OperationResult {
    let isSame = { (a: Screen, b: Screen) in a.id == b.id }
    if old.count == new.count, old.elementsEqual(new, by: isSame) {
      return .refused(.unchanged, isComplete: true)
    }
    if new.isEmpty { return popToRoot(animated: animated, on: target) }
    if new.starts(with: old, by: isSame), new.count == old.count + 1, let added = new.last {
      return push(added, animated: animated, on: target)
    }
    if old.starts(with: new, by: isSame), let top = new.last {
      return old.count == new.count + 1
        ? pop(animated: animated, on: target) : pop(to: top.id, animated: animated, on: target)
    }
    return set([root] + new, animated: animated, on: target)
  }
}
