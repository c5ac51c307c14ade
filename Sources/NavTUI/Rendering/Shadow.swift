/// The soft shadow that a moving pane casts on what is beneath, two cells wide outside its leading edge.
///
/// Where there are shades, what is beneath grows darker toward the edge; elsewhere glyphs stand in its place.
struct Shadow {
  /// How dark the cell further out is, of the one beside the edge.
  private static let farShare = 0.5
  /// A weaker shadow than this is none, where it cannot be shaded.
  private static let leastGlyphStrength = 0.25

  let strength: Double
  let look: Look

  /// Casts the shadow; a pane that is wholly outside the window casts none.
  func cast(by placement: Placement, rows: Range<Int>, on surface: inout Surface) {
    guard strength > 0, placement.column < placement.window else { return }
    let edge = placement.freeEighths > 0 ? placement.column - 1 : placement.column
    // The free part of a shared cell lies in the shadow as well.
    let near = Area(columns: placement.columns(edge - 1..<placement.column), rows: rows)
    let far = Area(columns: placement.columns(edge - 2..<edge - 1), rows: rows)
    if look.theme.emphasis == .shade {
      let amount = strength * look.theme.shadowGain
      surface.restyle(near) { $0.darkened(amount) }
      surface.restyle(far) { $0.darkened(amount * Self.farShare) }
    } else if strength >= Self.leastGlyphStrength {
      draw(look.glyphs.shadow.last, far: look.glyphs.shadow.first, near, far, on: &surface)
    }
  }

  private func draw(
    _ nearGlyph: Character?,
    far farGlyph: Character?,
    _ near: Area,
    _ far: Area,
    on surface: inout Surface
  ) {
    let style = look.theme.style(.text)
    for (area, glyph) in [(near, nearGlyph), (far, farGlyph)] {
      guard let glyph else { continue }
      for row in area.rows {
        for column in area.columns {
          let place = Position(column: column, row: row)
          surface.put(Glyph(glyph), width: 1, at: place, style: style)
        }
      }
    }
  }
}
