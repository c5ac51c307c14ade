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
    /// Whether it brings back what was popped.
    var isReturn = false
    /// The stack that it changes.
    let place: Reference.Place
    /// The screens that a pop takes off, which may veto it.
    let popped: [String]
    var lastReported: String?
    /// The speed of the hand that let it go last, in widths a second.
    var speed = 0.0

    /// What the tree is once the gesture has been taken away that leads it.
    var whenTakenAway: Reference { covers && isOperation ? after : before }
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
  var remembers: Bool
  var memory: Memory?
  var hand = Hand()
  var declared: [String: Screen] = [:]
  /// What the screens in the stacks are like.
  var effective: [String: Screen] = [:]
  var events: [String] = []
  var completions: [Bool] = []
  var reports: [Report] = []
  var eye: Eye
  var witness = Witness()
  /// A fault to be found, for the test of the machine itself.
  let fault: Fault?
  var tally = Tally()

  init(_ opening: Opening, fault: Fault? = nil) {
    self.fault = fault
    rules = Rules(system: opening.system)
    remembers = opening.remembers
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
    navigator.remembersForward = opening.remembers && fault != .forgetsForward
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
      let present = Set(reference.everyName + (memory?.everyName ?? []))
      effective = effective.filter { present.contains($0.key) }
    }
    eye.look(at: navigator)
    fault?.blur(&eye.scene)
    if let complaint = treeComplaint ?? forwardComplaint { return complaint }
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
      remembered: memory?.everyName ?? [],
      isIdle: running == nil
    )
  }

  /// Whether the navigator has just decided in favour of what runs.
  mutating func stands(_ run: Running) -> Bool {
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

  func look(of name: String) -> Screen { effective[name] ?? plain(name) }

  /// What is wrong with the tree, if anything.
  var treeComplaint: String? {
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
      return
        "the phase is \(navigator.phase), though \(running == nil ? "nothing" : "something") runs"
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
