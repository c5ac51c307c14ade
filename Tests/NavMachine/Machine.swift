import NavModel

/// A navigator and the reference beside it: both do each step, and all that must hold is asked.
struct Machine {
  /// What runs, as the reference knows it.
  struct Running {
    let before: Reference
    let after: Reference
    /// Whether what comes lies on top.
    let covers: Bool
    /// What is reported when it stands.
    let event: String
    let isOperation: Bool
    /// The screens that a pop takes off, which may veto it.
    let popped: [String]
    var lastReported: String?
    /// The speed of the hand that let it go last, in widths a second.
    var speed = 0.0

    var isPresentation: Bool { event == "presented" || event == "dismissed" }
    var isSelection: Bool { event == "selected" }
  }

  /// Which stack an operation speaks of.
  enum Address {
    case innermost
    case place(Reference.Place)
    case holder(String)
  }

  var navigator: Navigator
  var reference: Reference
  var rules: Rules
  var running: Running?
  var hand = Hand()
  var declared: [String: Screen] = [:]
  /// What the screens in the stacks are like.
  var effective: [String: Screen] = [:]
  var events: [String] = []
  var completions: [Bool] = []
  private var reports: [Report] = []
  var eye: Eye
  var witness = Witness()
  /// A fault to be found, for the test of the machine itself.
  let fault: Fault?
  private(set) var tally = Tally()

  init(_ opening: Opening, fault: Fault? = nil) {
    self.fault = fault
    rules = Rules(system: opening.system)
    reference = Reference(root: opening.root)
    navigator = Navigator(
      system: NavigationSystem.named(opening.system) ?? .fluid,
      root: Screen("root"),
      window: Cell.window(columns: opening.columns, rows: opening.rows),
      direction: opening.direction
    )
    eye = Eye(navigator)
    navigator = Navigator(
      system: fault?.mutated(navigator.system) ?? navigator.system,
      root: blueprint(opening.root),
      window: navigator.window,
      direction: opening.direction,
      motion: opening.motion
    )
    for name in reference.everyName { effective[name] = plain(name) }
    witness.start(reference)
    eye = Eye(navigator)
  }

  /// Does a step; says what does not hold after it, if anything.
  mutating func perform(_ step: Step) -> String? {
    events = []
    completions = []
    reports = []
    let before = eye
    var allowance: Double? = 0
    if let complaint = act(step, &allowance) { return complaint }
    if navigator.motion != .full { allowance = nil }
    if running != nil, navigator.phase == .idle { end() }
    for name in reference.everyName where effective[name] == nil { effective[name] = plain(name) }
    if running == nil {
      let present = Set(reference.everyName)
      effective = effective.filter { present.contains($0.key) }
    }
    eye.look(at: navigator)
    fault?.blur(&eye.scene)
    if let complaint = treeComplaint { return complaint }
    let stage = Stage(
      running.map { [$0.before, $0.after] } ?? [reference],
      destination: settled,
      isWrapped: rules.isWrapped
    )
    if let complaint = eye.complaint(from: before, allowance: allowance, stage) { return complaint }
    reports += navigator.drainReports()
    fault?.drop(from: &reports)
    tally.count(step, events, from: before.scene.phase, to: eye.scene.phase)
    return witness.complaint(
      reports,
      events,
      completions,
      in: reference,
      held: running.map { [$0.before, $0.after] } ?? [reference],
      isIdle: running == nil
    )
  }

  /// Whether the navigator has just decided in favour of what runs.
  private mutating func stands(_ run: Running) -> Bool {
    reports += navigator.drainReports()
    return reports.contains(.event(.vetoed)) || Reference(navigator.census) == run.after
  }

  // MARK: Screens

  func plain(_ name: String) -> Screen { declared[name] ?? Screen(ScreenID(name)) }

  /// The screen with all that comes with it.
  func blueprint(_ name: String) -> Screen {
    var screen = plain(name)
    if let names = Cast.nests[name] { screen.container = .navigation(names.map(blueprint)) }
    if let names = Cast.tabs[name] {
      screen.container = .tabs(names.map { [blueprint($0)] }, selected: 0)
    }
    return screen
  }

  private func look(of name: String) -> Screen { effective[name] ?? plain(name) }

  // MARK: What the reference knows of what runs

  /// The tree as it would be once all has settled, a led pane being let go at rest.
  var settled: Reference {
    guard let running, navigator.phase == .interactive else { return reference }
    let release = Release(progress: eye.progress, width: navigator.window.width)
    let back = goesBack(running, release)
    if back.isUnsure {
      return navigator.destination == ScreenID(running.after.contentOnShow)
        ? running.after : running.before
    }
    return back.decision != running.covers ? running.after : running.before
  }

  private func goesBack(_ running: Running, _ release: Release) -> (decision: Bool, isUnsure: Bool)
  {
    var back = release
    if running.covers { back.progress = 1 - release.progress }
    let (margin, atBoundary) = rules.excess(back, ofPresentation: running.isPresentation)
    return (margin > 0 || (atBoundary && margin == 0), margin != 0 && margin.magnitude < 1e-9)
  }

  private func vetoes(_ name: String) -> Bool { look(of: name).vetoesPop }

  private mutating func report(_ event: String) {
    if event == running?.event, event == running?.lastReported { return }
    running?.lastReported = event
    events.append(event)
  }

  /// What runs has ended where it was heading.
  private mutating func end() {
    if let running, running.isOperation {
      let stands = reference == running.after
      if stands { events.append(running.event) }
      completions.append(stands)
    }
    running = nil
  }

  private mutating func takeAway() {
    guard let run = running, navigator.phase == .interactive else { return }
    let speed = handSpeed.magnitude
    running?.speed = speed
    report("gestureCancelled")
    reference = run.covers ? run.after : run.before
  }

  private mutating func interrupt() {
    takeAway()
    if running != nil { end() }
  }

  /// In widths a second, toward the trailing side.
  private var handSpeed: Double {
    hand.speeds(at: navigator.now).velocity * navigator.direction.sign / navigator.window.width
  }

  private mutating func letGo(_ release: Release, choice: Bool) {
    guard let run = running else { return }
    running?.speed = release.velocity.magnitude
    let back = goesBack(run, release)
    let isForward = back.isUnsure ? choice : back.decision != run.covers
    if isForward, reference != run.after, run.popped.contains(where: vetoes) {
      report("vetoed")
      reference = run.before
      return
    }
    if !run.covers {
      if !isForward { report("gestureCancelled") } else if !run.isOperation { report(run.event) }
    }
    reference = isForward ? run.after : run.before
  }

  private mutating func turnRound() {
    guard let run = running else { return }
    let isForward = reference != run.after
    if isForward, !run.isOperation, run.popped.contains(where: vetoes) { return report("vetoed") }
    reference = isForward ? run.after : run.before
    if !run.isOperation { report(isForward ? run.event : "gestureCancelled") }
  }

  // MARK: Operations

  private func resolve(_ address: Address, in tree: Reference) -> Reference.Place? {
    switch address {
    case .innermost: tree.innermost
    case .place(let place): place == .base || tree.everyPlace.contains(place) ? place : nil
    case .holder(let name):
      tree.place(inside: name)
        ?? (rules.isWrapped && Cast.nests[name] == nil && Cast.tabs[name] == nil
          ? tree.place(of: name) : nil)
    }
  }

  private func plan(_ act: Act, _ address: Address, in tree: Reference) -> Reference.Outcome {
    if case .innermost = address {
      return tree.outcome(of: act, at: nil, vetoes: vetoes)
    }
    guard let place = resolve(address, in: tree) else { return .refused }
    return tree.outcome(of: act, at: place, vetoes: vetoes)
  }

  /// Does in the reference what an operation does.
  mutating func operate(_ act: Act, _ address: Address = .innermost, animated: Bool = true) {
    // A place that is just leaving can still be spoken of: what it does is planned where it was.
    let isLeaving = resolve(address, in: reference) == nil
    var outcome = plan(act, address, in: isLeaving ? running?.before ?? reference : reference)
    if running != nil, case .changed = outcome {
      interrupt()
      outcome = plan(act, address, in: reference)
    }
    switch outcome {
    case .refused: return
    case .vetoed: events.append("vetoed")
    case .changed(let next, let covers, let event, let isFirstPush):
      let old = reference
      reference = next
      witness.enter(Set(next.everyName).subtracting(old.everyName))
      let isSeen = old.contentOnShow != next.contentOnShow
      running = Running(
        before: old,
        after: next,
        covers: covers,
        event: event,
        isOperation: true,
        popped: event.hasPrefix("popped") ? old.names(goneFrom: next) : []
      )
      if !animated || navigator.motion != .full || !isSeen
        || (rules.skipsFirstPush && isFirstPush) { end() }
    }
  }

  private mutating func goBack(in place: Reference.Place) {
    operate(reference.isPresentedRoot(place) ? .dismiss : .pop, .place(place))
  }

  private mutating func beginGesture() -> String? {
    guard let place = reference.back else { return "a gesture began with nothing to go back to" }
    var after = reference
    var popped: [String] = []
    if reference.stack(at: place).count > 1 {
      popped = reference.stack(at: place).suffix(1)
      after.set(reference.stack(at: place).dropLast(), at: place)
    } else {
      after.dismiss()
    }
    running = Running(
      before: reference,
      after: after,
      covers: false,
      event: popped.isEmpty ? "dismissed" : "popped(1)",
      isOperation: false,
      popped: popped
    )
    return nil
  }

  /// The most lines that bars take: seven levels of two lines, and two tab bars.
  private static let barsAbove = 14.0
  private static let barsBelow = 2.0

  /// Whether a swipe may begin; nil where the plain reference does not say.
  private func begins(at point: Point) -> Bool? {
    guard navigator.phase == .idle, let place = reference.back else { return false }
    let content = look(of: reference.contentOnShow)
    let top = look(of: reference.stack(at: place).last ?? "")
    let sign = navigator.direction.sign
    let width = navigator.window.width
    let x = (point.x - hand.press.x) * sign
    let y = (point.y - hand.press.y).magnitude
    let distance = sign > 0 ? hand.press.x : width - hand.press.x
    let start = max(content.swipeStart, top.swipeStart)
    let isOff = content.swipe == .off || top.swipe == .off
    let isOn = content.swipe == .on || top.swipe == .on
    let isPlain = top.barVisibility == .shown && top.item.back == .automatic
    guard !isOff, isOn || !rules.asksForPlainBar || isPlain, x > 0, y <= x * rules.cone,
      distance <= rules.edge ?? .infinity, start <= 0 || distance <= start,
      !content.claims.contains(where: { $0.contains(hand.press) })
    else { return false }
    let isNearBars =
      hand.press.y < Self.barsAbove * Cell.height
      || hand.press.y >= navigator.window.height - Self.barsBelow * Cell.height
    return isNearBars || content.scrollableWidth > 0 || abs(y - x * rules.cone) < 1e-6 ? nil : true
  }
}

// MARK: - Steps

extension Machine {
  private mutating func act(_ step: Step, _ allowance: inout Double?) -> String? {
    let wasRunning = running != nil
    switch step {
    case .declare(let name, let traits):
      for trait in traits { trait.apply(to: &declared[name, default: Screen(ScreenID(name))]) }
      let screen = plain(name)
      if effective[name] != nil { effective[name] = screen }
      navigator.update(screen.id) { held in
        let container = held.container
        held = screen
        held.container = container
      }
    case .operation(let act, let holder, let animated):
      let controller = holder.flatMap { navigator.controller(inside: ScreenID($0)) }
      let address = holder.map { Address.holder($0) } ?? .innermost
      if holder != nil, controller == nil {
        return resolve(address, in: reference) == nil ? nil : "\(holder ?? "") has no controller"
      }
      operate(act, address, animated: animated)
      perform(act, on: controller, animated: animated)
      if wasRunning { allowance = nil }
    case .tapBack:
      tapBack()
      navigator.tapBackItem()
      if wasRunning { allowance = nil }
    case .history(let name):
      if let place = reference.back, reference.stack(at: place).count > 1 {
        operate(.popTo(name), .place(place))
      }
      navigator.chooseHistory(ScreenID(name))
      if wasRunning { allowance = nil }
    case .press(let spot):
      let phase = navigator.phase
      if navigator.isLedByPointer { takeAway() }
      let wasLedByKeys = navigator.isLedByKeys
      hand.press(at: spot.point, navigator.now)
      let outcome = navigator.press(at: spot.point)
      if outcome == .caught {
        hand.isAsked = true
        if !rules.neverLocks { return "a press caught a pane that it must not" }
      }
      if phase != .idle, navigator.phase == .idle {
        if wasLedByKeys, let run = running {
          report("gestureCancelled")
          reference = run.covers ? run.after : run.before
        }
        allowance = nil
      }
    case .move(let spot): return move(to: spot.point, &allowance)
    case .release:
      release()
    case .lose:
      takeAway()
      navigator.lose()
      hand.isAsked = true
    case .loseFocus:
      takeAway()
      navigator.losePointer()
      hand.isDown = false
    case .intent(let intent): return handle(intent, &allowance)
    case .scroll(let name, let columns):
      navigator.scroll(ScreenID(name), to: columns * Cell.width)
    case .wait(let seconds): return wait(seconds, &allowance)
    case .resize(let columns, let rows):
      navigator.resize(to: Cell.window(columns: columns, rows: rows))
    case .direction(let direction):
      if direction != navigator.direction { allowance = nil }
      navigator.direction = direction
    case .system(let name):
      interrupt()
      rules = Rules(system: name)
      let system = NavigationSystem.named(name) ?? .fluid
      navigator.use(fault?.mutated(system) ?? system)
      if wasRunning { allowance = nil }
    }
    return nil
  }

  private mutating func perform(_ act: Act, on controller: ControllerID?, animated: Bool) {
    switch act {
    case .push(let name): navigator.push(blueprint(name), animated: animated, on: controller)
    case .pop: navigator.pop(animated: animated, on: controller)
    case .popTo(let name):
      let extra = fault?.popsTooFar == true && reference.innermost == .base
      navigator.pop(
        to: ScreenID(extra ? reference.base[0] : name),
        animated: animated,
        on: controller
      )
    case .popToRoot: navigator.popToRoot(animated: animated, on: controller)
    case .set(let names):
      navigator.set(names.map(blueprint), animated: animated, on: controller)
    case .insert(let name, let index):
      navigator.insert(blueprint(name), at: index, animated: animated, on: controller)
    case .remove(let name):
      navigator.remove([ScreenID(name)], animated: animated, on: controller)
    case .replaceTop(let name):
      navigator.replaceTop(with: blueprint(name), animated: animated, on: controller)
    case .present(let names): navigator.present(names.map(blueprint), animated: animated)
    case .dismiss: navigator.dismiss(animated: animated)
    case .select(let name, let tab):
      navigator.select(tab, of: ScreenID(name), animated: animated)
    }
  }

  private mutating func move(to point: Point, _ allowance: inout Double?) -> String? {
    let phase = navigator.phase
    let width = navigator.window.width
    let last = hand.samples.last?.x ?? point.x
    hand.move(to: point, navigator.now)
    let way = Point(x: point.x - hand.press.x, y: point.y - hand.press.y)
    let isAsked =
      hand.isDown && !hand.isAsked
      && way.x * way.x + way.y * way.y >= rules.hysteresis * rules.hysteresis
    let mayBegin = isAsked ? begins(at: point) : false
    let outcome = navigator.move(to: point)
    if isAsked { hand.isAsked = true }
    let began = phase == .idle && navigator.phase == .interactive
    if began {
      if mayBegin == false { return "a swipe began that the rule refuses" }
      allowance = way.x.magnitude / width
      if rules.system == "snapshot" { allowance = 0 }
      return beginGesture()
    }
    if mayBegin == true, outcome != .scrolled { return "a swipe was refused that the rule lets begin" }
    if navigator.isLedByPointer { allowance = (point.x - last).magnitude / width }
    return nil
  }

  private mutating func release() {
    if let run = running, navigator.isLedByPointer {
      let scale = navigator.direction.sign / navigator.window.width
      let speeds = hand.speeds(at: navigator.now)
      let release = Release(
        progress: eye.progress,
        velocity: speeds.velocity * scale,
        acceleration: speeds.acceleration * scale,
        samples: hand.count,
        width: navigator.window.width
      )
      navigator.release()
      letGo(release, choice: stands(run))
    } else {
      navigator.release()
    }
    hand.isDown = false
  }

  private mutating func handle(_ intent: Intent, _ allowance: inout Double?) -> String? {
    let wasRunning = running != nil
    let phase = navigator.phase
    let runsByItself = phase == .animating || phase == .settling
    let mayTurn = runsByItself && rules.neverLocks && running?.isSelection == false
    let isCovering = running.map { (reference == $0.after) == $0.covers } ?? false
    let content = reference.contentOnShow
    let isScrolled =
      phase == .idle && navigator.horizontalOffset(of: ScreenID(content)) > 0
    switch intent {
    case .back where mayTurn && isCovering, .forward where mayTurn && !isCovering: turnRound()
    case .back where !isScrolled, .takeAway where phase == .idle && reference.back != nil:
      if let place = reference.back { goBack(in: place) }
      if wasRunning { allowance = nil }
    case .takeAway where phase == .interactive: takeAway()
    case .dragTrailing, .dragLeading: allowance = Navigator.keyStep
    default: break
    }
    let isLetGo = intent == .letGo && navigator.isLedByKeys
    navigator.handle(intent)
    if isLetGo, let run = running {
      let release = Release(progress: eye.progress, width: navigator.window.width)
      letGo(release, choice: stands(run))
    }
    if phase == .idle, navigator.phase == .interactive { return beginGesture() }
    return nil
  }

  private mutating func wait(_ seconds: Double, _ allowance: inout Double?) -> String? {
    let wasLedByKeys = navigator.isLedByKeys
    let phase = navigator.phase
    navigator.advance(by: seconds)
    if wasLedByKeys, !navigator.isLedByKeys, let run = running {
      let release = Release(progress: eye.progress, width: navigator.window.width)
      letGo(release, choice: stands(run))
      allowance = nil
    } else if let run = running, phase == .animating || phase == .settling {
      allowance = way(of: run, seconds)
    }
    return nil
  }

  /// How far a pane may go in a time by itself, in widths.
  private func way(of run: Running, _ seconds: Double) -> Double {
    guard let frequency = rules.frequency else {
      return Rules.steepest * max(1 / Rules.shortest, run.speed) * seconds
    }
    // A critically damped spring has no memory but its place and speed.
    let goal = reference == run.after ? 1.0 : 0
    let displacement = eye.progress - goal
    let slope = eye.velocity + frequency * displacement
    let then = goal + (displacement + slope * seconds) * Exponential.of(-frequency * seconds)
    let hasPassed = (then - goal) * displacement <= 0
    return (min(max(hasPassed ? goal : then, 0), 1) - eye.progress).magnitude
  }

  private mutating func tapBack() {
    let shown = settled
    for place in shown.placesOnShow.reversed() {
      let stack = shown.stack(at: place)
      guard let top = stack.last, isBarShown(top) else { continue }
      let hasBack: Bool =
        switch look(of: top).item.back {
        case .none: false
        case .custom: place != .base || stack.count > 1
        case .automatic: stack.count > 1
        }
      if hasBack { return goBack(in: place) }
    }
  }

  private func isBarShown(_ name: String) -> Bool {
    look(of: name).barVisibility == .shown && !(rules.isWrapped && Cast.tabs[name] != nil)
  }

  /// What is wrong with the tree, if anything.
  private var treeComplaint: String? {
    let census = navigator.census
    let found = Reference(census)
    if found != reference { return "expected \(reference.words), got \(found.words)" }
    if census.misplaced > 0 { return "\(census.misplaced) screens are not where the table says" }
    if navigator.phase == .idle, running == nil {
      if census.strays > 0 { return "\(census.strays) controllers or containers are left over" }
      for name in reference.everyName where navigator.screen(ScreenID(name)) != look(of: name) {
        return "\(name) is not what it was last declared to be"
      }
    }
    if (running == nil) != (navigator.phase == .idle) {
      return "the phase is \(navigator.phase), though \(running == nil ? "nothing" : "something") runs"
    }
    let name = settled.contentOnShow
    let bar = navigator.barOnShow
    if navigator.destination != ScreenID(name) {
      return "expected \(name) to be on its way, got \(navigator.destination)"
    }
    if bar.face.screen != ScreenID(name) { return "the bar on show is that of \(bar.face.screen)" }
    if bar.isVisible != isBarShown(name) {
      return "the bar of \(name) is \(bar.isVisible ? "shown" : "hidden")"
    }
    return nil
  }
}
