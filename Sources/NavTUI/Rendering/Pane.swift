import NavModel

/// A screen's content as it was last drawn, to be moved about without drawing it again.
struct Pane {
  /// Whose content it is.
  let screen: ScreenID
  private(set) var surface = Surface(size: Size(columns: 0, rows: 0))
  /// Where the content put the cursor; nil where nowhere.
  private(set) var cursor: Position?
  /// The frame it was last shown in.
  var lastFrame = 0
  private var drawn: Drawn?
  /// What was drawn: another object may come to lie at the same address.
  private weak var content: (any ScreenContent)?

  /// What the drawing depends on beside the content.
  private struct Drawn: Equatable {
    var revision: Int
    var look: Look
    var hasFocus: Bool
    var topInset: Int
    var horizontalOffset: Int
  }

  /// Makes a pane that shows nothing yet.
  init(of screen: ScreenID) {
    self.screen = screen
  }

  /// Makes a pane out of one that is not needed any more, whose cells it uses again.
  init(of screen: ScreenID, recycling other: Pane) {
    self.screen = screen
    surface = other.surface
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
      revision: content.revision,
      look: look,
      hasFocus: hasFocus,
      topInset: topInset,
      horizontalOffset: horizontalOffset
    )
    guard wanted != drawn || surface.size != size || self.content !== content else { return }
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
    self.content = content
  }
}
