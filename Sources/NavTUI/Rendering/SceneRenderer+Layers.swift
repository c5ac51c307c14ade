import NavModel

// How one layer comes to lie on another.

extension SceneRenderer {
  /// Blanks the rows that layers will not paint over.
  mutating func layGround(of scene: Scene, window: Size, on surface: inout Surface) {
    coverage.begin(rows: window.rows)
    for layer in scene.layers where layer.drawing.isOpaque {
      let placement = place(layer, of: scene, window: window)
      coverage.cover(area(of: layer, placement, window: window))
    }
    let ground = look.theme.style(.text)
    for row in 0..<window.rows where !coverage.isWhole(row: row, columns: window.columns) {
      surface.fill(Area(columns: 0..<window.columns, rows: row..<row + 1), with: ground)
    }
  }

  /// The cells of the window that a layer covers.
  private func area(of layer: Layer, _ placement: Placement, window: Size) -> Area {
    let top = min(max(Placement.whole(layer.top / lineHeight), 0), window.rows)
    let bottom = min(max(Placement.whole(layer.bottom / lineHeight), top), window.rows)
    return Area(columns: placement.covered, rows: top..<bottom)
  }

  /// Paints a layer over what is there, and notes where it lies.
  mutating func paint(
    _ layer: Layer,
    of scene: Scene,
    contents: (ScreenID) -> (any ScreenContent)?,
    offset: (ScreenID) -> Double,
    window: Size,
    into surface: inout Surface
  ) {
    let placement = place(layer, of: scene, window: window)
    let area = area(of: layer, placement, window: window)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound)
    var region = Region(area: area, placement: placement, drawing: layer.drawing)

    switch layer.drawing {
    case .shadow(let strength):
      guard options.shadows else { return }
      return Shadow(strength: strength, look: look).cast(
        by: placement,
        rows: area.rows,
        on: &surface
      )
    case .content(let screen, let topInset):
      let isTop = screen == scene.screen
      if isTop {
        let bounce = scene.bounce * scene.direction.sign
        region.bounce = Placement.whole(bounce / Placement.pointsPerColumn)
      }
      guard let content = contents(screen) else {
        surface.fill(area, with: look.theme.style(.text))
        break
      }
      if region.bounce != 0 { surface.fill(area, with: look.theme.style(.text)) }
      let isBelow = scene.edge.map { $0 != layer.x } ?? false
      let picture = scene.usesPictures && isBelow ? pictures[screen] : nil
      let shift = placement.shift + region.bounce * Int(scene.direction.sign)
      let size = Size(columns: window.columns, rows: bottom - top)
      let inset = Placement.whole(topInset / lineHeight)
      let scrolled = Placement.whole(offset(screen) / Placement.pointsPerColumn)
      let place = panes.withPane(of: screen, in: frame) { [look] pane in
        pane.refresh(
          content,
          size: size,
          look: look,
          hasFocus: isTop,
          topInset: inset,
          horizontalOffset: scrolled
        )
        if let picture, picture.size == pane.surface.size {
          surface.copy(picture, shift: shift, top: top, in: area)
        } else {
          surface.copy(pane.surface, shift: shift, top: top, in: area)
        }
        return pane.cursor
      }
      if isTop, layer.x == 0 {
        cursor = place.map { Position(column: $0.column, row: $0.row + top) }
      }
    case .bar(let bar):
      let renderer = BarRenderer(theme: look.theme, focus: focus, status: status)
      let plan = plans.plan(of: bar, columns: window.columns)
      draw(placement, area, on: &surface) { renderer.draw(bar, by: plan, on: &$0) }
    case .largeTitle(let face):
      let renderer = BarRenderer(theme: look.theme)
      draw(placement, area, on: &surface) { renderer.drawLargeTitle(face, on: &$0) }
    case .tabBar(let bar):
      draw(placement, area, on: &surface) { TabBarRenderer(theme: $0.theme).draw(bar, on: &$0) }
    }
    drawLine(below: layer, area, of: scene, window: window, on: &surface)
    dim(area, by: layer.dim, on: &surface)
    paintEdge(of: placement, rows: area.rows, on: &surface)
    guard !area.isEmpty else { return }
    regions.append(region)
    surface.sheets.append(
      Sheet(
        identity: layer.drawing.identity,
        origin: placement.shift + region.bounce * Int(scene.direction.sign),
        area: area
      )
    )
  }

  private mutating func place(_ layer: Layer, of scene: Scene, window: Size) -> Placement {
    let (x, columns) = (layer.x, window.columns)
    let direction = scene.direction
    let whole = Placement(x: x, window: columns, isFine: false, direction: direction)
    guard canDrawFineEdges else { return whole }
    let fine = Placement(x: x, window: columns, isFine: true, direction: direction)
    if isSlow { return fine }
    owesFineEdges = owesFineEdges || fine != whole
    return whole
  }

  /// Draws something as wide as the window at its place, as far as that lies in the window.
  private func draw(
    _ placement: Placement,
    _ area: Area,
    on surface: inout Surface,
    _ draw: (inout Canvas) -> Void
  ) {
    let columns = placement.columns(ofLayer: 0..<placement.window)
    Canvas.draw(
      on: &surface,
      in: Area(columns: columns, rows: area.rows),
      look: look,
      draw
    )
  }

  /// Draws the line below a bar that has one, or below its large title.
  private func drawLine(
    below layer: Layer,
    _ area: Area,
    of scene: Scene,
    window: Size,
    on surface: inout Surface
  ) {
    let bar: Bar
    switch layer.drawing {
    case .bar(let own): bar = own
    case .largeTitle(let face): bar = Bar(face: face)
    case .content, .tabBar, .shadow: return
    }
    let isAboveTitle = scene.layers.contains { other in
      if case .largeTitle = other.drawing {
        other.x == layer.x && other.top == layer.bottom
      } else {
        false
      }
    }
    guard area.rows.upperBound < window.rows, !isAboveTitle else { return }
    BarRenderer(theme: look.theme).drawLine(
      bar,
      edge: area.rows.upperBound,
      columns: area.columns,
      look: look,
      on: &surface
    )
  }

  private func dim(_ area: Area, by amount: Double, on surface: inout Surface) {
    guard amount > 0, options.dimSteps > 0, options.deepestDim > 0 else { return }
    if look.theme.emphasis == .reverse {
      // Without shades, what is covered by more than half is fainter.
      guard amount > options.deepestDim * Self.faintShare else { return }
      return surface.restyle(area) { style in
        var style = style
        style.attributes.insert(.dim)
        return style
      }
    }
    let steps = Double(options.dimSteps) / options.deepestDim
    let dim = look.theme.darkness(ofDim: (min(amount, 1) * steps).rounded() / steps)
    guard dim > 0 else { return }
    surface.restyle(area) { $0.darkened(dim) }
  }

  private static let faintShare = 0.5

  private var canDrawFineEdges: Bool {
    options.fineEdges && look.theme.emphasis == .shade
      && look.glyphs.eighths.count == Placement.partsPerCell - 1
  }

  /// Splits the cell at a layer's edge between the background beneath and the layer's own.
  private func paintEdge(of placement: Placement, rows: Range<Int>, on surface: inout Surface) {
    guard let column = placement.edgeColumn else { return }
    let isForward = look.direction == .leftToRight
    let inside = isForward ? column + 1 : column - 1
    let eighths = isForward ? placement.freeEighths : Placement.partsPerCell - placement.freeEighths
    let glyph = Glyph(look.glyphs.eighths[eighths - 1])
    for row in rows {
      let beneath = surface[column, row].style.background
      let own =
        surface.area.columns.contains(inside)
        ? surface[inside, row].style.background : look.theme.pane
      let style = Style(
        foreground: isForward ? beneath : own,
        background: isForward ? own : beneath
      )
      surface.put(glyph, width: 1, at: Position(column: column, row: row), style: style)
    }
  }
}

extension Layer.Drawing {
  /// Whether nothing is to be seen of what is beneath.
  fileprivate var isOpaque: Bool {
    switch self {
    case .content, .tabBar: true
    case .bar(let bar): bar.face.isOpaque && bar.change?.face.isOpaque != false
    case .largeTitle(let face): face.isOpaque
    case .shadow: false
    }
  }

  /// What tells sheets apart from one picture to the next.
  fileprivate var identity: Int {
    var hasher = Hasher()
    switch self {
    case .content(let screen, _):
      hasher.combine(0)
      hasher.combine(screen)
    case .bar(let bar):
      hasher.combine(1)
      // A fused bar belongs to no pane.
      if bar.change == nil { hasher.combine(bar.face.screen) }
    case .tabBar:
      hasher.combine(2)
    case .shadow:
      hasher.combine(3)
    case .largeTitle(let face):
      hasher.combine(4)
      hasher.combine(face.screen)
    }
    return hasher.finalize()
  }
}

extension BarFace {
  fileprivate var isOpaque: Bool { appearance.opacity == 1 }
}
