// What would happen, found out without doing it.

extension Navigator {
  /// Whether a key would begin to drag the screen on show back, at rest.
  public var canDragBack: Bool {
    guard transition == .idle, let target = backTarget else { return false }
    let step = Point(x: Self.keyStep * window.width, y: 0)
    return refusal(of: target, distance: 0, translation: step) == nil
  }

  /// Whether letting go now would end the running transition at its goal; nil where nothing is held.
  ///
  /// While a pointer rests the answer can change for ``VelocityTracker/span`` seconds, as its speed
  /// is forgotten; then it stays.
  public var wouldFinish: Bool? {
    guard case .interactive(let passage, let progress, let lead) = transition else { return nil }
    let release =
      switch lead {
      case .pointer: pointerRelease(at: progress)
      case .keys: Release(progress: progress, width: window.width)
      }
    return isFinished(passage, by: release) && (passage.isApplied || !isVetoed(by: passage))
  }
}
