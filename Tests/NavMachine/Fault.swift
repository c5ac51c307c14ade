import NavModel

/// A fault put between the navigator and the machine, to see that the machine finds it.
enum Fault: String, CaseIterable {
  /// A release rule that pops a little early.
  case hastyRelease
  /// An entry of the log that never arrives.
  case lostEvent
  /// A screen that is never told to be gone.
  case lostRelease
  /// A pane that is drawn out of its place.
  case jump
  /// A layer that is not painted.
  case gap
  /// A pop-to that goes to the root.
  case popsTooFar
  /// A transition that takes too long.
  case slowSettle

  /// The fault shows at every so-many-th step only.
  private static let rarity = 37

  private func strikes(_ steps: Int) -> Bool { steps % Self.rarity == 0 }

  func mutated(_ system: NavigationSystem) -> NavigationSystem {
    var system = system
    switch self {
    case .hastyRelease: system.release = .past(0.3)
    case .slowSettle: system.push.timing = .curve(.linear, duration: 2.5)
    default: break
    }
    return system
  }

  func drop(from reports: inout [Report], _ steps: Int) {
    switch self {
    case .lostEvent where strikes(steps):
      reports.removeAll { if case .lifecycle(.didAppear) = $0 { true } else { false } }
    case .lostRelease:
      reports.removeAll { if case .released = $0 { true } else { false } }
    default: break
    }
  }

  func blur(_ eye: inout Eye, _ steps: Int) {
    guard strikes(steps) else { return }
    switch self {
    case .jump: for index in eye.scene.layers.indices { eye.scene.layers[index].x += 0.05 }
    case .gap: eye.scene.layers.removeAll { if case .content = $0.drawing { true } else { false } }
    default: break
    }
  }

  func popsTooFar(_ steps: Int) -> Bool { self == .popsTooFar }
}
