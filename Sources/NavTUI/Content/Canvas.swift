public import NavModel

/// A clipped part of a surface, in which content draws without knowing where it will stand.
///
/// Places count from the leading side: in a right-to-left layout everything is mirrored, piece of
/// text by piece of text, and the content need not know.
///
///     canvas.fill(canvas.theme.style(.text))
///     canvas.put("Hello", column: 3, row: 1, style: canvas.theme.style(.text))
public struct Canvas {
  /// What is drawn on.
  private var surface: Surface
  /// Where this canvas stands on the surface; it may lie partly outside.
  private var frame: Area
  /// The part of the surface that may be changed.
  private var clip: Area

  /// The colours to draw in.
  public let theme: Theme
  /// The glyphs to draw with, already mirrored where the layout is.
  public let glyphs: GlyphSet
  /// The side that columns count from.
  public let direction: LayoutDirection
  /// Whether keys go to what is drawn here.
  public let hasFocus: Bool
  /// How many rows at the top a see-through bar covers; what matters begins below them.
  public let topInset: Int
  /// How many columns of wide content lie before the leading edge; 0 where nothing scrolls sideways.
  ///
  /// The navigator scrolls, a content draws what there is to see from here on.
  public let horizontalOffset: Int

  /// Where the cursor was put, on the surface; nil where nowhere.
  private(set) var cursor: Position?

  /// How much room there is.
  public var size: Size { frame.size }

  /// Blanks everything.
  public mutating func fill(_ style: Style) {
    surface.fill(frame.clamped(to: clip), with: style)
  }

  /// Blanks a part.
  public mutating func fill(_ part: Area, _ style: Style) {
    surface.fill(placed(part).clamped(to: clip), with: style)
  }

  /// Puts the cursor, which screen readers follow and nobody sees, on what has the focus.
  ///
  /// Outside the canvas, or where it has no focus, nothing comes of it.
  public mutating func placeCursor(column: Int, row: Int) {
    let area = placed(Area(columns: column..<column + 1, rows: row..<row + 1))
    let place = Position(column: area.columns.lowerBound, row: area.rows.lowerBound)
    if hasFocus, clip.contains(place) { cursor = place }
  }

  /// Draws `text` on one line and says which column follows it.
  ///
  /// Text wider than `limit` columns is cut and ends in an ellipsis; a limit below 1 draws nothing.
  @discardableResult
  @_specialize(where Text == String)
  @_specialize(where Text == Substring)
  public mutating func put<Text: StringProtocol>(
    _ text: Text,
    column: Int,
    row: Int,
    style: Style,
    limit: Int = .max
  ) -> Int {
    guard limit > 0 else { return column }
    let width = GlyphWidth.of(text)
    let shown = min(width, limit)
    let area = placed(Area(columns: column..<column + shown, rows: row..<row + 1))
    let place = Position(column: area.columns.lowerBound, row: area.rows.lowerBound)
    guard width > limit else {
      surface.put(text, at: place, style: style, in: clip)
      return column + shown
    }
    // Mirrored or not, text runs in its own direction, so the ellipsis stands at the right.
    let kept = Area(
      columns: area.columns.lowerBound..<area.columns.upperBound - 1,
      rows: area.rows
    )
    surface.put(text, at: place, style: style, in: kept.clamped(to: clip))
    surface.put(
      Glyph(glyphs.ellipsis),
      width: 1,
      at: Position(column: area.columns.upperBound - 1, row: place.row),
      style: style,
      in: clip
    )
    return column + shown
  }

  /// Draws in a part of this canvas as if it were one of its own; nothing is drawn outside the part.
  public mutating func within(_ part: Area, _ draw: (inout Canvas) -> Void) {
    let outer = (frame, clip)
    frame = placed(part)
    clip = frame.clamped(to: clip)
    draw(&self)
    (frame, clip) = outer
  }

  /// Changes the style of what stands in a part already.
  public mutating func restyle(_ part: Area, _ change: (Style) -> Style) {
    surface.restyle(placed(part).clamped(to: clip), change)
  }

  /// Where a part of this canvas lies on the surface.
  private func placed(_ part: Area) -> Area {
    let rows = part.rows.lowerBound + frame.rows.lowerBound
    let columns =
      switch direction {
      case .leftToRight: frame.columns.lowerBound + part.columns.lowerBound
      case .rightToLeft: frame.columns.upperBound - part.columns.upperBound
      }
    return Area(
      columns: columns..<columns + part.columns.count,
      rows: rows..<rows + part.rows.count
    )
  }
}

extension Canvas {
  /// A canvas for the whole of a surface that it holds until the drawing is done.
  private init(
    holding surface: Surface,
    frame: Area,
    look: Look,
    hasFocus: Bool,
    topInset: Int,
    horizontalOffset: Int
  ) {
    self.surface = surface
    self.frame = frame
    clip = frame.clamped(to: surface.area)
    theme = look.theme
    glyphs = look.direction == .leftToRight ? look.glyphs : look.glyphs.mirrored
    direction = look.direction
    self.hasFocus = hasFocus
    self.topInset = topInset
    self.horizontalOffset = horizontalOffset
  }

  /// Lets `draw` draw in the part `frame` of `surface`.
  ///
  /// - Returns: Where on the surface the cursor was put; nil where nowhere.
  @discardableResult
  public static func draw(
    on surface: inout Surface,
    in frame: Area? = nil,
    look: Look,
    hasFocus: Bool = true,
    topInset: Int = 0,
    horizontalOffset: Int = 0,
    _ draw: (inout Canvas) -> Void
  ) -> Position? {
    // The surface is moved in and out, so that its cells are never copied.
    var held = Surface(size: Size(columns: 0, rows: 0))
    swap(&held, &surface)
    let frame = frame ?? held.area
    var canvas = Canvas(
      holding: held,
      frame: frame,
      look: look,
      hasFocus: hasFocus,
      topInset: topInset,
      horizontalOffset: horizontalOffset
    )
    held = Surface(size: Size(columns: 0, rows: 0))
    draw(&canvas)
    swap(&canvas.surface, &surface)
    return canvas.cursor
  }
}
