import LibC
import NavModel

/// Drives a program on a terminal: wait, read, decode, feed, advance, compose, present.
///
/// Sixty frames a second while something moves, the first change after a pause at once, and nothing
/// at all while nothing does.
public struct RunLoop {
  /// How a run ended.
  public enum Ending: Equatable, Sendable {
    /// The person left.
    case quit
    /// A signal asked it to.
    case signal(Int32)
    /// The terminal went away.
    case hangup
  }

  /// The longest that the first frame waits, in seconds: less than a person notices.
  private static let colorsPatience = 0.1

  let app: TerminalApp
  let terminal: any Terminal
  let clock: any FrameClock
  let tracer: Tracer?
  var link = LinkMeter()
  var budget = MotionBudget()
  /// When something last came in that a person did, in seconds.
  private(set) var lastInput = 0.0
  private var decoder: InputDecoder
  private var pacer = FramePacer()
  private var events: [InputEvent] = []
  /// How it ended; nil while it runs.
  public private(set) var ending: Ending?
  private var knowsPixels = false
  /// Until when the first frame waits for what the terminal says of its colours; nil for not at all.
  private var colorsDeadline: Double?
  private var frames = 0
  private var bytes = 0

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - app: What is run.
  ///   - terminal: Where it is shown.
  ///   - clock: What tells the time; starts with the program.
  ///   - trace: Where to write what happens; nil for nowhere.
  ///   - escapeDelay: How long a lone ESC may be the beginning of something, in seconds.
  public init(
    _ app: TerminalApp,
    on terminal: any Terminal,
    clock: any FrameClock,
    trace: Trace? = nil,
    escapeDelay: Double = InputDecoder.defaultEscapeDelay
  ) {
    self.app = app
    self.terminal = terminal
    self.clock = clock
    tracer = trace.map { Tracer($0) }
    decoder = InputDecoder(escapeDelay: escapeDelay)
    app.reportsMouse = terminal.modes.reportsMouse
    app.trace = tracer.map { tracer in
      { [unowned app] in tracer.write($0, at: app.navigator.now) }
    }
  }

  /// Runs until the person leaves, a signal ends it, or the terminal goes away.
  ///
  /// `start` describes the program for the trace.
  public mutating func run(start: TraceEntry? = nil) -> Ending {
    begin(start: start)
    while true {
      step(at: clock.now)
      if let ending { return end(ending) }
      terminal.wait(atMost: patience(at: clock.now))
    }
  }

  // MARK: In a loop of the host's own

  /// Takes the terminal; ``step(at:)`` may be called from here on.
  ///
  /// A host with a loop of its own polls ``descriptors`` beside what it has itself:
  ///
  ///     loop.begin()
  ///     while loop.ending == nil {
  ///       poll(loop.descriptors, and: mine, atMost: loop.patience(at: now()))
  ///       loop.step(at: now())
  ///     }
  ///     loop.end()
  public mutating func begin(start: TraceEntry? = nil) {
    if let start { tracer?.write(start, at: 0) }
    terminal.enter()
    if terminal.asksColors { colorsDeadline = clock.now + Self.colorsPatience }
    resize()
  }

  /// What to poll between two steps; empty for a terminal without descriptors.
  public var descriptors: PollDescriptors { terminal.descriptors }

  /// Gives the terminal back.
  ///
  /// - Parameter reason: How it ended, where the host ends it of its own accord.
  /// - Returns: How it ended.
  @discardableResult
  public mutating func end(_ reason: Ending = .quit) -> Ending {
    let reason = ending ?? reason
    ending = reason
    terminal.leave()
    finish(reason)
    return reason
  }

  /// Does everything that is due at `now`, in seconds since the start, without waiting.
  public mutating func step(at now: Double) {
    // Time first: what ends by itself has ended before what comes in begins something.
    app.advance(to: now)
    traceChanges(at: now)
    takeSignals(at: now)
    takeInput(at: now)
    app.readSources()
    if let text = app.takeCopied(), app.access.allowsClipboard { terminal.copy(text) }
    if !terminal.watched.elementsEqual(app.sources.lazy.map(\.descriptor)) {
      terminal.watched = app.sources.map(\.descriptor)
    }
    if terminal.modes.reportsMouse != app.reportsMouse {
      terminal.modes.reportsMouse = app.reportsMouse
    }
    traceChanges(at: now)
    note(terminal.flush(at: clock.now))
    show(at: now)
    if app.hasQuit { ending = ending ?? .quit }
    if !terminal.isOpen { hangUp() }
  }

  /// How long after `now` nothing is due, in seconds; nil for as long as nothing comes in.
  public func patience(at now: Double) -> Double? {
    var deadline = earliest(decoder.deadline, app.deadline)
    if app.movesByItself || app.needsFrame, hasRoom(at: now) {
      deadline = earliest(deadline, max(pacer.deadline(after: now), colorsDeadline ?? now))
    } else if app.navigator.isAnimating {
      // Nothing can be shown, but what runs by itself ends when it should.
      deadline = earliest(deadline, now + pacer.interval)
    }
    deadline = earliest(deadline, linkDeadline(at: now))
    return deadline.map { max($0 - now, 0) }
  }
}

// MARK: - In

extension RunLoop {
  private mutating func takeSignals(at now: Double) {
    for signal in terminal.signals() {
      switch signal {
      case .resized:
        tracer?.write(.input(.resize), at: now)
        resize()
      case .suspend: suspend()
      case .resume:
        terminal.resume()
        link.forget()
        resize()
      case .end(let number): ending = ending ?? .signal(number)
      }
    }
  }

  private mutating func takeInput(at now: Double) {
    events.removeAll(keepingCapacity: true)
    switch terminal.read() {
    case .nothing: break
    case .bytes(let bytes): decoder.feed(bytes, at: now, into: &events)
    case .end: hangUp()
    }
    decoder.expire(at: now, into: &events)
    events.mergeMotions()
    for event in events {
      tracer?.write(event, in: app, at: now)
      switch event {
      case .answer(let answer): take(answer)
      case .key(Self.suspendKey): suspend()
      default:
        lastInput = now
        app.handle(event)
      }
      traceChanges(at: now)
    }
  }

  /// Notes that the terminal has gone, of which SIGHUP may have told already.
  private mutating func hangUp() {
    if ending == nil || ending == .signal(SIGHUP) { ending = .hangup }
  }

  /// Ctrl-Z, which raw mode hands over as a key.
  private static let suspendKey = KeyPress(.character("z"), .control)

  /// Gives the terminal back, stops, and goes on with whatever size the window has then.
  private mutating func suspend() {
    guard app.access.allowsSuspension else { return }
    app.losePointer()
    terminal.suspend()
    link.forget()
    expectStatus()
    resize()
  }

  /// Switches on what the terminal says it knows.
  private mutating func take(_ answer: TerminalAnswer) {
    switch answer {
    case .status:
      takeStatus()
    case .mode(TerminalModes.Mode.synchronizedOutput, let state):
      terminal.modes.synchronizesOutput = ModeState.canBeSwitched(state)
    case .mode(TerminalModes.Mode.pixelReports, let state):
      knowsPixels = ModeState.canBeSwitched(state)
      choosePixels()
    case .primaryAttributes:
      // The fence behind the switch: what comes from here on is in the unit that was asked for.
      decoder.reportsPixels = terminal.modes.reportsPixels
      colorsDeadline = nil
    default:
      guard let depth = app.take(answer) else { break }
      terminal.colorDepth = depth
      app.adapt(to: terminal.colorDepth)
    }
  }

  /// DECRPM's words for a mode that can be switched.
  private enum ModeState {
    static func canBeSwitched(_ state: Int) -> Bool { state == 1 || state == 2 }
  }

  /// Asks for reports in pixels where the terminal knows them and the width of a cell is certain.
  private mutating func choosePixels() {
    let wanted = knowsPixels && terminal.modes.reportsMouse && hasCertainCells
    guard wanted != terminal.modes.reportsPixels else { return }
    terminal.modes.reportsPixels = wanted
    terminal.ask(TerminalModes.fence)
  }

  /// Whether pixels divided by cells, rounded down, is the size of a cell: what a window has beside
  /// its cells (border, scrollbar) must be less than a pixel for each of them.
  private var hasCertainCells: Bool {
    terminal.pixels?.cell(in: terminal.size) != nil && terminal.size.columns >= Self.certainColumns
  }

  /// More columns than a border and a scrollbar have pixels.
  private static let certainColumns = 40

  private mutating func resize() {
    app.resize(to: terminal.size, cell: terminal.pixels?.cell(in: terminal.size))
    choosePixels()
  }
}

// MARK: - Out

extension RunLoop {
  private mutating func show(at now: Double) {
    // The first frame is drawn in the right colours: it waits for what the terminal says of its own.
    if let deadline = colorsDeadline, now < deadline { return }
    colorsDeadline = nil
    economize(at: now)
    guard app.needsFrame, hasRoom(at: now), pacer.isDue(at: now) else { return }
    let report = terminal.present(app.draw(), cursor: app.cursor, at: now)
    note(report)
    // What moves keeps the beat, also while it moves by less than can be seen.
    if report != nil || !terminal.isReady || app.movesByItself {
      pacer.didDraw(at: now)
    } else {
      pacer.didCompare(at: now)
    }
  }

  private mutating func note(_ report: FrameReport?) {
    guard let report else { return }
    frames += 1
    bytes += report.bytes
    noteOnLink(report)
    app.note(report)
    tracer?.write(
      .frame(bytes: report.bytes, cells: report.cells, edge: app.edge, waited: report.waited),
      at: clock.now
    )
  }

  private func traceChanges(at now: Double) {
    tracer?.writeChanges(of: app.navigator, at: now)
  }

  private func finish(_ ending: Ending) {
    let reason: TraceEntry.End =
      switch ending {
      case .quit: .quit
      case .signal: .signal
      case .hangup: .hangup
      }
    tracer?.write(.end(reason, frames: frames, bytes: bytes), at: clock.now)
  }
}
