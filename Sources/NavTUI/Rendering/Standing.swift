import NavModel

/// What stands at the trailing side of the bottom line: the phase and its progress, or the position and the preset.
///
/// It changes with every frame of a slide, so its parts are drawn one after the other and never made one text.
struct Standing {
  private enum Words {
    /// Something moves, and has come so far.
    case moving(Phase, percent: Int)
    /// Nothing moves; one is somewhere in the content.
    case resting(position: String?, preset: String)
  }

  /// Whether there are numbers only, for where the keys have no room beside the rest.
  var isShort = false
  private let words: Words

  /// What stands between position and preset.
  private static let gap = "   "
  private static let percentSign = " %"

  init(_ scene: Scene, position: String?, preset: String) {
    words =
      scene.phase == .idle
      ? .resting(position: position, preset: preset)
      : .moving(
        scene.phase,
        percent: Placement.whole(min(max(scene.progress, 0), 1) * 100)
      )
  }

  /// The columns it takes.
  var width: Int {
    var width = 0
    forEachPart { width += GlyphWidth.of($0) }
    return width
  }

  /// Draws it, cut where it takes more than `limit` columns.
  func draw(column: Int, style: Style, limit: Int, on canvas: inout Canvas) {
    let width = width
    guard width <= limit else {
      var text = ""
      forEachPart { text += $0 }
      canvas.put(text, column: column, row: 0, style: style, limit: limit)
      return
    }
    var done = 0
    forEachPart { part in
      let own = GlyphWidth.of(part)
      // All of it runs in one direction, also where columns count from the right.
      let place = canvas.direction == .leftToRight ? done : width - done - own
      canvas.put(part, column: column + place, row: 0, style: style)
      done += own
    }
  }

  /// Goes through its parts, each of them a text that is short or there already.
  private func forEachPart(_ visit: (String) -> Void) {
    switch words {
    case .moving(let phase, let percent):
      if !isShort {
        visit(phase.rawValue)
        visit(" ")
      }
      visit(String(percent))
      visit(Self.percentSign)
    case .resting(let position, let preset):
      if let position { visit(position) }
      guard !isShort, !preset.isEmpty else { return }
      if position != nil { visit(Self.gap) }
      visit(preset)
    }
  }
}
