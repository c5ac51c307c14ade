import NavModel
import NavTUI
import Testing

@Suite("The bottom line")
struct HintLineTests {
  private func line(
    _ hints: HintLine,
    columns: Int,
    phase: Phase = .idle,
    progress: Double = 0,
    direction: LayoutDirection = .leftToRight
  ) -> Surface {
    var scene = Scene()
    scene.direction = direction
    scene.phase = phase
    scene.progress = progress
    var surface = Surface(size: Size(columns: columns, rows: 5))
    var renderer = SceneRenderer()
    renderer.render(scene, contents: { _ in nil }, hints: hints, into: &surface)
    return surface
  }

  private let hints = HintLine(
    hints: [
      .init(keys: "⏎ →", label: "open"), .init(keys: "?", label: "keys"),
      .init(keys: "q", label: "quit"),
    ],
    preset: "fluid"
  )

  @Test(
    "Keys stand at the leading side, brighter than what they do; the preset at the trailing one"
  )
  func rest() {
    let surface = line(hints, columns: 40)
    #expect(surface.text(row: 4) == " ⏎ → open   ? keys   q quit       fluid")
    #expect(surface[1, 4].style.foreground == Theme.dark.text)
    #expect(surface[5, 4].style.foreground == Theme.dark.secondary)
  }

  @Test(
    "The preset gives way to the keys; hints that still do not fit are left out whole",
    arguments: [(36, 2, true), (35, 2, false), (28, 2, false), (27, 1, false), (20, 1, false)]
  )
  func narrow(columns: Int, more: Int, hasPreset: Bool) {
    let text = line(hints, columns: columns).text(row: 4)
    #expect(text.hasPrefix(" ⏎ → open"))
    #expect(text.contains("q quit") == (more > 1))
    #expect(text.contains("? keys") == (more > 0))
    #expect(text.hasSuffix("fluid") == hasPreset)
  }

  @Test("A phase gives way to the keys too, and leaves its progress")
  func narrowPhase() {
    let text = line(hints, columns: 38, phase: .settling, progress: 0.424).text(row: 4)
    #expect(text == " ⏎ → open   ? keys   q quit      42 %")
  }

  @Test("While something moves, the phase and its progress stand there")
  func moving() {
    let surface = line(hints, columns: 60, phase: .settling, progress: 0.424)
    #expect(surface.text(row: 4).hasSuffix("settling 42 %"))
  }

  @Test("Where things lead from the right, it stands at the left and reads the same")
  func movingMirrored() {
    let surface = line(
      hints,
      columns: 60,
      phase: .settling,
      progress: 0.424,
      direction: .rightToLeft
    )
    #expect(surface.text(row: 4).hasPrefix(" settling 42 %  "))
  }

  @Test("A message takes the keys' place and is cut before the preset")
  func message() {
    var hints = hints
    hints.message = "The selection was copied\u{1B}"
    #expect(line(hints, columns: 40).text(row: 4) == " The selection was copied␛        fluid")
    #expect(line(hints, columns: 24).text(row: 4) == " The selection…   fluid")
  }
}
