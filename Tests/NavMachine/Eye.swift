import Glibc
import NavModel

/// The exponential function.
enum Exponential {
  static func of(_ exponent: Double) -> Double { exp(exponent) }
}

/// What is on show, and what may be: the trees that a transition goes between.
struct Stage {
  var screens: Set<String> = []
  var contents: Set<String> = []
  let destination: String

  init(_ trees: [Reference], destination: Reference, isWrapped: Bool) {
    self.destination = destination.contentOnShow
    for tree in trees {
      screens.formUnion(tree.screensOnShow)
      contents.insert(tree.contentOnShow)
      guard trees.count > 1 else { continue }
      // What a presented controller covers is on show behind it while it moves.
      for place in [.base] + tree.presented.indices.map({ Reference.Place.presented($0) }) {
        screens.formUnion(tree.places(from: place).compactMap { tree.stack(at: $0).last })
        contents.insert(tree.content(from: place))
      }
    }
  }
}

/// What was seen of the navigation after a step.
struct Eye {
  var scene = Scene()
  var now = 0.0
  /// When what moves by itself was set on its way; nil where nothing does.
  private var runsSince: Double?

  var progress: Double { scene.progress }
  var velocity: Double { scene.velocity }

  /// Nothing that moves by itself takes longer, in seconds.
  private static let patience = 2.0
  /// Two places closer than this are one, in widths or points.
  private static let grain = 1e-6

  /// So near to its goal a spring may stop, in widths: an eighth of a cell of 250 columns.
  private static let arrival = 0.0005

  init(_ navigator: Navigator) {
    look(at: navigator)
  }

  mutating func look(at navigator: Navigator) {
    let wasMoving = runsSince != nil
    let old = scene
    navigator.compose(into: &scene)
    height = navigator.window.height
    let hasTurned = (old.velocity < 0) != (scene.velocity < 0) || old.phase != scene.phase
    switch scene.phase {
    case .animating, .settling:
      if !wasMoving || (hasTurned && navigator.now == now) { runsSince = now }
    case .idle, .interactive: runsSince = nil
    }
    now = navigator.now
  }

  private var height = 0.0

  /// What is wrong with what is seen, if anything.
  func complaint(from before: Eye, allowance: Double?, _ stage: Stage) -> String? {
    if let runsSince, now - runsSince > Self.patience { return "what moves does not settle" }
    if scene.screen.rawValue != stage.destination { return "the scene is of \(scene.screen)" }
    for layer in scene.layers {
      switch layer.drawing {
      case .content(let screen, _):
        if !stage.contents.contains(screen.rawValue) { return "\(screen) is seen" }
      case .bar(let bar):
        for face in [bar.face.screen, bar.change?.face.screen].compactMap(\.self)
        where !stage.screens.contains(face.rawValue) { return "the bar of \(face) is seen" }
      case .largeTitle(let face):
        if !stage.screens.contains(face.screen.rawValue) {
          return "the title of \(face.screen) is seen"
        }
      case .tabBar, .shadow: break
      }
    }
    if let allowance, let jump = jump(from: before, allowance) { return jump }
    return gap
  }

  private func jump(from before: Eye, _ allowance: Double) -> String? {
    for layer in scene.layers {
      guard case .content(let screen, _) = layer.drawing else { continue }
      for old in before.scene.layers {
        guard case .content(screen, _) = old.drawing else { continue }
        let way = (layer.x - old.x).magnitude
        if way > allowance + Self.arrival {
          return "\(screen) jumps by \(way), more than \(allowance)"
        }
      }
    }
    return nil
  }

  /// A place of the window where nothing is painted, if there is one.
  private var gap: String? {
    let panes = scene.layers.filter { layer in
      if case .shadow = layer.drawing { false } else { true }
    }
    let columns = Self.cuts([0, 1] + panes.map(\.x) + panes.map { $0.x + 1 }, upTo: 1)
    let rows = Self.cuts([0, height] + panes.map(\.top) + panes.map(\.bottom), upTo: height)
    for (left, right) in zip(columns, columns.dropFirst()) where right - left > Self.grain {
      let x = (left + right) / 2
      for (top, bottom) in zip(rows, rows.dropFirst()) where bottom - top > Self.grain {
        let y = (top + bottom) / 2
        let isPainted = panes.contains { $0.x <= x && x < $0.x + 1 && $0.top <= y && y < $0.bottom }
        if !isPainted { return "nothing is painted at \(x) widths, \(y) points" }
      }
    }
    return nil
  }

  private static func cuts(_ places: [Double], upTo end: Double) -> [Double] {
    places.filter { $0 >= 0 && $0 <= end }.sorted()
  }
}
