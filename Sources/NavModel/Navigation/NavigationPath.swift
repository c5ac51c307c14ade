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
  /// cut there and the entry is told. It is asked anew where a running transition has to end first,
  /// as that may change what is there.
  @discardableResult
  public mutating func setPath(
    _ path: NavigationPath,
    animated: Bool = true,
    on controller: ControllerID? = nil,
    resolve: (ScreenID) -> Screen?
  ) -> PathResult {
    var unresolved: ScreenID?
    let operation = operate(animated: animated) { navigator in
      guard let stack = navigator.resolve(controller) else { return .refused(.notFound) }
      let old = navigator.tree.stack(of: stack).screens
      let new: [Screen]
      (new, unresolved) = Self.resolved(path, on: old, resolve)
      return navigator.pathPlan(on: stack, from: old, to: new)
    }
    return PathResult(operation: operation, unresolved: unresolved)
  }

  /// The stack that a path means, up to the entry that cannot be resolved, and that entry.
  private static func resolved(
    _ path: NavigationPath,
    on old: [Screen],
    _ resolve: (ScreenID) -> Screen?
  ) -> (stack: [Screen], unresolved: ScreenID?) {
    var known: [ScreenID: Screen] = [:]
    for screen in old { known[screen.id] = screen }
    var stack = Array(old.prefix(1))
    var seen = Set(stack.map(\.id))
    for id in path.screens {
      guard seen.insert(id).inserted, let screen = known[id] ?? resolve(id), screen.id == id else {
        return (stack, id)
      }
      stack.append(screen)
    }
    return (stack, nil)
  }

  private func pathPlan(on controller: Int, from old: [Screen], to new: [Screen]) -> Plan {
    let isSame = { (one: Screen, other: Screen) in one.id == other.id }
    if old.starts(with: new, by: isSame) {
      return old.count == new.count
        ? .refused(.unchanged, isComplete: true) : popPlan(on: controller) { _ in new.count }
    }
    if new.count == old.count + 1, let added = new.last, new.starts(with: old, by: isSame) {
      guard tree.admits([added]) else { return .refused(.alreadyThere) }
      return .plan(.push, .stack(controller, .pushed([added])), .pushed)
    }
    return replacePlan(on: controller) { _ in new }
  }
}
