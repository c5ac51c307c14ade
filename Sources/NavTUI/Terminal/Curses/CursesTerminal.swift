import LibC

/// The real terminal.
///
/// Its parts, each of which does one thing: the device (bytes and line discipline), the screen
/// (ncurses, which turns surfaces into bytes), the writer (one frame on its way), and the guard
/// (which gives everything back). There may be one at a time.
///
/// ```swift
/// let terminal = try CursesTerminal.open()
/// terminal.enter()
/// defer { terminal.leave() }
/// ```
public final class CursesTerminal: Terminal {
  /// How large it is, in cells; 80×24 where the terminal does not say.
  public private(set) var size: Size
  /// How large it is in pixels, with what belongs to no cell; nil where it does not say.
  public private(set) var pixels: PixelSize?
  /// Whether it has neither ended its input nor refused output for good.
  public private(set) var isOpen = true

  /// Whether `TERM` was of no use and the terminal is taken for an xterm: worth a line of advice.
  public let isGuess: Bool

  /// Told everything that changes what the terminal shows, as it is sent; nil for nobody.
  ///
  /// A frame that the terminal takes slowly is told of when its first byte is sent.
  public var witness: ((TerminalOutput) -> Void)?

  /// Whether the person wants no colours, whatever the terminal is found to have.
  private let isColorless: Bool
  private let abilities: TerminalAbilities
  private let device: TerminalDevice
  private let guarding: RestoreGuard
  private let environmentName: String
  private var screen: CursesScreen?
  private var writer: FrameWriter
  private var fences = FenceCounter()
  private var frame: [UInt8] = []
  private var isEntered = false
  /// What the last wait found, until that is read; nil where a host has waited itself.
  private var readiness: PollDescriptors.Readiness?

  /// What a terminal is taken for that terminfo does not know.
  private static let guess = "xterm-256color"
  /// What terminals call themselves that mostly have more colours than that says.
  private static let modestName = "xterm"
  /// How long a late answer is waited for before the terminal is given back, in seconds.
  private static let fencePatience = 0.2
  /// How long a stuck terminal may hold up leaving, in seconds.
  private static let writePatience = 0.3

  /// Opens the process's terminal, described by `TERM`.
  ///
  /// - Throws: `noTerminal` when there is none to read from; `unknownTerminal`, `inUse`,
  ///   `noResources`.
  public static func open(
    modes: TerminalModes = TerminalModes(),
    colorDepth: ColorDepth? = nil
  ) throws(TerminalError) -> CursesTerminal {
    try CursesTerminal(
      device: TerminalDevice.open(),
      name: getenv("TERM").map { String(cString: $0) } ?? "",
      modes: modes,
      colorDepth: colorDepth
    )
  }

  init(
    device: TerminalDevice,
    name: String,
    modes: TerminalModes = TerminalModes(),
    colorDepth: ColorDepth? = nil
  ) throws(TerminalError) {
    OutputEncoding.adoptEnvironment()
    self.device = device
    self.modes = modes
    environmentName = name
    (size, pixels) = device.dimensions
    let screen = try Self.screen(name, size: size, depth: colorDepth)
    self.screen = screen
    isGuess =
      screen.terminalName == Self.guess && ![name, "\(name)-256color"].contains(Self.guess)
    isColorless = colorDepth == .mono
    abilities = screen.abilities
    writer = FrameWriter(descriptor: device.descriptor, isNonBlocking: device.isNonBlocking)
    writer.synchronizesOutput = modes.synchronizesOutput
    screen.shiftsSlides = modes.shiftsSlides
    guarding = try RestoreGuard()
    self.modes = abilities.limit(modes)
  }

  deinit {
    leave()
  }

  /// Starts ncurses; in true colour, where the terminal's description says that it has that.
  private static func screen(
    _ name: String,
    size: Size,
    depth: ColorDepth?
  ) throws(TerminalError) -> CursesScreen {
    let names = names(name, depth: depth)
    // ncurses belongs to the process: the one screen must go before the next can come.
    do {
      let screen = try CursesScreen(names: names, size: size, depth: depth)
      guard depth == nil, screen.hasDirectColor else { return screen }
    }
    return try CursesScreen(names: names, size: size, depth: .trueColor)
  }

  /// terminfo entries to try, best first.
  private static func names(_ name: String, depth: ColorDepth?) -> [String] {
    if name.isEmpty || name == guess { return [guess] }
    guard let depth, depth >= .colors256, !name.hasSuffix("-256color") else {
      return [name, guess]
    }
    return ["\(name)-256color", name, guess]
  }

  /// What is said on standard error, before the signal's name, when a signal ends the program: its
  /// name and version, and where its trace is.
  public var lastWords: String {
    get { guarding.lastWords }
    set { guarding.lastWords = newValue }
  }

  /// Ends the process by the signal that asked for it, after `leave`: shells look at the status.
  public static func endProcess(by signal: Int32) -> Never {
    RestoreGuard.endProcess(by: signal)
  }

  /// The terminfo entry in use.
  public var terminalName: String { screen?.terminalName ?? environmentName }

  /// Whether the terminal is asked for its colours: the console of Linux would take a question for a command.
  public var asksColors: Bool { !environmentName.hasPrefix("linux") }

  /// Frames and bytes taken by the terminal so far.
  public var totals: (frames: Int, bytes: Int) { (writer.frames, writer.bytes) }

  /// How many colours are drawn; setting it starts ncurses anew with an entry that has as many.
  public var colorDepth: ColorDepth {
    get { screen?.depth ?? .mono }
    set {
      guard !isColorless, newValue != colorDepth else { return }
      let old = colorDepth
      // ncurses belongs to the process: the one screen must go before the next can come.
      screen = nil
      screen =
        (try? CursesScreen(
          names: Self.names(environmentName, depth: newValue),
          size: size,
          depth: newValue
        ))
        ?? (try? CursesScreen(
          names: Self.names(environmentName, depth: nil),
          size: size,
          depth: old
        ))
      screen?.shiftsSlides = modes.shiftsSlides
    }
  }

  /// Descriptors of the program's own that end a wait when they become readable.
  public var watched: [Int32] = []

  /// What the terminal is asked to do differently.
  public var modes: TerminalModes {
    didSet {
      modes = abilities.limit(modes)
      writer.synchronizesOutput = modes.synchronizesOutput
      writer.confirmsFrames = modes.confirmsFrames
      screen?.shiftsSlides = modes.shiftsSlides
      if isEntered { send(modes.change(from: oldValue)) }
    }
  }

  /// Whether all that was to be written was taken.
  public var isReady: Bool { writer.isReady }

  /// The terminal, for writing only while something waits, and the pipe of the signals.
  public var descriptors: PollDescriptors {
    var descriptors = PollDescriptors(
      input: isOpen ? device.descriptor : nil,
      output: isReady ? nil : device.descriptor,
      wake: guarding.wakeDescriptor
    )
    descriptors.others = watched
    return descriptors
  }

  /// Polls.
  public func wait(atMost seconds: Double?) {
    readiness = descriptors.poll(atMost: seconds)
  }
}

// MARK: - Taking and giving back

extension CursesTerminal {
  /// Arms the guard, makes the line raw, switches the modes on and asks the probes.
  public func enter() {
    guard !isEntered else { return }
    // As long as nothing is switched on, nothing is to be switched off.
    guarding.arm(device, reset: [])
    guarding.holdStandardError()
    guard device.makeRaw() else {
      guarding.disarm()
      guarding.releaseStandardError()
      // Whoever is to end must not take a terminal first; without one, nobody can go on.
      isOpen = RestoreGuard.isEnding
      return
    }
    isEntered = true
    guarding.arm(device, reset: abilities.reset)
    screen?.repaint()
    let background = asksColors ? TerminalModes.backgroundColor : []
    let colors = mayHaveMoreColors ? TerminalModes.lastColor : []
    ask(modes.enter + background + colors + abilities.probes(of: modes))
    witness?(.bytes(TerminalModes.pictureStart))
  }

  /// Whether the name promises fewer colours than terminals of that name mostly have.
  ///
  /// Debian's xterm calls itself `xterm`, which has eight in terminfo. Others are not asked: old ones would
  /// draw a part of the question.
  private var mayHaveMoreColors: Bool {
    environmentName.hasPrefix(Self.modestName)
      && (.colors8..<ColorDepth.colors256).contains(colorDepth)
  }

  /// Switches everything off, lets late answers come in, and restores the line.
  ///
  /// Takes at most half a second, and that only with a terminal that neither takes nor answers.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    witness?(.bytes(TerminalModes.pictureEnd))
    writer.discard()
    if isOpen {
      fences.ask()
      guarding.expect(fences)
      device.write(abilities.reset + TerminalModes.fence, patience: Self.writePatience)
      device.drain(until: &fences, patience: Self.fencePatience)
    }
    // From here a signal must not restore a second time what the shell may already have changed.
    guarding.disarm()
    device.makeOriginal()
    guarding.releaseStandardError()
    fences = FenceCounter()
  }

  /// Leaves, stops the job, and enters again when it goes on.
  public func suspend() {
    guard isEntered else { return }
    leave()
    guarding.stop()
    guard !RestoreGuard.isEnding else { return }
    enter()
    measure()
  }

  /// Sets the line and the modes again, whatever the shell has made of them.
  public func resume() {
    guard isEntered else { return }
    guard device.makeRaw() else { return }
    screen?.repaint()
    writer.discard()
    send([TerminalModes.cancel] + modes.enter)
    measure()
  }

  private func measure() {
    let old = size
    (size, pixels) = device.dimensions
    screen?.resize(to: size)
    if size != old { witness?(.size(size)) }
  }
}

// MARK: - Input

extension CursesTerminal {
  /// What was typed and answered.
  public func read() -> TerminalInput {
    guard isOpen else { return .end }
    guard readiness?.hasInput != false else { return .nothing }
    readiness = nil
    let input = device.read()
    switch input {
    case .nothing: break
    case .bytes(let bytes):
      fences.read(bytes)
      guarding.expect(fences)
    case .end: isOpen = false
    }
    return input
  }

  /// The signals that the guard was told, after the size was measured if it changed.
  public func signals() -> [TerminalSignal] {
    guard readiness?.isAwake != false else { return [] }
    let signals = guarding.signals()
    if signals.contains(.resized) { measure() }
    return signals
  }

  /// Sends a question at once, or behind the frame that is on its way.
  public func ask(_ question: [UInt8]) {
    guard isEntered, isOpen else { return }
    fences.ask(question)
    guarding.expect(fences)
    send(question)
  }
}

// MARK: - Output

extension CursesTerminal {
  /// Sends what belongs to no frame: at once, or behind the frame that is on its way.
  private func send(_ bytes: [UInt8]) {
    let wasReady = isReady
    writer.submitControl(bytes)
    guard wasReady else { return }
    if case .failed = writer.flush(at: 0) { isOpen = false }
  }

  /// Lets ncurses find the difference, and writes as much of it as is taken.
  public func present(_ surface: Surface, cursor: Position?, at time: Double) -> FrameReport? {
    guard isEntered, isOpen, isReady, let screen else { return nil }
    frame.removeAll(keepingCapacity: true)
    let changed = screen.draw(surface, cursor: cursor, into: &frame)
    if !frame.isEmpty { witness?(.bytes(frame)) }
    writer.submit(frame, cells: changed, at: time)
    return flush(at: time)
  }

  /// Writes on.
  public func flush(at time: Double) -> FrameReport? {
    switch writer.flush(at: time) {
    case .idle, .waiting:
      return nil
    case .finished(let report):
      return report
    case .failed:
      isOpen = false
      return nil
    }
  }
}
