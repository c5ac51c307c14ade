import NavModel

/// The panes that are on show, and a few that were: who goes on and back again finds them drawn.
struct PaneStore {
  /// Panes beyond those on show; each is as large as the window.
  private static let spares = 2

  private var panes: [Pane] = []

  /// The pane of a screen; nil where none is kept.
  subscript(screen: ScreenID) -> Pane? { place(of: screen).map { panes[$0] } }

  /// Changes the pane of a screen in its place, which is made where there is none.
  mutating func withPane<Result>(
    of screen: ScreenID,
    in frame: Int,
    _ body: (inout Pane) -> Result
  ) -> Result {
    let place = place(of: screen) ?? make(for: screen, in: frame)
    panes[place].lastFrame = frame
    return body(&panes[place])
  }

  /// Lets the pane of a screen go.
  mutating func drop(_ screen: ScreenID) {
    panes.removeAll { $0.screen == screen }
  }

  /// Lets go what was not shown in a frame, but for the few that were shown last.
  mutating func trim(after frame: Int) {
    while panes.indices.count(where: { panes[$0].lastFrame != frame }) > Self.spares, let oldest {
      panes.remove(at: oldest)
    }
  }

  /// Makes a pane, of the cells of one that has been out of sight for longest where enough of them are.
  private mutating func make(for screen: ScreenID, in frame: Int) -> Int {
    let unseen = panes.indices.count { panes[$0].lastFrame < frame - 1 }
    guard unseen >= Self.spares, let oldest else {
      panes.append(Pane(of: screen))
      return panes.count - 1
    }
    panes[oldest] = Pane(of: screen, recycling: panes[oldest])
    return oldest
  }

  // Panes are looked at in their places: handed over one by one, they would be copied.

  private func place(of screen: ScreenID) -> Int? {
    panes.indices.first { panes[$0].screen == screen }
  }

  private var oldest: Int? {
    panes.indices.min { panes[$0].lastFrame < panes[$1].lastFrame }
  }
}
