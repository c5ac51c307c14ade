import NavModel
import NavTUI

/// A program led at random through slides, turns, jumps and resizes; the pictures it draws on the way.
struct SlideWalk {
  private let app: TerminalApp
  private var state: UInt64
  private var size: Size
  private var time = 0.0
  private var pushed = 0
  private var pointer: Position?

  /// Marks stand on letters beyond ASCII: libvterm loses those on ASCII letters in the last column.
  private static let words = [
    "world", "世界", "한글", "е\u{301}tude", "😀", "naïve", "返回", "─┼─", "ö\u{304}\u{323}", "ﾊﾝ", "a",
    "(x)",
  ]

  init(seed: UInt64, direction: LayoutDirection, size: Size) {
    state = seed
    self.size = size
    app = TerminalApp(
      root: Screen("root", title: "根 Root"),
      showing: TextContent(text: ""),
      direction: direction
    )
    app.resize(to: size)
    app.show(TextContent(text: text()), in: "root")
    push()
  }

  /// A number from 0 up to a limit (Knuth's MMIX generator).
  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<300 {
      text += Self.words[random(Self.words.count)]
      text += random(12) == 0 ? "\n" : " "
    }
    return text
  }

  private mutating func push() {
    pushed += 1
    var screen = Screen(ScreenID("screen \(pushed)"), title: "Title \(pushed) 題")
    screen.barVisibility = random(2) == 0 ? .hidden : .shown
    app.push(screen, showing: TextContent(text: text()))
  }

  /// The next picture.
  mutating func next(resizing: Bool) -> Surface {
    act(resizing: resizing)
    time += Double(random(4)) / 60
    app.advance(to: time)
    return app.draw()
  }

  private mutating func act(resizing: Bool) {
    switch random(20) {
    case 0 where pushed < 12: push()
    case 1: app.handle(.key(KeyPress(.left)))
    case 2: app.handle(.key(KeyPress(.right)))
    case 3 where resizing:
      size = Size(columns: 20 + random(50), rows: 5 + random(12))
      app.resize(to: size)
    case 4: app.handle(.key(KeyPress(.down)))
    case 5...8: lead(toward: nil)
    case 9...17: lead(toward: random(12))
    default: break
    }
  }

  /// Presses, drags by some columns, or lets go.
  private mutating func lead(toward step: Int?) {
    guard let place = pointer else {
      let start = Position(column: random(size.columns), row: min(3, size.rows - 1))
      pointer = start
      app.handle(.mouse(MouseEvent(.press(.left), x: start.column, y: start.row)))
      return
    }
    guard let step else {
      if random(4) > 0 { return }
      pointer = nil
      return app.handle(.mouse(MouseEvent(.release(.left), x: place.column, y: place.row)))
    }
    let column = min(max(place.column + (random(3) == 0 ? -step : step), 0), size.columns - 1)
    pointer = Position(column: column, row: place.row)
    app.handle(.mouse(MouseEvent(.drag(.left), x: column, y: place.row)))
  }
}
