import NavTUI
import Testing

@Suite("Lists")
struct ListContentTests {
  private func draw(_ content: any ScreenContent, columns: Int = 80, rows: Int = 12) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    Canvas.draw(on: &surface, look: Look()) { content.draw(on: &$0) }
    return surface
  }

  private func root() -> ListContent {
    ListContent(
      title: "navtui",
      introduction: "Screens that slide.",
      sections: [
        ListSection(
          "Bars",
          rows: [
            ListRow("Hidden to shown", detail: "the bar arrives", action: "a"),
            ListRow("返回 as the back item", detail: "its own", action: "b"),
          ]
        ),
        ListSection("Gestures", rows: [ListRow("Nothing to open")]),
      ]
    )
  }

  private func numbers() -> ListContent {
    ListContent(sections: [ListSection(count: 10_000) { ListRow("Row \($0)", action: "\($0)") }])
  }

  @Test("The root looks as drawn")
  func picture() {
    let wanted = [
      "",
      "   navtui",
      "   Screens that slide.",
      "",
      "   BARS",
      " ▌ Hidden to shown            the bar arrives                               ›",
      "   返回 as the back item      its own                                       ›",
      "",
      "   GESTURES",
      "   Nothing to open",
      "",
      "",
    ]
    #expect(draw(root()).text == wanted)
  }

  @Test("In a wide window the columns keep together and the selection spans all of it")
  func wide() {
    let surface = draw(root(), columns: 140)
    let selection = surface[0, 5].style.background
    #expect(selection == Theme.dark.selection)
    #expect(surface[139, 5].style.background == selection)
    #expect(surface.text(row: 1) == String(repeating: " ", count: 23) + "navtui")
  }

  @Test("In a narrow window details go first, then text is cut")
  func narrow() {
    #expect(draw(root(), columns: 47).text[5].contains("the bar") == false)
    #expect(draw(root(), columns: 48).text[5].contains("the bar"))
    #expect(draw(root(), columns: 20).text.contains("   返回 as th…  ›"))
  }

  @Test("Moving stops at the ends and keeps the selected row in sight")
  func moving() {
    let list = numbers()
    _ = draw(list)
    #expect(list.selected == 0)
    #expect(list.handle(.move(.up)) == .handled)
    #expect(list.selected == 0)
    #expect(list.handle(.move(.pageDown)) == .handled)
    #expect(list.selected == 11)
    #expect(draw(list).text[11].hasPrefix(" ▌ Row 11"))
    _ = list.handle(.move(.end))
    #expect(list.selected == 9_999)
    _ = list.handle(.move(.down))
    #expect(draw(list).text[11].hasPrefix(" ▌ Row 9999"))
    #expect(list.position == "10000/10000")
    _ = list.handle(.move(.home))
    #expect(draw(list).text[0] == "")
    #expect(draw(list).text[1].hasPrefix(" ▌ Row 0"))
  }

  @Test("10,000 rows cost what is visible of them")
  func lazy() {
    var asked = 0
    let list = ListContent(
      sections: [
        ListSection(count: 10_000) {
          asked += 1
          return ListRow("Row \($0)")
        }
      ]
    )
    _ = draw(list)
    #expect(asked == 11)
    _ = list.handle(.move(.end))
    _ = draw(list)
    #expect(asked == 23)
  }

  @Test("The wheel scrolls and leaves the selection alone")
  func wheel() {
    let list = numbers()
    _ = draw(list)
    let before = list.revision
    #expect(list.handle(.scroll(rows: 3, columns: 0)) == .handled)
    #expect(list.revision != before)
    #expect(list.selected == 0)
    #expect(draw(list).text[0].hasPrefix("   Row 2"))
    _ = list.handle(.scroll(rows: -.max, columns: 0))
    _ = list.handle(.scroll(rows: .min, columns: 0))
    #expect(draw(list).text[1].hasPrefix(" ▌ Row 0"))
    _ = list.handle(.scroll(rows: .max, columns: 0))
    #expect(draw(list).text[11].hasPrefix("   Row 9999"))
    let end = list.revision
    _ = list.handle(.scroll(rows: 1, columns: 0))
    #expect(list.revision == end)
  }

  @Test("A tap selects and opens a row, and nothing else opens")
  func tap() {
    let list = root()
    _ = draw(list)
    #expect(list.handle(.tap(Position(column: 60, row: 6))) == .open("b"))
    #expect(list.selected == 1)
    #expect(list.handle(.activate) == .open("b"))
    for row in [0, 1, 4, 7, 8, 10, 400] {
      #expect(list.handle(.tap(Position(column: 5, row: row))) == .ignored)
    }
    #expect(list.handle(.tap(Position(column: 5, row: -1))) == .ignored)
    #expect(list.handle(.tap(Position(column: 5, row: 9))) == .ignored)
    #expect(list.selected == 2)
    #expect(list.handle(.activate) == .ignored)
  }

  @Test("An empty list, and one that became shorter, have nothing out of reach")
  func shrinking() {
    let empty = ListContent(sections: [])
    _ = draw(empty)
    #expect(empty.selected == nil)
    #expect(empty.handle(.move(.down)) == .handled)
    #expect(empty.handle(.activate) == .ignored)
    #expect(empty.position == nil)
    let list = numbers()
    _ = draw(list)
    list.select(5_000)
    list.sections = [ListSection(count: 3) { ListRow("Row \($0)") }]
    #expect(list.selected == 2)
    #expect(draw(list).text[3].hasPrefix(" ▌ Row 2"))
  }

  @Test("A shorter window keeps the selected row in sight")
  func resized() {
    let list = numbers()
    _ = draw(list, rows: 12)
    list.select(9)
    #expect(draw(list, rows: 4).text[3].hasPrefix(" ▌ Row 9"))
  }

  @Test("Keys reach what stands above the first row, and come back to the row")
  func introduction() {
    let words = (1...6).map { "word \($0)" }.joined(separator: "\n")
    let list = ListContent(introduction: words, sections: [ListSection(rows: [ListRow("Only")])])
    func first() -> String { draw(list, rows: 5).text[0].trimmingBlanks }
    #expect(draw(list, rows: 5).text[4].hasPrefix(" ▌ Only"))
    #expect(list.movesSomething)
    #expect(list.position == nil)
    let start = first()
    #expect(list.handle(.move(.up)) == .handled)
    #expect(first() != start)
    #expect(list.handle(.move(.home)) == .handled)
    #expect(draw(list, rows: 5).text[1] == "   word 1")
    #expect(list.handle(.move(.down)) == .handled)
    #expect(draw(list, rows: 5).text[4].hasPrefix(" ▌ Only"))
    #expect(list.handle(.move(.pageUp)) == .handled)
    #expect(!draw(list, rows: 5).text[4].contains("Only"))
    _ = draw(list, rows: 30)
    #expect(!list.movesSomething)
  }

  @Test("As plain text, all rows are there and none is marked")
  func plain() {
    let lines = numbers().plainText(columns: 40)
    #expect(lines.count == 10_001)
    #expect(lines[1].hasPrefix("   Row 0"))
    #expect(lines[10_000].hasPrefix("   Row 9999"))
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
