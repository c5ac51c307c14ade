import NavModel
import Testing

@testable import NavTUI

@Suite("What was drawn is drawn again only where it must be")
struct PaneStoreTests {
  /// Counts how often it is drawn.
  private final class Counted: ScreenContent {
    let revision = 0
    let letter: String
    private(set) var drawings = 0

    init(_ letter: String) {
      self.letter = letter
    }

    func draw(on canvas: inout Canvas) {
      drawings += 1
      canvas.fill(canvas.theme.style(.text))
      canvas.put(letter, column: 0, row: 0, style: canvas.theme.style(.text))
    }
  }

  private func picture(
    of screens: [ScreenID],
    _ renderer: inout SceneRenderer,
    _ contents: (ScreenID) -> Counted?
  ) -> Surface {
    var scene = Scene()
    for screen in screens {
      let drawing = Layer.Drawing.content(screen, topInset: 0)
      scene.layers.append(Layer(x: 0, top: 0, bottom: 160, drawing: drawing))
    }
    scene.screen = "elsewhere"
    var surface = Surface(size: Size(columns: 30, rows: 11))
    let hints = HintLine(hints: [], preset: "")
    renderer.render(scene, contents: contents, hints: hints, into: &surface)
    return surface
  }

  @Test(
    "Who goes on and back again finds the first screen drawn; many screens later it is not kept"
  )
  func comingBack() {
    var renderer = SceneRenderer()
    let contents: [ScreenID: Counted] = [
      "a": Counted("a"), "b": Counted("b"), "c": Counted("c"), "d": Counted("d"),
    ]
    func show(_ screen: ScreenID) {
      let surface = picture(of: [screen], &renderer) { contents[$0] }
      #expect(surface.text(row: 0) == screen.rawValue)
    }
    for _ in 0..<3 { show("a") }
    show("b")
    show("a")
    #expect(contents["a"]?.drawings == 1)
    for screen in ["b", "c", "d"] as [ScreenID] { show(screen) }
    #expect(contents["b"]?.drawings == 1)
    show("a")
    #expect(contents["a"]?.drawings == 2)
  }

  @Test(
    "Another content is drawn, though it may lie where the one before lay and says that it is the same"
  )
  func otherContent() {
    var renderer = SceneRenderer()
    for letter in "abcdefgh" {
      let surface = picture(of: ["s"], &renderer) { _ in Counted(String(letter)) }
      #expect(surface.text(row: 0) == String(letter))
    }
  }

  @Test("Screens on show together keep their panes, however many they are")
  func manyAtOnce() {
    var renderer = SceneRenderer()
    let screens: [ScreenID] = ["a", "b", "c", "d", "e"]
    let contents = Dictionary(uniqueKeysWithValues: screens.map { ($0, Counted($0.rawValue)) })
    for _ in 0..<3 {
      let surface = picture(of: screens, &renderer) { contents[$0] }
      #expect(surface.text(row: 0) == "e")
    }
    #expect(contents.values.allSatisfy { $0.drawings == 1 })
  }
}
