import NavModel

/// Draws a navigation bar: at rest, and while it hands over from one screen to another.
///
/// In a hand-over the title of the screen above moves toward the trailing side and fades, and the title of the screen
/// below grows out of the back item's place. A push is the same, run backward.
struct BarRenderer {
  private let theme: Theme

  init(theme: Theme) {
    self.theme = theme
  }

  /// Draws `bar` on the whole canvas, its text on the last row.
  func draw(_ bar: Bar, on canvas: inout Canvas) {
    guard canvas.size.rows > 0 else { return }
    var colors = BarColors(bar.face.appearance, theme: theme)
    if let change = bar.change {
      let next = BarColors(change.face.appearance, theme: theme)
      colors = colors.changing(to: next, progress: change.progress)
    }
    fill(colors, on: &canvas)
    if let change = bar.change {
      draw(Handover(from: bar.face, change: change, columns: canvas.size.columns), colors, &canvas)
    } else {
      drawPrompt(bar.face, colors, &canvas)
      draw(bar.face, colors, &canvas)
    }
    if colors.leading != colors.trailing { shade(colors, on: &canvas) }
  }

  /// What a tap at a column of the bar, counted from its leading side, is meant for.
  static func target(in bar: Bar, column: Int, columns: Int) -> Target {
    var face = bar.face
    // Half-way through, the bar belongs to the screen that it changes to.
    if let change = bar.change, change.progress > 0.5 { face = change.face }
    let layout = BarLayout(face, columns: columns)
    if let back = layout.back, back.region.contains(column) {
      return .back(back.part.item, of: face.screen)
    }
    for part in layout.left + layout.right where part.columns.contains(column) {
      return .item(part.item, of: face.screen)
    }
    return .bar(face.screen)
  }

  // MARK: At rest

  private func draw(_ face: BarFace, _ colors: BarColors, _ canvas: inout Canvas) {
    let layout = BarLayout(face, columns: canvas.size.columns)
    if let back = layout.back {
      drawChevron(back, colors, fade: 0, &canvas)
      draw(back.part, colors, fade: 0, &canvas)
    }
    for part in layout.left + layout.right { draw(part, colors, fade: 0, &canvas) }
    put(
      face.title,
      layout.title,
      style(colors.title, colors, .bold),
      &canvas
    )
  }

  private func drawPrompt(_ face: BarFace, _ colors: BarColors, _ canvas: inout Canvas) {
    guard let prompt = face.prompt, canvas.size.rows > 1 else { return }
    let columns = canvas.size.columns
    let width = min(GlyphWidth.of(prompt), columns)
    canvas.put(
      prompt,
      column: (columns - width) / 2,
      row: canvas.size.rows - 2,
      style: style(colors.title, colors),
      limit: width
    )
  }

  // MARK: Changing

  private func draw(_ handover: Handover, _ colors: BarColors, _ canvas: inout Canvas) {
    let upper = handover.upper
    let lower = handover.lower
    let share = handover.share

    for part in upper.left + upper.right {
      let stays = lower.left.contains(part) || lower.right.contains(part)
      draw(part, colors, fade: stays ? 0 : share, &canvas)
    }
    for part in lower.left + lower.right where !upper.left.contains(part) {
      if upper.right.contains(part) { continue }
      draw(part, colors, fade: 1 - share, &canvas)
    }
    drawFading(
      handover.upperTitle,
      handover.leavingColumns,
      colors.title,
      fade: share,
      colors,
      .bold,
      &canvas
    )
    let fades = handover.fades
    if let back = lower.back {
      if upper.back?.chevron == nil { drawChevron(back, colors, fade: fades.coming, &canvas) }
      draw(back.part, colors, fade: fades.coming, &canvas)
    }
    if let back = upper.back {
      drawChevron(back, colors, fade: lower.back?.chevron == nil ? fades.leaving : 0, &canvas)
      if !handover.growsFromLabel { draw(back.part, colors, fade: fades.leaving, &canvas) }
    }
    let grown = BarColors.stepped(share)
    let start = upper.back?.part.item.color.map { Paint($0) } ?? colors.item
    drawFading(
      handover.lowerTitle,
      handover.comingColumns,
      start.mixed(with: colors.title, grown),
      fade: handover.growsFromLabel ? 0 : fades.coming,
      colors,
      share < 0.5 ? [] : .bold,
      &canvas
    )
  }

  // MARK: Parts

  private func fill(_ colors: BarColors, on canvas: inout Canvas) {
    guard colors.opacity < 1 else { return canvas.fill(style(colors.title, colors)) }
    canvas.restyle(Area(canvas.size)) { style in
      Style(
        foreground: style.foreground.mixed(with: colors.leading, colors.opacity),
        background: style.background.mixed(with: colors.leading, colors.opacity),
        attributes: style.attributes
      )
    }
  }

  /// Lays a gradient behind everything.
  private func shade(_ colors: BarColors, on canvas: inout Canvas) {
    let size = canvas.size
    for column in 0..<size.columns {
      let background = colors.background(at: column, of: size.columns)
      canvas.restyle(Area(columns: column..<column + 1, rows: 0..<size.rows)) { style in
        var style = style
        style.background = background
        return style
      }
    }
  }

  private func drawChevron(
    _ back: BarLayout.Back,
    _ colors: BarColors,
    fade: Double,
    _ canvas: inout Canvas
  ) {
    guard let column = back.chevron else { return }
    let paint = back.part.item.color.map { Paint($0) } ?? colors.item
    let glyph = String(canvas.glyphs.back)
    drawFading(glyph, column..<column + 1, paint, fade: fade, colors, [], &canvas)
  }

  private func draw(
    _ part: BarLayout.Part,
    _ colors: BarColors,
    fade: Double,
    _ canvas: inout Canvas
  ) {
    let paint = part.item.color.map { Paint($0) } ?? colors.item
    drawFading(part.label, part.columns, paint, fade: fade, colors, [], &canvas)
  }

  /// Draws text that is `fade` of the way to being gone.
  private func drawFading(
    _ text: String,
    _ columns: Range<Int>,
    _ paint: Paint,
    fade: Double,
    _ colors: BarColors,
    _ attributes: Attributes,
    _ canvas: inout Canvas
  ) {
    let amount = BarColors.stepped(fade)
    guard amount < 1 else { return }
    // Without shades, text is there or not.
    if theme.emphasis == .reverse, amount > 0.5 { return }
    let faded = theme.emphasis == .shade ? paint.mixed(with: colors.leading, amount) : paint
    put(text, columns, style(faded, colors, attributes), &canvas)
  }

  private func put(_ text: String, _ columns: Range<Int>, _ style: Style, _ canvas: inout Canvas) {
    canvas.put(
      text,
      column: columns.lowerBound,
      row: canvas.size.rows - 1,
      style: style,
      limit: columns.count
    )
  }

  private func style(
    _ paint: Paint,
    _ colors: BarColors,
    _ attributes: Attributes = []
  ) -> Style {
    var style = theme.style(.text, on: .bar, attributes)
    guard theme.emphasis == .shade else { return style }
    style.foreground = paint
    style.background = theme.pane.mixed(with: colors.leading, colors.opacity)
    return style
  }
}
