import NavModel

/// Draws a navigation bar: at rest, and while it hands over from one screen to another.
///
/// In a hand-over the title of the screen above moves toward the trailing side and fades, and the title of the screen
/// below grows out of the back item's place. A push is the same, run backward. Titles pass below items.
struct BarRenderer {
  private let theme: Theme
  private let focus: BarFocus?
  private let status: StatusText

  /// Blank columns at both ends of the status line.
  private static let statusMargin = 1

  init(theme: Theme, focus: BarFocus? = nil, status: StatusText = StatusText()) {
    self.theme = theme
    self.focus = focus
    self.status = status
  }

  /// Draws `bar` on the whole canvas, its text on the last row; `plan` is where its parts stand there.
  func draw(_ bar: Bar, by plan: BarPlan? = nil, on canvas: inout Canvas) {
    guard canvas.size.rows > 0 else { return }
    let plan = plan ?? BarPlan(bar, columns: canvas.size.columns)
    let colors = colors(of: bar)
    BarFilling(colors: colors, bar: bar.face).draw(on: &canvas)
    let pen = BarPen(colors: colors)
    if bar.face.hasStatusLine, canvas.size.rows > 1 { drawStatus(pen, &canvas) }
    if let change = bar.change, let next = plan.next {
      let layouts = (plan.own, next)
      let handover = Handover(
        from: bar.face,
        change: change,
        layouts,
        columns: canvas.size.columns
      )
      drawPrompt(handover.prompt.text, fade: handover.prompt.fade, pen, &canvas)
      draw(handover, pen, &canvas)
    } else {
      drawPrompt(bar.face.prompt, fade: 0, pen, &canvas)
      draw(bar.face, by: plan.own, pen, &canvas)
    }
  }

  /// The colours of a bar as they are now.
  func colors(of bar: Bar) -> BarColors {
    let colors = BarColors(bar.face.appearance, theme: theme)
    guard let change = bar.change else { return colors }
    let next = BarColors(change.face.appearance, theme: theme)
    return colors.changing(to: next, progress: change.progress)
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

  private func draw(
    _ face: BarFace,
    by layout: BarLayout,
    _ pen: BarPen,
    _ canvas: inout Canvas
  ) {
    let spot = focus?.screen == face.screen ? focus?.spot : nil
    put(face.titleInBar, layout.title, pen.colors.title, pen, .bold, &canvas)
    if let back = layout.back {
      drawChevron(back, pen, hasFocus: spot == .back, &canvas)
      draw(back.part, pen, hasFocus: spot == .back, &canvas)
    }
    for (index, part) in layout.left.enumerated() {
      draw(part, pen, hasFocus: spot == .left(index), &canvas)
    }
    for (index, part) in layout.right.enumerated() {
      draw(part, pen, hasFocus: spot == .right(index), &canvas)
    }
  }

  private func drawPrompt(
    _ prompt: String?,
    fade: Double,
    _ pen: BarPen,
    _ canvas: inout Canvas
  ) {
    guard let prompt, canvas.size.rows > 1 else { return }
    let columns = canvas.size.columns
    let width = min(GlyphWidth.of(prompt), columns)
    let start = (columns - width) / 2
    pen.put(
      prompt,
      start..<start + width,
      row: canvas.size.rows - 2,
      ink: pen.colors.title,
      fade: fade,
      on: &canvas
    )
  }

  private func drawStatus(_ pen: BarPen, _ canvas: inout Canvas) {
    let room = canvas.size.columns - 2 * Self.statusMargin
    let leading = min(GlyphWidth.of(status.leading), room)
    let trailing = min(GlyphWidth.of(status.trailing), room - leading - 1)
    let start = Self.statusMargin
    let end = canvas.size.columns - Self.statusMargin
    let ink = pen.colors.status
    if leading > 0 {
      pen.put(status.leading, start..<start + leading, row: 0, ink: ink, on: &canvas)
    }
    if trailing > 0 {
      pen.put(status.trailing, end - trailing..<end, row: 0, ink: ink, on: &canvas)
    }
  }

  // MARK: Changing

  private func draw(_ handover: Handover, _ pen: BarPen, _ canvas: inout Canvas) {
    let (upper, lower, share) = (handover.upper, handover.lower, handover.share)
    let fades = handover.fades
    let colors = pen.colors
    put(
      handover.upperTitle,
      handover.leavingColumns,
      colors.title,
      pen,
      fade: share,
      .bold,
      &canvas
    )
    let start = upper.back?.part.item.color.map { Paint($0) } ?? colors.item
    put(
      handover.lowerTitle,
      handover.comingColumns,
      start.mixed(with: colors.title, BarColors.stepped(share)),
      pen,
      fade: handover.growsFromLabel ? 0 : fades.coming,
      share < 0.5 ? [] : .bold,
      &canvas
    )
    if let back = lower.back {
      if upper.back?.chevron == nil { drawChevron(back, pen, fade: fades.coming, &canvas) }
      draw(back.part, pen, fade: fades.coming, &canvas)
    }
    if let back = upper.back {
      let fade = lower.back?.chevron == nil ? fades.leaving : 0
      drawChevron(back, pen, fade: fade, &canvas)
      if !handover.growsFromLabel { draw(back.part, pen, fade: fades.leaving, &canvas) }
    }
    drawItems(handover, pen, &canvas)
  }

  /// Items that both screens have stay; of others, one goes before another comes.
  private func drawItems(_ handover: Handover, _ pen: BarPen, _ canvas: inout Canvas) {
    let leaving = min(2 * handover.share, 1)
    let coming = min(2 * (1 - handover.share), 1)
    handover.upper.forEachItem { part in
      draw(part, pen, fade: handover.lower.holds(part) ? 0 : leaving, &canvas)
    }
    handover.lower.forEachItem { part in
      if !handover.upper.holds(part) { draw(part, pen, fade: coming, &canvas) }
    }
  }

  // MARK: Parts

  private func drawChevron(
    _ back: BarLayout.Back,
    _ pen: BarPen,
    fade: Double = 0,
    hasFocus: Bool = false,
    _ canvas: inout Canvas
  ) {
    guard let column = back.chevron else { return }
    let ink = back.part.item.color.map { Paint($0) } ?? pen.colors.item
    pen.put(
      String(canvas.glyphs.back),
      column..<column + 1,
      row: canvas.size.rows - 1,
      ink: ink,
      fade: fade,
      hasFocus: hasFocus,
      on: &canvas
    )
  }

  private func draw(
    _ part: BarLayout.Part,
    _ pen: BarPen,
    fade: Double = 0,
    hasFocus: Bool = false,
    _ canvas: inout Canvas
  ) {
    pen.put(
      part.label,
      part.columns,
      row: canvas.size.rows - 1,
      ink: part.item.color.map { Paint($0) } ?? pen.colors.item,
      fade: fade,
      hasFocus: hasFocus,
      on: &canvas
    )
  }

  private func put(
    _ title: String,
    _ columns: Range<Int>,
    _ ink: Paint,
    _ pen: BarPen,
    fade: Double = 0,
    _ attributes: Attributes,
    _ canvas: inout Canvas
  ) {
    pen.put(
      title,
      columns,
      row: canvas.size.rows - 1,
      ink: ink,
      fade: fade,
      attributes,
      on: &canvas
    )
  }
}

// MARK: - Below the bar

extension BarRenderer {
  /// Draws what is left of a large title on the whole canvas: the title on its first row, while it is open.
  func drawLargeTitle(_ face: BarFace, on canvas: inout Canvas) {
    guard canvas.size.rows > 0 else { return }
    let colors = BarColors(face.appearance, theme: theme).belowBar
    BarFilling(colors: colors).draw(on: &canvas)
    guard face.largeTitle else { return }
    let start = ListLayout(columns: canvas.size.columns).textColumn
    let width = min(GlyphWidth.of(face.title), max(canvas.size.columns - start - 1, 0))
    BarPen(colors: colors).put(
      face.title,
      start..<start + width,
      row: 0,
      ink: colors.title,
      .bold,
      on: &canvas
    )
  }

  /// Draws the line below a bar where the content leaves it room; `edge` is the first row below the bar.
  func drawLine(_ bar: Bar, edge: Int, columns: Range<Int>, look: Look, on surface: inout Surface) {
    guard let line = look.glyphs.upperLine, theme.emphasis == .shade,
      surface.area.rows.contains(edge)
    else { return }
    let strength = BarColors.stepped(colors(of: bar).line)
    guard strength > 0 else { return }
    let glyph = Glyph(line)
    for column in columns.clamped(to: surface.area.columns) {
      var cell = surface[column, edge]
      guard cell.width == 1, cell.glyph == .space else { continue }
      let ink = cell.style.background.mixed(with: theme.secondary, strength)
      cell = Cell(
        glyph: glyph,
        width: 1,
        style: Style(foreground: ink, background: cell.style.background)
      )
      surface[column, edge] = cell
    }
  }
}
