import NavModel
import NavTUI
import Testing

@Suite("Golden frames of a pop")
struct GoldenPopTests {
  @Test("A pop looks as drawn at 0, ¼, ½, ¾ and 1", arguments: GoldenPop.all)
  func frames(golden: GoldenPop) {
    let scene = golden.scene
    for (progress, wanted) in zip([0, 0.25, 0.5, 0.75, 1], golden.frames) {
      var gallery = Gallery()
      expect(gallery.draw(scene.at(progress)), shows: wanted, "at \(progress)")
    }
  }

  @Test("The scenes of the pictures are the model's own", arguments: GoldenPop.all)
  func fromModel(golden: GoldenPop) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var list = Screen("list", title: "Inbox")
      list.barVisibility = golden.listBar
      var detail = Screen("detail", title: "A letter")
      detail.barVisibility = golden.detailBar
      let window = Window(width: 320, height: 144)
      var navigator = Navigator(root: list, window: window, direction: direction)
      navigator.push(detail, animated: false)
      navigator.press(at: Point(x: 160, y: 72))
      navigator.move(to: Point(x: 160 + 80 * direction.sign, y: 72))

      var wanted = golden.scene
      wanted.direction = direction
      #expect(navigator.scene.layers == wanted.at(0.25).layers)
    }
  }

  @Test("The ends of a pop are the screens at rest, cell by cell", arguments: GoldenPop.all)
  func ends(golden: GoldenPop) {
    let scene = golden.scene
    var gallery = Gallery()
    // The hint line says the phase, and the selected row of the list does not depend on focus.
    func window(_ surface: Surface) -> [Cell] {
      Array(surface.cells.dropLast(surface.size.columns))
    }
    let start = gallery.draw(scene.at(0))
    #expect(window(start) == window(gallery.draw(scene.atRest(on: "detail"))))
    let end = gallery.draw(scene.at(1))
    #expect(window(end) == window(gallery.draw(scene.atRest(on: "list"))))
  }

  @Test("Without shades, the shadow is drawn")
  func mono() {
    var gallery = Gallery(theme: .mono)
    expect(
      gallery.draw(PopScene().at(0.4)),
      shows: """
                      ░▒ ‹ Inbox        A letter|
        Y             ░▒|
         返回         ░▒ Dear reader,|
         Ada          ░▒|
        ing           ░▒ this letter is 返回返回|
                      ░▒ slides away.|
                      ░▒|
                      ░▒|
                      ░▒|
         ⏎ open                interactive 40 %|
        """
    )
  }

  @Test("A moving edge stands on an eighth of a cell")
  func eighths() {
    var scene = PopScene()
    scene.listBar = .shown
    var gallery = Gallery()
    expect(
      gallery.draw(scene.at(0.41)),
      shows: """
         ‹       Inbox            A letter|
                        ▍|
        Y               ▍ Dear reader,|
         返回           ▍|
         Ada            ▍ this letter is 返回返|
        ing             ▍ slides away.|
                        ▍|
                        ▍|
                        ▍|
         ⏎ open                interactive 41 %|
        """
    )
  }

  @Test("From right to left everything is mirrored but the text itself")
  func mirrored() {
    var scene = PopScene()
    scene.direction = .rightToLeft
    var gallery = Gallery(theme: .mono)
    expect(
      gallery.draw(scene.at(0.4)),
      shows: """
        A letter        Inbox › ▒░|
                                ▒░             T|
                   Dear reader, ▒░         From|
                                ▒░          From|
        s 返回返回 in part, and ▒░           Not|
                   slides away. ▒░|
                                ▒░|
                                ▒░|
                                ▒░|
         interactive 40 %                open ⏎|
        """
    )
  }
}

/// Compares a surface with a picture whose rows end in `|`, and prints both where they differ.
func expect(
  _ surface: Surface,
  shows picture: String,
  _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let shown = surface.text.map { $0 + "|" }.joined(separator: "\n")
  #expect(
    shown == picture,
    "\(comment)\nshown:\n\(shown)\nwanted:\n\(picture)",
    sourceLocation: sourceLocation
  )
  expectWhole(surface, sourceLocation: sourceLocation)
}
