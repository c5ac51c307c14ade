/// Several words, one of which is chosen, and where they stand on a line.
///
/// All of them are shown side by side, each with a blank at both sides, where there is room; the chosen one
/// and its number where there is not.
struct Choice: Sendable, Equatable {
  /// The words.
  let options: [String]
  /// Which of them is chosen, from 0.
  let selected: Int

  /// Makes a choice; nil where there is nothing to choose from.
  init?(_ options: [String], selected: Int) {
    guard !options.isEmpty else { return nil }
    self.options = options
    self.selected = min(max(selected, 0), options.count - 1)
  }

  /// The chosen word.
  var chosen: String { options[selected] }

  /// The one after the chosen one; after the last comes the first.
  var next: Int { (selected + 1) % options.count }

  /// The columns of each word, the blanks included, from 0; nil where they do not fit.
  func segments(in room: Int) -> [Range<Int>]? {
    var segments: [Range<Int>] = []
    var column = 0
    for option in options {
      let end = column + GlyphWidth.of(option) + 2 * Self.padding
      guard end <= room else { return nil }
      segments.append(column..<end)
      column = end
    }
    return segments
  }

  /// Which word stands at a column; nil beside them, and where only the chosen one is shown.
  func option(at column: Int, in room: Int) -> Int? {
    segments(in: room)?.firstIndex { $0.contains(column) }
  }

  /// Draws it over the whole width of a canvas one row high.
  func draw(on ground: Theme.Ground, _ canvas: inout Canvas) {
    let theme = canvas.theme
    // On the row that is shaded already, what is chosen stands out by not being so.
    let marked = theme.style(.link, on: ground == .selection ? .pane : .selection, .bold)
    let dimmed = theme.style(.secondary, on: ground)
    guard let segments = segments(in: canvas.size.columns) else {
      let number = " \(selected + 1)/\(options.count)"
      let room = canvas.size.columns - GlyphWidth.of(number)
      let end = put(chosen, 0, limit: room - 2 * Self.padding, marked, &canvas)
      canvas.put(number, column: end, row: 0, style: dimmed)
      return
    }
    for (index, segment) in segments.enumerated() {
      let style = index == selected ? marked : dimmed
      _ = put(options[index], segment.lowerBound, limit: segment.count, style, &canvas)
    }
  }

  /// Blanks at either side of a word.
  static let padding = 1

  /// Draws a word with its blanks, and says which column follows.
  private func put(
    _ word: String,
    _ column: Int,
    limit: Int,
    _ style: Style,
    _ canvas: inout Canvas
  ) -> Int {
    let width = max(min(GlyphWidth.of(word), limit), 0) + 2 * Self.padding
    canvas.fill(Area(columns: column..<column + width, rows: 0..<1), style)
    canvas.put(word, column: column + Self.padding, row: 0, style: style, limit: limit)
    return column + width
  }
}
