import CNcurses
import LibC

/// A terminfo entry in true colour on top of a terminal's own.
///
/// ncurses sends eight bits a channel only where the entry says so, and Debian's entries that do are in a
/// package of their own. So one is compiled at run time, with ncurses' own `tic`, into a private directory
/// that is gone as soon as ncurses has read it.
struct DirectColorEntry {
  /// Numbers of colours below this are the terminal's own eight (xterm+direct in ncurses' terminfo.src).
  static let firstDirect = 8

  /// Stands for colours whose numbers are the terminal's own.
  private static let nearlyBlack = 0x01_0101

  /// The number by which ncurses knows a colour: in true colour the first ones are the terminal's own.
  static func number(of color: Int, at depth: ColorDepth) -> Int {
    let isTaken = 0..<firstDirect ~= color
    return depth == .trueColor && isTaken ? nearlyBlack : color
  }

  private static let name = "navtui-direct"
  private static let directoryVariable = "TERMINFO"

  private let directory: String

  /// Compiles the entry; nil where there is no `tic`, no such terminal, or no room.
  init?(over base: String) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/navtui-XXXXXX".utf8CString)
    guard !base.isEmpty, base.utf8.allSatisfy(Self.isNameByte), mkdtemp(&template) != nil else {
      return nil
    }
    directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard Self.write(Self.source(over: base), to: source), compile() else {
      remove()
      return nil
    }
  }

  /// Starts ncurses with the entry; nil where it does not take it.
  func start(writingTo output: MemoryFile) -> OpaquePointer? {
    let before = getenv(Self.directoryVariable).map { String(cString: $0) }
    setenv(Self.directoryVariable, directory, 1)
    defer {
      if let before {
        setenv(Self.directoryVariable, before, 1)
      } else {
        unsetenv(Self.directoryVariable)
      }
    }
    return newterm(Self.name, output.stream, output.noInput)
  }

  /// Removes the directory and what `tic` has put into it.
  func remove() {
    let compiled = "\(directory)/\(Self.name.prefix(1))"
    unlink("\(compiled)/\(Self.name)")
    rmdir(compiled)
    unlink(source)
    rmdir(directory)
  }

  private var source: String { "\(directory)/source" }

  /// The entry as `tic` reads it.
  static func source(over base: String) -> String {
    let rgb = ["%p1%{65536}%/%d", "%p1%{256}%/%{255}%&%d", "%p1%{255}%&%d"].joined(separator: ";")
    func sets(_ digit: Int) -> String {
      "\\E[%?%p1%{\(firstDirect)}%<%t\(digit)%p1%d%e\(digit)8;2;\(rgb)%;m"
    }
    return """
      \(name)|\(base) in true colour,
      \tRGB, colors#0x1000000, pairs#0x10000, ccc@, initc@, oc@,
      \tsetaf=\(sets(3)), setab=\(sets(4)), use=\(base),

      """
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "we") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// Runs `tic` without a word.
  private func compile() -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let words: [UnsafeMutablePointer<CChar>?] = ["tic", "-x", "-o", directory, source].map {
      (word: String) in strdup(word)
    }
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawnp(&process, "tic", &actions, nil, words + [nil], environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
