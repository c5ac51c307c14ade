import NavModel
import NavTUI
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test("The title and all of the content are there, without escapes")
  func lines() {
    var scene = PopScene()
    scene.detailTitle = "A \u{1B}letter"
    let gallery = Gallery()
    let lines = PlainText.lines(
      of: scene.atRest(on: "detail"),
      contents: gallery.content,
      columns: 40
    )
    #expect(
      lines == [
        "A ␛letter", "", "Dear reader,", "", "this letter is 返回返回 in part, and",
        "slides away.",
      ]
    )
  }

  @Test("A screen of one's own is drawn as on a common window")
  func own() {
    final class Greeting: ScreenContent {
      let revision = 0
      func draw(on canvas: inout Canvas) {
        canvas.put("Hello", column: 3, row: 1, style: canvas.theme.style(.text))
      }
    }
    #expect(Greeting().plainText(columns: 80) == ["", "   Hello"])
  }
}
