import NavModel

/// Draws what lies behind a bar's text: a colour, a gradient, a picture, or what is beneath.
struct BarFilling {
  /// How much of a stroke is gone beneath frosted glass.
  private static let frost = 0.75

  let colors: BarColors
  /// The bar whose rows have text on them, each in one colour; nil where all have.
  var bar: BarFace?

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    guard size.columns > 0, size.rows > 0 else { return }
    guard colors.opacity == 1 else { return veil(&canvas) }
    switch colors.fill {
    case .color(let paint):
      canvas.fill(colors.style(colors.title, on: paint))
    case .gradient(let from, let to, .down) where canvas.glyphs.lowerHalf != nil:
      shade(from, to, &canvas)
    case .gradient:
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let ground = colors.ground(column: column, row: row, of: size)
          let cell = Area(columns: column..<column + 1, rows: row..<row + 1)
          canvas.fill(cell, colors.style(colors.title, on: ground))
        }
      }
    case .image(let image, let ink, let ground):
      let style = colors.style(ink, on: ground)
      canvas.fill(style)
      Self.draw(image, style, &canvas)
    }
  }

  /// A gradient from the top down: in half rows, where no text would stand on two colours.
  private func shade(_ from: Paint, _ to: Paint, _ canvas: inout Canvas) {
    guard let half = canvas.glyphs.lowerHalf.map(String.init) else { return }
    let size = canvas.size
    let steps = Double(2 * size.rows - 1)
    for row in 0..<size.rows {
      guard bar?.hasText(inRow: row, of: size.rows) == false else {
        let ground = colors.ground(column: 0, row: row, of: size)
        let area = Area(columns: 0..<size.columns, rows: row..<row + 1)
        canvas.fill(area, colors.style(colors.title, on: ground))
        continue
      }
      let upper = from.mixed(with: to, Double(2 * row) / steps)
      let lower = from.mixed(with: to, Double(2 * row + 1) / steps)
      let style = Style(foreground: lower, background: upper)
      for column in 0..<size.columns { canvas.put(half, column: column, row: row, style: style) }
    }
  }

  /// Lays the bar's colour over what is beneath.
  private func veil(_ canvas: inout Canvas) {
    guard colors.opacity > 0 || colors.isFrosted else { return }
    let size = canvas.size
    let opacity = colors.opacity
    for column in 0..<size.columns {
      // A gradient has another colour in every column; everything else is the same all over.
      let part =
        colors.isUniform
        ? Area(size) : Area(columns: column..<column + 1, rows: 0..<size.rows)
      let paint = color(at: column, of: size)
      canvas.restyle(part) { style in
        var style = style
        style.background = style.background.mixed(with: paint, opacity)
        style.foreground =
          colors.isFrosted
          ? style.foreground.mixed(with: style.background, Self.frost)
          : style.foreground.mixed(with: paint, opacity)
        return style
      }
      if colors.isUniform { return }
    }
  }

  private func color(at column: Int, of size: Size) -> Paint {
    switch colors.fill {
    case .color(let paint), .image(_, _, let paint): paint
    case .gradient(let from, let to, .across):
      from.mixed(with: to, Double(column) / Double(max(size.columns - 1, 1)))
    case .gradient(let from, let to, .down): from.mixed(with: to, 0.5)
    }
  }
}

// MARK: - Pictures

extension BarFilling {
  /// Which of so many pieces lies at the middle of a place of so many.
  private static func sample(_ place: Int, of places: Int, in pieces: Int) -> Int {
    (2 * place + 1) * pieces / (2 * places)
  }

  /// Draws a picture glyph by glyph, so that it is mirrored with everything else.
  private static func draw(_ image: BarImage, _ style: Style, _ canvas: inout Canvas) {
    let lines = image.lines.map { $0.filter { GlyphWidth.of($0) > 0 } }.map(Array.init)
    guard !lines.isEmpty else { return }
    let size = canvas.size
    for row in 0..<size.rows {
      let line =
        image.fill == .tiled
        ? lines[row % lines.count] : lines[sample(row, of: size.rows, in: lines.count)]
      guard !line.isEmpty else { continue }
      var column = 0
      var index = 0
      while column < size.columns {
        let glyph =
          image.fill == .tiled
          ? line[index % line.count] : line[sample(column, of: size.columns, in: line.count)]
        index += 1
        let width = GlyphWidth.of(glyph)
        if column + width <= size.columns, glyph != " " {
          canvas.put(String(glyph), column: column, row: row, style: style)
        }
        column += width
      }
    }
  }
}

extension BarFace {
  /// Whether a row of the bar, of so many, has text on it: the last, the prompt's above it, the status line.
  fileprivate func hasText(inRow row: Int, of rows: Int) -> Bool {
    switch row {
    case rows - 1: true
    case rows - 2 where prompt != nil: true
    default: row == 0 && hasStatusLine
    }
  }
}
