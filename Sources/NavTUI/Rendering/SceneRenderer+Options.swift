public import NavModel

extension SceneRenderer.Options {
  /// What dims are divided into steps of where a system has none.
  private static let leastDim = 0.1

  /// Makes the options that a system and a level of motion ask for.
  public init(system: NavigationSystem, motion: MotionLevel = .full) {
    self.init()
    deepestDim = max(system.swipe.dim, Self.leastDim)
    guard motion != .full else { return }
    fineEdges = false
    dimSteps = 0
    shadows = false
  }
}
