import Foundation

/// The program under test in tmux: keys by `send-keys`, the mouse through tmux's own terminal.
final class NavtuiInTmux: Stage {
  /// The tmux it runs in.
  let tmux: Tmux
  let trace: TraceReader
  let columns = 80

  private let folder: TemporaryFolder

  /// Starts the program, its arguments after the option that asks for a trace.
  init(_ arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
    tmux = try Tmux([Navtui.executable, "--trace", folder.path("trace")] + arguments)
  }

  var hasEnded: Bool { tmux.outside.child.hasEnded }

  func strike(_ key: Keystroke) throws {
    try tmux.press(key.tmuxName)
  }

  func hold(_ drag: MouseDrag) throws {
    tmux.outside.send(MouseReport.press(drag.columns[0], drag.row).text)
    for column in drag.columns.dropFirst() {
      pause(MouseDrag.gap)
      tmux.outside.send(MouseReport.drag(column, drag.row).text)
    }
    pause(MouseDrag.rest)
  }

  func letGo(_ drag: MouseDrag) throws {
    tmux.outside.send(MouseReport.release(drag.columns.last ?? 0, drag.row).text)
  }

  func text() -> String {
    // The server that is asked may not have started.
    (try? tmux.capture()) ?? ""
  }

  func pause(_ seconds: Double) {
    tmux.outside.pause(seconds)
  }
}

/// The program under test in a real xterm: keys and mouse by the X server.
final class NavtuiInXterm: Stage {
  /// The xterm it runs in.
  let xterm: XtermSession
  let trace: TraceReader

  private let folder: TemporaryFolder

  /// Starts the program, its arguments after the option that asks for a trace.
  init(_ arguments: [String] = [], columns: Int = 80) throws {
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
    xterm = try XtermSession(
      [Navtui.executable, "--trace", folder.path("trace")] + arguments,
      columns: columns
    )
  }

  var columns: Int { xterm.columns }

  var hasEnded: Bool { xterm.hasEnded }

  func strike(_ key: Keystroke) throws {
    try xterm.strike(key.xName)
  }

  func hold(_ drag: MouseDrag) throws {
    try xterm.move(to: drag.columns[0], drag.row)
    try xterm.press()
    for column in drag.columns.dropFirst() {
      pause(MouseDrag.gap)
      try xterm.move(to: column, drag.row)
    }
    pause(MouseDrag.rest)
  }

  func letGo(_ drag: MouseDrag) throws {
    try xterm.release()
  }

  func text() throws -> String { try xterm.text() }

  func pause(_ seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }
}
