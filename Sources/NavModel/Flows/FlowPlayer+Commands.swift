// What each line does.

extension FlowPlayer {
  /// Does what a line says, and hands every frame on the way to `show`; nil where the flow goes on.
  mutating func perform(
    _ line: FlowLine,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    switch line.command {
    case .system(let system):
      self.system = system
      navigator?.use(system)
    case .window(let window), .resize(let window):
      self.window = window
      navigator?.resize(to: window)
    case .direction(let direction):
      self.direction = direction
      navigator?.direction = direction
    case .screen(let id, let options):
      change(id, options)
    case .nest(let id, let inside):
      contents[id] = .stack(inside)
    case .tabs(let id, let inside):
      contents[id] = .tabs(inside)
    case .root(let id):
      navigator = Navigator(
        system: system,
        root: screen(id),
        window: window,
        direction: direction
      )
      frames = 0
      journal = FlowJournal()
      pointer = Pointer()
      return holdMonitors(line.number)
    case .operation(let operation, let holder, let animated):
      perform(operation, on: holder, animated: animated)
    case .tap(let part):
      if part == .back { navigator?.tapBackItem() }
    case .history(let id):
      navigator?.chooseHistory(id)
    case .press(let point):
      press(at: point)
    case .move(let point):
      move(to: point)
    case .release:
      pointer.isDown = false
      navigator?.release()
    case .lose:
      navigator?.lose()
    case .loseFocus:
      pointer.isDown = false
      navigator?.losePointer()
    case .drag(let start, let end, let seconds):
      return drag(from: start, to: end, seconds, line.number, show)
    case .dragTo(let progress):
      return drag(to: progress, line.number, show)
    case .key(let key):
      navigator?.handle(key.intent(in: direction))
    case .scroll(let id, let offset):
      navigator?.scroll(id, to: offset)
    case .wait(let seconds):
      return wait(seconds, line.number, show)
    case .settle:
      return settle(line.number, show)
    case .mark:
      takeReports()
      journal.mark()
      return holdMonitors(line.number)
    case .expect(let check):
      return hold(check, line.number)
    case .expectOverFrames:
      checks += 1
      return holdMonitors(line.number)
    }
    return nil
  }

  /// Holds a check against what is there now; nil where it holds, and before there is a root.
  mutating func hold(_ check: FlowCheck, _ line: Int) -> FlowOutcome? {
    takeReports()
    checks += 1
    guard let navigator else { return nil }
    let finding = check.finding(in: navigator, journal)
    return finding.holds
      ? nil : .failed(line: line, expected: finding.expected, got: finding.got)
  }

  /// Adds to what is declared of a screen, and tells the navigator, where the screen may be already.
  mutating func change(_ id: ScreenID, _ options: [ScreenOption]) {
    var declared = screens[id] ?? Screen(id)
    // One line's claims replace those of an earlier one.
    if options.contains(where: \.isClaim) { declared.claims = [] }
    for option in options { option.apply(to: &declared) }
    screens[id] = declared
    navigator?.update(id) { screen in
      let container = screen.container
      screen = declared
      screen.container = container
    }
  }

  /// The screen of a name, with all it contains; a name that comes twice in it counts once.
  func screen(_ id: ScreenID) -> Screen {
    var seen: Set<ScreenID> = [id]
    return screen(id, &seen)
  }

  /// The same without what `seen` has; what it takes is added there.
  func screen(_ id: ScreenID, _ seen: inout Set<ScreenID>) -> Screen {
    var screen = screens[id] ?? Screen(id)
    let inside: [ScreenID] =
      switch contents[id] {
      case .stack(let names)?, .tabs(let names)?: names
      case nil: []
      }
    var held: [Screen] = []
    for name in inside where seen.insert(name).inserted { held.append(self.screen(name, &seen)) }
    switch contents[id] {
    case nil: break
    case .stack?: screen.container = .navigation(held)
    case .tabs?: screen.container = .tabs(held.map { [$0] }, selected: 0)
    }
    return screen
  }

  /// Does an operation, on the controller inside `holder` if one is named.
  mutating func perform(
    _ operation: FlowOperation,
    on holder: ScreenID?,
    animated: Bool
  ) {
    let controller = holder.flatMap { navigator?.controller(inside: $0) }
    // A command that is addressed to no controller goes nowhere.
    if holder != nil, controller == nil { return }
    switch operation {
    case .push(let id):
      let pushed = screen(id)
      navigator?.push(pushed, animated: animated, on: controller)
    case .pop: navigator?.pop(animated: animated, on: controller)
    case .popTo(let id): navigator?.pop(to: id, animated: animated, on: controller)
    case .popToRoot: navigator?.popToRoot(animated: animated, on: controller)
    case .set(let ids):
      let stack = ids.map(screen)
      navigator?.set(stack, animated: animated, on: controller)
    case .remove(let id): navigator?.remove([id], animated: animated, on: controller)
    case .present(let ids):
      let stack = ids.map(screen)
      navigator?.present(stack, animated: animated)
    case .dismiss: navigator?.dismiss(animated: animated)
    case .select(let id, let tab): navigator?.select(tab, of: id, animated: animated)
    }
  }
}
