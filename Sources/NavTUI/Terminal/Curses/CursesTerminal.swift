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

  private let device: TerminalDevice
  private let guarding: RestoreGuard
  private let environmentName: String
  private var screen: CursesScreen?
  private var writer: FrameWriter
  private var fences = FenceCounter()
  private var frame: [UInt8] = []
  private var isEntered = false

  /// What a terminal is taken for that terminfo does not know.
  private static let guess = "xterm-256color"
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
    screen = try CursesScreen(
      names: Self.names(name, depth: colorDepth),
      size: size,
      depth: colorDepth
    )
    if colorDepth == nil, screen?.hasDirectColor == true {
      screen = nil
      screen = try CursesScreen(names: Self.names(name, depth: nil), size: size, depth: .trueColor)
    }
    let usedName = screen?.terminalName
    isGuess = usedName == Self.guess && ![name, "\(name)-256color"].contains(Self.guess)
    writer = FrameWriter(descriptor: device.descriptor, isNonBlocking: device.isNonBlocking)
    writer.synchronizesOutput = modes.synchronizesOutput
    guarding = try RestoreGuard()
  }

  deinit {
    leave()
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
      guard newValue != colorDepth else { return }
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
    }
  }

  /// Descriptors of the program's own that end a wait when they become readable.
  public var watched: [Int32] = []

  /// What the terminal is asked to do differently.
  public var modes: TerminalModes {
    didSet {
      writer.synchronizesOutput = modes.synchronizesOutput
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
    descriptors.wait(atMost: seconds)
  }
}

// MARK: - Taking and giving back

extension CursesTerminal {
  /// Arms the guard, makes the line raw, switches the modes on and asks the probes.
  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    guarding.arm(device, reset: TerminalModes.reset)
    guarding.holdStandardError()
    device.makeRaw()
    screen?.repaint()
    fences.ask()
    send(modes.enter + (asksColors ? TerminalModes.colorProbes : []) + modes.probes)
    witness?(.bytes(TerminalModes.pictureStart))
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
      device.write(TerminalModes.reset + TerminalModes.fence, patience: Self.writePatience)
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
    enter()
    measure()
  }

  /// Sets the line and the modes again, whatever the shell has made of them.
  public func resume() {
    guard isEntered else { return }
    device.makeRaw()
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
    let input = device.read()
    switch input {
    case .nothing: break
    case .bytes(let bytes): fences.read(bytes)
    case .end: isOpen = false
    }
    return input
  }

  /// The signals that the guard was told, after the size was measured if it changed.
  public func signals() -> [TerminalSignal] {
    let signals = guarding.signals()
    if signals.contains(.resized) { measure() }
    return signals
  }

  /// Sends a question at once, or behind the frame that is on its way.
  public func ask(_ question: [UInt8]) {
    guard isEntered, isOpen else { return }
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
