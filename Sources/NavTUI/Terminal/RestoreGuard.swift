import CTerminal
import LibC

/// Gives the terminal back on every way out.
///
/// A program that ends without it leaves a terminal that reports the mouse and does not echo. So
/// everything needed to restore it is stored before anything is changed, and the handlers of all
/// signals that end a program use it: those that ask for an end tell the run loop first, those that
/// follow a fault restore at once. Afterwards the signal does what it would have done, so the exit
/// status tells the truth.
///
/// Signals belong to the process: there may be one guard at a time.
final class RestoreGuard {
  /// Becomes readable when a signal came.
  let wakeDescriptor: Int32

  private let wakeWriter: Int32

  /// Starts catching signals.
  ///
  /// SIGTERM, SIGINT, SIGHUP and SIGQUIT stay ignored where they were found ignored.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noResources(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeDescriptor = ends[0]
    wakeWriter = ends[1]
    navtui_guard_catch(wakeWriter)
  }

  deinit {
    navtui_guard_disarm()
    navtui_guard_release_error()
    navtui_guard_uncatch_all()
    close(wakeDescriptor)
    close(wakeWriter)
  }

  /// What is said on standard error, before the signal's name, when a signal ends the program.
  var lastWords = "" {
    didSet {
      let bytes = Array(lastWords.utf8)
      bytes.withUnsafeBytes { words in
        guard let start = words.bindMemory(to: CChar.self).baseAddress else { return }
        navtui_guard_say(start, words.count)
      }
    }
  }

  /// From here on every way out writes the reset string and sets the termios found at the start.
  func arm(_ device: TerminalDevice, reset: [UInt8]) {
    var original = device.original
    let fits = reset.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      return navtui_guard_arm(device.descriptor, &original, start, bytes.count) != 0
    }
    assert(fits, "the reset string is longer than the guard's store")
  }

  /// Whether a signal has asked the program to end.
  static var isEnding: Bool { navtui_guard_is_ending() != 0 }

  /// Says how many answers to DA1 are still to come: a handler waits for them, too.
  func expect(_ fences: FenceCounter) {
    navtui_guard_expect(Int32(clamping: fences.asked))
  }

  /// Nothing is left to restore: it was done in the orderly way.
  func disarm() {
    navtui_guard_disarm()
  }

  /// Keeps standard error until it is released: on the alternate screen it would be lost.
  ///
  /// Only where it is a terminal; a file takes it as it comes.
  func holdStandardError() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let held = navtui_memory_file("stderr")
    if held >= 0 { navtui_guard_hold_error(held) }
  }

  /// Lets standard error out, with all that was kept.
  func releaseStandardError() {
    navtui_guard_release_error()
  }

  /// Stops the job, as Ctrl-Z does, and returns when it goes on.
  func stop() {
    navtui_guard_stop()
  }

  /// Says which signal the process was asked to end by, and ends it by that, so that its status says so.
  static func endProcess(by number: Int32) -> Never {
    fflush(nil)
    navtui_guard_explain(number)
    navtui_guard_end_by(number)
    // Only a signal whose default is not to end comes here; shells write 128 + n for the rest.
    exit(shellBase + number)
  }

  private static let shellBase: Int32 = 128

  /// The signals since the last call, in order, each once.
  func signals() -> [TerminalSignal] {
    var found: [TerminalSignal] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.pieceSize) { bytes in
      while case let count = read(wakeDescriptor, bytes.baseAddress, bytes.count), count > 0 {
        for byte in bytes[..<count] {
          let signal = TerminalSignal(number: Int32(byte))
          if !found.contains(signal) { found.append(signal) }
        }
      }
    }
    return found
  }

  private static let pieceSize = 64
}

extension TerminalSignal {
  fileprivate init(number: Int32) {
    switch number {
    case SIGWINCH: self = .resized
    case SIGTSTP: self = .suspend
    case SIGCONT: self = .resume
    default: self = .end(number)
    }
  }
}
