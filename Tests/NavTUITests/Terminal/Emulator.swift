import CVterm
import NavTUI

/// libvterm with a screen of cells.
final class Emulator {
  private let terminal: OpaquePointer?
  private(set) var size: Size

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

  /// What a cell shows, and how; nothing for the right half of a wide glyph.
  func cell(_ column: Int, _ row: Int) -> Cell {
    var cell = VTermScreenCell()
    let place = VTermPos(row: Int32(row), col: Int32(column))
    vterm_screen_get_cell(vterm_obtain_screen(terminal), place, &cell)
    var attributes: Attributes = []
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    if cell.attrs.strike != 0 { attributes.insert(.strikethrough) }
    let style = Style(
      foreground: paint(cell.fg),
      background: paint(cell.bg),
      attributes: attributes
    )
    // The right half holds all ones.
    guard cell.chars.0 != .max else { return .continuation(style) }
    let scalar = Unicode.Scalar(max(cell.chars.0, 32)) ?? "?"
    return Cell(glyph: Glyph(scalar), width: UInt8(cell.width), style: style)
  }

  private func paint(_ color: VTermColor) -> Paint {
    let isDefault = Int(color.type) & Int(VTERM_COLOR_DEFAULT_MASK.rawValue) != 0
    return isDefault
      ? .terminalDefault : Paint(color.rgb.red, color.rgb.green, color.rgb.blue)
  }

  /// Gives the window another size.
  func resize(to size: Size) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
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
