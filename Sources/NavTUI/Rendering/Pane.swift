import NavModel

/// A screen's content as it was last drawn, to be moved about without drawing it again.
struct Pane {
  private(set) var surface = Surface(size: Size(columns: 0, rows: 0))
  /// Where the content put the cursor; nil where nowhere.
  private(set) var cursor: Position?
  /// The frame it was last shown in.
  var lastFrame = 0
  private var drawn: Drawn?

  /// What the drawing depends on.
  private struct Drawn: Equatable {
    var content: ObjectIdentifier
    var revision: Int
    var look: Look
    var hasFocus: Bool
    var topInset: Int
    var horizontalOffset: Int
  }

  /// Draws `content` anew where something has changed.
  mutating func refresh(
    _ content: any ScreenContent,
    size: Size,
    look: Look,
    hasFocus: Bool,
    topInset: Int,
    horizontalOffset: Int
  ) {
    let wanted = Drawn(
      content: ObjectIdentifier(content),
      revision: content.revision,
      look: look,
      hasFocus: hasFocus,
      topInset: topInset,
      horizontalOffset: horizontalOffset
    )
    guard wanted != drawn || surface.size != size else { return }
    surface.resize(to: size)
    cursor = Canvas.draw(
      on: &surface,
      look: look,
      hasFocus: hasFocus,
      topInset: topInset,
      horizontalOffset: horizontalOffset
    ) {
      content.draw(on: &$0)
    }
    drawn = wanted
  }
}
