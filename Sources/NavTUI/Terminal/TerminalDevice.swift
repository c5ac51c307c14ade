import CTerminal
import LibC

/// The terminal as a descriptor: its size, its line discipline, its bytes.
///
/// It is opened anew even where standard input is the terminal already: this description is the
/// program's own and may be set not to block without a trace in the shell.
final class TerminalDevice {
  /// For reading and writing.
  let descriptor: Int32
  /// Whether reading and writing never block.
  let isNonBlocking: Bool
  /// The line discipline as it was found.
  let original: termios

  private var buffer: [UInt8]

  /// More than a terminal sends between two frames; the rest is read at the next turn.
  private static let bufferSize = 16_384
  /// What a terminal has that does not say.
  private static let standardSize = Size(columns: 80, rows: 24)
  /// Larger sizes are cut: no screen has as many cells, and memory is allotted by them.
  private static let largestSide = 1_024

  /// Opens the terminal that standard input is, or else the one that controls the process.
  ///
  /// One that is only written to is not taken: nobody could be expected to type there.
  static func open() throws(TerminalError) -> TerminalDevice {
    if let own = reopen(STDIN_FILENO) {
      return try TerminalDevice(adopting: own, isNonBlocking: true)
    }
    let controlling = LibC.open("/dev/tty", O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if controlling >= 0 {
      return try TerminalDevice(adopting: controlling, isNonBlocking: true)
    }
    let code = errno
    // A terminal without a name here (another mount namespace) can still be used as it is.
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw .noTerminal(code: code)
    }
    return try TerminalDevice(adopting: dup(STDIN_FILENO), isNonBlocking: false)
  }

  /// Takes over a descriptor, and closes it in the end.
  ///
  /// - Throws: `noTerminal` when it is none.
  init(adopting descriptor: Int32, isNonBlocking: Bool) throws(TerminalError) {
    var found = termios()
    let isTerminal = tcgetattr(descriptor, &found) == 0
    let code = errno
    self.descriptor = descriptor
    self.isNonBlocking = isNonBlocking
    original = found
    buffer = Array(repeating: 0, count: Self.bufferSize)
    if !isTerminal { throw .noTerminal(code: code) }
  }

  deinit {
    close(descriptor)
  }

  /// A description of our own for the terminal behind a shared descriptor; nil if there is none.
  private static func reopen(_ shared: Int32) -> Int32? {
    guard isatty(shared) == 1, let name = ttyname(shared) else { return nil }
    let own = LibC.open(name, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard own >= 0 else { return nil }
    var (mine, theirs) = (stat(), stat())
    if fstat(own, &mine) == 0, fstat(shared, &theirs) == 0, mine.st_rdev == theirs.st_rdev {
      return own
    }
    close(own)
    return nil
  }
}

// MARK: - Line discipline

extension TerminalDevice {
  /// Every byte as it comes: no lines, no echo, no signals by key, no translation of output.
  ///
  /// In the background this stops the process until it is in the foreground.
  ///
  /// - Returns: false where a signal asked the program to end meanwhile, or the line cannot be set.
  @discardableResult
  func makeRaw() -> Bool {
    var raw = original
    cfmakeraw(&raw)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    while tcsetattr(descriptor, TCSAFLUSH, &raw) != 0 {
      guard errno == EINTR, !RestoreGuard.isEnding else { return false }
    }
    return true
  }

  /// As it was found; what was typed meanwhile is dropped.
  ///
  /// The line of another job is left alone.
  func makeOriginal() {
    guard navtui_guard_may_set_line(descriptor) != 0 else { return }
    var found = original
    tcsetattr(descriptor, TCSAFLUSH, &found)
  }
}

// MARK: - Size

extension TerminalDevice {
  /// The size in cells, and in pixels where the terminal says it.
  ///
  /// A side that is 0 is unknown (a fresh pseudo-terminal) and becomes that of 80×24.
  var dimensions: (size: Size, pixels: PixelSize?) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return (Self.standardSize, nil) }
    let size = Size(
      columns: Self.side(window.ws_col, Self.standardSize.columns),
      rows: Self.side(window.ws_row, Self.standardSize.rows)
    )
    guard window.ws_xpixel > 0, window.ws_ypixel > 0 else { return (size, nil) }
    return (size, PixelSize(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel)))
  }

  private static func side(_ reported: UInt16, _ standard: Int) -> Int {
    reported == 0 ? standard : min(Int(reported), largestSide)
  }
}

// MARK: - Bytes

extension TerminalDevice {
  /// What has come in; never waits.
  func read() -> TerminalInput {
    guard isNonBlocking || isReadable else { return .nothing }
    let count = buffer.withUnsafeMutableBytes {
      LibC.read(descriptor, $0.baseAddress, $0.count)
    }
    if count > 0 { return .bytes(buffer[..<count]) }
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return .nothing }
    return .end
  }

  private var isReadable: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }

  /// Writes all of it, or what the terminal takes within so many seconds.
  func write(_ bytes: [UInt8], patience: Double, clock: SystemClock = SystemClock()) {
    var writer = FrameWriter(descriptor: descriptor, isNonBlocking: isNonBlocking)
    writer.submitControl(bytes)
    let end = clock.now + patience
    while writer.flush(at: clock.now) == .waiting, clock.now < end {
      PollDescriptors(output: descriptor).wait(atMost: end - clock.now)
    }
  }

  /// Reads and drops what comes in until the fences have been answered, for so many seconds at most.
  func drain(until fences: inout FenceCounter, patience: Double, clock: SystemClock = SystemClock())
  {
    let end = clock.now + patience
    while fences.isWaiting, clock.now < end {
      PollDescriptors(input: descriptor).wait(atMost: end - clock.now)
      switch read() {
      case .nothing: continue
      case .bytes(let bytes): fences.read(bytes)
      case .end: return
      }
    }
  }
}
