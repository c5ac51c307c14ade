/// What is shown in a window in which nothing else can be.
enum TooSmall {
  /// The smallest window that screens are drawn in.
  static let least = Size(columns: 20, rows: 5)

  private static let sentence = "More room, please: \(least.columns) × \(least.rows)"

  static func applies(to size: Size) -> Bool {
    size.columns < least.columns || size.rows < least.rows
  }

  static func draw(on canvas: inout Canvas) {
    let style = canvas.theme.style(.text)
    canvas.fill(style)
    let lines = TextWrap.lines(of: Substring(sentence), columns: canvas.size.columns)
    let top = max((canvas.size.rows - lines.count) / 2, 0)
    for (row, line) in lines.enumerated() {
      let column = max((canvas.size.columns - GlyphWidth.of(line)) / 2, 0)
      canvas.put(line, column: column, row: top + row, style: style)
    }
  }
}
