extension [InputEvent] {
  /// Drops every motion that another one of its kind follows at once, so that a burst costs one frame.
  ///
  /// Of neighbouring drags with the same button, or moves, with the same modifiers and units, the last
  /// stays. Presses, releases, keys and everything else stay where they are, and keep motions apart.
  public mutating func mergeMotions() {
    var end = startIndex
    for index in indices {
      if end > startIndex, self[index].continues(self[end - 1]) { end -= 1 }
      if end < index { self[end] = self[index] }
      end += 1
    }
    removeSubrange(end...)
  }
}

extension InputEvent {
  /// Whether both are motions that differ in nothing but their place.
  fileprivate func continues(_ earlier: InputEvent) -> Bool {
    guard case .mouse(let this) = self, case .mouse(let before) = earlier else { return false }
    return this.kind.isMotion && this.kind == before.kind && this.modifiers == before.modifiers
      && this.isPixels == before.isPixels
  }
}

extension MouseEvent.Kind {
  fileprivate var isMotion: Bool {
    switch self {
    case .drag, .move: true
    case .press, .release, .wheel: false
    }
  }
}
