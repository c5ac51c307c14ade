// What a screen puts into its bar, resolved.

/// The bar of the screen on show, as a person would name it.
public struct BarState: Sendable, Equatable {
  /// Whether there is a bar.
  public var isVisible: Bool
  /// What it shows, or would.
  public var face: BarFace

  /// Makes a state.
  public init(isVisible: Bool, face: BarFace) {
    self.isVisible = isVisible
    self.face = face
  }
}

/// A screen with what its bar depends on.
struct PlacedScreen {
  var screen: Screen
  /// What lies below it in its stack; nil at the root.
  var below: Screen?
  /// The controller whose bar it fills.
  var controller: Int
}

extension Navigator {
  /// The bar of the screen on show: of the one that a running transition is on its way to, and while
  /// something leads, of the one it would settle on if it were let go at rest.
  public var barOnShow: BarState {
    var innermost: PlacedScreen?
    visitLevelsOnShow { innermost = $0 }
    guard let placed = innermost else {
      return BarState(isVisible: false, face: BarFace(screen: "", title: ""))
    }
    return BarState(isVisible: showsBar(placed.screen), face: face(of: placed))
  }

  /// The content screen on show, in the same sense as ``barOnShow``.
  public var destination: ScreenID {
    guard let passage = transition.passage else { return tree.contentOnShow }
    return isBoundForward(passage) ? passage.coming : passage.leaving
  }

  /// Whether a tab bar is on show, in the same sense as ``barOnShow``.
  public var isTabBarOnShow: Bool {
    var isShown = false
    var isTab = false
    visitLevelsOnShow { level in
      if isTab { isShown = level.screen.tabBarVisibility == .shown }
      isTab = if case .tabs? = tree.containers[level.screen.id] { true } else { false }
    }
    return isShown
  }

  /// What a long press on the back item on show lists: the screens below the one whose bar it
  /// stands in, nearest first.
  ///
  /// Where no back item is on show, those that going back leads to.
  public var backHistory: [Screen] {
    guard let place = historyPlace else { return [] }
    return tree.stack(of: place.controller).screens.prefix(place.index).reversed()
  }

  /// Whether ``backHistory`` lists anything, without reading it out.
  public var hasBackHistory: Bool { historyPlace.map { $0.index > 0 } ?? false }

  /// What a screen puts into its bar; nil where it is not there.
  public func barFace(of screen: ScreenID) -> BarFace? {
    placed(screen).map { face(of: $0) }
  }

  /// Whether the transition is on its way to its goal, or would be if it were let go at rest.
  private func isBoundForward(_ passage: Passage) -> Bool {
    guard case .interactive(_, let progress, _) = transition else {
      return transition.isHeadingForward
    }
    return isFinished(passage, by: Release(progress: progress, width: window.width))
      && (passage.isApplied || !isVetoed(by: passage))
  }

  /// Goes through the screens whose bars are on show, the outermost first, in the same sense as ``barOnShow``.
  private func visitLevelsOnShow(_ visit: (PlacedScreen) -> Void) {
    let passage = transition.passage
    let isForward = passage.map(isBoundForward) ?? true
    var controller: Int? =
      switch passage?.change {
      case .present(let presented)?: isForward ? presented : tree.coveredBy(presented)
      case .dismiss(let presented)?: isForward ? tree.coveredBy(presented) : presented
      case .stack?, .select?, nil: tree.outermostOnShow
      }
    while let current = controller {
      var level = placedTop(of: current)
      if case .stack(current, _)? = passage?.change, let pair = passage?.pair {
        level =
          isForward
          ? PlacedScreen(screen: pair.coming, below: pair.belowComing, controller: current)
          : PlacedScreen(screen: pair.leaving, below: pair.belowLeaving, controller: current)
      }
      guard let level else { return }
      visit(level)
      let node = tree.containers[level.screen.id]
      controller = node?.controllerOnShow
      if case .tabs(let tabs)? = node,
        case .select(level.screen.id, let from, let to)? = passage?.change
      {
        controller = tabs.controllers[isForward ? to : from]
      }
    }
  }

  private func placedTop(of controller: Int) -> PlacedScreen? {
    tree.screen(below: 0, of: controller).map {
      PlacedScreen(
        screen: $0,
        below: tree.screen(below: 1, of: controller),
        controller: controller
      )
    }
  }

  private func placed(_ id: ScreenID) -> PlacedScreen? {
    guard let place = tree.location(of: id), let screen = tree.screen(id) else { return nil }
    let screens = tree.stack(of: place.controller).screens
    let below = place.index > 0 ? screens[place.index - 1] : nil
    return PlacedScreen(screen: screen, below: below, controller: place.controller)
  }
}

// MARK: - Resolving

extension Navigator {
  /// Whether a screen's bar is on show; a wrapped tab screen's never is.
  func showsBar(_ screen: Screen) -> Bool {
    guard screen.barVisibility == .shown else { return false }
    guard system.containment == .wrapped, case .tabs? = tree.containers[screen.id] else {
      return true
    }
    return false
  }

  /// What a screen puts into its bar, given where it stands.
  func face(of placed: PlacedScreen) -> BarFace {
    let screen = placed.screen
    let item = screen.item
    var back = backItem(of: placed)
    if !item.left.isEmpty, !item.leftItemsSupplementBackButton { back = nil }
    var face = BarFace(
      screen: screen.id,
      title: item.title,
      prompt: item.prompt,
      back: back,
      left: item.left,
      right: item.right,
      appearance: appearance(of: placed),
      largeTitle: isLargeTitleOpen(of: screen)
    )
    if case .custom = item.back { face.backIsCustom = true }
    face.margin = system.bar.margin
    return face
  }

  /// How a screen's bar looks: by its own word, its controller's, and the system's.
  func appearance(of placed: PlacedScreen) -> BarAppearance {
    var appearance = placed.screen.appearance
    if let standard = tree.controllers[placed.controller]?.appearance {
      appearance = appearance.inheriting(from: standard)
    }
    return appearance.inheriting(from: system.bar.appearance)
  }

  /// The back item by the platform's order: the screen's own, else what the screen below says, else
  /// its title; the outermost root has none.
  private func backItem(of placed: PlacedScreen) -> BarItem? {
    let isOutermostRoot = placed.below == nil && placed.controller == tree.base
    guard !isOutermostRoot else { return nil }
    let standard: BarItem?
    switch (placed.screen.item.back, placed.below) {
    case (.none, _): standard = nil
    case (.custom(let own), _): standard = own
    case (.automatic, nil): standard = nil
    case (.automatic, let below?):
      switch system.bar.back {
      case .previousTitle: standard = BarItem(below.item.backTitle ?? below.item.title)
      case .always(let item): standard = item
      }
    }
    guard placed.below != nil else { return standard }
    return delegate.backItem(placed.screen, standard)
  }
}

// MARK: - The back item

extension Navigator {
  /// The back item on show: that of the innermost bar that has one; nil where none has.
  public var backItemOnShow: BarItem? { levelWithBackItem?.item }

  /// Does what a tap on the back item on show does; refused where there is none.
  ///
  /// It pops the controller whose bar it stands in, so an outer bar's item pops the outer stack.
  @discardableResult
  public mutating func tapBackItem() -> IntentOutcome {
    guard let level = levelWithBackItem else { return .refused(.notFound) }
    return goBack(in: level.placed.controller)
  }

  /// Does what a tap on the back item of a certain screen's bar does; refused where the bar of that
  /// screen is not on show, or has none.
  @discardableResult
  public mutating func tapBackItem(of screen: ScreenID) -> IntentOutcome {
    var found: PlacedScreen?
    visitLevelsOnShow { if $0.screen.id == screen { found = $0 } }
    guard let level = found, showsBar(level.screen), face(of: level).back != nil
    else { return .refused(.notFound) }
    return goBack(in: level.controller)
  }

  /// Goes back to a screen of ``backHistory``, in one transition; refused for any other.
  @discardableResult
  public mutating func chooseHistory(_ screen: ScreenID) -> OperationResult {
    guard let place = historyPlace else { return .refused(.root, isComplete: true) }
    return pop(to: screen, on: ControllerID(kind: .stack(place.controller)))
  }

  /// Where the screen stands whose history is on offer.
  private var historyPlace: ScreenTree.Location? {
    if let placed = levelWithBackItem?.placed {
      // A screen that a caught pop has taken off, and will put back, stands above all the others.
      let depth = tree.depth(of: placed.controller)
      return tree.location(of: placed.screen.id)
        ?? ScreenTree.Location(controller: placed.controller, index: depth)
    }
    guard case .pop(let controller)? = backTarget else { return nil }
    return ScreenTree.Location(controller: controller, index: tree.depth(of: controller) - 1)
  }

  private var levelWithBackItem: (placed: PlacedScreen, item: BarItem)? {
    var level: (placed: PlacedScreen, item: BarItem)?
    visitLevelsOnShow { placed in
      guard showsBar(placed.screen), let item = face(of: placed).back else { return }
      level = (placed, item)
    }
    return level
  }
}
