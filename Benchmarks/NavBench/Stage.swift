import Glibc
import NavModel
import NavTUI

/// A program on a pseudo-terminal that takes all it is sent at once, with a clock turned by hand.
///
/// It is driven as `TerminalApp.run()` drives it: what is measured is what a frame of a program costs.
final class Stage {
  let app: TerminalApp
  private let clock: ManualClock
  private let terminal: CursesTerminal
  private let other: Int32
  private var loop: RunLoop
  private var sink = [UInt8](repeating: 0, count: 65_536)

  /// A frame at sixty a second, in seconds.
  private static let frame = 1.0 / 60
  /// More frames than anything moves for.
  private static let patience = 600
  /// What has more colours than a frame needs, and is known everywhere.
  private static let terminalName = "xterm-256color"

  /// Starts a program on a terminal of a size; nil where there is no pseudo-terminal to be had.
  init?(_ app: TerminalApp, size: Size) {
    let window = winsize(
      ws_row: UInt16(size.rows),
      ws_col: UInt16(size.columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    guard let (other, terminal) = Self.open(window) else { return nil }
    self.app = app
    clock = ManualClock(now: app.navigator.now)
    self.other = other
    self.terminal = terminal
    loop = RunLoop(app, on: terminal, clock: clock)
    loop.begin()
    settle()
  }

  deinit {
    loop.end()
    close(other)
  }

  /// Frames and bytes so far.
  var totals: (frames: Int, bytes: Int) { terminal.totals }

  /// Lets one frame pass: the run loop's part of it first, then the terminal's.
  ///
  /// - Returns: Nanoseconds that the run loop took, and blocks that it took from the heap.
  @discardableResult
  func step() -> (time: Double, blocks: UInt64) {
    clock.advance(by: Self.frame)
    let blocks = Meter.allocations
    let start = Meter.now
    loop.step(at: clock.now)
    let cost = (Meter.now - start, Meter.allocations - blocks)
    // The loop has taken the signals over; without this nothing could stop the bench.
    if case .signal(let number)? = loop.ending {
      loop.end()
      CursesTerminal.endProcess(by: number)
    }
    drain()
    return cost
  }

  /// Lets time pass until nothing moves.
  func settle() {
    var rest = Self.patience
    repeat {
      step()
      rest -= 1
    } while (app.isMoving || app.needsFrame) && rest > 0
  }

  /// Reads all that was sent, until the terminal has taken the frame.
  private func drain() {
    repeat {
      while read(other, &sink, sink.count) > 0 {}
      _ = terminal.flush(at: clock.now)
    } while !terminal.isReady && terminal.isOpen
  }

  /// The other end of a new pseudo-terminal, and the terminal on this one.
  ///
  /// The kit opens what standard input is, so that is what it becomes meanwhile.
  private static func open(_ window: winsize) -> (Int32, CursesTerminal)? {
    var (other, own): (Int32, Int32) = (-1, -1)
    var window = window
    guard openpty(&other, &own, nil, nil, &window) == 0 else { return nil }
    _ = fcntl(other, F_SETFL, O_NONBLOCK)
    let input = dup(STDIN_FILENO)
    dup2(own, STDIN_FILENO)
    setenv("TERM", terminalName, 1)
    defer {
      if input >= 0 { dup2(input, STDIN_FILENO) } else { close(STDIN_FILENO) }
      close(input)
      close(own)
    }
    guard let terminal = try? CursesTerminal.open(colorDepth: .colors256) else {
      close(other)
      return nil
    }
    return (other, terminal)
  }
}
