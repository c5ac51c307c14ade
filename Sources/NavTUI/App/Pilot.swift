import NavModel

/// Drives a program by its keys and its mouse, without a terminal: for the tests of programs.
///
/// What it types goes through bytes, decoder and key map as it would in a terminal; time is turned by
/// hand, so that a slide takes none.
///
///     let pilot = Pilot(app, size: Size(columns: 60, rows: 12))
///     pilot.type(.enter)
///     pilot.settle()
///     pilot.drag(from: Position(column: 2, row: 5), to: Position(column: 50, row: 5), in: 0.3)
///     pilot.settle()
///     #expect(pilot.screen.contains("Fruit"))
public final class Pilot {
  /// The program.
  public let app: TerminalApp
  /// The terminal that it is shown on.
  public let terminal: HeadlessTerminal
  /// The clock that turns by hand.
  public let clock: ManualClock

  private var loop: RunLoop

  /// How many movements a drag is made of.
  private static let movements = 12
  /// Longer than anything that moves by itself takes, in seconds.
  private static let patience = 10.0

  /// Starts a program.
  public init(_ app: TerminalApp, size: Size = Size(columns: 80, rows: 24)) {
    self.app = app
    clock = ManualClock()
    terminal = HeadlessTerminal(size: size, clock: clock)
    loop = RunLoop(app, on: terminal, clock: clock)
    loop.begin()
    step()
  }

  /// What the terminal shows, row by row, without blanks at the ends of rows.
  public var screen: String { rows.joined(separator: "\n") }

  /// The rows of what the terminal shows.
  public var rows: [String] { terminal.shown?.text ?? [] }

  /// How the program ended; nil while it runs.
  public var ending: RunLoop.Ending? { loop.ending }

  /// The titles of the stack on show, bottom first.
  public var titles: [String] {
    app.navigator.stack(of: app.navigator.controllerOnShow).map(\.item.title)
  }

  // MARK: Keys

  /// Presses a key.
  public func type(_ key: Key, _ modifiers: Modifiers = []) {
    feed(KeyPress(key, modifiers).bytes)
    // A lone ESC is a key only once nothing follows it.
    if key == .escape { wait(InputDecoder.defaultEscapeDelay) }
  }

  /// Types text, a key a character, each with the modifiers held.
  public func type(_ text: String, _ modifiers: Modifiers = []) {
    for character in text { type(.character(character), modifiers) }
  }

  /// Pastes text.
  public func paste(_ text: String) {
    feed("\u{1B}[200~\(text)\u{1B}[201~")
  }

  // MARK: Mouse

  /// Presses the left button.
  public func press(_ place: Position) { report(0, place, "M") }
  /// Moves with the left button down.
  public func move(_ place: Position) { report(32, place, "M") }
  /// Lets the left button go.
  public func release(_ place: Position) { report(0, place, "m") }

  /// Presses and lets go on a cell.
  public func tap(_ place: Position) {
    press(place)
    release(place)
  }

  /// Presses, moves evenly in so many seconds, and lets go while moving.
  public func drag(from start: Position, to end: Position, in seconds: Double) {
    hold(from: start, to: end, in: seconds)
    release(end)
  }

  /// Presses and moves evenly in so many seconds, without letting go.
  public func hold(from start: Position, to end: Position, in seconds: Double) {
    press(start)
    for step in 1...Self.movements {
      wait(seconds / Double(Self.movements))
      move(
        Position(
          column: start.column + (end.column - start.column) * step / Self.movements,
          row: start.row + (end.row - start.row) * step / Self.movements
        )
      )
    }
  }

  /// Turns the wheel over a cell by so many notches down, or up where negative.
  public func wheel(_ place: Position, down notches: Int) {
    for _ in 0..<notches.magnitude { report(notches > 0 ? 65 : 64, place, "M") }
  }

  // MARK: Time and size

  /// Lets time pass, a frame at a time.
  public func wait(_ seconds: Double) {
    let end = clock.now + max(seconds, 0)
    while clock.now < end {
      clock.advance(by: min(1 / FramePacer.standardRate, end - clock.now))
      step()
    }
  }

  /// Lets time pass until nothing moves by itself.
  public func settle() {
    let end = clock.now + Self.patience
    repeat { wait(1 / FramePacer.standardRate) } while app.isMoving && clock.now < end
  }

  /// Gives the window another size.
  public func resize(to size: Size) {
    terminal.resize(to: size)
    step()
    wait(1 / FramePacer.standardRate)
  }

  private func step() {
    loop.step(at: clock.now)
  }

  private func feed(_ bytes: String) {
    terminal.feed(bytes, at: clock.now)
    step()
    wait(1 / FramePacer.standardRate)
  }

  /// An SGR report.
  ///
  /// The clock stands while it is read, so that a drag keeps its own time.
  private func report(_ button: Int, _ place: Position, _ end: String) {
    terminal.feed("\u{1B}[<\(button);\(place.column + 1);\(place.row + 1)\(end)", at: clock.now)
    step()
  }
}

extension KeyPress {
  /// What xterm sends for the key; nothing for what it has no bytes for.
  var bytes: String {
    let modifier = 1 + modifiers.rawValue
    let escape = "\u{1B}"
    let alt = modifiers.contains(.alt) ? escape : ""
    func cursor(_ letter: String) -> String {
      modifier == 1 ? "\(escape)[\(letter)" : "\(escape)[1;\(modifier)\(letter)"
    }
    func edit(_ number: Int) -> String {
      modifier == 1 ? "\(escape)[\(number)~" : "\(escape)[\(number);\(modifier)~"
    }
    switch key {
    case .character(let character):
      guard modifiers.contains(.control), let ascii = character.asciiValue else {
        return alt + String(character)
      }
      return alt + String(Unicode.Scalar(ascii & 0x1F))
    case .enter: return alt + "\r"
    case .escape: return escape
    case .backspace: return alt + "\u{7F}"
    case .tab: return modifiers.contains(.shift) ? "\(escape)[Z" : "\t"
    case .up: return cursor("A")
    case .down: return cursor("B")
    case .right: return cursor("C")
    case .left: return cursor("D")
    case .home: return cursor("H")
    case .end: return cursor("F")
    case .insert: return edit(2)
    case .delete: return edit(3)
    case .pageUp: return edit(5)
    case .pageDown: return edit(6)
    case .function(let number):
      let codes = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
      return codes.indices.contains(number - 1) ? edit(codes[number - 1]) : ""
    }
  }
}
