import NavTUI
import Testing

@Suite("Surfaces")
struct SurfaceTests {
  private let style = Style(foreground: Paint(1, 2, 3))

  private func surface(_ lines: [String], columns: Int) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      surface.put(line, at: Position(column: 0, row: row), style: style)
    }
    return surface
  }

  @Test(
    "Text is clipped on all sides, and a glyph that an edge cuts becomes a space",
    arguments: [
      (-1, "bcd"), (0, "abcd"), (5, "     abc"), (7, "       a"), (8, ""), (-4, ""), (-9, ""),
    ]
  )
  func clipped(column: Int, line: String) {
    var surface = Surface(size: Size(columns: 8, rows: 1))
    surface.put("abcd", at: Position(column: column, row: 0), style: style)
    #expect(surface.text == [line])
  }

  @Test("A wide glyph is whole or a space, wherever it is put", arguments: -3...9)
  func wideAtEdges(column: Int) {
    var surface = Surface(size: Size(columns: 8, rows: 1))
    surface.put("返", at: Position(column: column, row: 0), style: style)
    expectWhole(surface)
    #expect(surface.text[0].contains("返") == (0...6).contains(column))
  }

  @Test("A clip cuts a wide glyph at both of its sides")
  func wideInClip() {
    var surface = surface(["..........", ".........."], columns: 10)
    let clip = Area(columns: 3..<6, rows: 1..<2)
    surface.put("返回返", at: Position(column: 2, row: 1), style: style, in: clip)
    surface.put("返回返", at: Position(column: 2, row: 0), style: style, in: clip)
    #expect(surface.text == ["..........", "... 回...."])
    expectWhole(surface)
  }

  @Test("What covers half of a wide glyph leaves a space of the other half", arguments: 0..<8)
  func covered(column: Int) {
    var surface = surface(["返回返回"], columns: 8)
    surface.put("x", at: Position(column: column, row: 0), style: style)
    expectWhole(surface)
    #expect(surface.text[0].filter { $0 == "返" || $0 == "回" }.count == 3)
    let other = column % 2 == 0 ? column + 1 : column - 1
    #expect(surface[other, 0].glyph == .space)
    #expect(surface[other, 0].width == 1)
  }

  @Test("A fill ends within wide glyphs without leaving halves")
  func filled() {
    var surface = surface(["返回返回"], columns: 8)
    surface.fill(Area(columns: 1..<5, rows: -2..<9), with: style)
    #expect(surface.text == ["      回"])
    expectWhole(surface)
  }

  @Test("A surface copied at any offset keeps its neighbours and leaves no half glyph")
  func copiedAtEveryOffset() {
    let source = surface(["a返b回c👍", "返返返返"], columns: 9)
    for lower in 0...10 {
      for upper in lower...10 {
        for shift in -10...11 {
          var target = surface(["回回回回回", "回回回回回"], columns: 10)
          let before = target
          let clip = Area(columns: lower..<upper, rows: 0..<2)
          target.copy(source, shift: shift, top: 0, in: clip)
          expectWhole(target)
          let covered = (shift..<shift + 9).clamped(to: lower..<upper)
          for column in 0..<10 where !(covered.lowerBound - 1...covered.upperBound).contains(column)
          {
            #expect(target[column, 0] == before[column, 0])
          }
          // What lies wholly inside is there as it was.
          for column in covered where source[column - shift, 0].width == 1 {
            #expect(target[column, 0] == source[column - shift, 0])
          }
        }
      }
    }
  }

  @Test("A surface copied above, below or beside changes nothing")
  func copiedOutside() {
    let source = surface(["abc"], columns: 3)
    var target = surface(["xyz"], columns: 3)
    target.copy(source, shift: 0, top: 1, in: target.area)
    target.copy(source, shift: 0, top: -1, in: target.area)
    target.copy(source, shift: 3, top: 0, in: target.area)
    #expect(target.text == ["xyz"])
  }

  @Test("A cell is sixteen bytes, and each part of it tells cells apart")
  func cells() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
    let cell = Cell(glyph: Glyph("a" as Character), width: 1, style: style)
    var others = Array(repeating: cell, count: 5)
    others[0].glyph = Glyph("b" as Character)
    others[1].width = 2
    others[2].style.foreground = Paint(1, 2, 4)
    others[3].style.background = Paint(0, 0, 0)
    others[4].style.attributes = .bold
    for other in others { #expect(other != cell) }
    // A part that is written anew leaves nothing behind of what was there.
    var back = others[4]
    back.style = style
    #expect(back == cell)
  }

  @Test("Plain text is drawn as its letters one by one are, wherever it is cut", arguments: -9...9)
  func plainText(column: Int) {
    let text = "plain ~ 12"
    for clip in [nil, Area(columns: 2..<6, rows: 0..<1), Area(columns: 3..<3, rows: 0..<1)] {
      var (whole, single) = (surface(["返返返返"], columns: 8), surface(["返返返返"], columns: 8))
      let place = Position(column: column, row: 0)
      let end = whole.put(text, at: place, style: Style(), in: clip)
      for (index, letter) in text.enumerated() {
        let place = Position(column: column + index, row: 0)
        single.put(Glyph(letter), width: 1, at: place, style: Style(), in: clip)
      }
      #expect(whole == single)
      #expect(end == column + text.count)
    }
  }

  @Test("An empty surface takes every drawing without harm")
  func empty() {
    var surface = Surface(size: Size(columns: 0, rows: 0))
    surface.put("返", at: Position(column: 0, row: 0), style: style)
    surface.fill(Area(columns: 0..<3, rows: 0..<3), with: style)
    surface.copy(Surface(size: Size(columns: 2, rows: 2)), shift: 0, top: 0, in: surface.area)
    surface.restyle(Area(columns: 0..<3, rows: 0..<3)) { $0 }
    #expect(surface.text == [])
    #expect(surface.text(row: 3) == "")
  }

  @Test("An escape in text is drawn, not obeyed")
  func escape() {
    var surface = Surface(size: Size(columns: 10, rows: 1))
    surface.put("a\u{1B}[2Jb\r\nc", at: Position(column: 0, row: 0), style: style)
    #expect(surface.text == ["a␛[2Jb␍c"])
  }

  @Test("Mixing meets both colours at its ends and passes between them")
  func mixing() {
    let dark = Paint(0, 100, 200)
    let light = Paint(200, 0, 100)
    #expect(dark.mixed(with: light, 0) == dark)
    #expect(dark.mixed(with: light, -3) == dark)
    #expect(dark.mixed(with: light, 0.5) == Paint(134, 83, 151))
    #expect(dark.mixed(with: light, 1) == light)
    #expect(Paint.terminalDefault.darkened(0.5) == .terminalDefault)
    #expect(dark.darkened(0.5) == Paint(0, 50, 100))
  }
}

/// Every wide glyph is followed by its other half, and no half stands alone.
func expectWhole(_ surface: Surface, sourceLocation: SourceLocation = #_sourceLocation) {
  for row in 0..<surface.size.rows {
    for column in 0..<surface.size.columns {
      let isWide = surface[column, row].width == 2
      let next = column + 1
      let hasHalf = next < surface.size.columns && surface[next, row].width == 0
      #expect(
        isWide == hasHalf,
        "column \(column) of “\(surface.text(row: row))”",
        sourceLocation: sourceLocation
      )
      if column == 0 { #expect(surface[0, row].width != 0, sourceLocation: sourceLocation) }
    }
  }
}
