import NavModel
import NavTUI
import Testing

@testable import NavDemo

/// The rows of the gallery, used as their texts say.
@Suite("The exhibits")
struct ExhibitTests {
  private let visitor = Visitor()
  private var navigator: Navigator { visitor.navigator }
  private var title: String { navigator.barOnShow.face.title }
  private var depth: Int { navigator.depth(of: navigator.controllerOnShow) }

  @Test("Every name is used once, and every row of every page opens something that is there")
  func names() {
    let names = Exhibits.all.map(\.name)
    #expect(Set(names).count == names.count)
    for exhibit in Exhibits.all {
      let display = exhibit.display(Opening(id: "it", depth: 2))
      for list in display.contents.values.compactMap({ $0 as? ListContent }) {
        for section in list.sections where section.count > 0 {
          guard let action = section.row(0).action else { continue }
          #expect(
            Exhibits.named(action) != nil || Gallery.Deed(rawValue: action) != nil,
            "\(exhibit.name): \(action)"
          )
        }
      }
    }
  }

  @Test("Every page says what it shows in at least two sentences, or is a list, a text or a field")
  func sentences() {
    for exhibit in Exhibits.wings.flatMap(\.exhibits) {
      let display = exhibit.display(Opening(id: "it", depth: 2))
      let texts = display.contents.values.map { $0.plainText(columns: 80).joined(separator: " ") }
      let sentences = texts.map { $0.split(whereSeparator: ".:。".contains).count }
      #expect((sentences.max() ?? 0) >= 2, "\(exhibit.name)")
    }
  }

  // MARK: Bars

  @Test("Cancelled again and again, the bar of a shown screen over a hidden one stays")
  func hiddenToShown() {
    visitor.open("Hidden to shown")
    let before = visitor.pilot.screen
    for _ in 1...3 { visitor.pullAndReturn() }
    #expect(visitor.pilot.screen == before)
    visitor.press(.enter)
    #expect(title == "Deeper")
    visitor.swipe()
    #expect(visitor.pilot.screen == before)
  }

  @Test("Between two hidden bars no frame shows one")
  func twoHidden() {
    visitor.open("Two hidden")
    let first = visitor.pilot.terminal.frames.count
    visitor.pilot.type(.enter)
    visitor.pilot.settle()
    visitor.pullAndReturn()
    visitor.swipe()
    #expect(visitor.pilot.terminal.frames.count > first + 10)
    for frame in visitor.pilot.terminal.frames[first...] {
      #expect(!frame.text(row: 0).contains { $0.isLetter || $0 == "‹" })
    }
  }

  @Test("A cancelled swipe leaves the colour of the bar as it was")
  func colours() throws {
    visitor.open("From red to blue")
    let red = try #require(visitor.pilot.terminal.shown)[40, 0].style.background
    visitor.press(.enter)
    let blue = try #require(visitor.pilot.terminal.shown)[40, 0].style.background
    #expect(red != blue)
    visitor.pullAndReturn()
    #expect(visitor.pilot.terminal.shown?[40, 0].style.background == blue)
    visitor.swipe()
    #expect(visitor.pilot.terminal.shown?[40, 0].style.background == red)
  }

  @Test("Items of the bar act by a tap, and by their names", arguments: ["Help", "Done"])
  func items(item: String) {
    visitor.open("Items and a prompt")
    visitor.tap(item)
    #expect(visitor.bottomLine.contains("\(item): an item"))
    visitor.press(.down)
    #expect(!visitor.bottomLine.contains("\(item): an item"))
    visitor.pilot.type("p", .control)
    visitor.type(item)
    visitor.press(.enter)
    #expect(visitor.bottomLine.contains("\(item): an item"))
  }

  // MARK: Gestures

  @Test("Near the edge begins up to the fifth column, and no further", arguments: [(5, 1), (6, 2)])
  func nearEdge(column: Int, depth: Int) {
    visitor.open("Near the edge only")
    visitor.swipe(from: column)
    #expect(self.depth == depth)
  }

  @Test("Swipe off: the swipe does nothing, the back item works")
  func swipeOff() {
    visitor.open("Swipe off")
    visitor.swipe()
    #expect(depth == 2)
    visitor.tap("navtui")
    #expect(depth == 1)
  }

  @Test("In flight, an arrow turns it round, and a press catches it")
  func inFlight() {
    visitor.open("Caught in flight")
    visitor.pilot.type(.enter)
    visitor.pilot.wait(0.05)
    visitor.pilot.type(.left)
    visitor.pilot.settle()
    #expect(depth == 2)
    visitor.pilot.type(.left)
    visitor.pilot.wait(0.05)
    visitor.pilot.press(Position(column: 75, row: 12))
    #expect(navigator.phase == .interactive)
    visitor.pilot.release(Position(column: 75, row: 12))
    visitor.pilot.settle()
  }

  @Test("Forward again, by the other edge and by a key, what was left comes as it was")
  func forward() {
    visitor.open("Forward again")
    visitor.press(.end)
    let left = visitor.pilot.screen
    visitor.swipe()
    #expect(depth == 1)
    visitor.pilot.drag(
      from: Position(column: 79, row: 12),
      to: Position(column: 10, row: 12),
      in: 0.2
    )
    visitor.settle()
    #expect(visitor.pilot.screen == left)
    visitor.press(.left)
    visitor.type("f")
    #expect(visitor.pilot.screen == left)
  }

  @Test("The wide page scrolls first, and goes back at its side")
  func widePage() {
    visitor.open("Wide page")
    let start = visitor.pilot.screen
    visitor.press(.right, .right)
    #expect(navigator.horizontalOffset(of: navigator.destination) == 64)
    #expect(visitor.pilot.screen != start)
    visitor.swipe(by: 0.5)
    #expect(depth == 2)
    #expect(visitor.pilot.screen == start)
    visitor.press(.right, .left)
    #expect(depth == 2)
    visitor.press(.left)
    #expect(depth == 1)
  }

  @Test("The veto holds against all three ways, until the draft is discarded")
  func veto() {
    visitor.open("A screen that stays")
    visitor.swipe()
    #expect(depth == 2)
    #expect(visitor.bottomLine.contains("it stays"))
    visitor.press(.left)
    #expect(depth == 2)
    visitor.tap("navtui")
    #expect(depth == 2)
    visitor.press(.enter)
    #expect(depth == 1)
  }

  // MARK: Controllers

  @Test("Tabs keep their places, by keys and by taps, and the outer back item leaves them all")
  func tabs() {
    visitor.open("Tabs")
    visitor.press(.enter)
    #expect(title == "Deeper")
    visitor.pilot.type("}")
    visitor.settle()
    #expect(visitor.place(of: "Row 7 ") != nil)
    visitor.tap("Text")
    #expect(visitor.place(of: "A page to read") != nil)
    visitor.pilot.type("}")
    visitor.settle()
    #expect(title == "Deeper")
    visitor.pilot.type("{")
    visitor.settle()
    #expect(visitor.place(of: "A page to read") != nil)
    visitor.pilot.type("}")
    visitor.settle()
    visitor.tap("‹ navtui")
    #expect(navigator.destination == "navtui")
  }

  @Test("A screen of a tab without the tab bar takes no key for tabs")
  func hiddenTabBar() {
    visitor.open("Tabs")
    visitor.press(.down, .enter)
    #expect(title == "Without the tab bar")
    #expect(!visitor.bottomLine.contains("tabs"))
    visitor.pilot.type("}")
    visitor.settle()
    #expect(title == "Without the tab bar")
    visitor.swipe()
    #expect(visitor.bottomLine.contains("tabs"))
  }

  @Test("Inside a nested controller a swipe stays inside, at its root it leaves both")
  func nested() {
    visitor.open("One in another")
    visitor.press(.enter)
    #expect(visitor.place(of: "Outer") != nil)
    #expect(title == "Deeper")
    visitor.swipe()
    #expect(visitor.place(of: "Outer") != nil)
    visitor.swipe()
    #expect(navigator.destination == "navtui")
  }

  @Test("Presented two deep: each is left alone, and q leaves all at once")
  func presented() {
    visitor.open("Presented")
    visitor.press(.enter, .down, .enter)
    #expect(title == "The second")
    #expect(navigator.chain(of: navigator.destination).links.contains(.presentation))
    visitor.tap("Close")
    #expect(title == "The first")
    visitor.press(.down, .enter)
    visitor.swipe()
    #expect(title == "The first")
    visitor.type("q")
    #expect(navigator.destination == "navtui")
  }

  // MARK: Stacks

  @Test("H goes back to a screen in one transition, and what lies between never appears")
  func history() {
    visitor.open("Eight screens")
    #expect(title == "Neptune")
    visitor.type("H")
    let first = visitor.pilot.terminal.frames.count
    for _ in 1...4 { visitor.pilot.type(.down) }
    visitor.pilot.type(.enter)
    visitor.pilot.settle()
    #expect(title == "Earth")
    #expect(depth == 4)
    for frame in visitor.pilot.terminal.frames[first...].suffix(10) {
      #expect(!frame.text.contains { $0.contains("Mars, number") })
    }
  }

  @Test("A back item held for half a second lists the history; sooner, it goes back one screen")
  func longPress() throws {
    visitor.open("Eight screens")
    let back = try #require(visitor.place(of: "Uranus"))
    visitor.pilot.press(back)
    visitor.pilot.wait(0.4)
    #expect(visitor.place(of: "Back to") == nil)
    visitor.pilot.wait(0.15)
    let venus = try #require(visitor.place(of: "Venus"))
    visitor.pilot.move(venus)
    visitor.pilot.release(venus)
    visitor.settle()
    #expect(title == "Venus")
    visitor.tap("Mercury")
    #expect(title == "Mercury")
  }

  @Test("A thousand screens deep, q still is one transition")
  func depthWithoutEnd() {
    visitor.open("Depth without end")
    visitor.press(.enter)
    #expect(title == "Depth 3")
    visitor.press(.down, .enter)
    #expect(title == "Depth 1003")
    #expect(depth == 1003)
    visitor.type("q")
    #expect(depth == 1)
  }

  // MARK: Text

  @Test("In the field, letters are letters")
  func textField() {
    visitor.open("A field of text")
    visitor.type("q?mi")
    #expect(visitor.place(of: "q?mi") != nil)
    visitor.press(.escape)
    #expect(depth == 1)
  }

  @Test(
    "From the right, the right arrow goes back, and the window turns again",
    arguments: ["עברית", "العربية"]
  )
  func rightToLeft(row: String) {
    visitor.open(row)
    #expect(navigator.direction == .rightToLeft)
    visitor.press(.left)
    #expect(depth == 2)
    visitor.press(.right)
    #expect(depth == 1)
    #expect(navigator.direction == .leftToRight)
    visitor.type("f")
    #expect(depth == 2)
    #expect(navigator.direction == .rightToLeft)
    visitor.swipe()
    #expect(navigator.direction == .leftToRight)
  }

  // MARK: Settings

  @Test("Every system can be chosen, and is in use at once")
  func systems() {
    visitor.open("Systems")
    for system in NavigationSystem.all.dropFirst() {
      visitor.press(.down, .enter)
      #expect(navigator.system.name == system.name)
      #expect(visitor.place(of: "• \(system.name)") != nil)
    }
  }

  @Test("The form changes the system, the motion, the direction and its own screen")
  func settings() {
    visitor.open("Settings")
    visitor.type(" ")
    #expect(navigator.system.name == NavigationSystem.all[1].name)
    for _ in 2..<NavigationSystem.all.count { visitor.type(" ") }
    visitor.type(" ")
    #expect(navigator.system.name == "fluid")
    visitor.press(.down)
    visitor.type(" ")
    #expect(navigator.motion == .reduced)
    visitor.tap("full")
    visitor.press(.down)
    visitor.type(" ")
    #expect(navigator.direction == .rightToLeft)
    visitor.type(" ")
    visitor.press(.down)
    visitor.type("  ")
    visitor.swipe()
    #expect(depth == 2)
    visitor.press(.down, .down)
    visitor.type(" ")
    #expect(!navigator.barOnShow.isVisible)
    visitor.press(.escape)
    #expect(depth == 1)
  }
}
