import NavModel
import NavTUI
import Testing

@Suite("Forms")
struct FormContentTests {
  private func form() -> FormContent {
    FormContent(
      introduction: "What runs now.",
      sections: [
        FormSection(
          "Motion",
          rows: [
            FormRow("swipe", "Swipe back", .toggle(true)),
            FormRow("motion", "Motion", .choice(["full", "reduced", "none"], selected: 0)),
          ]
        ),
        FormSection(
          "More",
          rows: [
            FormRow("fact", "Screens", .fact("3")),
            FormRow("deeper", "Deeper", .opens("deeper", detail: "one more")),
          ]
        ),
      ]
    )
  }

  private func draw(
    _ form: FormContent,
    columns: Int = 80,
    theme: Theme = .dark,
    direction: LayoutDirection = .leftToRight
  ) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: 12))
    let look = Look(theme: theme, direction: direction)
    Canvas.draw(on: &surface, look: look) { form.draw(on: &$0) }
    return surface
  }

  @Test("A form shows every choice beside its title")
  func picture() {
    let wanted = [
      "",
      "   What runs now.",
      "",
      "   MOTION",
      " ▌ Swipe back                 off  on",
      "   Motion                     full  reduced  none",
      "",
      "   MORE",
      "   Screens                    3",
      "   Deeper                     one more                                      ›",
      "",
      "",
    ]
    #expect(draw(form()).text == wanted)
  }

  @Test("What is chosen is marked, on the selected row as on others")
  func marks() {
    let surface = draw(form())
    #expect(surface[35, 4].style.background == Theme.dark.pane)
    #expect(surface[30, 4].style.background == Theme.dark.selection)
    #expect(surface[30, 5].style.background == Theme.dark.selection)
    #expect(surface[36, 5].style.background == Theme.dark.pane)
    #expect(surface[35, 4].style.attributes == .bold)
  }

  @Test("Without colours it is marked as well: by reverse, and on the reversed row by none")
  func marksWithoutColours() {
    let surface = draw(form(), theme: .mono)
    #expect(surface[35, 4].style.attributes == .bold)
    #expect(surface[30, 4].style.attributes == .reverse)
    #expect(surface[30, 5].style.attributes == [.bold, .reverse])
    #expect(surface[36, 5].style.attributes == [])
  }

  @Test("Enter goes on to the next choice, from the last to the first, and says so")
  func cycling() {
    let form = form()
    var changes: [FormRow] = []
    form.onChange = { changes.append($0) }
    _ = form.handle(.move(.down))
    #expect(form.changesSomething)
    #expect(!form.opensSomething)
    for _ in 0..<3 { #expect(form.handle(.activate) == .handled) }
    #expect(changes.map(\.chosen) == ["reduced", "none", "full"])
    #expect(changes.map(\.selected) == [1, 2, 0])
    #expect(changes.map(\.name) == ["motion", "motion", "motion"])
  }

  @Test("A tap on a word chooses it, a tap beside the words the next, and the row is selected")
  func taps() {
    let form = form()
    var changes: [String?] = []
    form.onChange = { changes.append($0.chosen) }
    _ = draw(form)
    // Just before, at, and just after the columns of the third word.
    #expect(form.handle(.tap(Position(column: 43, row: 5))) == .handled)
    #expect(form.handle(.tap(Position(column: 44, row: 5))) == .handled)
    #expect(form.handle(.tap(Position(column: 49, row: 5))) == .handled)
    #expect(form.handle(.tap(Position(column: 50, row: 5))) == .handled)
    #expect(changes == ["reduced", "none", "full"])
    #expect(form.selectedRow?.name == "motion")
  }

  @Test("Where a form runs from the right, taps count from there, as contents are told them")
  func rightToLeft() {
    let surface = draw(form(), direction: .rightToLeft)
    #expect(surface.text(row: 4).contains("on  off"))
  }

  @Test("A toggle turns over; what can be read is left alone; what opens is opened")
  func kinds() {
    let form = form()
    #expect(form.handle(.activate) == .handled)
    #expect(form["swipe"]?.isOn == false)
    _ = form.handle(.move(.end))
    #expect(form.handle(.activate) == .open("deeper"))
    #expect(form.opensSomething)
    _ = form.handle(.move(.up))
    #expect(form.handle(.activate) == .ignored)
    #expect(!form.changesSomething)
    #expect(form["fact"]?.chosen == nil)
  }

  @Test("A row set from outside is drawn and not reported; a stranger changes nothing")
  func setting() {
    let form = form()
    var reports = 0
    form.onChange = { _ in reports += 1 }
    let revision = form.revision
    form["swipe"]?.control = .toggle(false)
    #expect(form.revision != revision)
    #expect(form["swipe"]?.chosen == "off")
    let sections = form.sections
    form["stranger"] = FormRow("stranger", "", .fact(""))
    #expect(form.sections == sections)
    #expect(reports == 0)
  }

  @Test("Where the words do not fit, the chosen one and its number stand alone")
  func narrow() {
    let form = form()
    _ = form.handle(.move(.down))
    _ = form.handle(.activate)
    #expect(draw(form, columns: 40).text[5] == " ▌ Motion           reduced  2/3")
    _ = form.handle(.tap(Position(column: 22, row: 5)))
    #expect(form["motion"]?.chosen == "none")
  }

  @Test("A form survives any width and an empty choice")
  func anyWidth() {
    let form = form()
    form.sections[0].rows.append(FormRow("empty", "Empty", .choice([], selected: 4)))
    form.sections[0].rows.append(FormRow("far", "Far", .choice(["a", "b"], selected: 7)))
    #expect(form["empty"]?.chosen == nil)
    #expect(form["far"]?.chosen == "b")
    for columns in 0..<60 { _ = draw(form, columns: columns) }
    form.select("empty")
    #expect(form.handle(.activate) == .ignored)
  }

  @Test("As text, a form says what is chosen")
  func plain() {
    let lines = form().plainText(columns: 60)
    #expect(lines.contains { $0.hasPrefix("   Motion") && $0.hasSuffix("full") })
    #expect(lines.contains { $0.hasPrefix("   Swipe back") && $0.hasSuffix(" on") })
  }
}
