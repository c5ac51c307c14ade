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
    var status = Standing(scene, position: position, preset: preset)
    let fits = 2 * Self.margin + self.width + Self.gap + status.width <= columns
    if !fits, message == nil { status.isShort = true }
    let width = min(status.width, max(columns - 2 * Self.margin, 0))
    let end = columns - Self.margin - width
    status.draw(column: end, style: dim, limit: width, on: &canvas)

    var column = Self.margin
    if let message {
      canvas.put(message, column: column, row: 0, style: bright, limit: end - Self.gap - column)
      return
    }
    for hint in hints {
      let gap = width == 0 ? 0 : Self.gap
      guard column + Self.width(of: hint) + gap <= end else { break }
      column = canvas.put(hint.keys, column: column, row: 0, style: bright) + 1
      column = canvas.put(hint.label, column: column, row: 0, style: dim) + Self.gap
    }
  }
}
