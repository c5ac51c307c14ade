import NavModel

// The steps, done by the navigator and the reference side by side.

extension Machine {
  mutating func act(_ step: Step, _ allowance: inout Double?) -> String? {
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
    case .tapBackOf(let name):
      if let place = placeWithBackItem(of: name) { goBack(in: place) }
      if fault == .anyBackItem {
        navigator.tapBackItem()
      } else {
        navigator.tapBackItem(of: ScreenID(name))
      }
      if wasRunning { allowance = nil }
    case .toRoot:
      returnToRoot()
      if fault == .popsOnce { navigator.goBackOnce() } else { navigator.returnToRoot() }
      if wasRunning { allowance = nil }
    case .forward(let animated):
      goForward(animated: animated)
      navigator.goForward(animated: animated)
      if wasRunning { allowance = nil }
    case .remember(let isOn):
      if !isOn, running?.isReturn == true { interrupt() }
      if !isOn { memory = nil }
      remembers = isOn
      navigator.remembersForward = isOn && fault != .forgetsForward
      if wasRunning { allowance = nil }
    case .motion(let level):
      if level != .full, navigator.phase == .animating || navigator.phase == .settling { end() }
      navigator.motion = fault == .keepsMoving ? .full : level
      allowance = nil
    case .history(let name):
      if let place = historyPlace { operate(.popTo(name), .place(place)) }
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
          reference = run.whenTakenAway
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
      let window = Cell.window(columns: columns, rows: rows)
      if window.isTooSmall { takeAway() }
      navigator.resize(to: window)
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

  mutating func perform(_ act: Act, on controller: ControllerID?, animated: Bool) {
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
    case .remove(let names):
      let gone = fault == .removesOne ? Array(names.prefix(1)) : names
      navigator.remove(gone.map { ScreenID($0) }, animated: animated, on: controller)
    case .setPath(let names):
      let path = fault == .shortPath ? names.dropLast() : names[...]
      var known: [ScreenID: Screen] = [:]
      for name in path where name != Cast.unknown { known[ScreenID(name)] = blueprint(name) }
      navigator.setPath(
        NavigationPath(path.map { ScreenID($0) }),
        animated: animated,
        on: controller
      ) { known[$0] }
    case .replaceTop(let name):
      navigator.replaceTop(with: blueprint(name), animated: animated, on: controller)
    case .present(let names): navigator.present(names.map(blueprint), animated: animated)
    case .dismiss: navigator.dismiss(animated: animated)
    case .select(let name, let tab):
      navigator.select(tab, of: ScreenID(name), animated: animated)
    }
  }

  mutating func move(to point: Point, _ allowance: inout Double?) -> String? {
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
    if mayBegin == true, outcome != .scrolled {
      return "a swipe was refused that the rule lets begin"
    }
    if navigator.isLedByPointer { allowance = (point.x - last).magnitude / width }
    return nil
  }

  mutating func release() {
    if let run = running, navigator.isLedByPointer {
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

  mutating func handle(_ intent: Intent, _ allowance: inout Double?) -> String? {
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
    case .forward where phase == .idle && !canScrollOn(content): goForward()
    case .back where !isScrolled, .takeAway where phase == .idle && reference.back != nil:
      if let place = reference.back { goBack(in: place) }
      if wasRunning { allowance = nil }
    case .takeAway where phase == .interactive: takeAway()
    case .dragTrailing, .dragLeading: allowance = Navigator.keyStep
    default: break
    }
    let isLetGo = intent == .letGo && navigator.isLedByKeys
    let mayDragForward = intent == .dragLeading && mayGestureForward
    navigator.handle(intent)
    if mayDragForward, navigator.phase != .interactive {
      return "a key did not begin to bring back what was popped"
    }
    if isLetGo, let run = running {
      let release = Release(progress: eye.progress, width: navigator.window.width)
      letGo(release, choice: stands(run))
    }
    if phase == .idle, navigator.phase == .interactive { return beginGesture() }
    return nil
  }

  /// Whether there is more of a wide content to scroll to.
  private func canScrollOn(_ content: String) -> Bool {
    let offset = navigator.horizontalOffset(of: ScreenID(content))
    return look(of: content).scrollableWidth - navigator.window.width > offset
  }

  mutating func wait(_ seconds: Double, _ allowance: inout Double?) -> String? {
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
  func way(of run: Running, _ seconds: Double) -> Double {
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

  /// Goes back to the very first screen: hidden stacks at once, the outermost that is seen, or the
  /// presentation that covers it all, with a transition.
  mutating func returnToRoot() {
    guard reference.back != nil else { return }
    interrupt()
    var places: [Reference.Place] = [.base]
    while let first = reference.stack(at: places[places.count - 1]).first,
      let inside = reference.place(inside: first)
    {
      places.append(inside)
    }
    var deep = places.filter { reference.stack(at: $0).count > 1 }
    guard !deep.contains(where: { reference.stack(at: $0).dropFirst().contains(where: vetoes) })
    else { return events.append("vetoed") }
    while reference.presented.count > 1 { operate(.dismiss, animated: false) }
    let shown = reference.presented.isEmpty && !deep.isEmpty ? deep.removeFirst() : nil
    for place in deep { operate(.popToRoot, .place(place), animated: false) }
    if let shown { operate(.popToRoot, .place(shown)) } else { operate(.dismiss) }
  }

  mutating func tapBack() {
    if let place = placeWithBackItem { goBack(in: place) }
  }

  /// The stack of the innermost bar on show that has a back item.
  private var placeWithBackItem: Reference.Place? {
    let shown = settled
    return shown.placesOnShow.last { hasBackItem($0, in: shown) }
  }

  /// The stack on show whose top is this screen, if its bar has a back item.
  private func placeWithBackItem(of name: String) -> Reference.Place? {
    let shown = settled
    return shown.placesOnShow.first {
      shown.stack(at: $0).last == name && hasBackItem($0, in: shown)
    }
  }

  private func hasBackItem(_ place: Reference.Place, in shown: Reference) -> Bool {
    let stack = shown.stack(at: place)
    guard let top = stack.last, isBarShown(top) else { return false }
    return switch look(of: top).item.back {
    case .none: false
    case .custom: place != .base || stack.count > 1
    case .automatic: stack.count > 1
    }
  }

  /// The stack whose history a long press on the back item lists.
  private var historyPlace: Reference.Place? {
    if let place = placeWithBackItem { return place }
    return reference.back.flatMap { reference.stack(at: $0).count > 1 ? $0 : nil }
  }

  func isBarShown(_ name: String) -> Bool {
    look(of: name).barVisibility == .shown && !(rules.isWrapped && Cast.tabs[name] != nil)
  }
}
