import Foundation

/// The program under test in GNU screen, itself in a pseudo-terminal.
final class NavtuiInScreen: Stage {
  /// The terminal around screen.
  let outside: PseudoTerminal
  let trace: TraceReader
  let columns: Int

  private let folder: TemporaryFolder

  /// Starts screen and the program in its only window, its arguments after the option that asks for a trace.
  init(_ arguments: [String] = [], columns: Int = 80) throws {
    self.columns = columns
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
    let settings = try folder.write("startup_message off\nvbell off\n", to: "screenrc")
    // Its sockets must be nobody else's.
    let sockets = folder.path("sockets")
    try FileManager.default.createDirectory(
      atPath: sockets,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    outside = try PseudoTerminal(
      ["screen", "-U", "-c", settings, Navtui.executable, "--trace", folder.path("trace")]
        + arguments,
      columns: columns,
      environment: Navtui.environment.merging(["SCREENDIR": sockets]) { $1 }
    )
  }

  var hasEnded: Bool { outside.child.hasEnded }

  func strike(_ key: Keystroke) {
    outside.send(key.bytes)
  }

  func hold(_ drag: MouseDrag) {
    outside.send(MouseReport.press(drag.columns[0], drag.row).text)
    for column in drag.columns.dropFirst() {
      pause(MouseDrag.gap)
      outside.send(MouseReport.drag(column, drag.row).text)
    }
    pause(MouseDrag.rest)
  }

  func letGo(_ drag: MouseDrag) {
    outside.send(MouseReport.release(drag.columns.last ?? 0, drag.row).text)
  }

  func text() -> String { outside.emulator.text }

  func pause(_ seconds: Double) {
    outside.pause(seconds)
  }
}
