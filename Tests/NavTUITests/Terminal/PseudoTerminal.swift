import CNcurses
import LibC

/// A terminal of which the test holds the other end.
final class PseudoTerminal {
  /// The end that a person would sit at; never blocks.
  private(set) var person: Int32
  /// The end that the program has.
  let program: Int32

  struct Failure: Error {
    var code = errno
  }

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (person, program): (Int32, Int32) = (-1, -1)
    guard openpty(&person, &program, nil, nil, nil) == 0 else { throw Failure() }
    self.person = person
    self.program = program
    for end in [person, program] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(program)
  }

  func resize(columns: UInt16, rows: UInt16, width: UInt16 = 0, height: UInt16 = 0) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: width, ws_ypixel: height)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() {
    guard person >= 0 else { return }
    close(person)
    person = -1
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
  }

  /// What the program has written since the last call.
  func read() -> String {
    String(decoding: readAll(person), as: UTF8.self)
  }

  /// The line discipline's flags, to see whether they are as before.
  var flags: [tcflag_t] {
    var found = termios()
    tcgetattr(program, &found)
    return [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag]
  }
}

/// Everything that a descriptor has to read now.
func readAll(_ descriptor: Int32) -> [UInt8] {
  var all: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while case let count = read(descriptor, &piece, piece.count), count > 0 {
    all += piece[..<count]
  }
  return all
}
