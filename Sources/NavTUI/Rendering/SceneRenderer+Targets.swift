import NavModel

// What stands where in the picture, for the mouse and for keys.

extension SceneRenderer {
  /// What stands at a cell of the window in the picture that was painted last.
  public func target(at place: Position) -> Target {
    guard let region = regions.last(where: { $0.area.contains(place) }) else { return .nothing }
    let column = region.placement.layerColumn(at: place.column)
    let columns = region.placement.window
    switch region.drawing {
    case .content(let screen, _):
      let row = place.row - region.area.rows.lowerBound
      return .content(screen, Position(column: column - region.bounce, row: row))
    case .bar(let bar):
      return BarRenderer.target(in: bar, column: column, columns: columns)
    case .tabBar(let bar):
      return TabBarRenderer.tab(in: bar, column: column, columns: columns).map { .tab($0) }
        ?? .nothing
    case .largeTitle(let face):
      return .bar(face.screen)
    case .shadow:
      return .nothing
    }
  }

  /// The items of the bars on show that do something, the outermost bar's first, each with what it means.
  static func stops(in scene: Scene, columns: Int) -> [(focus: BarFocus, target: Target)] {
    scene.layers.flatMap { layer -> [(focus: BarFocus, target: Target)] in
      guard case .bar(let bar) = layer.drawing, bar.change == nil else { return [] }
      return BarRenderer.stops(in: bar, columns: columns).map {
        (BarFocus(screen: bar.face.screen, spot: $0.spot), $0.target)
      }
    }
  }

  /// Whether the bars on show have items that do something.
  static func hasStops(in scene: Scene, columns: Int) -> Bool {
    scene.layers.contains { layer in
      guard case .bar(let bar) = layer.drawing, bar.change == nil else { return false }
      if bar.face.back != nil { return true }
      // Items do something where they have room, which only laying them out tells.
      let acts = { (item: BarItem) in !item.action.isEmpty }
      guard bar.face.left.contains(where: acts) || bar.face.right.contains(where: acts) else {
        return false
      }
      return !BarRenderer.stops(in: bar, columns: columns).isEmpty
    }
  }
}
