/// One line of text to type.
///
/// While it is on show printable keys are text; Enter opens ``action``.
public final class TextFieldContent: ScreenContent {
  /// What is asked for.
  public let label: String
  /// What stands in the empty field.
  public let placeholder: String
  /// What Enter opens, in the words of whoever handles it; nil for nothing.
  public let action: String?

  /// What was typed.
  public private(set) var text: String
  /// How many characters of the text lie before the cursor.
  public private(set) var cursor: Int

  /// Changes with the text and the cursor.
  public private(set) var revision = 0

  private static let labelRow = 1
  private static let fieldRow = 3
  /// Makes a field with the cursor after its text.
  public init(label: String, text: String = "", placeholder: String = "", action: String? = nil) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.action = action
    cursor = text.count
  }

  /// True: printable keys are text.
  public var acceptsText: Bool { true }

  /// False: there is one line.
  public var movesSomething: Bool { false }

  /// Draws the label and the field below it.
  public func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(theme.style(.text))
    let top = canvas.topInset
    // Where a list has its titles, so that screens that follow one another are aligned.
    let columns = ListLayout(columns: canvas.size.columns).fieldColumns
    canvas.put(
      label,
      column: columns.lowerBound,
      row: top + Self.labelRow,
      style: theme.style(.secondary),
      limit: columns.count
    )
    let row = top + Self.fieldRow
    let shade = columns.lowerBound - 1..<columns.upperBound + 1
    canvas.fill(
      Area(columns: shade, rows: row..<row + 1),
      theme.style(.text, on: .selection)
    )
    let field = Area(columns: columns, rows: row..<row + 1)
    canvas.within(field) { drawText(room: columns.count, on: &$0) }
  }

  /// Types, takes away, moves the cursor; Backspace in an empty field is ignored and so means *back*.
  public func handle(_ event: ContentEvent) -> ContentOutcome {
    switch event {
    case .key(let press): return handle(press)
    case .paste(let pasted): insert(pasted)
    case .move(.home): move(to: 0)
    case .move(.end): move(to: text.count)
    case .activate: return action.map { .open($0) } ?? .handled
    case .move, .tap, .scroll: return .ignored
    }
    return .handled
  }

  private func handle(_ press: KeyPress) -> ContentOutcome {
    switch press.key {
    case .character(let character):
      guard press.modifiers.subtracting(.shift).isEmpty else { return .ignored }
      insert(String(character))
    case .backspace:
      // With nothing to take away, it means *back* as everywhere.
      guard !text.isEmpty else { return .ignored }
      remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home: move(to: 0)
    case .end: move(to: text.count)
    case .enter: return action.map { .open($0) } ?? .handled
    default: return .ignored
    }
    return .handled
  }

  /// Inserts on one line: newlines become blanks, other control characters nothing.
  private func insert(_ pasted: String) {
    let line = pasted.compactMap { character -> Character? in
      if character.isNewline || character == "\t" { return " " }
      return GlyphWidth.isControl(character) ? nil : character
    }
    let place = text.index(text.startIndex, offsetBy: cursor)
    let before = text[..<place] + line
    let after = text[place...]
    text = String(before + after)
    // Counted again, for what was inserted may join its neighbours to one character.
    cursor = min(before.count, text.count)
    revision += 1
  }

  private func remove(at offset: Int) {
    guard offset >= 0, offset < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: offset))
    cursor = min(offset, text.count)
    revision += 1
  }

  private func move(to offset: Int) {
    cursor = min(max(offset, 0), text.count)
    revision += 1
  }

  /// Draws what fits of the text, with the cursor in sight.
  private func drawText(room: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    let style = theme.style(.text, on: .selection)
    let place = text.index(text.startIndex, offsetBy: min(cursor, text.count))
    let isAtEnd = place == text.endIndex
    let under = isAtEnd ? " " : String(text[place])
    let shift = max(GlyphWidth.of(text[..<place]) + GlyphWidth.of(under) - room, 0)
    if text.isEmpty {
      let faint = theme.style(.secondary, on: .selection)
      canvas.put(placeholder, column: 0, row: 0, style: faint, limit: room)
    }
    let column = canvas.put(text[..<place], column: -shift, row: 0, style: style)
    canvas.put(text[place...], column: column, row: 0, style: style)
    guard canvas.hasFocus else { return }
    canvas.placeCursor(column: column, row: 0)
    let width = max(GlyphWidth.of(under), 1)
    let cell = Area(columns: column..<column + width, rows: 0..<1)
    canvas.restyle(cell) { style in
      var style = style
      style.attributes.formSymmetricDifference(.reverse)
      return style
    }
  }
}
