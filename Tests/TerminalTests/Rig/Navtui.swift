import Foundation

/// The program under test, in a terminal of its own, with its trace.
final class Navtui {
  /// The terminal it runs in.
  let terminal: PseudoTerminal
  /// What it says it did.
  let trace: TraceReader

  private let folder: TemporaryFolder

  /// Starts the program; see `PseudoTerminal`.
  ///
  /// - Parameters:
  ///   - arguments: After the option that asks for a trace.
  ///   - columns: Width in cells.
  ///   - rows: Height in cells.
  ///   - variables: Added to the environment.
  ///   - wrapper: A command that the program's own is appended to.
  /// - Throws: `RigError` where something of it does not start.
  init(
    _ arguments: [String] = [],
    columns: Int = 80,
    rows: Int = 24,
    variables: [String: String] = [:],
    wrapper: [String] = []
  ) throws {
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
    let command = [Self.executable, "--trace", folder.path("trace")] + arguments
    terminal = try PseudoTerminal(
      wrapper + command,
      columns: columns,
      rows: rows,
      environment: Self.environment.merging(variables) { $1 }
    )
  }

  /// Starts the program and waits until its gallery is shown.
  static func gallery(
    _ arguments: [String] = [],
    columns: Int = 80,
    rows: Int = 24
  ) throws -> Navtui {
    let navtui = try Navtui(arguments, columns: columns, rows: rows)
    try navtui.terminal.waitUntil("the gallery is shown", within: Deadline.start) {
      $0.text.contains(Gallery.hiddenToShown)
    }
    try navtui.waitUntilSettled(depth: 1)
    return navtui
  }

  /// What the terminal shows.
  var screen: Emulator { terminal.emulator }

  /// Types a key.
  func type(_ key: Keystroke) {
    terminal.send(key.rawValue)
  }

  /// Sends reports of the mouse in one piece.
  func report(_ reports: MouseReport...) {
    terminal.send(reports.map(\.text).joined())
  }

  /// Presses, moves and releases as a hand does.
  func drag(_ drag: MouseDrag) {
    hold(drag)
    report(.release(drag.columns.last ?? 0, drag.row))
  }

  /// Presses and moves, and does not let go.
  func hold(_ drag: MouseDrag) {
    report(.press(drag.columns.first ?? 0, drag.row))
    for column in drag.columns.dropFirst() {
      terminal.pause(drag.gap)
      report(.drag(column, drag.row))
    }
    // Longer than the 80 ms over which speed is measured: it is let go at rest.
    terminal.pause(0.2)
  }

  /// Waits until so many screens are on the stack and nothing moves.
  func waitUntilSettled(depth: Int) throws {
    try waitUntil("\(depth) screens on the stack, at rest") {
      try self.trace.isIdle() && self.trace.stack().count == depth
    }
    // What is at rest in the trace is on its way to the screen.
    terminal.pause(0.1)
  }

  /// Waits until the trace tells something.
  func waitUntil(_ sentence: String, _ condition: () throws -> Bool) throws {
    do {
      try terminal.waitUntil(sentence) { _ in try condition() }
    } catch let error as RigError {
      let lines = try trace.lines().suffix(8).map { "\($0.t) \($0.kind) \($0)" }
      throw RigError("\(error)\nlast of the trace:\n\(lines.joined(separator: "\n"))")
    }
  }

  /// Chooses a row of the gallery by its text, by keys.
  func open(_ row: String) throws {
    let rows = Gallery.rows
    for _ in 0..<(rows.firstIndex(of: row) ?? 0) {
      type(.down)
      terminal.pause(Deadline.pause)
    }
    type(.enter)
    try waitUntilSettled(depth: 2)
  }

  /// The program that was built with these tests.
  static let executable: String = {
    #if os(Linux)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.bundleURL
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent("navtui").path
  }()

  /// An environment like that of a person's xterm, and nothing of the test runner's.
  static let environment = [
    "HOME": NSHomeDirectory(),
    "LANG": "C.UTF-8",
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "TERM": "xterm-256color",
  ]
}

/// What the program's gallery shows.
enum Gallery {
  /// The title of the root.
  static let title = "navtui"
  /// Rows, by what they open.
  static let hiddenToShown = "Hidden to shown"
  static let shownToHidden = "Shown to hidden"
  static let ownBackItem = "返回 as the back item"
  static let longList = "Ten thousand rows"
  /// The rows from the top.
  static let rows = [hiddenToShown, shownToHidden, ownBackItem, longList]
}
