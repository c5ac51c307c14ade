// What is where: read-outs that change nothing.

extension Navigator {
  /// The outermost controller.
  public var rootController: ControllerID { ControllerID(kind: .stack(tree.base)) }

  /// The innermost controller on show: the one that operations without an address go to.
  public var controllerOnShow: ControllerID { ControllerID(kind: .stack(tree.innermost)) }

  /// The controller presented last; nil where nothing is presented.
  public var presentedController: ControllerID? {
    tree.presented.last.map { ControllerID(kind: .stack($0)) }
  }

  /// The controller that holds a screen; nil where it is not there.
  ///
  /// Under `wrapped` that is the inner one, which holds this screen alone and hands every operation
  /// on to the outer one.
  public func navigationController(of screen: ScreenID) -> ControllerID? {
    guard let place = tree.location(of: screen) else { return nil }
    return system.containment == .wrapped
      ? ControllerID(kind: .wrapping(screen)) : ControllerID(kind: .stack(place.controller))
  }

  /// The controller that holds a controller; nil for one in the window.
  public func navigationController(of controller: ControllerID) -> ControllerID? {
    switch controller.kind {
    case .wrapping(let screen):
      return tree.location(of: screen).map { ControllerID(kind: .stack($0.controller)) }
    case .stack(let number):
      guard case .screen(let holder)? = tree.controllers[number]?.parent else { return nil }
      return navigationController(of: holder)
    }
  }

  /// The outermost controller above a screen: climbs until there is no further one.
  public func rootNavigationController(of screen: ScreenID) -> ControllerID? {
    var controller = navigationController(of: screen)
    while let current = controller, let outer = navigationController(of: current) {
      controller = outer
    }
    return controller
  }

  /// The controller inside a screen: of the chosen tab, of the controller it contains, or, under
  /// `wrapped`, the inner one of a content screen.
  public func controller(inside screen: ScreenID) -> ControllerID? {
    guard tree.holds(screen) else { return nil }
    if let node = tree.containers[screen] {
      return ControllerID(kind: .stack(node.controllerOnShow))
    }
    return system.containment == .wrapped ? ControllerID(kind: .wrapping(screen)) : nil
  }

  /// The content screens of a controller, bottom first; empty for one that is not there.
  ///
  /// Under `wrapped`, an inner controller reads out the outer one's screens, unwrapped: content code
  /// uses it as if it were a plain one.
  public func stack(of controller: ControllerID) -> [Screen] {
    resolve(controller).map { tree.stack(of: $0).screens } ?? []
  }

  /// How many screens a controller holds, without reading them out.
  public func depth(of controller: ControllerID) -> Int {
    resolve(controller).map { tree.depth(of: $0) } ?? 0
  }

  /// What a controller really holds, bottom first: under `wrapped`, the wraps of its screens.
  public func wrappedStack(of controller: ControllerID) -> [ContainerChain.Link] {
    switch controller.kind {
    case .wrapping(let screen):
      return tree.holds(screen) ? [.content(screen)] : []
    case .stack(let number):
      let isWrapped = system.containment == .wrapped
      return tree.stack(of: number).screens.map { isWrapped ? .wrap($0.id) : .screen($0.id) }
    }
  }

  /// The screen of this identity; nil where it is not there.
  public func screen(_ id: ScreenID) -> Screen? { tree.screen(id) }

  /// Whether a screen is in some stack, on show or not.
  public func holds(_ screen: ScreenID) -> Bool { tree.holds(screen) }

  /// Which tab of a tab container is chosen, from 0; nil where it is none.
  public func selectedTab(of screen: ScreenID) -> Int? {
    guard case .tabs(let tabs)? = tree.containers[screen] else { return nil }
    return tabs.selected
  }

  /// What the tabs of a tab container say, from the leading side; empty where it is none.
  public func tabTitles(of screen: ScreenID) -> [String] {
    guard case .tabs(let tabs)? = tree.containers[screen] else { return [] }
    return tabs.titles
  }

  /// The innermost tab container on show; nil where there is none.
  public var tabContainerOnShow: ScreenID? {
    var controller: Int? = tree.innermost
    while let inner = controller {
      if case .screen(let holder)? = tree.controllers[inner]?.parent,
        case .tabs? = tree.containers[holder]
      {
        return holder
      }
      controller = tree.parent(of: inner)
    }
    return nil
  }

  /// The screens that have a picture of themselves, bottom first: all below the top.
  ///
  /// The list follows from the stack, so no operation can leave it stale.
  public func pictures(of controller: ControllerID) -> [ScreenID] {
    stack(of: controller).dropLast().map(\.id)
  }
}
