/// A terminal that is only remembered, for tests.
///
/// It takes what a script feeds it and keeps what it is shown; waiting lets its clock run instead of
/// the real one, so an animation of a second takes no time.
///
/// ```swift
/// let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), clock: clock)
/// terminal.feed("\u{1B}[<0;10;5M")
/// ```
public final class HeadlessTerminal: Terminal {
  /// How large the window is, in cells.
  public private(set) var size: Size
  /// How large it is in pixels; nil unless told.
  public private(set) var pixels: PixelSize?
  /// As set; surfaces are kept in full colours whatever it is.
  public var colorDepth: ColorDepth = .trueColor
  /// As set.
  public var modes = TerminalModes()
  /// Whether it has not hung up yet.
  public private(set) var isOpen = true

  /// As set; nothing comes of it, for waiting here is only a jump of the clock.
  public var watched: [Int32] = []

  /// The surfaces presented so far, oldest first.
  public private(set) var frames: [Surface] = []
  /// How many cells each of them changed.
  public private(set) var changes: [Int] = []
  /// Where the cursor was put.
  public private(set) var cursor: Position?
  /// Everything asked of the terminal.
  public private(set) var questions: [UInt8] = []
  /// Whether it is taken: entered and not left.
  public private(set) var isEntered = false
  /// How often it was stopped by `suspend`.
  public private(set) var stops = 0

  /// Whether frames are taken at once; false lets each one wait until this is true and `flush` is
  /// called, as a slow terminal does.
  public var takesFrames = true

  private let clock: ManualClock
  private var script: [Step] = []
  private var hasEnded = false
  private var pendingSignals: [TerminalSignal] = []
  private var waiting: (report: FrameReport, since: Double)?

  private struct Step {
    var time: Double
    var bytes: [UInt8]
  }

  /// Makes a terminal of a size.
  ///
  /// - Parameters:
  ///   - size: How large it is, in cells.
  ///   - pixels: How large it is in pixels; nil where it does not say.
  ///   - clock: What `wait` lets run.
  public init(size: Size, pixels: PixelSize? = nil, clock: ManualClock = ManualClock()) {
    self.size = size
    self.pixels = pixels
    self.clock = clock
  }

  /// The surface on show; nil before the first.
  public var shown: Surface? { frames.last }

  // MARK: - The other end

  /// Types bytes, now or when the clock shows a time; in the order of the calls.
  public func feed(_ bytes: some Sequence<UInt8>, at time: Double = 0) {
    script.append(Step(time: time, bytes: Array(bytes)))
  }

  /// Types text, now or when the clock shows a time.
  public func feed(_ text: String, at time: Double = 0) {
    feed(text.utf8, at: time)
  }

  /// Hangs up once everything fed has been read.
  public func hangUp() {
    hasEnded = true
  }

  /// Gives the window another size.
  public func resize(to size: Size, pixels: PixelSize? = nil) {
    self.size = size
    self.pixels = pixels
    raise(.resized)
  }

  /// Lets a signal arrive.
  public func raise(_ signal: TerminalSignal) {
    if !pendingSignals.contains(signal) { pendingSignals.append(signal) }
  }

  // MARK: - Terminal

  /// Whether no frame is waiting.
  public var isReady: Bool { waiting == nil }
  /// None.
  public var descriptors: PollDescriptors { PollDescriptors() }

  /// Notes that it is taken.
  public func enter() { isEntered = true }
  /// Notes that it is given back.
  public func leave() { isEntered = false }
  /// Counts the stop, and goes on at once.
  public func suspend() { stops += 1 }
  /// Does nothing.
  public func resume() {}

  /// Lets the clock run until something is due, at most so many seconds.
  ///
  /// With nothing to come and no end to the wait it hangs up: a test must not wait for ever.
  public func wait(atMost seconds: Double?) {
    guard pendingSignals.isEmpty else { return }
    let untilInput = script.first.map { max($0.time - clock.now, 0) }
    switch (untilInput, seconds) {
    case (nil, nil): hasEnded = true
    case (let input?, let limit?): clock.advance(by: min(input, limit))
    case (let only?, nil), (nil, let only?): clock.advance(by: only)
    }
  }

  /// The next piece that was fed, when its time has come.
  public func read() -> TerminalInput {
    if let step = script.first {
      guard step.time <= clock.now else { return .nothing }
      script.removeFirst()
      return step.bytes.isEmpty ? .nothing : .bytes(step.bytes[...])
    }
    guard hasEnded else { return .nothing }
    isOpen = false
    return .end
  }

  /// What was raised since the last call.
  public func signals() -> [TerminalSignal] {
    defer { pendingSignals = [] }
    return pendingSignals
  }

  /// Keeps the question.
  public func ask(_ question: [UInt8]) {
    questions += question
  }

  /// Keeps the surface, unless nothing changed or the frame before still waits.
  public func present(_ surface: Surface, cursor: Position?, at time: Double) -> FrameReport? {
    guard isReady else { return nil }
    let changed = Self.changes(from: shown, to: surface)
    guard changed > 0 || cursor != self.cursor else { return nil }
    self.cursor = cursor
    frames.append(surface)
    changes.append(changed)
    // No bytes are made here; one a cell keeps sums above zero.
    waiting = (
      FrameReport(bytes: changed, cells: changed, waited: 0, isAnswered: modes.confirmsFrames),
      time
    )
    return flush(at: time)
  }

  /// Takes the waiting frame, if it takes any.
  public func flush(at time: Double) -> FrameReport? {
    guard takesFrames, let frame = waiting else { return nil }
    waiting = nil
    var report = frame.report
    report.waited = max(time - frame.since, 0)
    return report
  }

  private static func changes(from old: Surface?, to new: Surface) -> Int {
    guard let old, old.size == new.size else { return new.cells.count }
    return zip(old.cells, new.cells).count { $0 != $1 }
  }
}
