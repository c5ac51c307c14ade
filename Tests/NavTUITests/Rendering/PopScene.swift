import NavModel
import NavTUI

/// Scenes of a pop from `detail` to `list` as the model composes them, for pictures of them.
struct PopScene {
  var columns = 40
  var rows = 10
  var listBar = Visibility.hidden
  var detailBar = Visibility.shown
  var listTitle = "Inbox"
  var detailTitle = "A letter"
  var direction = LayoutDirection.leftToRight
  var back = BarItem("Inbox")
  var backIsCustom = false

  private let lineHeight = 16.0

  /// The height of the window above the hint line, in points.
  private var height: Double { Double(rows - 1) * lineHeight }

  private var listFace: BarFace { BarFace(screen: "list", title: listTitle) }

  private var detailFace: BarFace {
    BarFace(screen: "detail", title: detailTitle, back: back, backIsCustom: backIsCustom)
  }

  /// The scene at a progress; 0 and 1 are instants of the transition, not rests.
  func at(_ progress: Double) -> Scene {
    var scene = Scene()
    scene.phase = .interactive
    scene.operation = .pop
    scene.progress = progress
    scene.edge = progress * direction.sign
    scene.screen = "detail"
    scene.direction = direction
    let parallax = -0.3 * (1 - progress)
    let dim = 0.1 * (1 - progress)
    let isFused = listBar == .shown && detailBar == .shown
    scene.layers = pane("list", listBar, listFace, x: parallax * direction.sign, dim: dim, isFused)
    scene.layers.append(
      Layer(
        x: progress * direction.sign,
        top: 0,
        bottom: height,
        drawing: .shadow(strength: 0.3)
      )
    )
    scene.layers += pane(
      "detail",
      detailBar,
      detailFace,
      x: progress * direction.sign,
      dim: 0,
      isFused
    )
    if isFused {
      let change = BarChange(face: listFace, progress: progress, isBackward: true)
      let bar = Bar(face: detailFace, change: change)
      scene.layers.append(Layer(x: 0, top: 0, bottom: lineHeight, drawing: .bar(bar)))
    }
    return scene
  }

  /// The scene at rest on the list, or on the detail.
  func atRest(on screen: ScreenID) -> Scene {
    var scene = Scene()
    scene.screen = screen
    scene.direction = direction
    scene.layers =
      screen == "list"
      ? pane("list", listBar, listFace, x: 0, dim: 0, false)
      : pane("detail", detailBar, detailFace, x: 0, dim: 0, false)
    return scene
  }

  private func pane(
    _ screen: ScreenID,
    _ bar: Visibility,
    _ face: BarFace,
    x: Double,
    dim: Double,
    _ isFused: Bool
  ) -> [Layer] {
    let top = bar == .shown ? lineHeight : 0
    let content = Layer.Drawing.content(screen, topInset: 0)
    var layers = [Layer(x: x, top: top, bottom: height, dim: dim, drawing: content)]
    if bar == .shown, !isFused {
      let drawing = Layer.Drawing.bar(Bar(face: face))
      layers.append(Layer(x: x, top: 0, bottom: top, dim: dim, drawing: drawing))
    }
    return layers
  }
}

/// The two screens of a ``PopScene`` and a renderer for them.
struct Gallery {
  var renderer: SceneRenderer
  let list = ListContent(
    sections: [
      ListSection(
        "Today",
        rows: [
          ListRow("From 返回", action: "a"), ListRow("From Ada", action: "b"), ListRow("Nothing"),
        ]
      )
    ]
  )
  let detail = TextContent(text: "Dear reader,\n\nthis letter is 返回返回 in part, and slides away.")
  let hints = HintLine(hints: [.init(keys: "⏎", label: "open")], preset: "fluid")

  init(theme: Theme = .dark, options: SceneRenderer.Options = .init()) {
    renderer = SceneRenderer(look: Look(theme: theme), options: options)
  }

  func content(_ screen: ScreenID) -> (any ScreenContent)? {
    switch screen {
    case "list": list
    case "detail": detail
    default: nil
    }
  }

  mutating func draw(_ scene: Scene, columns: Int = 40, rows: Int = 10) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    renderer.render(scene, contents: content, hints: hints, into: &surface)
    return surface
  }
}
