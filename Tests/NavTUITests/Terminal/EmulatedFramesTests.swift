import CVterm
import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("What an emulator shows", .serialized)
  struct EmulatedFramesTests {
    private static let size = Size(columns: 50, rows: 12)

    @Test(
      "After any sequence of frames the emulator shows the last surface, without erase-display",
      arguments: ["xterm-256color", "xterm", "tmux-256color", "screen-256color"]
    )
    func anySequence(terminal: String) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try CursesScreen(names: [terminal], size: Self.size, depth: nil)
      let emulator = Emulator(Self.size)
      emulator.write(TerminalModes().enter)
      var scene = RandomScene(size: Self.size, seed: 7)
      for step in 0..<300 {
        scene.change()
        let cursor = scene.cursor
        var bytes: [UInt8] = []
        _ = screen.draw(scene.surface, cursor: cursor, into: &bytes)
        emulator.write(bytes)
        if step > 0 { #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}[J")) }
        if let cursor { #expect(emulator.cursor == cursor) }
        try #require(emulator.rows == Self.rows(scene.surface), "step \(step)")
      }
    }

    @Test(
      "A wide glyph beside the last corner breaks nothing, though some terminals cannot draw it",
      arguments: [("xterm-256color", "世"), ("tmux-256color", "  ")]
    )
    func besideCorner(terminal: String, drawn: String) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try CursesScreen(names: [terminal], size: Self.size, depth: nil)
      let emulator = Emulator(Self.size)
      var surface = Surface(size: Self.size)
      surface[47, 11] = Cell(glyph: Glyph("世" as Character), width: 2, style: Style())
      surface[48, 11] = .continuation(Style())
      for corner in ["x", "y"] as [Character] {
        surface[49, 11] = Cell(glyph: Glyph(corner), width: 1, style: Style())
        var bytes: [UInt8] = []
        _ = screen.draw(surface, cursor: nil, into: &bytes)
        emulator.write(bytes)
        #expect(emulator.rows[11].drop { $0 == " " } == (drawn + "\(corner)").drop { $0 == " " })
      }
    }

    private static func rows(_ surface: Surface) -> [String] {
      (0..<surface.size.rows).map { row in
        (0..<surface.size.columns)
          .map { surface[$0, row] }
          .filter { $0.width > 0 }
          .map(\.glyph.text)
          .joined()
      }
    }
  }
}

/// libvterm with a screen of cells.
private final class Emulator {
  private let terminal: OpaquePointer?
  private let size: Size

  init(_ size: Size) {
    self.size = size
    terminal = vterm_new(Int32(size.rows), Int32(size.columns))
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(vterm_obtain_screen(terminal), 1)
    vterm_screen_reset(vterm_obtain_screen(terminal), 1)
  }

  deinit { vterm_free(terminal) }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      _ = vterm_input_write(terminal, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
  }

  var cursor: Position {
    var place = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
    return Position(column: Int(place.col), row: Int(place.row))
  }

  /// The rows as text, wide glyphs once.
  var rows: [String] {
    (0..<size.rows).map { row in
      var text = ""
      var column = 0
      while column < size.columns {
        var cell = VTermScreenCell()
        let place = VTermPos(row: Int32(row), col: Int32(column))
        vterm_screen_get_cell(vterm_obtain_screen(terminal), place, &cell)
        text.unicodeScalars.append(Unicode.Scalar(max(cell.chars.0, 32)) ?? "?")
        column += max(Int(cell.width), 1)
      }
      return text
    }
  }
}

/// Surfaces that differ as frames do: rows filled, emptied and written, everything pushed aside.
private struct RandomScene {
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
