import NavTUI

/// Surfaces that differ as frames do: rows filled, emptied and written, everything pushed aside.
struct RandomScene {
  private(set) var surface: Surface
  private var state: UInt64

  private static let narrow: [Character] = ["a", "b", "x", "é", "─", "█", " ", " "]
  private static let wide: [Character] = ["世", "界", "한"]

  init(size: Size, seed: UInt64) {
    surface = Surface(size: size)
    state = seed
  }

  /// A number from 0 up to a limit (Knuth's MMIX generator).
  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  var cursor: Position? {
    mutating get {
      if random(3) > 0 { return nil }
      return Position(column: random(surface.size.columns), row: random(surface.size.rows))
    }
  }

  mutating func change() {
    for _ in 0..<random(4) {
      let row = random(surface.size.rows)
      let style = Style(
        foreground: Paint(UInt8(random(256)), 100, 200),
        background: random(2) == 0 ? .terminalDefault : Paint(28, 28, 28),
        attributes: random(2) == 0 ? [] : .bold
      )
      switch random(4) {
      case 0: fill(row, " ", style)
      case 1: write(row, style)
      case 2: fill(row, Self.narrow[random(Self.narrow.count)], style)
      default: pushAside(style)
      }
    }
  }

  private mutating func fill(_ row: Int, _ character: Character, _ style: Style) {
    for column in 0..<surface.size.columns {
      surface[column, row] = Cell(glyph: Glyph(character), width: 1, style: style)
    }
  }

  private mutating func write(_ row: Int, _ style: Style) {
    var column = 0
    while column < surface.size.columns {
      // Not right before the corner, where some terminals' descriptions leave no way to draw it.
      if random(4) == 0, column + 3 < surface.size.columns {
        let glyph = Glyph(Self.wide[random(Self.wide.count)])
        surface[column, row] = Cell(glyph: glyph, width: 2, style: style)
        surface[column + 1, row] = .continuation(style)
        column += 2
      } else {
        let glyph = Glyph(Self.narrow[random(Self.narrow.count)])
        surface[column, row] = Cell(glyph: glyph, width: 1, style: style)
        column += 1
      }
    }
  }

  /// Moves everything one column to the right.
  private mutating func pushAside(_ style: Style) {
    let last = surface.size.columns - 1
    for row in 0..<surface.size.rows {
      for column in stride(from: last, through: 1, by: -1) {
        surface[column, row] = surface[column - 1, row]
      }
      surface[0, row] = .blank(style)
      // No glyph is cut at the right, and none gets near the corner.
      for column in last - 2...last { surface[column, row] = .blank(style) }
      if surface[last - 3, row].width == 2 { surface[last - 3, row] = .blank(style) }
    }
  }
}
