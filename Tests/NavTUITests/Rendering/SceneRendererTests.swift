import NavModel
import NavTUI
import Testing

@Suite("The scene renderer")
struct SceneRendererTests {
  private func light(_ paint: Paint) -> Int {
    Int(paint.red) + Int(paint.green) + Int(paint.blue)
  }

  private func background(_ surface: Surface, _ column: Int, _ row: Int) -> Paint {
    surface[column, row].style.background
  }

  @Test(
    "The shadow darkens two cells outside the edge, the nearer one more",
    arguments: [Theme.dark, .light]
  )
  func shadow(theme: Theme) {
    var gallery = Gallery(theme: theme)
    let surface = gallery.draw(PopScene().at(0.4))
    for row in 0..<9 {
      let lights = (13...16).map { light(background(surface, $0, row)) }
      #expect(lights[0] > lights[1])
      #expect(lights[1] > lights[2])
      #expect(lights[2] < lights[3])
      #expect(background(surface, 12, row) == background(surface, 13, row))
    }
    #expect(surface.text(row: 1).hasPrefix("Y"))
  }

  @Test("A pane below is dimmed by at most three shades, and not at all in the end")
  func dim() {
    var shades: [Paint] = []
    for step in 0...200 {
      var gallery = Gallery()
      let surface = gallery.draw(PopScene().at(Double(step) / 200))
      // The first cell is free of the shadow from column 4 on.
      if step > 30 { shades.append(background(surface, 0, 6)) }
    }
    #expect(shades.last == Theme.dark.pane)
    #expect((3...4).contains(Set(shades).count))
    #expect(shades.map(light) == shades.map(light).sorted())
  }

  @Test("Without dims, shadows and fine edges the panes are plainly side by side")
  func plain() {
    var options = SceneRenderer.Options()
    options.dimSteps = 0
    options.shadows = false
    options.fineEdges = false
    var scene = PopScene()
    scene.detailBar = .hidden
    var gallery = Gallery(options: options)
    let surface = gallery.draw(scene.at(0.41))
    for column in 0..<40 { #expect(background(surface, column, 6) == Theme.dark.pane) }
    #expect(surface.text(row: 1) == "Y                Dear reader,")
  }

  @Test("The cell at a moving edge is split between the two backgrounds", arguments: 1...7)
  func eighths(part: Int) {
    var gallery = Gallery()
    let progress = (16 + Double(part) / 8) / 40
    let surface = gallery.draw(PopScene().at(progress))
    let cell = surface[16, 0]
    #expect(cell.glyph == Glyph(GlyphSet.unicode.eighths[part - 1]))
    #expect(cell.style.background == Theme.dark.bar)
    #expect(light(cell.style.foreground) < light(Theme.dark.pane))
    #expect(surface[16, 4].style.background == Theme.dark.pane)
    #expect(surface.text(row: 0).contains("‹ Inbox"))
  }

  @Test("The selected row is a shade over the full width, with a mark in the accent colour")
  func selection() {
    var gallery = Gallery()
    let surface = gallery.draw(PopScene().atRest(on: "list"))
    for column in 0..<40 {
      #expect(background(surface, column, 2) == Theme.dark.selection)
      #expect(background(surface, column, 3) == Theme.dark.pane)
    }
    #expect(surface[1, 2].glyph == Glyph(Character("▌")))
    #expect(surface[1, 2].style.foreground == Theme.dark.accent)
  }

  @Test("No wide glyph is ever cut in half, at any progress, size or direction")
  func wholeGlyphs() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for columns in [20, 21, 33, 40] {
        var gallery = Gallery()
        for step in 0...97 {
          var scene = PopScene(columns: columns)
          scene.direction = direction
          scene.listBar = step % 2 == 0 ? .shown : .hidden
          scene.listTitle = "返回的标题"
          scene.back = BarItem("返回的标题")
          let surface = gallery.draw(scene.at(Double(step) / 97), columns: columns)
          expectWhole(surface)
        }
      }
    }
  }

  @Test("What was on the surface before never shows through, at any progress, size or direction")
  func noTraces() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for columns in [20, 21, 33, 40] {
        var (onBlank, onOld) = (SceneRenderer(), SceneRenderer())
        let size = Size(columns: columns, rows: 10)
        var old = Surface(size: size)
        let contents = Gallery()
        for step in 0...97 {
          var scene = PopScene(columns: columns, direction: direction)
          scene.listBar = step % 2 == 0 ? .shown : .hidden
          scene.detailBar = step % 3 == 0 ? .shown : .hidden
          var picture = scene.at(Double(step) / 97)
          // What no layer covers is covered by nothing else.
          if step % 7 == 0 { picture.layers.removeFirst() }
          let hints = HintLine(hints: [], preset: "")
          var blank = Surface(size: size)
          onBlank.render(picture, contents: contents.content, hints: hints, into: &blank)
          for row in 0..<size.rows {
            let place = Position(column: step % 2, row: row)
            old.put(String(repeating: "返", count: columns), at: place, style: Style())
          }
          onOld.render(picture, contents: contents.content, hints: hints, into: &old)
          #expect(blank.cells.elementsEqual(old.cells), "\(columns) columns, step \(step)")
        }
      }
    }
  }

  @Test("A slide draws no content anew; a change does")
  func cached() {
    final class Counter: ScreenContent {
      var revision = 0
      var draws = 0
      func draw(on canvas: inout Canvas) {
        draws += 1
        canvas.fill(canvas.theme.style(.text))
      }
    }
    let counter = Counter()
    var renderer = SceneRenderer()
    var surface = Surface(size: Size(columns: 40, rows: 10))
    let hints = HintLine(hints: [], preset: "")
    func render(_ progress: Double) {
      let scene = PopScene().at(progress)
      renderer.render(scene, contents: { _ in counter }, hints: hints, into: &surface)
    }
    render(0)
    // Two screens show it, one with the focus.
    #expect(counter.draws == 2)
    for step in 1...50 { render(Double(step) / 50) }
    #expect(counter.draws == 2)
    counter.revision += 1
    render(0.5)
    #expect(counter.draws == 4)
    surface.resize(to: Size(columns: 41, rows: 10))
    render(0.5)
    #expect(counter.draws == 6)
    renderer.look.theme = .light
    render(0.5)
    #expect(counter.draws == 8)
  }

  @Test("A refused back pushes the content aside, and not the bar")
  func bounce() {
    var gallery = Gallery()
    var scene = PopScene().atRest(on: "detail")
    scene.bounce = 20
    let surface = gallery.draw(scene)
    #expect(surface.text(row: 0).hasPrefix(" ‹ Inbox"))
    #expect(surface.text(row: 2) == "    Dear reader,")
    #expect(background(surface, 0, 2) == Theme.dark.pane)
  }

  @Test("A place is what was painted there last")
  func targets() {
    var gallery = Gallery()
    _ = gallery.draw(PopScene().at(0.5))
    func target(_ column: Int, _ row: Int) -> Target {
      gallery.renderer.target(at: Position(column: column, row: row))
    }
    #expect(target(0, 2) == .content("list", Position(column: 6, row: 2)))
    #expect(target(20, 2) == .content("detail", Position(column: 0, row: 1)))
    #expect(target(21, 0) == .back(BarItem("Inbox"), of: "detail"))
    #expect(target(28, 0) == .back(BarItem("Inbox"), of: "detail"))
    #expect(target(29, 0) == .bar("detail"))
    #expect(target(5, 9) == .nothing)
    #expect(target(-1, 2) == .nothing)
    #expect(target(40, 2) == .nothing)
  }

  @Test("From right to left, places count from the right")
  func mirroredTargets() {
    var gallery = Gallery()
    var scene = PopScene()
    scene.direction = .rightToLeft
    _ = gallery.draw(scene.at(0.5))
    func target(_ column: Int, _ row: Int) -> Target {
      gallery.renderer.target(at: Position(column: column, row: row))
    }
    #expect(target(39, 2) == .content("list", Position(column: 6, row: 2)))
    #expect(target(19, 2) == .content("detail", Position(column: 0, row: 1)))
    #expect(target(18, 0) == .back(BarItem("Inbox"), of: "detail"))
  }

  @Test(
    "Every size down to nothing is drawn; below 20 × 5 it asks for more room",
    arguments: [(0, 0), (1, 1), (5, 3), (19, 5), (20, 4), (20, 5), (300, 2), (2, 300), (200, 60)]
  )
  func sizes(columns: Int, rows: Int) {
    for progress in [0, 0.3, 1] {
      var gallery = Gallery()
      let scene = PopScene(columns: columns, rows: rows)
      let surface = gallery.draw(scene.at(progress), columns: columns, rows: rows)
      #expect(surface.size == Size(columns: columns, rows: rows))
      expectWhole(surface)
      let asks = surface.text.joined(separator: " ").contains("More")
      if columns >= 4, rows > 1 { #expect(asks == (columns < 20 || rows < 5)) }
    }
  }

  @Test(
    "Absurd scenes are drawn without harm",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 7]
  )
  func absurd(number: Double) {
    var scene = PopScene().at(0.5)
    scene.progress = number
    scene.bounce = number
    for index in scene.layers.indices {
      scene.layers[index].x = number
      scene.layers[index].dim = number
      scene.layers[index].bottom = number
    }
    var gallery = Gallery()
    expectWhole(gallery.draw(scene))
    scene.layers.indices.forEach { scene.layers[$0].top = number }
    expectWhole(gallery.draw(scene))
  }

  @Test("A screen without content is an empty pane")
  func missing() {
    var renderer = SceneRenderer()
    var surface = Surface(size: Size(columns: 40, rows: 10))
    let hints = HintLine(hints: [], preset: "fluid")
    renderer.render(
      PopScene().atRest(on: "detail"),
      contents: { _ in nil },
      hints: hints,
      into: &surface
    )
    #expect(surface.text(row: 0).contains("A letter"))
    #expect(surface.text(row: 9).hasSuffix("fluid"))
  }
}
