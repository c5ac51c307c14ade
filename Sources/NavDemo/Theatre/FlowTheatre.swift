import NavModel
import NavTUI

/// Where flows are to be seen: draws a navigator frame by frame, and shows each picture on every stage.
///
/// A stage is the terminal, a recording, or a picture of the end; what is drawn is the same on all.
final class FlowTheatre {
  /// No window is drawn larger than this, whatever a flow says.
  private static let largest = Size(columns: 500, rows: 200)
  /// A cell's width in points, as everywhere.
  private static let columnWidth = 8.0

  private let stages: [any FlowStage]
  private var renderer = SceneRenderer()
  private var surface = Surface(size: Size(columns: 0, rows: 0))
  private var pages: [ScreenID: FlowPage] = [:]
  private var caption = ""

  init(stages: [any FlowStage]) {
    self.stages = stages
  }

  /// Whether there is nowhere to show anything.
  var isEmpty: Bool { stages.isEmpty }

  /// Plays a flow and shows it; `caption` is said in the bottom line and by what is recorded.
  func show(_ player: inout FlowPlayer, caption: String) -> FlowOutcome {
    self.caption = caption
    pages = [:]
    stages.forEach { $0.begin(caption) }
    let outcome = player.play { navigator, seconds in show(navigator, for: seconds) }
    // What happened since the last frame is to be seen as well.
    if let navigator = player.navigator { show(navigator, for: 0) }
    stages.forEach { $0.end() }
    return outcome
  }

  /// Ends all shows; what is only complete then is written.
  func close() {
    stages.forEach { $0.close() }
  }

  private func show(_ navigator: borrowing Navigator, for seconds: Double) {
    let scene = navigator.scene
    for layer in scene.layers {
      guard case .content(let id, _) = layer.drawing, let screen = navigator.screen(id) else {
        continue
      }
      if pages[id]?.screen != screen { pages[id] = FlowPage(screen) }
    }
    surface.resize(to: Self.size(of: navigator.window))
    renderer.lineHeight = navigator.window.lineHeight
    renderer.options = SceneRenderer.Options(system: navigator.system, motion: navigator.motion)
    let pages = pages
    renderer.render(
      scene,
      contents: { pages[$0]?.content },
      hints: HintLine(hints: [], preset: navigator.system.name, message: caption),
      into: &surface
    )
    stages.forEach { $0.show(surface, for: seconds) }
  }

  /// The cells of a window, and the bottom line.
  private static func size(of window: Window) -> Size {
    func cells(_ points: Double, _ cell: Double, atMost limit: Int) -> Int {
      Int(min(max((points / cell).rounded(), 0), Double(limit)))
    }
    return Size(
      columns: cells(window.width, columnWidth, atMost: largest.columns),
      rows: cells(window.height, window.lineHeight, atMost: largest.rows) + 1
    )
  }
}

/// Somewhere that flows are shown, one after another.
protocol FlowStage: AnyObject {
  /// A flow begins, which is called so.
  func begin(_ caption: String)
  /// Shows a picture when so many seconds have passed since the one before.
  func show(_ picture: Surface, for seconds: Double)
  /// A flow has ended; its last picture may be looked at for a moment.
  func end()
  /// No flow will come any more.
  func close()
}

extension FlowStage {
  func end() {}
  func close() {}
}

/// How flows are shown.
enum FlowPace {
  /// How long the last picture of a flow stays, in seconds.
  static let afterglow = 1.0
}
