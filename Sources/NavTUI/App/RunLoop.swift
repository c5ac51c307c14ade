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

  private let app: TerminalApp
  private let terminal: any Terminal
  private let clock: any FrameClock
  private let tracer: Tracer?
  private var decoder: InputDecoder
  private var pacer = FramePacer()
  private var events: [InputEvent] = []
  private var ending: Ending?
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
    app.trace = tracer.map { tracer in
      { [unowned app] in tracer.write($0, at: app.navigator.now) }
    }
  }

  /// Runs until the person leaves, a signal ends it, or the terminal goes away.
  ///
  /// `start` describes the program for the trace.
  public mutating func run(start: TraceEntry? = nil) -> Ending {
    terminal.enter()
    resize()
    if let start { tracer?.write(start, at: clock.now) }
    while ending == nil {
      step()
      guard ending == nil else { break }
      terminal.watched = app.sources.map(\.descriptor)
      terminal.wait(atMost: patience)
    }
    terminal.leave()
    finish()
    return ending ?? .quit
  }

  /// Does everything that is due, without waiting.
  public mutating func step() {
    let now = clock.now
    takeSignals(at: now)
    takeInput(at: now)
    app.readSources()
    app.advance(to: now)
    if let text = app.takeCopied() { terminal.copy(text) }
    traceChanges(at: now)
    note(terminal.flush(at: clock.now))
    show(at: now)
    if app.hasQuit { ending = ending ?? .quit }
  }

  /// How long nothing is due, in seconds; nil for as long as nothing comes in.
  public var patience: Double? {
    let now = clock.now
    var deadline = decoder.deadline
    if app.isMoving || app.needsFrame, terminal.isReady {
      let frame = pacer.deadline(after: now)
      deadline = min(deadline ?? frame, frame)
    }
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
    case .end: ending = ending ?? .hangup
    }
    decoder.expire(at: now, into: &events)
    events.mergeMotions()
    guard !events.isEmpty else { return }
    app.advance(to: now)
    for event in events {
      tracer?.write(event, at: now)
      switch event {
      case .answer(let answer): take(answer)
      case .key(Self.suspendKey): suspend()
      default: app.handle(event)
      }
      traceChanges(at: now)
    }
  }

  /// Ctrl-Z, which raw mode hands over as a key.
  private static let suspendKey = KeyPress(.character("z"), .control)

  /// Gives the terminal back, stops, and goes on with whatever size the window has then.
  private func suspend() {
    app.losePointer()
    terminal.suspend()
    resize()
  }

  /// Switches on what the terminal says it knows.
  private func take(_ answer: TerminalAnswer) {
    guard case .mode(TerminalModes.Mode.synchronizedOutput, let state) = answer else { return }
    terminal.modes.synchronizesOutput = state == ModeState.set || state == ModeState.reset
  }

  /// DECRPM's words for a mode that can be switched.
  private enum ModeState {
    static let set = 1
    static let reset = 2
  }

  private func resize() {
    app.resize(to: terminal.size, cell: terminal.pixels?.cell(in: terminal.size))
  }
}

// MARK: - Out

extension RunLoop {
  private mutating func show(at now: Double) {
    guard app.needsFrame, terminal.isReady, pacer.isDue(at: now) else { return }
    let surface = app.draw()
    note(terminal.present(surface, cursor: nil, at: now))
    pacer.didDraw(at: now)
  }

  private mutating func note(_ report: FrameReport?) {
    guard let report else { return }
    frames += 1
    bytes += report.bytes
    tracer?.write(
      .frame(bytes: report.bytes, cells: report.cells, edge: app.edge, waited: report.waited),
      at: clock.now
    )
  }

  private func traceChanges(at now: Double) {
    tracer?.writeChanges(of: app.navigator, at: now)
  }

  private func finish() {
    let reason: TraceEntry.End =
      switch ending {
      case .quit?, nil: .quit
      case .signal?: .signal
      case .hangup?: .hangup
      }
    tracer?.write(.end(reason, frames: frames, bytes: bytes), at: clock.now)
  }
}
