import NavTUI

/// The terminal: flows at true speed, until the person has seen enough.
///
/// `q`, Escape and Control-C end the show, not the flow: what is left of it is played unseen.
final class TerminalStage: FlowStage {
  /// Frames that fall behind by more than this are not made up for, in seconds.
  private static let patience = 0.1
  private static let enough: Set<KeyPress> = [
    "q", KeyPress(.escape), KeyPress(.character("c"), .control),
    KeyPress(.character("c"), [.alt, .control]),
  ]
  private static let suspend = KeyPress(.character("z"), .control)

  private let terminal: CursesTerminal
  private let clock = SystemClock()
  private var decoder = InputDecoder()
  private var due = 0.0
  private var picture: Surface?

  /// Whether the person has seen enough, or there is no terminal any more.
  private(set) var isOver = false

  init() throws(TerminalError) {
    terminal = try CursesTerminal.open(modes: TerminalModes(reportsMouse: false))
    terminal.lastWords = "\(Program.name) \(Program.version)"
  }

  func begin(_ caption: String) {
    guard !isOver else { return }
    terminal.enter()
    due = clock.now
  }

  func show(_ picture: Surface, for seconds: Double) {
    guard !isOver else { return }
    self.picture = picture
    draw()
    wait(for: seconds)
  }

  func end() {
    wait(for: FlowPace.afterglow)
    terminal.leave()
  }

  func close() {
    terminal.leave()
  }

  /// Draws the picture from its top, and its bottom line as far down as there is room.
  private func draw() {
    guard let picture else { return }
    let size = terminal.size
    let last = min(picture.size.rows, size.rows) - 1
    let rows = picture.area.rows.count - 1
    let columns = 0..<size.columns
    var shown = Surface(size: size)
    if last > 0 {
      shown.copy(picture, shift: 0, top: 0, in: Area(columns: columns, rows: 0..<last))
      shown.copy(
        picture,
        shift: 0,
        top: last - rows,
        in: Area(columns: columns, rows: last..<last + 1)
      )
    }
    _ = terminal.present(shown, cursor: nil, at: clock.now)
  }

  /// Waits for so many seconds of the show, and for the terminal to take what was drawn.
  private func wait(for seconds: Double) {
    due = max(due + seconds, clock.now - Self.patience)
    repeat {
      guard !isOver else { return }
      terminal.wait(atMost: patience)
      _ = terminal.flush(at: clock.now)
      takeSignals()
      takeInput()
    } while clock.now < due || !terminal.isReady
  }

  /// How long nothing is due, in seconds.
  private var patience: Double {
    min(due, decoder.deadline ?? due) - clock.now
  }

  private func takeSignals() {
    for signal in terminal.signals() {
      switch signal {
      case .resized: draw()
      case .suspend: pause()
      case .resume:
        terminal.resume()
        draw()
      case .end(let number):
        terminal.leave()
        CursesTerminal.endProcess(by: number)
      }
    }
  }

  private func pause() {
    terminal.suspend()
    draw()
  }

  private func takeInput() {
    var events: [InputEvent] = []
    switch terminal.read() {
    case .nothing: break
    case .bytes(let bytes): decoder.feed(bytes, at: clock.now, into: &events)
    case .end: isOver = true
    }
    decoder.expire(at: clock.now, into: &events)
    for case .key(let press) in events {
      if press == Self.suspend { pause() }
      if Self.enough.contains(press) { isOver = true }
    }
    if isOver { terminal.leave() }
  }
}
