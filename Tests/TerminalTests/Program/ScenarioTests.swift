import Foundation
import Testing

@Suite("The same in a pseudo-terminal, in tmux and in xterm")
struct ScenarioTests {
  @Test("The gallery opens without a bar", arguments: StageKind.allCases)
  func opens(kind: StageKind) throws {
    let stage = try kind.gallery()
    let text = try stage.text()
    for row in Gallery.firstRows {
      #expect(text.contains(row))
    }
    #expect(try stage.trace.stack() == [Gallery.title])
    #expect(try stage.trace.last("bar")?.visible != true)
    #expect(try !stage.barLines().contains(Gallery.chevron))
  }

  @Test("Enter opens a screen and Escape goes back", arguments: StageKind.allCases)
  func keys(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.open(Gallery.hiddenToShown)
    #expect(try stage.trace.last("bar")?.visible == true)
    try stage.waitUntilShown(Gallery.chevron)
    try stage.type(.escape)
    try stage.waitUntilSettled(depth: 1)
    try stage.waitUntilShown(Gallery.twoHidden)
  }

  @Test("A click on a row opens it, one on the back item goes back", arguments: StageKind.allCases)
  func clicks(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.click(5, try stage.row(of: Gallery.ownBackItem))
    try stage.waitUntilSettled(depth: 2)
    try stage.waitUntil("the back item is shown") { try stage.barLines().contains("返回") }
    let row = try stage.row(of: "返回")
    let line = try stage.text().split(separator: "\n", omittingEmptySubsequences: false)[row]
    // Before the back item there is nothing wide, so characters are columns.
    let column = try #require(line.firstIndex(of: "返"))
    try stage.click(line.distance(from: line.startIndex, to: column) + 1, row)
    try stage.waitUntilSettled(depth: 1)
  }

  @Test("A drag past half pops", arguments: StageKind.allCases)
  func pastHalf(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.open(Gallery.hiddenToShown)
    try stage.drag(.straight(from: 5, to: 60))
    try stage.waitUntilSettled(depth: 1)
    try stage.waitUntilShown(Gallery.twoHidden)
    #expect(try !stage.barLines().contains(Gallery.chevron))
  }

  @Test("A drag out and back does not pop", arguments: StageKind.allCases)
  func outAndBack(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.open(Gallery.hiddenToShown)
    let before = try stage.text()
    try stage.drag(.outAndBack(from: 5, to: 70, back: 10))
    try stage.waitUntilSettled(depth: 2)
    #expect(try stage.trace.lines().contains { $0.phase == "interactive" })
    try stage.waitUntil("the screen is what it was") { try stage.text() == before }
  }

  @Test(
    "A swipe from a shown to a hidden bar, cancelled ten times, leaves the bar right; then deeper",
    arguments: StageKind.allCases
  )
  func tenCancels(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.open(Gallery.hiddenToShown)
    let before = try stage.text()
    for _ in 1...10 {
      try stage.drag(.outAndBack(from: 5, to: 50, back: 20))
      try stage.waitUntilSettled(depth: 2)
      #expect(try stage.trace.last("bar")?.visible == true)
      try stage.waitUntil("the screen is what it was") { try stage.text() == before }
    }
    #expect(before.contains(Gallery.chevron))

    try stage.type(.enter)
    try stage.waitUntilSettled(depth: 3)
    #expect(try stage.trace.last("bar")?.visible == true)
    try stage.waitUntil("a bar is shown") { try stage.barLines().contains(Gallery.chevron) }

    try stage.drag(.straight(from: 5, to: 60))
    try stage.waitUntilSettled(depth: 2)
    try stage.waitUntil("the screen is what it was") { try stage.text() == before }
    try stage.drag(.straight(from: 5, to: 60))
    try stage.waitUntilSettled(depth: 1)
    #expect(try stage.trace.last("bar")?.visible == false)
    try stage.waitUntil("no bar is shown") { try !stage.barLines().contains(Gallery.chevron) }
  }

  @Test("A screen that hides its bar is gone back from as well", arguments: StageKind.allCases)
  func shownToHidden(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.open(Gallery.shownToHidden)
    try stage.drag(.straight(from: 5, to: 60))
    try stage.waitUntilSettled(depth: 1)
    try stage.waitUntilShown(Gallery.twoHidden)
  }

  @Test("q at the root ends the program, and says so", arguments: StageKind.allCases)
  func quits(kind: StageKind) throws {
    let stage = try kind.gallery()
    try stage.type(.q)
    try stage.waitUntil("the trace ends") { try stage.trace.last("end")?.reason == "quit" }
  }
}
