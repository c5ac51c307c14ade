import NavModel

/// The bottom line: the keys that act now, and where things stand.
public struct HintLine: Sendable, Equatable {
  /// The keys, the most useful first; those that do not fit are left out.
  public var hints: [KeyHint]
  /// The preset's name, shown while nothing moves.
  public var preset: String
  /// Something to say once, instead of the keys; nil for nothing.
  public var message: String?

  private static let margin = 1
  private static let gap = 3

  /// Makes a bottom line.
  public init(hints: [KeyHint], preset: String, message: String? = nil) {
    self.hints = hints
    self.preset = preset
    self.message = message
  }

  /// What stands at the trailing side: the phase and its progress, or the position and the preset.
  ///
  /// The short form, for where the keys have no room beside the other, has numbers only.
  private func status(_ scene: Scene, position: String?, isShort: Bool) -> String {
    guard scene.phase == .idle else {
      let percent = "\(Placement.whole(min(max(scene.progress, 0), 1) * 100)) %"
      return isShort ? percent : "\(scene.phase.rawValue) \(percent)"
    }
    guard let position else { return isShort ? "" : preset }
    return isShort || preset.isEmpty ? position : "\(position)   \(preset)"
  }

  /// The columns that the keys take.
  private var width: Int {
    hints.reduce(0) { $0 + Self.width(of: $1) } + max(hints.count - 1, 0) * Self.gap
  }

  private static func width(of hint: KeyHint) -> Int {
    GlyphWidth.of(hint.keys) + 1 + GlyphWidth.of(hint.label)
  }

  func draw(_ scene: Scene, position: String?, on canvas: inout Canvas) {
    let theme = canvas.theme
    let dim = theme.style(.secondary, on: .hint)
    let bright = theme.style(.text, on: .hint, theme.emphasis == .reverse ? .bold : [])
    canvas.fill(dim)
    let columns = canvas.size.columns
    let whole = status(scene, position: position, isShort: false)
    let fits = 2 * Self.margin + self.width + Self.gap + GlyphWidth.of(whole) <= columns
    let status =
      fits || message != nil ? whole : status(scene, position: position, isShort: true)
    let width = min(GlyphWidth.of(status), max(columns - 2 * Self.margin, 0))
    let end = columns - Self.margin - width
    canvas.put(status, column: end, row: 0, style: dim, limit: width)

    var column = Self.margin
    if let message {
      canvas.put(message, column: column, row: 0, style: bright, limit: end - Self.gap - column)
      return
    }
    for hint in hints {
      let gap = status.isEmpty ? 0 : Self.gap
      guard column + Self.width(of: hint) + gap <= end else { break }
      column = canvas.put(hint.keys, column: column, row: 0, style: bright) + 1
      column = canvas.put(hint.label, column: column, row: 0, style: dim) + Self.gap
    }
  }
}
