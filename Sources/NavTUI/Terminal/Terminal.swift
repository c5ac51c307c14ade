/// The seam between the run loop and a terminal, real or headless.
///
/// Nothing here blocks except `wait`, and `leave` and `suspend` for a bounded time. The loop reads:
///
/// ```swift
/// terminal.enter()
/// while terminal.isOpen {
///   terminal.wait(atMost: sleep)
///   for signal in terminal.signals() { … }
///   if case .bytes(let bytes) = terminal.read() { … }
///   record(terminal.flush(at: clock.now))
///   if terminal.isReady { record(terminal.present(surface, cursor: nil, at: clock.now)) }
/// }
/// terminal.leave()
/// ```
public protocol Terminal: AnyObject {
  /// How large it is, in cells; measured at the start and whenever `signals` reports `.resized`.
  var size: Size { get }
  /// How large it is in pixels; nil where the terminal does not say.
  var pixels: PixelSize? { get }
  /// How many colours it shows.
  ///
  /// May be set at any time, to what the program found out or was told; more than terminfo can
  /// describe is cut down. The next frame is drawn in full.
  var colorDepth: ColorDepth { get set }
  /// What the terminal is asked to do differently; a change takes effect at once.
  var modes: TerminalModes { get set }
  /// Whether there is still somebody at the other end.
  var isOpen: Bool { get }
  /// Whether the last frame was taken, so that a new one may be composed.
  var isReady: Bool { get }
  /// What to poll; empty where there is nothing to wait for.
  var descriptors: PollDescriptors { get }

  /// Descriptors of the program's own that end a wait when they become readable.
  var watched: [Int32] { get set }

  /// Takes the terminal: raw input, modes on, probes asked. The next frame is drawn in full.
  func enter()
  /// Gives it back as it was found; without effect when it was not taken.
  func leave()
  /// Gives it back, stops the process as Ctrl-Z does, and takes it again when that continues.
  func suspend()
  /// Takes it again after the process was stopped from outside.
  func resume()

  /// Waits until something can be read or written or a signal came, at most so many seconds.
  ///
  /// - Parameter seconds: nil waits without end, 0 and below not at all.
  func wait(atMost seconds: Double?)
  /// What came in since the last call; never waits.
  func read() -> TerminalInput
  /// The signals since the last call, in order, each kind once.
  func signals() -> [TerminalSignal]
  /// Whether the terminal is asked for its colours when it is taken, so that an answer may come.
  var asksColors: Bool { get }
  /// Sends a question to the terminal, ahead of the next frame.
  func ask(_ question: [UInt8])

  /// Draws the difference to what was presented last; to be called while `isReady`.
  ///
  /// Where the surface is larger than the terminal it is clipped; where smaller, the rest is blank.
  ///
  /// - Parameters:
  ///   - surface: What the terminal is to show.
  ///   - cursor: Where the cursor is put, for screen readers, which follow it; it stays hidden. Where
  ///     nil, it is wherever drawing left it.
  ///   - time: When, in seconds since the start.
  /// - Returns: A report if the frame was taken at once; nil when nothing had changed, when the
  ///   frame waits (`flush` will report it), or when the one before still does.
  func present(_ surface: Surface, cursor: Position?, at time: Double) -> FrameReport?
  /// Writes on; returns the report of the frame that was finished by it.
  func flush(at time: Double) -> FrameReport?
}

extension Terminal {
  /// False.
  public var asksColors: Bool { false }

  /// Asks the terminal to put a text into the person's clipboard (OSC 52).
  ///
  /// Terminals may ignore it, and none answers; text beyond ``Clipboard/sizeLimit`` is left out by most.
  public func copy(_ text: String) {
    ask(Clipboard.sequence(copying: text))
  }
}

/// What reading came to.
public enum TerminalInput: Equatable, Sendable {
  /// Nothing has come in.
  case nothing
  /// Bytes, at least one.
  case bytes(ArraySlice<UInt8>)
  /// Nothing will ever come in: the terminal has gone.
  case end
}

/// A signal the loop has to act on.
public enum TerminalSignal: Hashable, Sendable {
  /// The window has another size (SIGWINCH); `size` and `pixels` are up to date.
  case resized
  /// The program is asked to end (SIGTERM, SIGINT, SIGHUP, SIGQUIT), and is ended if it has not
  /// within a second.
  case end(Int32)
  /// The program is asked to stop (SIGTSTP): call `suspend`.
  case suspend
  /// The program was stopped from outside and goes on (SIGCONT): call `resume`.
  case resume
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of one cell: rounded down, because xterm's sizes include its border.
  ///
  /// - Returns: nil where there are no cells or less than one pixel a cell.
  public func cell(in size: Size) -> PixelSize? {
    guard size.columns > 0, size.rows > 0 else { return nil }
    let cell = PixelSize(width: width / size.columns, height: height / size.rows)
    return cell.width > 0 && cell.height > 0 ? cell : nil
  }
}
