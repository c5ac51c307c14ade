import CVterm
import Foundation

/// A program in a terminal of its own, and what that terminal shows.
///
/// One thread does it all: whenever a test waits or pauses, the program's output is read and shown,
/// and the emulator's answers are sent; between, the program writes against a terminal that does
/// not read, as it would over a slow link.
final class PseudoTerminal {
  /// What the terminal shows.
  let emulator: Emulator
  /// The program.
  let child: ChildProcess
  /// All that the program wrote.
  private(set) var transcript: [UInt8] = []
  /// Whether queries are answered, as most terminals do.
  var answersQueries = true
  /// Bytes a second that are read, as over a slow link; nil for as many as come, 0 for none.
  var rate: Double? { didSet { carried = Date() } }
  /// When something was last read.
  private(set) var lastArrival = Date()
  /// Seconds until an answer arrives, as over a slow link.
  var answerDelay = 0.0
  private var dueAnswers: [(bytes: [UInt8], due: Date)] = []
  /// The terminal's settings before the program started.
  let settingsBefore: TerminalSettings

  /// Until when the link has been used.
  private var carried = Date()
  private var master: Int32
  private var slave: Int32

  /// Opens a terminal and starts a program in it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - columns: Width in cells, known to the program when it starts.
  ///   - rows: Height in cells.
  ///   - environment: The whole environment.
  ///   - output: Where standard output leads instead of the terminal; nil is the terminal.
  /// - Throws: `RigError` where there is no terminal or no such program.
  init(
    _ command: [String],
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String],
    output: ChildProcess.Channel? = nil
  ) throws {
    emulator = try Emulator(columns: Self.shown(columns, 80), rows: Self.shown(rows, 24))
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      ptsname_r(master, &name, name.count) == 0
    else { throw RigError("there is no pseudo-terminal") }
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    // Kept open, so that output and settings outlive the program.
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    Self.setSize(of: master, columns: columns, rows: rows)
    settingsBefore = TerminalSettings(of: slave)
    // The leader of a session gets the terminal that it opens first as its controlling one.
    child = try ChildProcess(
      command,
      environment: environment,
      input: .path(path),
      output: output ?? .path(path),
      errors: .path(path),
      ownSession: true
    )
  }

  deinit {
    hangUp()
  }

  /// The terminal's settings now.
  var settings: TerminalSettings { TerminalSettings(of: slave) }

  /// The modes that the program has left switched on.
  var modes: PrivateModes { PrivateModes(transcript) }

  /// Types bytes, reading what is written meanwhile.
  func send(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)
    let end = Date(timeIntervalSinceNow: Deadline.reaction)
    while !rest.isEmpty, Date() < end {
      let count = write(master, rest, min(rest.count, Self.chunk))
      if count > 0 { rest.removeFirst(count) }
      read(for: 0)
    }
  }

  /// Types text.
  func send(_ text: String) {
    send(text.utf8)
  }

  /// Types text without reading anything: the program writes until nothing more is taken.
  func sendBlindly(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Gives the window another size; the program gets SIGWINCH.
  func resize(columns: Int, rows: Int) {
    read(for: 0)
    emulator.resize(columns: Self.shown(columns, 80), rows: Self.shown(rows, 24))
    Self.setSize(of: master, columns: columns, rows: rows)
  }

  /// Shows what the program writes for some seconds.
  func pause(_ seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while case let rest = end.timeIntervalSinceNow, rest > 0 {
      read(for: rest)
    }
  }

  /// Waits until a condition holds, at most until the program has ended.
  ///
  /// - Parameters:
  ///   - sentence: What is waited for, for the failure.
  ///   - seconds: How long to wait at most.
  ///   - condition: Looks at the screen, or at anything else.
  /// - Throws: `RigError` with the screen where it never did.
  func waitUntil(
    _ sentence: String,
    within seconds: Double = Deadline.reaction,
    _ condition: (Emulator) throws -> Bool
  ) throws {
    let read = { self.read(for: Deadline.pause) }
    let done = { try condition(self.emulator) || self.child.hasEnded }
    _ = try Deadline.wait(seconds, between: read, until: done)
    // What an ended program wrote last may not have been read yet.
    self.read(for: 0)
    guard try condition(emulator) else {
      throw RigError("waited up to \(seconds) s in vain: \(sentence)", screen: emulator.text)
    }
  }

  /// Waits until the program has ended and all it wrote is shown.
  ///
  /// - Returns: How it ended.
  /// - Throws: `RigError` where it runs on.
  @discardableResult
  func waitForEnd(within seconds: Double = Deadline.reaction) throws -> ChildProcess.Ending {
    try waitUntil("the program ends", within: seconds) { _ in child.hasEnded }
    read(for: 0)
    guard let ending = child.ending else { throw RigError("an ended program has no ending") }
    return ending
  }

  /// What nobody has read of what was typed and answered: the next program would take it for its own.
  ///
  /// To be asked once the program has ended; it takes the line's settings away.
  var leftovers: [UInt8] {
    var settings = termios()
    tcgetattr(slave, &settings)
    cfmakeraw(&settings)
    tcsetattr(slave, TCSANOW, &settings)
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    var watched = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 0) > 0 else { return [] }
    let count = Foundation.read(slave, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Closes the terminal, as if its window were closed.
  func hangUp() {
    for descriptor in [master, slave] where descriptor >= 0 {
      close(descriptor)
    }
    master = -1
    slave = -1
  }

  /// Bytes read or written in one call.
  private static let chunk = 4096

  /// Shows what is there, waiting for the first of it at most so long.
  private func read(for seconds: Double) {
    if let rate { return read(for: seconds, rate: rate) }
    // An answer that is due meanwhile must not wait for what the program writes next.
    let untilAnswer = dueAnswers.first.map { max($0.due.timeIntervalSinceNow, 0) }
    let milliseconds = Int32((min(seconds, untilAnswer ?? seconds) * 1000).rounded(.up))
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var patience = milliseconds
    answer()
    while master >= 0, poll(&watched, 1, patience) > 0, Int32(watched.revents) & POLLIN != 0 {
      let count = Foundation.read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      show(buffer[..<count])
      patience = 0
    }
    if master < 0 { Thread.sleep(forTimeInterval: seconds) }
  }

  /// Shows what the link carries in so many seconds.
  private func read(for seconds: Double, rate: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    repeat {
      let allowed = min(Int(-carried.timeIntervalSinceNow * rate), Self.chunk)
      var watched = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let hasBytes = master >= 0 && poll(&watched, 1, 0) > 0 && Int32(watched.revents) & POLLIN != 0
      if !hasBytes {
        carried = Date()
      } else if allowed > 0 {
        let count = Foundation.read(master, &buffer, allowed)
        guard count > 0 else { return }
        carried += Double(count) / rate
        show(buffer[..<count])
      }
      Thread.sleep(forTimeInterval: min(Self.tick, max(end.timeIntervalSinceNow, 0)))
    } while Date() < end
  }

  /// Seconds between two looks at a slow link.
  private static let tick = 0.002

  private func show(_ bytes: ArraySlice<UInt8>) {
    lastArrival = Date()
    transcript += bytes
    emulator.feed(bytes)
    answer()
  }

  private func answer() {
    let answers = emulator.answers
    emulator.answers = []
    guard answersQueries else { return }
    if !answers.isEmpty {
      dueAnswers.append((answers, Date(timeIntervalSinceNow: answerDelay)))
    }
    while let next = dueAnswers.first, next.due <= Date() {
      dueAnswers.removeFirst()
      _ = write(master, next.bytes, next.bytes.count)
    }
  }

  /// What is shown where the window's size is not known: what a program then takes it for.
  private static func shown(_ side: Int, _ standard: Int) -> Int {
    side == 0 ? standard : side
  }

  private static func setSize(of terminal: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}

/// A terminal's settings, to be compared.
struct TerminalSettings: Equatable, CustomStringConvertible {
  /// Flags for input, output, line control and local behaviour.
  var flags: [tcflag_t]
  /// The control characters.
  var characters: [UInt8]

  /// Reads the settings of an open terminal.
  init(of terminal: Int32) {
    var settings = termios()
    tcgetattr(terminal, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether typed bytes are handed over one by one and not echoed.
  var isRaw: Bool {
    flags[3] & (tcflag_t(ICANON) | tcflag_t(ECHO)) == 0
  }

  /// The flags in octal, as `stty` and the headers have them.
  var description: String {
    flags.map { String($0, radix: 8) }.joined(separator: " ") + " \(characters)"
  }
}
