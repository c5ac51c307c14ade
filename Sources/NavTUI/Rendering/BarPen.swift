/// Draws text on a bar: readable at full strength, fading while it comes and goes.
///
/// Beside a text a cell is kept free of whatever else is there, so that a picture, the content beneath, or a
/// title that slides past does not run into it.
struct BarPen {
  /// From here on, what fades is fainter, where there are no shades.
  private static let faint = 0.25
  /// From here on, it is gone.
  private static let gone = 0.5

  let colors: BarColors

  /// Draws text in `columns`, `fade` of the way to being gone.
  func put(
    _ text: String,
    _ columns: Range<Int>,
    row: Int,
    ink: Paint,
    fade: Double = 0,
    _ attributes: Attributes = [],
    hasFocus: Bool = false,
    on canvas: inout Canvas
  ) {
    let amount = BarColors.stepped(fade)
    guard amount < 1, !columns.isEmpty, canvas.size.columns > 0 else { return }
    var attributes = attributes
    if colors.theme.emphasis == .reverse, amount > 0 {
      // Without shades, text is there, or faint, or gone; on a reversed bar the ground would be faint.
      guard amount <= Self.gone else { return }
      if amount >= Self.faint, !colors.isReversed { attributes.insert(.dim) }
    }
    if hasFocus { attributes.formSymmetricDifference([.reverse, .bold]) }
    let margin = Area(
      columns: columns.lowerBound - 1..<columns.upperBound + 1,
      rows: row..<row + 1
    )
    let first = colors.ground(column: columns.lowerBound, row: row, of: canvas.size)
    let legible = legible(ink, in: columns, row: row, of: canvas.size)
    var style = colors.style(faded(legible, toward: first, amount), on: first, attributes)
    if hasFocus, first.isDefault { style.attributes.formSymmetricDifference(.reverse) }
    var blank = style
    blank.attributes.subtract([.bold, .dim])
    canvas.fill(margin, blank)
    canvas.put(
      text,
      column: columns.lowerBound,
      row: row,
      style: style,
      limit: columns.count
    )
    guard !colors.isUniform else { return }
    for column in margin.columns {
      let ground = colors.ground(column: column, row: row, of: canvas.size)
      let own =
        amount > 0 || Contrast.isReadable(legible, on: colors.theme.shown(ground))
        ? legible : colors.theme.legible(ink, on: CollectionOfOne(ground))
      let inkThere = faded(own, toward: ground, amount)
      canvas.restyle(Area(columns: column..<column + 1, rows: margin.rows)) { style in
        Style(foreground: inkThere, background: ground, attributes: style.attributes)
      }
    }
  }

  /// An ink that can be read on all that lies behind some columns.
  private func legible(_ ink: Paint, in columns: Range<Int>, row: Int, of size: Size) -> Paint {
    guard !colors.isUniform else {
      let ground = colors.ground(column: columns.lowerBound, row: row, of: size)
      return colors.theme.legible(ink, on: CollectionOfOne(ground))
    }
    let grounds = columns.map { colors.ground(column: $0, row: row, of: size) }
    return colors.theme.legible(ink, on: grounds)
  }

  private func faded(_ ink: Paint, toward ground: Paint, _ amount: Double) -> Paint {
    colors.theme.emphasis == .shade ? ink.mixed(with: ground, amount) : ink
  }
}
