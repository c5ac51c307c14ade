import Foundation

/// The program under test in a pseudo-terminal of its own.
final class Navtui: Stage {
  /// The terminal it runs in.
  let terminal: PseudoTerminal
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
    terminal = try PseudoTerminal(
      wrapper + [Self.executable, "--trace", folder.path("trace")] + arguments,
      columns: columns,
      rows: rows,
      environment: Self.environment.merging(variables) { $1 }
    )
  }

  /// Starts the program and waits until its gallery is shown.
  static func gallery(
    _ arguments: [String] = [],
    columns: Int = 80,
    rows: Int = 24,
    variables: [String: String] = [:]
  ) throws -> Navtui {
    let navtui = try Navtui(arguments, columns: columns, rows: rows, variables: variables)
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try navtui.waitUntilSettled(depth: 1)
    return navtui
  }

  /// What the terminal shows.
  var screen: Emulator { terminal.emulator }

  var columns: Int { screen.size.columns }

  var hasEnded: Bool { terminal.child.hasEnded }

  func strike(_ key: Keystroke) {
    terminal.send(key.bytes)
  }

  func hold(_ drag: MouseDrag) {
    report(.press(drag.columns[0], drag.row))
    for column in drag.columns.dropFirst() {
      terminal.pause(MouseDrag.gap)
      report(.drag(column, drag.row))
    }
    terminal.pause(MouseDrag.rest)
  }

  func letGo(_ drag: MouseDrag) {
    report(.release(drag.columns.last ?? 0, drag.row))
  }

  func text() -> String { screen.text }

  func pause(_ seconds: Double) {
    terminal.pause(seconds)
  }

  /// Sends reports of the mouse in one piece.
  func report(_ reports: MouseReport...) {
    terminal.send(reports.map(\.text).joined())
  }

  /// The program that was built with these tests.
  static let executable = built("navtui")
  /// A program on the kit that traps where it is told to.
  static let stumbler = built("NavStumble")

  private static func built(_ name: String) -> String {
    #if os(Linux)
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.bundleURL
    #endif
    return tests.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// An environment like that of a person's xterm, and nothing of the test runner's.
  static let environment = [
    "HOME": NSHomeDirectory(),
    "LANG": "C.UTF-8",
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "TERM": "xterm-256color",
    // What a person has configured and had open is no test's business.
    "XDG_CONFIG_HOME": NSTemporaryDirectory() + "/navtui-tests/config",
    "XDG_STATE_HOME": NSTemporaryDirectory() + "/navtui-tests/state",
  ]
}
