// What bars inherit from a controller, and large titles that collapse.

extension Navigator {
  /// What the bars of a controller's screens look like where they do not say; nil where there is no
  /// such controller.
  public func barAppearance(of controller: ControllerID) -> BarAppearance? {
    resolve(controller).flatMap { tree.controllers[$0]?.appearance }
  }

  /// Says what the bars of a controller's screens look like where they do not say.
  ///
  /// - Returns: Whether there is such a controller.
  @discardableResult
  public mutating func setBarAppearance(
    _ appearance: BarAppearance,
    of controller: ControllerID
  ) -> Bool {
    guard let number = resolve(controller) else { return false }
    tree.setAppearance(appearance, of: number)
    return true
  }

  /// Whether a screen has a large title, so that it matters how far its content is scrolled; false where it is not there.
  public func hasLargeTitle(_ screen: ScreenID) -> Bool {
    tree.screen(screen)?.item.prefersLargeTitle ?? false
  }

  /// Tells how far a screen's content is scrolled down, in points: a large title collapses by as much.
  ///
  /// - Returns: Whether that changes anything that is to be seen.
  @discardableResult
  public mutating func collapseTitle(of screen: ScreenID, by points: Double) -> Bool {
    guard tree.holds(screen) else { return false }
    let before = largeTitle(of: screen)
    let kept = points > 0 ? min(points, window.height) : 0
    collapses[screen] = kept == 0 ? nil : kept
    return largeTitle(of: screen) != before
  }
}

extension Navigator {
  /// The room that a screen's large title takes below its bar when it is open, in points.
  func largeTitleRoom(of screen: Screen) -> Double {
    screen.item.prefersLargeTitle ? BarMetrics.largeTitleHeight(in: window) : 0
  }

  /// What is on show of a screen's large title, in points.
  func largeTitle(of screen: Screen) -> Double {
    max(largeTitleRoom(of: screen) - (collapses[screen.id] ?? 0), 0)
  }

  private func largeTitle(of id: ScreenID) -> Double {
    tree.screen(id).map { largeTitle(of: $0) } ?? 0
  }

  /// Whether the title itself is on show below the bar: it stands in the first line there.
  func isLargeTitleOpen(of screen: Screen) -> Bool {
    let room = largeTitleRoom(of: screen)
    return room > 0 && room - largeTitle(of: screen) < window.lineHeight
  }
}
