import LibC
import NavModel
import NavTUI

/// Plays a flow in the terminal, at true speed: every screen is a page with its name.
struct FlowTheatre {
  /// Frames that fall behind by more than this are not made up for, in seconds.
  private static let patience = 0.1

  func show(_ player: inout FlowPlayer) throws(TerminalError) -> FlowOutcome {
    let stage = try Stage()
    defer { stage.close() }
    return player.play { navigator, seconds in stage.show(navigator, for: seconds) }
  }

  /// The terminal, and the pages in it.
  private final class Stage {
    private let terminal: CursesTerminal
    private let clock = SystemClock()
    private var renderer = SceneRenderer()
    private var surface: Surface
    private var pages: [ScreenID: TextContent] = [:]
    private var due = 0.0

    init() throws(TerminalError) {
      terminal = try CursesTerminal.open(modes: TerminalModes(reportsMouse: false))
      surface = Surface(size: terminal.size)
      terminal.enter()
    }

    func close() {
      terminal.leave()
    }

    func show(_ navigator: borrowing Navigator, for seconds: Double) {
      let scene = navigator.scene
      for layer in scene.layers {
        guard case .content(let screen, _) = layer.drawing, pages[screen] == nil else { continue }
        pages[screen] = TextContent([.init(screen.rawValue, .heading)])
      }
      let pages = pages
      renderer.render(
        scene,
        contents: { pages[$0] },
        hints: HintLine(hints: [], preset: navigator.system.name),
        into: &surface
      )
      _ = terminal.present(surface, cursor: nil, at: clock.now)
      due = max(due + seconds, clock.now - FlowTheatre.patience)
      while clock.now < due || !terminal.isReady {
        terminal.wait(atMost: max(due - clock.now, 0))
        _ = terminal.flush(at: clock.now)
        _ = terminal.signals()
        _ = terminal.read()
        guard terminal.isOpen else { return }
      }
    }
  }
}
