import NavModel
import Testing

@Suite("What bars inherit, and large titles")
struct AppearanceTests {
  private let red = Color(200, 0, 0)
  private let blue = Color(0, 0, 200)

  @Test("A bar takes what its screen leaves unsaid from the controller, then from the preset")
  func inheritance() {
    var screen = Screen("A")
    screen.appearance.titleColor = red
    var navigator = Navigator.holding(screen, system: .presented)
    #expect(navigator.barOnShow.face.appearance.titleColor == red)
    #expect(navigator.barOnShow.face.appearance.status == .light)
    #expect(navigator.barOnShow.face.appearance.background == nil)
    let own = BarAppearance(background: .color(blue), titleColor: blue, status: .dark)
    let isThere = navigator.setBarAppearance(own, of: navigator.rootController)
    #expect(isThere)
    let appearance = navigator.barOnShow.face.appearance
    #expect(appearance.titleColor == red)
    #expect(appearance.status == .dark)
    #expect(appearance.background == .color(blue))
    #expect(appearance.alpha == 1)
    #expect(navigator.barAppearance(of: navigator.rootController) == own)
  }

  @Test("A controller's own look makes a shared bar of two, or none")
  func sharing() {
    var navigator = Navigator.holding(Screen("A"), Screen("B"))
    navigator.setBarAppearance(BarAppearance(alpha: 0.5), of: navigator.rootController)
    navigator.drag(to: 0.5)
    #expect(bars(navigator).count == 2)
    navigator.setBarAppearance(BarAppearance(), of: navigator.rootController)
    #expect(bars(navigator).count == 1)
  }

  @Test("Bars of unequal height are not shared", arguments: [true, false])
  func heights(isPrompt: Bool) {
    var upper = Screen("B")
    if isPrompt { upper.item.prompt = "P" } else { upper.appearance.statusLine = .shown }
    var navigator = Navigator.holding(Screen("A"), upper)
    navigator.drag(to: 0.5)
    #expect(bars(navigator).count == 2)
  }

  @Test("A large title collapses by what is scrolled, a line at a time, and opens at the top")
  func collapsing() {
    var screen = Screen("A")
    screen.item.prefersLargeTitle = true
    var navigator = Navigator.holding(screen)
    #expect(navigator.scene.layers[0].drawing == .content("A", topInset: 32))
    for (points, bottom, isOpen) in [
      (0.0, 48.0, true), (15, 33, true), (16, 32, false), (32, nil, false), (900, nil, false),
      (-3, 48, true), (.nan, 48, true),
    ] as [(Double, Double?, Bool)] {
      navigator.collapseTitle(of: "A", by: points)
      let title = navigator.scene.layers.first {
        if case .largeTitle = $0.drawing { true } else { false }
      }
      #expect(title?.bottom == bottom)
      #expect(navigator.barOnShow.face.largeTitle == isOpen)
      #expect(navigator.barOnShow.face.titleInBar == (isOpen ? "" : "A"))
    }
    let changes = [("A", 0.0), ("A", 16), ("B", 16)].map { screen, points in
      navigator.collapseTitle(of: ScreenID(screen), by: points)
    }
    #expect(changes == [false, true, false])
  }

  @Test("Nothing of a large title is kept of a screen that is gone, and low windows have none")
  func released() {
    var screen = Screen("B")
    screen.item.prefersLargeTitle = true
    var navigator = Navigator.holding(Screen("A"), screen)
    navigator.collapseTitle(of: "B", by: 32)
    navigator.pop(animated: false)
    #expect(navigator.census.strays == 0)
    navigator.push(screen, animated: false)
    #expect(navigator.barOnShow.face.largeTitle)
    navigator.resize(to: Window(width: 640, height: 176))
    #expect(!navigator.barOnShow.face.largeTitle)
  }

  @Test("A large title goes with its pane while the bar above it is shared")
  func sliding() {
    var upper = Screen("B")
    upper.item.prefersLargeTitle = true
    var navigator = Navigator.holding(Screen("A"), upper)
    navigator.drag(to: 0.5)
    let title = navigator.scene.layers.first {
      if case .largeTitle = $0.drawing { true } else { false }
    }
    #expect(title?.x == 0.5)
    #expect(bars(navigator).count == 1)
  }

  private func bars(_ navigator: Navigator) -> [Bar] {
    navigator.scene.layers.compactMap { if case .bar(let bar) = $0.drawing { bar } else { nil } }
  }

  @Test(
    "Opacity is within 0…1, and a translucent bar that does not say is mostly opaque",
    arguments: [
      (nil, false, 1), (nil, true, 0.8), (0.5, true, 0.5), (-1, false, 0), (7, false, 1),
      (.nan, false, 1),
    ] as [(Double?, Bool, Double)]
  )
  func opacity(alpha: Double?, isTranslucent: Bool, opacity: Double) {
    let appearance = BarAppearance(alpha: alpha, isTranslucent: isTranslucent)
    #expect(appearance.opacity == opacity)
    #expect(appearance.isPlain == (opacity == 1))
  }
}
