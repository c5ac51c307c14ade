import Foundation
import NavModel
import NavTUI
import Testing

/// A form whose choices change the program that shows it.
@Suite("A form in a program")
struct FormInProgramTests {
  private func settings() -> (Pilot, FormContent) {
    let form = FormContent(
      sections: [
        FormSection(
          "Navigation",
          rows: [
            FormRow("system", "System", .choice(["fluid", "snapshot"], selected: 0)),
            FormRow("deeper", "Deeper", .opens("deeper")),
          ]
        )
      ]
    )
    let app = TerminalApp(root: Screen("root"), showing: TextContent(text: ""))
    app.push(Screen("form", title: "Settings"), showing: form)
    form.onChange = { [unowned app] row in
      guard let name = row.chosen, let system = NavigationSystem.named(name) else { return }
      app.use(system)
    }
    app.onOpen = { name, app in app.push(Screen(ScreenID(name)), showing: TextContent(text: name)) }
    let pilot = Pilot(app)
    pilot.settle()
    return (pilot, form)
  }

  @Test("Space, Enter, an arrow and a tap change what runs, while the row is drawn so")
  func changes() throws {
    let (pilot, form) = settings()
    var expected = ["snapshot", "fluid"]
    let steps: [() -> Void] = [
      { pilot.type(" ") }, { pilot.type(.enter) }, { pilot.type(.right) }, { pilot.type("l") },
    ]
    for step in steps {
      step()
      #expect(pilot.app.navigator.system.name == expected[0])
      #expect(pilot.rows.last?.hasSuffix(expected[0]) == true)
      expected.swapAt(0, 1)
    }
    let row = try #require(pilot.rows.firstIndex { $0.contains("System") })
    let words = pilot.rows[row]
    let place = try #require(words.range(of: "snapshot")).lowerBound
    let column = words.distance(from: words.startIndex, to: place)
    for _ in 0..<2 {
      pilot.tap(Position(column: column, row: row))
      #expect(form["system"]?.chosen == "snapshot")
    }
    #expect(pilot.titles == ["root", "Settings"])
  }

  @Test("The bottom line says what the selected row is for")
  func hints() throws {
    let (pilot, _) = settings()
    #expect(try #require(pilot.rows.last).hasPrefix(" Space change   ↑ ↓ move   ← Esc back"))
    pilot.type(.down)
    #expect(try #require(pilot.rows.last).hasPrefix(" ⏎ → open   ↑ ↓ move   ← Esc back"))
    // What is no row to change is not opened by what changes rows.
    pilot.type(" ")
    pilot.settle()
    #expect(pilot.titles == ["root", "Settings"])
  }

  @Test("The left arrow still goes back")
  func back() {
    let (pilot, form) = settings()
    pilot.type(.left)
    pilot.settle()
    #expect(pilot.titles == ["root"])
    #expect(form["system"]?.chosen == "fluid")
  }
}
