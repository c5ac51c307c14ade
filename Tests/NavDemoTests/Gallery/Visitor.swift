import NavModel
import NavTUI

@testable import NavDemo

/// Somebody who walks through the gallery with keys and the mouse.
final class Visitor {
  let gallery: Gallery
  let pilot: Pilot

  /// The window's columns and rows.
  let size: Size

  init(
    _ system: NavigationSystem = .fluid,
    size: Size = Size(columns: 80, rows: 24),
    motion: MotionLevel = .full
  ) {
    self.size = size
    gallery = Gallery(system: system, motion: motion)
    pilot = Pilot(gallery.app, size: size)
  }

  var navigator: Navigator { gallery.app.navigator }

  /// How many rows the root has.
  static let rows = Exhibits.wings.flatMap(\.exhibits).map(\.title) + ["Systems", "Settings"]

  /// Opens a row of the root.
  func open(_ title: String) {
    let list = gallery.app.content(of: navigator.destination) as? ListContent
    list?.select(Self.rows.firstIndex(of: title) ?? 0)
    press(.enter)
  }

  /// Lets everything come to rest in one step of the clock: a walk is long, and looks at what stands.
  func settle() {
    pilot.clock.advance(by: Self.longest)
    pilot.wait(1 / FramePacer.standardRate)
  }

  /// Longer than anything that moves by itself takes, in seconds.
  private static let longest = 5.0

  /// Presses keys, each with what follows from it.
  func press(_ keys: Key...) {
    for key in keys {
      pilot.type(key)
      settle()
    }
  }

  /// Types a text, and waits for what follows.
  func type(_ text: String) {
    pilot.type(text)
    settle()
  }

  /// A row in the middle, where content is.
  private var middle: Int { size.rows / 2 }

  /// Swipes to the trailing side, from so many columns of the leading one.
  func swipe(from start: Int = 0, by part: Double = 0.8) {
    let end = start + Int(Double(size.columns - 1 - start) * part)
    let isForward = navigator.direction == .leftToRight
    let column = { (place: Int) in isForward ? place : self.size.columns - 1 - place }
    pilot.drag(
      from: Position(column: column(start), row: middle),
      to: Position(column: column(end), row: middle),
      in: 0.2
    )
    settle()
  }

  /// Pulls and comes back before letting go, so that the screen stays.
  func pullAndReturn() {
    pilot.hold(
      from: Position(column: 0, row: middle),
      to: Position(column: size.columns / 3, row: middle),
      in: 0.2
    )
    pilot.wait(0.1)
    pilot.move(Position(column: 2, row: middle))
    pilot.wait(0.1)
    pilot.release(Position(column: 2, row: middle))
    settle()
  }

  /// Where a text stands in the picture; nil where it does not.
  func place(of text: String) -> Position? {
    guard let surface = pilot.terminal.shown else { return nil }
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns where stands(text, at: column, row, on: surface) {
        return Position(column: column, row: row)
      }
    }
    return nil
  }

  private func stands(_ text: String, at column: Int, _ row: Int, on surface: Surface) -> Bool {
    var column = column
    for character in text {
      guard column < surface.size.columns else { return false }
      let cell = surface[column, row]
      guard cell.glyph.text == String(character) else { return false }
      column += max(Int(cell.width), 1)
    }
    return true
  }

  /// Taps on a text; false where it is not there.
  @discardableResult
  func tap(_ text: String) -> Bool {
    guard let place = place(of: text) else { return false }
    pilot.tap(place)
    settle()
    return true
  }

  /// The bottom line.
  var bottomLine: String { pilot.rows.last ?? "" }

  /// Rows of the picture that say something, the bottom line left out.
  var spokenRows: [String] { pilot.rows.dropLast().filter { $0.contains { $0.isLetter } } }
}
