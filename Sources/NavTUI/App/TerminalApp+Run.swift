import LibC
public import NavModel

extension TerminalApp {
  /// Presents a controller with this screen over everything.
  @discardableResult
  public func present(_ screen: Screen, showing content: any ScreenContent) -> OperationResult {
    let result = navigator.present([screen])
    if result.isDone { show(content, in: screen.id) }
    return result
  }

  /// Runs the program on the process's terminal until the person leaves, a signal ends it, or the
  /// terminal goes away.
  ///
  /// - Parameters:
  ///   - modes: What the terminal is asked to do; by default to report the mouse.
  ///   - trace: Where to write what happens.
  ///   - recording: Where to write what the terminal is sent, as an ``Asciicast``.
  ///   - version: The program's version, for the trace.
  ///   - lastWords: What is said on standard error, before its name, when a signal such as that of a
  ///     trap ends the program: its name, its version, where its trace is.
  /// - Returns: How the run ended.
  /// - Throws: `TerminalError` where there is no terminal, or none that can be used.
  @discardableResult
  public func run(
    modes: TerminalModes = TerminalModes(),
    trace: Trace? = nil,
    recording: OutputFile? = nil,
    version: String = "",
    lastWords: String = ""
  ) throws(TerminalError) -> RunLoop.Ending {
    let terminal = try CursesTerminal.open(
      modes: modes,
      colorDepth: colorChoice.depth { getenv($0).map { String(cString: $0) } }
    )
    if terminal.isGuess {
      StandardError.write("TERM names no known terminal: taking it for an xterm-256color.\n")
    }
    terminal.lastWords = lastWords
    adapt(to: terminal.colorDepth)
    let clock = SystemClock()
    if let recording { record(terminal, by: clock, to: recording) }
    let delay = InputDecoder.escapeDelay(
      fromEnvironment: getenv("ESCDELAY").map { String(cString: $0) }
    )
    var loop = RunLoop(self, on: terminal, clock: clock, trace: trace, escapeDelay: delay)
    let cell = terminal.pixels?.cell(in: terminal.size)
    return loop.run(
      start: .start(
        version: version,
        term: terminal.terminalName,
        columns: terminal.size.columns,
        rows: terminal.size.rows,
        colors: terminal.colorDepth.rawValue,
        cellWidth: Self.cellWidth,
        cellHeight: Self.lineHeight(of: cell),
        modes: terminal.modes.numbers
      )
    )
  }

  /// Lets a recording follow what the terminal is sent.
  private func record(_ terminal: CursesTerminal, by clock: SystemClock, to file: OutputFile) {
    let header = Asciicast.Header(
      size: terminal.size,
      term: terminal.terminalName,
      title: navigator.stack(of: navigator.rootController).first?.item.title,
      timestamp: time(nil)
    )
    let cast = Asciicast(file, header)
    terminal.witness = { cast.write($0, at: clock.now) }
  }

  /// Draws with what the terminal has: its colours, and its characters.
  func adapt(to depth: ColorDepth) {
    colorDepth = depth
    adaptTheme()
    if usesASCII || OutputEncoding.current == .ascii { renderer.look.glyphs = .ascii }
    adaptToMotion()
    redraw()
  }

  /// Leaves out of the picture what the motion level leaves out, and what the link cannot carry.
  func adaptToMotion() {
    let motion = leavesOutDetail ? .reduced : navigator.motion
    renderer.options = SceneRenderer.Options(system: navigator.system, motion: motion)
  }

  /// Lets everything that no hand leads happen at once, because the link cannot carry it; or no longer.
  func restrainMotion(_ isRestrained: Bool) {
    if isRestrained {
      guard navigator.motion == .full else { return }
      navigator.motion = .reduced
    } else if isMotionRestrained, navigator.motion == .reduced {
      navigator.motion = .full
    }
    isMotionRestrained = isRestrained
    adaptToMotion()
    redraw()
  }

  /// Changes how much moves, at once.
  public func use(_ motion: MotionLevel) {
    navigator.motion = motion
    adaptToMotion()
  }

  /// Changes the way of navigating, at once.
  public func use(_ system: NavigationSystem) {
    navigator.use(system)
    adaptToMotion()
  }
}
