// The tree and its transition, laid out as a scene.

extension Navigator {
  /// What there is to see now.
  ///
  /// A renderer that draws every frame rather calls ``compose(into:)`` with a scene it keeps.
  public var scene: Scene {
    var scene = Scene()
    compose(into: &scene)
    return scene
  }

  /// Lays out what there is to see now into `scene`, whose storage is used again.
  public func compose(into scene: inout Scene) {
    scene.layers.removeAll(keepingCapacity: true)
    scene.phase = transition.phase
    scene.direction = direction
    scene.usesPictures = system.usesPictures
    scene.bounce = (bounce?.position ?? 0) * direction.sign
    scene.operation = nil
    scene.progress = 0
    scene.velocity = 0
    scene.edge = nil
    scene.screen = destination
    let frame = PaneFrame(x: 0, dim: 0, top: 0, bottom: max(window.height, 0))
    guard let passage = transition.passage else {
      return compose(tree.outermostOnShow, in: frame, tabBar: nil, into: &scene)
    }
    let slide = Slide(
      passage,
      progress: transition.progress,
      sign: direction.sign,
      motion: motion
    )
    scene.operation = passage.operation
    scene.progress = transition.progress
    scene.velocity = speed(of: passage)
    scene.edge = slide.upper.x
    switch passage.change {
    case .present(let controller), .dismiss(let controller):
      compose(
        tree.coveredBy(controller),
        in: frame.moved(by: slide.lower),
        tabBar: nil,
        into: &scene
      )
      scene.addShadow(slide, in: frame)
      compose(controller, in: frame.moved(by: slide.upper), tabBar: nil, into: &scene)
    case .stack, .select:
      compose(tree.outermostOnShow, in: frame, tabBar: nil, into: &scene)
    }
  }

  /// The speed of ``progress``, in widths a second, whoever leads it; 0 at rest.
  public var velocity: Double {
    guard let passage = transition.passage else { return 0 }
    return speed(of: passage)
  }

  /// The speed of a passage's progress, in widths a second, whoever leads it.
  private func speed(of passage: Passage) -> Double {
    guard case .interactive(_, _, .pointer) = transition else { return transition.velocity }
    let speed = window.part(recognizer.tracker.velocity(at: now)) * direction.sign
    return passage.covers ? -speed : speed
  }
}

/// Where a pane is, and how dark.
struct PaneFrame {
  var x: Double
  var dim: Double
  var top: Double
  var bottom: Double

  func moved(by pane: Slide.Pane) -> PaneFrame {
    PaneFrame(x: x + pane.x, dim: max(dim, pane.dim), top: top, bottom: bottom)
  }

  /// Leaves room for a tab bar at the bottom, as far as there is any.
  mutating func giveTabBarRoom(in window: Window) {
    bottom = max(bottom - BarMetrics.tabBarHeight(in: window), top)
  }
}

/// Where the two panes of a passage are.
struct Slide {
  struct Pane {
    var x: Double
    var dim: Double
  }

  var lower: Pane
  var upper: Pane
  var shadow: Double
  /// Whether there is anything to see of the upper pane's way.
  var progress: Double

  init(_ passage: Passage, progress: Double, sign: Double, motion: MotionLevel) {
    // Without motion nothing shows before it is decided; reduced, only what the hand leads moves.
    let shown = motion == .none ? 0 : progress
    let cover = passage.cover(at: shown)
    let travel = motion == .full ? passage.travel : .still
    lower = Pane(x: sign * travel.under(cover: cover), dim: travel.dim(cover: cover))
    upper = Pane(x: sign * travel.top(cover: cover), dim: 0)
    shadow = travel.shadow
    self.progress = shown
  }
}

extension Scene {
  fileprivate mutating func addShadow(_ slide: Slide, in frame: PaneFrame) {
    guard slide.shadow > 0 else { return }
    layers.append(
      Layer(
        x: frame.x + slide.upper.x,
        top: frame.top,
        bottom: frame.bottom,
        drawing: .shadow(strength: slide.shadow)
      )
    )
  }
}

// MARK: - Controllers and panes

extension Navigator {
  /// How a pane's bar is drawn.
  private enum BarPlace {
    /// With the pane.
    case own
    /// By the controller, over both panes; the pane leaves room for it.
    case shared
  }

  private func compose(
    _ controller: Int,
    in frame: PaneFrame,
    tabBar: TabBar?,
    into scene: inout Scene
  ) {
    guard let passage = transition.passage, let pair = passage.pair,
      case .stack(controller, _) = passage.change
    else {
      guard let top = tree.screen(below: 0, of: controller) else { return }
      let placed = PlacedScreen(
        screen: top,
        below: tree.screen(below: 1, of: controller),
        controller: controller
      )
      return compose(placed, in: frame, bar: .own, tabBar: tabBar, into: &scene)
    }
    let slide = Slide(
      passage,
      progress: transition.progress,
      sign: direction.sign,
      motion: motion
    )
    let leaving = PlacedScreen(
      screen: pair.leaving,
      below: pair.belowLeaving,
      controller: controller
    )
    let coming = PlacedScreen(
      screen: pair.coming,
      below: pair.belowComing,
      controller: controller
    )
    let (lower, upper) = passage.covers ? (leaving, coming) : (coming, leaving)
    let bar: BarPlace = sharesBar(leaving, coming) ? .shared : .own
    let sharesTabBar =
      lower.screen.tabBarVisibility == .shown && upper.screen.tabBarVisibility == .shown
    var panes = frame
    if tabBar != nil, sharesTabBar { panes.giveTabBarRoom(in: window) }
    let ownTabBar = sharesTabBar ? nil : tabBar
    compose(lower, in: panes.moved(by: slide.lower), bar: bar, tabBar: ownTabBar, into: &scene)
    scene.addShadow(slide, in: panes)
    compose(upper, in: panes.moved(by: slide.upper), bar: bar, tabBar: ownTabBar, into: &scene)
    if bar == .shared {
      add(sharedBar(from: leaving, to: coming, passage, slide), in: frame, into: &scene)
    }
    if let tabBar, sharesTabBar { add(tabBar, in: frame, into: &scene) }
  }

  private func compose(
    _ placed: PlacedScreen,
    in frame: PaneFrame,
    bar: BarPlace,
    tabBar: TabBar?,
    into scene: inout Scene
  ) {
    let screen = placed.screen
    var content = frame
    var inset = 0.0
    let ownTabBar = screen.tabBarVisibility == .shown ? tabBar : nil
    if ownTabBar != nil { content.giveTabBarRoom(in: window) }
    let face = showsBar(screen) ? face(of: placed) : nil
    let isContainer = tree.containers[screen.id] != nil
    if let face {
      let height = BarMetrics.height(of: face, in: window)
      // What a large title gives up while it collapses, the content scrolls into.
      let large = largeTitleRoom(of: screen)
      if isContainer {
        content.top = min(content.top + height + large, content.bottom)
      } else if face.appearance.opacity < 1 {
        inset = height + large
      } else {
        content.top = min(content.top + height, content.bottom)
        inset = large
      }
    }
    switch tree.containers[screen.id] {
    case nil:
      scene.layers.append(
        Layer(
          x: content.x,
          top: content.top,
          bottom: content.bottom,
          dim: content.dim,
          drawing: .content(screen.id, topInset: inset)
        )
      )
    case .navigation(let controller)?:
      compose(controller, in: content, tabBar: nil, into: &scene)
    case .tabs(let tabs)?:
      compose(tabs, of: screen.id, in: content, into: &scene)
    }
    if let face { addLargeTitle(face, of: screen, in: frame, into: &scene) }
    if bar == .own, let face { add(Bar(face: face), in: frame, into: &scene) }
    if let ownTabBar { add(ownTabBar, in: frame, into: &scene) }
  }

  private func compose(
    _ tabs: TabContainer,
    of screen: ScreenID,
    in frame: PaneFrame,
    into scene: inout Scene
  ) {
    let bar = TabBar(titles: tabs.titles, selected: tabs.selected)
    guard let passage = transition.passage, case .select(screen, let from, let to) = passage.change
    else { return compose(tabs.selectedController, in: frame, tabBar: bar, into: &scene) }
    let slide = Slide(
      passage,
      progress: transition.progress,
      sign: direction.sign,
      motion: motion
    )
    let (lower, upper) = passage.covers ? (from, to) : (to, from)
    compose(
      tabs.controllers[lower],
      in: frame.moved(by: slide.lower),
      tabBar: bar,
      into: &scene
    )
    compose(
      tabs.controllers[upper],
      in: frame.moved(by: slide.upper),
      tabBar: bar,
      into: &scene
    )
    // The bar of a tab container stands still while its tabs slide, where both show it.
    let shows = { (tab: Int) in
      tree.screen(below: 0, of: tabs.controllers[tab])?.tabBarVisibility == .shown
    }
    if shows(from), shows(to) { add(bar, in: frame, into: &scene) }
  }

  private func add(_ bar: Bar, in frame: PaneFrame, into scene: inout Scene) {
    let height = max(
      BarMetrics.height(of: bar.face, in: window),
      bar.change.map { BarMetrics.height(of: $0.face, in: window) } ?? 0
    )
    scene.layers.append(
      Layer(
        x: frame.x,
        top: frame.top,
        bottom: min(frame.top + height, frame.bottom),
        dim: frame.dim,
        drawing: .bar(bar)
      )
    )
  }

  /// Adds what is left of a large title, below the bar; it goes with its pane.
  private func addLargeTitle(
    _ face: BarFace,
    of screen: Screen,
    in frame: PaneFrame,
    into scene: inout Scene
  ) {
    let rest = largeTitle(of: screen)
    guard rest > 0 else { return }
    let top = min(frame.top + BarMetrics.height(of: face, in: window), frame.bottom)
    scene.layers.append(
      Layer(
        x: frame.x,
        top: top,
        bottom: min(top + rest, frame.bottom),
        dim: frame.dim,
        drawing: .largeTitle(face)
      )
    )
  }

  private func add(_ tabBar: TabBar, in frame: PaneFrame, into scene: inout Scene) {
    let height = BarMetrics.tabBarHeight(in: window)
    scene.layers.append(
      Layer(
        x: frame.x,
        top: max(frame.bottom - height, frame.top),
        bottom: frame.bottom,
        dim: frame.dim,
        drawing: .tabBar(tabBar)
      )
    )
  }

  /// Whether two screens pass one bar on to each other: where both bars are plain, and equally high.
  private func sharesBar(_ leaving: PlacedScreen, _ coming: PlacedScreen) -> Bool {
    guard system.bar.look == .fused, showsBar(leaving.screen), showsBar(coming.screen) else {
      return false
    }
    let (one, other) = (appearance(of: leaving), appearance(of: coming))
    return one.isPlain && other.isPlain && one.statusLine == other.statusLine
      && (leaving.screen.item.prompt == nil) == (coming.screen.item.prompt == nil)
  }

  private func sharedBar(
    from leaving: PlacedScreen,
    to coming: PlacedScreen,
    _ passage: Passage,
    _ slide: Slide
  ) -> Bar {
    Bar(
      face: face(of: leaving),
      change: BarChange(
        face: face(of: coming),
        progress: slide.progress,
        isBackward: !passage.covers
      )
    )
  }
}

// MARK: - What is where

extension Navigator {
  /// Whether a place is on a bar of what is on show at rest, where no swipe begins.
  func isOnBar(_ location: Point) -> Bool {
    var top = 0.0
    var bottom = window.height
    var controller: Int? = tree.outermostOnShow
    var hasTabs = false
    while let current = controller, let screen = tree.screen(below: 0, of: current) {
      if hasTabs, screen.tabBarVisibility == .shown {
        bottom -= BarMetrics.tabBarHeight(in: window)
      }
      if showsBar(screen) {
        let placed = PlacedScreen(
          screen: screen,
          below: tree.screen(below: 1, of: current),
          controller: current
        )
        top += BarMetrics.height(of: face(of: placed), in: window) + largeTitle(of: screen)
      }
      let node = tree.containers[screen.id]
      controller = node?.controllerOnShow
      hasTabs = if case .tabs? = node { true } else { false }
    }
    return location.y < top || location.y >= bottom
  }
}
