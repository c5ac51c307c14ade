/// Plays a flow file: drives a navigator with a virtual clock and holds its checks against it.
///
///     let outcome = try FlowPlayer(text).play()
///
/// Nothing of it reads a clock or a file, so a flow plays the same everywhere.
public struct FlowPlayer: Sendable {
  /// The navigator that is driven; nil before the flow's `root`.
  public private(set) var navigator: Navigator?

  private let lines: [FlowLine]
  private var system = NavigationSystem.fluid
  private var window = Window(
    width: 80 * FlowParser.columnWidth,
    height: 24 * FlowParser.rowHeight
  )
  private var direction = LayoutDirection.leftToRight
  private var screens: [ScreenID: Screen] = [:]
  private var contents: [ScreenID: Contents] = [:]
  private var pointer = Pointer()
  private var frames = 0
  private var journal = FlowJournal()
  private var monitors: [Monitor] = []
  private var checks = 0

  private enum Contents: Sendable {
    case stack([ScreenID])
    case tabs([ScreenID])
  }

  private struct Pointer: Sendable {
    var location = Point(x: 0, y: 0)
    var isDown = false
  }

  /// A check that must hold over all frames up to its line.
  private struct Monitor: Sendable {
    let check: FlowCheck
    let always: Bool
    let from: Int
    let line: Int
  }

  /// Frames a second over which checks are held.
  public static let frameRate = 60.0
  /// How many movements a drag is made of.
  private static let movements = 12
  /// How long `drag to` rests at its end, in seconds.
  private static let rest = 0.2
  /// Where `drag to` presses: half a cell from the leading edge, in points.
  private static let pressDistance = 0.5 * FlowParser.columnWidth
  /// The longest that `settle` waits, in seconds; nothing the engine does takes so long.
  private static let patience = 10.0

  /// Reads a flow.
  public init(_ text: String) throws(FlowError) {
    lines = try FlowParser.parse(text)
    var markLine = 0
    for line in lines {
      switch line.command {
      case .mark, .root: markLine = line.number
      case .expectOverFrames(let check, let always):
        monitors.append(Monitor(check: check, always: always, from: markLine, line: line.number))
      default: break
      }
    }
  }

  /// Plays the whole flow.
  ///
  /// `show` is called with the navigator and the seconds that have just passed, whenever some have,
  /// at most a frame's time apart: for whoever plays it at true speed.
  public mutating func play(show: (borrowing Navigator, Double) -> Void = { _, _ in })
    -> FlowOutcome
  {
    for line in lines {
      if let failure = perform(line, show) { return failure }
    }
    return .held(checks: checks)
  }
}

/// What has been logged since the start and since the mark.
struct FlowJournal: Sendable {
  private(set) var log: [String] = []
  private(set) var events: [String] = []
  private(set) var balance = LifecycleBalance()

  mutating func take(_ reports: [Report]) {
    for report in reports {
      switch report {
      case .lifecycle(let event):
        log.append(event.description)
        balance.take(event)
      case .event(let event): events.append(event.description)
      case .completed, .released: break
      }
    }
  }

  mutating func mark() {
    log = []
    events = []
  }
}

// MARK: - Time

extension FlowPlayer {
  /// Lets time pass, and holds what must hold over the frames on the way.
  private mutating func wait(
    _ seconds: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    guard let start = navigator?.now else { return nil }
    let end = start + seconds
    var now = start
    while now < end {
      let frame = Double(frames + 1) / Self.frameRate
      let next = max(min(frame, end), now)
      if next > now {
        navigator?.advance(by: next - now)
        if let navigator { show(navigator, next - now) }
        now = next
      }
      // The navigator's clock may already be a hair past the frame.
      guard now >= frame else { continue }
      frames += 1
      if let failure = holdMonitors(line) { return failure }
    }
    takeReports()
    return nil
  }

  private mutating func settle(
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    let deadline = (navigator?.now ?? 0) + Self.patience
    while let navigator, navigator.isAnimating {
      guard navigator.now < deadline else {
        return .failed(
          line: line,
          expected: "everything to settle in \(Self.patience) s",
          got: "phase \(navigator.phase.rawValue)"
        )
      }
      if let failure = wait(1 / Self.frameRate, line, show) { return failure }
    }
    return nil
  }

  private mutating func takeReports() {
    if let reports = navigator?.drainReports() { journal.take(reports) }
  }

  /// Holds every check that is to hold over frames and whose stretch this line lies in.
  private mutating func holdMonitors(_ line: Int) -> FlowOutcome? {
    takeReports()
    guard let navigator else { return nil }
    for monitor in monitors where monitor.from <= line && line <= monitor.line {
      let finding = monitor.check.finding(in: navigator, journal)
      guard finding.holds != monitor.always else { continue }
      let word = monitor.always ? "always" : "never"
      return .failed(
        line: monitor.line,
        expected: "\(word) \(finding.expected)",
        got: "\(finding.got) at line \(line)"
      )
    }
    return nil
  }
}

// MARK: - Commands

extension FlowPlayer {
  private mutating func perform(
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

  private mutating func hold(_ check: FlowCheck, _ line: Int) -> FlowOutcome? {
    takeReports()
    checks += 1
    guard let navigator else { return nil }
    let finding = check.finding(in: navigator, journal)
    return finding.holds
      ? nil : .failed(line: line, expected: finding.expected, got: finding.got)
  }

  private mutating func change(_ id: ScreenID, _ options: [ScreenOption]) {
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
  private func screen(_ id: ScreenID) -> Screen {
    var seen: Set<ScreenID> = [id]
    return screen(id, &seen)
  }

  private func screen(_ id: ScreenID, _ seen: inout Set<ScreenID>) -> Screen {
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

  private mutating func perform(
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

// MARK: - Pointer

extension FlowPlayer {
  private mutating func press(at point: Point) {
    pointer = Pointer(location: point, isDown: true)
    navigator?.press(at: point)
  }

  private mutating func move(to point: Point) {
    pointer.location = point
    guard pointer.isDown else { return }
    navigator?.move(to: point)
  }

  private mutating func drag(
    from start: Point,
    to end: Point,
    _ seconds: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    press(at: start)
    for step in 1...Self.movements {
      if let failure = wait(seconds / Double(Self.movements), line, show) { return failure }
      let part = Double(step) / Double(Self.movements)
      move(to: Point(x: start.x.interpolated(to: end.x, by: part), y: start.y))
    }
    return nil
  }

  /// Drags until the progress is the one that is asked for, whatever it counts from.
  private mutating func drag(
    to progress: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    if !pointer.isDown {
      let x = direction == .leftToRight ? Self.pressDistance : window.width - Self.pressDistance
      let middle = (window.height / 2 / FlowParser.rowHeight).rounded(.down)
      press(at: Point(x: x, y: middle * FlowParser.rowHeight))
    }
    // Before the gesture has begun it is not known where its progress counts from.
    let lost = system.begin.origin == .start ? system.begin.hysteresis : 0
    for step in 1...Self.movements {
      if let failure = wait(1 / Self.frameRate, line, show) { return failure }
      let left = Double(Self.movements - step + 1)
      move(to: towards(progress, ifNotBegun: lost, part: 1 / left))
    }
    if let failure = wait(Self.rest, line, show) { return failure }
    move(to: pointer.location)
    return nil
  }

  private func towards(_ progress: Double, ifNotBegun lost: Double, part: Double) -> Point {
    guard let navigator else { return pointer.location }
    var way = progress * window.width
    if navigator.isLedByPointer {
      way -= navigator.scene.progress * window.width
      if navigator.scene.operation == .push || navigator.scene.operation == .present { way = -way }
    } else if let press = navigator.recognizer.undecidedPress {
      way += lost - (pointer.location.x - press.x) * direction.sign
    }
    return Point(x: pointer.location.x + way * part * direction.sign, y: pointer.location.y)
  }
}
