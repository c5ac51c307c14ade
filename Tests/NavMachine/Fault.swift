import NavModel

/// A fault put between the navigator and the machine, to see that the machine finds it.
enum Fault: String, CaseIterable {
  /// A release rule that pops a little early.
  case hastyRelease
  /// An entry of the log that never arrives.
  case lostEvent
  /// A screen that is never told to be gone.
  case lostRelease
  /// A pane that is drawn out of its place while it settles.
  case jump
  /// A layer that is not painted.
  case gap
  /// A bar that stays behind.
  case wrongBar
  /// A pop-to that goes to the root.
  case popsTooFar
  /// A transition that takes too long.
  case slowSettle
  /// A way back to the first screen that goes one screen back.
  case popsOnce
  /// A path of which the last screen is left out.
  case shortPath
  /// A tap on the back item of one screen that taps that of another.
  case anyBackItem
  /// Of several screens only the first is removed.
  case removesOne
  /// Motion that goes on where there is to be none.
  case keepsMoving
  /// What was popped cannot be brought back.
  case forgetsForward

  /// The screen that the fault strikes, where it strikes one only.
  private static let victim: ScreenID = "b"

  func mutated(_ system: NavigationSystem) -> NavigationSystem {
    var system = system
    switch self {
    case .hastyRelease: system.release = .past(0.3)
    case .slowSettle: system.push.timing = .curve(.linear, duration: 10)
    default: break
    }
    return system
  }

  func drop(from reports: inout [Report]) {
    switch self {
    case .lostEvent: reports.removeAll { $0 == .lifecycle(.didAppear(Self.victim)) }
    case .lostRelease: reports.removeAll { $0 == .released(Self.victim) }
    default: break
    }
  }

  func blur(_ scene: inout Scene) {
    for index in scene.layers.indices.reversed() {
      switch (self, scene.layers[index].drawing) {
      case (.jump, .content) where scene.phase == .settling: scene.layers[index].x += 0.05
      case (.gap, .content(Self.victim, _)): scene.layers.remove(at: index)
      case (.wrongBar, .bar(var bar)) where scene.phase == .idle && bar.face.screen == Self.victim:
        bar.face.screen = "gone"
        scene.layers[index].drawing = .bar(bar)
      default: break
      }
    }
  }

  var popsTooFar: Bool { self == .popsTooFar }
}
