import NavModel
@testable import NavTUI

/// Two screens whose bars are hard to bring together, and what is between them.
struct BarPair: Sendable, CustomStringConvertible {
  let description: String
  var lower: Screen
  var upper: Screen
  var direction = LayoutDirection.leftToRight

  static let all: [BarPair] = [
    colours, colourToImage, gradientToTransparent, hiddenToLargeTitle, customToPlain, rightToLeft,
    tabBar,
  ]

  private init(_ description: String, shape: (inout Screen, inout Screen) -> Void) {
    self.description = description
    lower = Screen("lower", title: "Inbox")
    upper = Screen("upper", title: "A letter")
    shape(&lower, &upper)
  }

  static let colours = BarPair("colours") { lower, upper in
    lower.appearance.background = .color(Color(176, 44, 56))
    upper.appearance.background = .color(Color(32, 84, 176))
    upper.item.right = [BarItem("Edit", action: "edit")]
  }

  static let colourToImage = BarPair("colour-to-image") { lower, upper in
    lower.appearance.background = .color(Color(176, 44, 56))
    upper.appearance.background = .image(
      BarImage("~-._.-", ink: Color(90, 160, 210), ground: Color(10, 40, 90))
    )
  }

  static let gradientToTransparent = BarPair("gradient-to-transparent") { lower, upper in
    lower.appearance.background = .gradient(Color(24, 110, 120), Color(90, 40, 130))
    upper.appearance.alpha = 0
  }

  static let hiddenToLargeTitle = BarPair("hidden-to-large-title") { lower, upper in
    lower.barVisibility = .hidden
    upper.item.prefersLargeTitle = true
    upper.appearance.shadowLine = .shown
  }

  static let customToPlain = BarPair("custom-to-plain") { lower, upper in
    lower.item.title = "信"
    lower.item.left = [BarItem("返回", color: Color(18, 150, 219), action: "close")]
    upper.item.right = [BarItem("Edit", action: "edit")]
  }

  static let rightToLeft = {
    var pair = BarPair("right-to-left") { lower, upper in
      lower.appearance.background = .color(Color(176, 44, 56))
      upper.item.right = [BarItem("Edit", action: "edit")]
      upper.item.prompt = "Draft"
      lower.item.prompt = "Two unread"
    }
    pair.direction = .rightToLeft
    return pair
  }()

  static let tabBar = BarPair("tab-bar") { _, upper in
    upper.tabBarVisibility = .hidden
    upper.appearance.statusLine = .shown
  }
}

/// A pair on its stage: the model that moves them, and the renderer.
struct BarStage {
  var navigator: Navigator
  var renderer: SceneRenderer
  let size: Size
  private let contents: [ScreenID: ListContent]

  private static let lineHeight = 16.0
  private static let columnWidth = 8.0
  /// Where the pointer presses, from the leading edge, in points.
  private static let start = 4.0

  init(
    _ pair: BarPair,
    look: BarStyle.Look,
    size: Size = Size(columns: 48, rows: 14),
    theme: Theme = .dark
  ) {
    var system = NavigationSystem.fluid
    system.bar.look = look
    self.size = size
    var root = pair.lower
    if pair.description == "tab-bar" {
      root = Screen("tabs", container: .tabs([[pair.lower], [Screen("other")]], selected: 0))
      root.barVisibility = .hidden
    }
    navigator = Navigator(
      system: system,
      root: root,
      window: Window(
        width: Double(size.columns) * Self.columnWidth,
        height: Double(size.rows - 1) * Self.lineHeight
      ),
      direction: pair.direction
    )
    navigator.push(pair.upper, animated: false)
    renderer = SceneRenderer(look: Look(theme: theme))
    renderer.status = StatusText(leading: "navtui", trailing: "9:41")
    let rows = (1...20).map { ListRow("Row \($0)", detail: "返回", action: "row") }
    contents = [
      "lower": ListContent(sections: [ListSection("Lower", rows: rows)]),
      "upper": ListContent(sections: [ListSection("Upper", rows: rows)]),
    ]
  }

  /// Drags the upper screen so far out; the first call presses.
  mutating func drag(to progress: Double) {
    if navigator.phase == .idle {
      navigator.press(at: point(0))
      navigator.move(to: point(0.5))
    }
    navigator.move(to: point(progress))
  }

  private func point(_ progress: Double) -> Point {
    let width = navigator.window.width
    let x = Self.start + progress * width
    let isForward = navigator.direction == .leftToRight
    return Point(x: isForward ? x : width - x, y: 9 * Self.lineHeight)
  }

  /// Takes the gesture away and lets the screen come back.
  mutating func cancel() {
    navigator.losePointer()
    for _ in 0..<200 where navigator.isAnimating { navigator.advance(by: 1 / 60) }
  }

  mutating func draw() -> Surface {
    var surface = Surface(size: size)
    let contents = contents
    renderer.render(
      navigator.scene,
      contents: { contents[$0] },
      hints: HintLine(hints: [], preset: "fluid"),
      into: &surface
    )
    return surface
  }
}
