/// The tree of controllers: what holds what, and what is on show.
///
/// Controllers live side by side in one table, and screens are found through another, so that no
/// operation has to walk a stack and its cost does not grow with the depth.
struct ScreenTree: Sendable {
  struct Location: Sendable, Equatable {
    let controller: Int
    var index: Int
  }

  private(set) var controllers: [Int: NavigationController] = [:]
  private(set) var containers: [ScreenID: ContainedNode] = [:]
  private var locations: [ScreenID: Location] = [:]
  private var nextController = 0

  /// The outermost controller.
  private(set) var base = 0
  /// Controllers presented over it, each over the ones before.
  private(set) var presented: [Int] = []

  /// Makes a tree of a screen and all it contains; where an identity comes twice, the first counts.
  init(root: Screen) {
    var seen: Set<ScreenID> = [root.id]
    base = makeController([Self.unique(root, &seen)], in: .window)
  }

  private static func unique(_ screen: Screen, _ seen: inout Set<ScreenID>) -> Screen {
    let unseen = { (screens: [Screen], seen: inout Set<ScreenID>) in
      var kept: [Screen] = []
      for screen in screens where seen.insert(screen.id).inserted {
        kept.append(unique(screen, &seen))
      }
      return kept
    }
    var screen = screen
    switch screen.container {
    case .navigation(let stack)?:
      screen.container = .navigation(unseen(stack, &seen))
    case .tabs(let stacks, let selected)?:
      var kept: [[Screen]] = []
      for stack in stacks { kept.append(unseen(stack, &seen)) }
      screen.container = .tabs(kept.filter { !$0.isEmpty }, selected: selected)
    case nil: break
    }
    return screen
  }

  // MARK: What is there

  /// The controller that receives what is not addressed: the innermost one on show.
  var innermost: Int {
    var controller = outermostOnShow
    while let node = containerOnTop(of: controller) { controller = node.controllerOnShow }
    return controller
  }

  /// The outermost controller on show: the one presented last, else the base.
  var outermostOnShow: Int { presented.last ?? base }

  /// What a presented controller covers: the one presented before it, else the base.
  func coveredBy(_ controller: Int) -> Int {
    guard let place = presented.firstIndex(of: controller) else { return outermostOnShow }
    return place > 0 ? presented[place - 1] : base
  }

  /// The content screen on show.
  var contentOnShow: ScreenID { content(in: outermostOnShow) }

  /// The content screen that a controller shows.
  func content(in controller: Int) -> ScreenID {
    controllers[controller]?.stack.screens.last.map { content(of: $0.id) } ?? ""
  }

  /// The content screen that a screen shows: itself, or what is on show in what it contains.
  func content(of screen: ScreenID) -> ScreenID {
    containers[screen].map { content(in: $0.controllerOnShow) } ?? screen
  }

  func stack(of controller: Int) -> NavigationStack {
    controllers[controller]?.stack ?? NavigationStack([])
  }

  /// The screen so many places below the top of a controller, 0 being the top; nil below the root.
  func screen(below places: Int, of controller: Int) -> Screen? {
    guard let screens = controllers[controller]?.stack.screens, places < screens.count else {
      return nil
    }
    return screens[screens.count - 1 - places]
  }

  func depth(of controller: Int) -> Int { controllers[controller]?.stack.count ?? 0 }

  func location(of screen: ScreenID) -> Location? { locations[screen] }

  func holds(_ screen: ScreenID) -> Bool { locations[screen] != nil }

  /// How many screens there are, in all stacks together.
  var screenCount: Int { locations.count }

  func screen(_ id: ScreenID) -> Screen? {
    locations[id].flatMap { controllers[$0.controller]?.stack.screens[$0.index] }
  }

  /// The controller that a controller stands in; nil in the window.
  func parent(of controller: Int) -> Int? {
    guard case .screen(let screen)? = controllers[controller]?.parent else { return nil }
    return locations[screen]?.controller
  }

  /// Whether a controller, or the one it was taken out with, can be seen or is about to be.
  func isOnShow(_ controller: Int) -> Bool {
    var current = outermostOnShow
    while current != controller {
      guard let node = containerOnTop(of: current) else { return false }
      current = node.controllerOnShow
    }
    return true
  }

  private func containerOnTop(of controller: Int) -> ContainedNode? {
    guard !containers.isEmpty else { return nil }
    return controllers[controller]?.stack.screens.last.flatMap { containers[$0.id] }
  }

  /// Whether these screens, with all they contain, can come in: none twice, none that is there.
  ///
  /// Screens of `replaced`, which are about to be set anew, do not count as there.
  func admits(_ screens: [Screen], replacing replaced: Int? = nil) -> Bool {
    // One plain screen, as most pushes bring, can only meet one that is there.
    if screens.count == 1, let screen = screens.first, screen.container == nil {
      return locations[screen.id].map { $0.controller == replaced } ?? true
    }
    var seen: Set<ScreenID> = []
    return screens.allSatisfy { admits($0, replacing: replaced, &seen) }
  }

  private func admits(
    _ screen: Screen,
    replacing replaced: Int?,
    _ seen: inout Set<ScreenID>
  ) -> Bool {
    guard seen.insert(screen.id).inserted else { return false }
    if let place = locations[screen.id] { return place.controller == replaced }
    return (screen.container?.screens ?? []).allSatisfy { admits($0, replacing: nil, &seen) }
  }

  // MARK: Changing it

  mutating func apply(_ change: TreeChange) {
    switch change {
    case .stack(let controller, let change):
      apply(change, to: controller)
    case .present(let controller):
      presented.append(controller)
      enroll(controller)
    case .dismiss(let controller):
      presented.removeAll { $0 == controller }
      strike(controller)
    case .select(let screen, _, let tab):
      guard case .tabs(var tabs)? = containers[screen] else { return }
      tabs.selected = tab
      containers[screen] = .tabs(tabs)
    }
  }

  /// Makes a controller that is not in the tree yet; presenting it puts it there.
  mutating func makePresentable(_ screens: [Screen]) -> Int {
    let controller = makeController(screens, in: .window)
    strike(controller)
    return controller
  }

  /// Puts what is now known of a screen in its place.
  mutating func update(_ screen: Screen) {
    guard let place = locations[screen.id] ?? placeAside(of: screen.id) else { return }
    controllers[place.controller]?.stack.replace(at: place.index, with: screen)
  }

  /// Says what the bars of a controller's screens look like where they do not say.
  mutating func setAppearance(_ appearance: BarAppearance, of controller: Int) {
    controllers[controller]?.appearance = appearance
  }

  /// A screen in a controller that a running transition has taken out of the tree.
  func screenAside(_ id: ScreenID) -> Screen? {
    placeAside(of: id).flatMap { controllers[$0.controller]?.stack.screens[$0.index] }
  }

  private func placeAside(of screen: ScreenID) -> Location? {
    for (number, controller) in controllers {
      if let index = controller.stack.screens.firstIndex(where: { $0.id == screen }) {
        return Location(controller: number, index: index)
      }
    }
    return nil
  }

  /// Forgets what a screen contained, once it is gone for good, and reports all that went.
  mutating func discard(_ screen: ScreenID, into reports: inout [Report]) {
    if !containers.isEmpty {
      for controller in containers.removeValue(forKey: screen)?.controllers ?? [] {
        discard(controller: controller, into: &reports)
      }
    }
    reports.append(.released(screen))
  }

  /// Forgets a controller with all it holds, and reports all that went.
  mutating func discard(controller: Int, into reports: inout [Report]) {
    for screen in controllers.removeValue(forKey: controller)?.stack.screens ?? [] {
      discard(screen.id, into: &reports)
    }
  }

  private mutating func apply(_ change: StackChange, to controller: Int) {
    switch change {
    case .pushed(let screens):
      var index = stack(of: controller).count
      for screen in screens {
        adopt(screen, at: Location(controller: controller, index: index))
        index += 1
      }
      controllers[controller]?.stack.apply(.pushed(screens.map(Self.stripped)))
    case .popped(let screens):
      for screen in screens { expel(screen.id) }
      controllers[controller]?.stack.apply(change)
    case .replaced(let old, let new):
      for screen in old { expel(screen.id) }
      // A screen that stays keeps what it contains, whatever it is said to contain now.
      let staying = Set(old.lazy.map(\.id))
      for (index, screen) in new.enumerated() {
        let known = staying.contains(screen.id) ? Self.stripped(screen) : screen
        adopt(known, at: Location(controller: controller, index: index))
      }
      controllers[controller]?.stack.apply(.replaced(old, with: new.map(Self.stripped)))
    }
  }

  private mutating func makeController(
    _ screens: [Screen],
    in parent: NavigationController.Parent
  ) -> Int {
    let controller = nextController
    nextController += 1
    controllers[controller] = NavigationController(
      stack: NavigationStack(screens.map(Self.stripped)),
      parent: parent
    )
    for (index, screen) in screens.enumerated() {
      adopt(screen, at: Location(controller: controller, index: index))
    }
    return controller
  }

  /// Gives a screen its place, and what it contains a place within it.
  private mutating func adopt(_ screen: Screen, at location: Location) {
    locations[screen.id] = location
    if let node = containers[screen.id] {
      for controller in node.controllers { enroll(controller) }
      return
    }
    switch screen.container {
    case .navigation(let screens)? where !screens.isEmpty:
      containers[screen.id] = .navigation(makeController(screens, in: .screen(screen.id)))
    case .tabs(let stacks, let selected)? where !stacks.isEmpty && !stacks.contains([]):
      let controllers = stacks.map { makeController($0, in: .screen(screen.id)) }
      let titles = stacks.map { $0.first?.item.title ?? "" }
      containers[screen.id] = .tabs(
        TabContainer(
          controllers: controllers,
          titles: titles,
          selected: min(max(selected, 0), controllers.count - 1)
        )
      )
    default:
      // A container with nothing to show contains nothing.
      return
    }
  }

  /// Takes a screen and what it contains out of the table of places, but keeps its controllers.
  private mutating func expel(_ screen: ScreenID) {
    locations[screen] = nil
    for controller in containers[screen]?.controllers ?? [] { strike(controller) }
  }

  private mutating func strike(_ controller: Int) {
    for screen in stack(of: controller).screens { expel(screen.id) }
  }

  private mutating func enroll(_ controller: Int) {
    for (index, screen) in stack(of: controller).screens.enumerated() {
      adopt(screen, at: Location(controller: controller, index: index))
    }
  }

  /// The screen without the blueprint of what it contains: the tree has the real thing.
  private static func stripped(_ screen: Screen) -> Screen {
    guard screen.container != nil else { return screen }
    var plain = screen
    plain.container = nil
    return plain
  }
}
