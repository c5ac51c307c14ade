import CVterm
import Foundation

/// A terminal without a window: bytes go in, cells can be looked at.
///
/// libvterm was written by others, so what it shows is evidence about the bytes.
final class Emulator {
  /// Which reports of the mouse the program has asked for.
  enum MouseMode: Int32 {
    case none, click, drag, move
  }

  /// A cell as it is shown.
  struct Cell: Equatable {
    /// What is in it; empty in the right half of a wide character, a space where nothing is.
    var text: String
    /// Columns it takes.
    var width: Int
    /// The colour of the text.
    var foreground: Paint
    /// The colour behind the text.
    var background: Paint
    /// Whether it is bold.
    var isBold: Bool
    /// Whether the colours are exchanged.
    var isReversed: Bool
  }

  /// A colour as the program asked for it.
  enum Paint: Equatable {
    case standard
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// Whether the alternate screen is shown.
  private(set) var isAlternate = false
  /// Whether the cursor is shown.
  private(set) var showsCursor = true
  /// What the mouse reports.
  private(set) var mouseMode = MouseMode.none
  /// The window's title.
  private(set) var title = ""
  /// What it answers to queries, to be sent to the program; emptied by the reader.
  var answers: [UInt8] = []

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

  /// Makes a screen of a size in cells.
  init(columns: Int, rows: Int) throws {
    guard let terminal = vterm_new(Int32(rows), Int32(columns)),
      let screen = vterm_obtain_screen(terminal)
    else { throw RigError("libvterm has no memory") }
    self.terminal = terminal
    self.screen = screen
    vterm_set_utf8(terminal, 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, setting, context in
      guard let setting, let context else { return 1 }
      Unmanaged<Emulator>.fromOpaque(context).takeUnretainedValue().note(property, setting.pointee)
      return 1
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, context)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_output_set_callback(
      terminal,
      { bytes, count, context in
        guard let bytes, let context else { return }
        let emulator = Unmanaged<Emulator>.fromOpaque(context).takeUnretainedValue()
        let answer = UnsafeBufferPointer(start: bytes, count: count)
        emulator.answers += answer.map { UInt8(bitPattern: $0) }
      },
      context
    )
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// The size in cells.
  var size: (columns: Int, rows: Int) {
    var rows: Int32 = 0
    var columns: Int32 = 0
    vterm_get_size(terminal, &rows, &columns)
    return (Int(columns), Int(rows))
  }

  /// Shows what a program wrote.
  func feed(_ bytes: some Collection<UInt8>) {
    let characters = bytes.map { CChar(bitPattern: $0) }
    vterm_input_write(terminal, characters, characters.count)
  }

  /// Gives the window another size in cells.
  func resize(columns: Int, rows: Int) {
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// The cell at a place, counted from 0 at the top left; nil outside the screen.
  subscript(column: Int, row: Int) -> Cell? {
    var cell = VTermScreenCell()
    let place = VTermPos(row: Int32(row), col: Int32(column))
    guard column >= 0, column < size.columns, row >= 0, row < size.rows,
      vterm_screen_get_cell(screen, place, &cell) != 0
    else { return nil }
    return Cell(
      text: text(of: cell),
      width: Int(cell.width),
      foreground: paint(cell.fg),
      background: paint(cell.bg),
      isBold: cell.attrs.bold != 0,
      isReversed: cell.attrs.reverse != 0
    )
  }

  /// The rows as text, without the spaces at their ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      let line = (0..<size.columns).map { self[$0, row]?.text ?? "" }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The whole screen, for conditions and for failures.
  var text: String { lines.joined(separator: "\n") }

  /// Where the cursor is, counted from 0 at the top left.
  var cursor: (column: Int, row: Int) {
    var place = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
    return (Int(place.col), Int(place.row))
  }

  /// The first row that contains a text; nil where none does.
  func row(of text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }

  private func note(_ property: VTermProp, _ setting: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: isAlternate = setting.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: showsCursor = setting.boolean != 0
    case VTERM_PROP_MOUSE: mouseMode = MouseMode(rawValue: setting.number) ?? .none
    case VTERM_PROP_TITLE: title = setting.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }

  private func text(of cell: VTermScreenCell) -> String {
    // The right half of a wide character holds all ones.
    let rightHalf = UInt32.max
    let (first, second, third, fourth, fifth, sixth) = cell.chars
    if first == rightHalf { return "" }
    var text = ""
    for code in [first, second, third, fourth, fifth, sixth].prefix(while: { $0 != 0 }) {
      text.unicodeScalars.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return text.isEmpty ? " " : text
  }

  private func paint(_ color: VTermColor) -> Paint {
    if Int(color.type) & Int(VTERM_COLOR_DEFAULT_MASK.rawValue) != 0 { return .standard }
    if Int(color.type) & Int(VTERM_COLOR_TYPE_MASK.rawValue) == 0 {
      return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
    return .palette(color.indexed.idx)
  }
}
