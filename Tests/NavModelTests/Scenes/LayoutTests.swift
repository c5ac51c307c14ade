import NavModel
import Testing

@Suite("Layout")
struct LayoutTests {
  /// A layer in a few words: what, where its left edge is in thousandths, and its rows.
  private func lines(_ scene: Scene) -> [String] {
    scene.layers.map { layer in
      let what =
        switch layer.drawing {
        case .content(let screen, _): "content \(screen)"
        case .bar(let bar):
          "bar \(bar.face.screen)" + (bar.change.map { "→\($0.face.screen)" } ?? "")
        case .largeTitle(let face): "title \(face.screen)"
        case .tabBar: "tabs"
        case .shadow: "shadow"
        }
      let x = Int((layer.x * 1000).rounded())
      return "\(what) \(x) \(Int(layer.top / 16))–\(Int(layer.bottom / 16))"
    }
  }

  private func dragged(
    _ screens: [Screen],
    to progress: Double = 0.5,
    _ direction: LayoutDirection = .leftToRight,
    system: NavigationSystem = .fluid
  ) -> Navigator {
    var navigator = Navigator.holding(screens[0], system: system, direction: direction)
    for screen in screens.dropFirst() {
      navigator.push(screen, animated: false, on: navigator.rootController)
    }
    navigator.drag(to: progress)
    return navigator
  }

  @Test("Two shown bars are one that stays, over panes that meet")
  func fused() {
    #expect(
      lines(dragged(["A", "B"]).scene) == [
        "content A -150 1–24", "shadow 500 0–24", "content B 500 1–24", "bar B→A 0 0–1",
      ]
    )
  }

  @Test("Beside a hidden bar, a shown one slides with its pane")
  func hiddenBesideShown() {
    let hidden = Screen("A").with { $0.barVisibility = .hidden }
    #expect(
      lines(dragged([hidden, "B"]).scene) == [
        "content A -150 0–24", "shadow 500 0–24", "content B 500 1–24", "bar B 500 0–1",
      ]
    )
  }

  @Test(
    "Bars that differ in image, gradient or alpha are two that slide",
    arguments: [
      BarAppearance(background: .image("waves")),
      BarAppearance(background: .gradient(Color(0, 0, 0), Color(9, 9, 9))),
      BarAppearance(alpha: 0.999),
    ]
  )
  func split(appearance: BarAppearance) {
    let screen = Screen("A").with { $0.appearance = appearance }
    let bars = lines(dragged([screen, "B"]).scene).filter { $0.hasPrefix("bar") }
    #expect(bars == ["bar A -150 0–1", "bar B 500 0–1"])
  }

  @Test("Plain colours share one bar")
  func colours() {
    let red = Screen("A").with { $0.appearance.background = .color(Color(200, 0, 0)) }
    let bars = lines(dragged([red, "B"]).scene).filter { $0.hasPrefix("bar") }
    #expect(bars == ["bar B→A 0 0–1"])
  }

  @Test("A smooth system gives every pane its own bar")
  func smooth() {
    let bars = lines(dragged(["A", "B"], system: .wrapped).scene).filter { $0.hasPrefix("bar") }
    #expect(bars == ["bar A -150 0–1", "bar B 500 0–1"])
  }

  @Test("Content lies below a see-through bar, and is told how much of it")
  func seeThrough() {
    let screen = Screen("A").with { $0.appearance.alpha = 0 }
    let navigator = Navigator.holding(screen)
    #expect(
      navigator.scene.layers.first
        == Layer(x: 0, top: 0, bottom: 384, drawing: .content("A", topInset: 16))
    )
  }

  @Test(
    "Right to left is the mirror image",
    arguments: NavigationSystem.all,
    [0.1, 0.37, 0.5, 0.9]
  )
  func mirrored(system: NavigationSystem, progress: Double) {
    let hidden = Screen("A").with { $0.barVisibility = .hidden }
    let left = dragged([hidden, "B"], to: progress, system: system).scene
    let right = dragged([hidden, "B"], to: progress, .rightToLeft, system: system).scene
    #expect(left.phase == .interactive)
    #expect(left.progress == right.progress)
    for (one, other) in zip(left.layers, right.layers) {
      #expect((one.x + other.x).magnitude < 1e-9)
      #expect(one.top == other.top && one.bottom == other.bottom && one.dim == other.dim)
    }
  }

  @Test(
    "Panes meet and cover the window at every step of everything",
    arguments: NavigationSystem.all
  )
  func meet(system: NavigationSystem) {
    var navigator = Navigator.holding("A", "B", "C", system: system)
    var acts: [(inout Navigator) -> Void] = [
      { $0.push("D") }, { $0.pop() }, { $0.present(["M"]) }, { $0.dismiss() },
      { $0.push(.tabs("T", "X", "Y")) }, { $0.select(1, of: "T") }, { $0.select(0, of: "T") },
      { $0.pop(on: $0.rootController) },
    ]
    acts.append { navigator in
      navigator.drag(to: 0.7)
      navigator.release()
    }
    for act in acts {
      act(&navigator)
      repeat {
        let panes = navigator.scene.layers.filter {
          if case .content = $0.drawing { true } else { false }
        }
        let edges = panes.map(\.x)
        #expect(edges.contains { $0 <= 1e-9 })
        #expect((edges.max() ?? 0) <= (edges.min() ?? 0) + 1 + 1e-9)
        navigator.advance(by: 1 / 60)
      } while navigator.isAnimating
    }
    #expect(navigator.names() == "A B")
  }

  @Test("A tab bar that both screens show stands still; one that only one shows goes with it")
  func tabBars() {
    let quiet = Screen("B").with { $0.tabBarVisibility = .hidden }
    var navigator = Navigator.holding(.tabs("T", "A", "X"))
    navigator.push(quiet, animated: false)
    navigator.drag(to: 0.5)
    let one = lines(navigator.scene)
    #expect(one.contains("tabs -150 23–24"))
    #expect(one.contains("content B 500 2–24"))
    #expect(one.contains("content A -150 2–23"))
    navigator.lose()
    navigator.settle()
    navigator.release()
    navigator.update("B") { $0.tabBarVisibility = .shown }
    navigator.drag(to: 0.5)
    let both = lines(navigator.scene)
    #expect(both.filter { $0.hasPrefix("tabs") } == ["tabs 0 23–24"])
    #expect(both.contains("content B 500 2–23"))
  }

  @Test("The WHC look: half the parallax and half the light under a drag")
  func snapshotDrag() {
    var navigator = Navigator.holding("A", "B", system: .snapshot)
    navigator.drag(to: 0.5 + 40.0 / 640)
    let progress = navigator.scene.progress
    let below = navigator.scene.layers[0]
    #expect((below.x - -0.5 * (1 - progress)).magnitude < 1e-9)
    #expect((1 - below.dim - 0.5 * (progress + 1)).magnitude < 1e-9)
    #expect(navigator.scene.usesPictures)
  }

  @Test("The WHC look: a push moves the old picture out by the whole width, at half its light")
  func snapshotPush() {
    var navigator = Navigator.holding("A", "B", system: .snapshot)
    navigator.push("C")
    navigator.advance(by: 0.299)
    let below = navigator.scene.layers[0]
    #expect((below.x - -1).magnitude < 0.02)
    #expect((below.dim - 0.5).magnitude < 0.02)
    navigator.advance(by: 0.001)
    #expect(navigator.phase == .idle)
  }

  @Test("The presented look: what is below stands still and bright")
  func presentedLook() {
    var navigator = Navigator.holding("A", system: .presented)
    navigator.present(["M"])
    navigator.advance(by: 0.1)
    #expect(navigator.scene.layers[0].x == 0)
    #expect(navigator.scene.layers[0].dim == 0)
    navigator.advance(by: 0.149)
    #expect(navigator.phase == .animating)
    navigator.advance(by: 0.0011)
    #expect(navigator.phase == .idle)
    #expect(navigator.barOnShow.face.appearance.titleColor == Color(255, 255, 255))
    #expect(navigator.barOnShow.face.appearance.status == .light)
  }

  @Test("The cone's bar has no margins, the others' have")
  func margins() {
    #expect(Navigator.holding("A", system: .cone).barOnShow.face.margin == 0)
    #expect(Navigator.holding("A").barOnShow.face.margin == 8)
  }

  @Test("No layer is turned inside out in any window", arguments: [0.0, 1, 16, 31, 40, 1e5])
  func heights(height: Double) {
    let window = Window(width: 640, height: height)
    var navigator = Navigator.holding(.tabs("T", "A", "X"), window: window)
    navigator.push(Screen("B").with { $0.item.prompt = "Prompt" })
    navigator.advance(by: 0.1)
    for layer in navigator.scene.layers {
      #expect(layer.top <= layer.bottom)
      #expect(layer.x.isFinite)
    }
  }

  @Test("Without motion nothing shows before it is decided; reduced, only the hand's pane moves")
  func motionLevels() {
    for level in [MotionLevel.reduced, .none] {
      var navigator = Navigator.holding("A", motion: level)
      navigator.push("B")
      #expect(navigator.phase == .idle)
      navigator.drag(to: 0.6)
      #expect(navigator.phase == .interactive)
      #expect(navigator.scene.edge == (level == .none ? 0 : navigator.scene.progress))
      #expect(navigator.scene.layers.first { $0.dim > 0 } == nil)
      navigator.release()
      #expect(navigator.phase == .idle)
      #expect(navigator.names() == "A")
      #expect(navigator.handle(.back) == .bounced)
      #expect(navigator.scene.bounce == 0)
    }
  }

  @Test("Less motion while something runs finishes it at once, but leaves a hand its pane")
  func lessMotion() {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    navigator.motion = .none
    #expect(navigator.phase == .idle)
    #expect(navigator.events() == "pushed completed(true)")
    navigator.drag(to: 0.3)
    navigator.motion = .reduced
    #expect(navigator.phase == .interactive)
  }
}
