import Foundation
import Testing

@Suite("Drags")
struct DragTests {
  /// A press at 5 and the pointer at 37 are 32 of 80 columns.
  private let held = MouseDrag.straight(from: 5, to: 37)

  @Test("A held pane stands under the pointer, its bar with it, the screen below shifted")
  func held40() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.hold(held)
    try navtui.waitUntil("the pane's edge is at 32") {
      try abs((navtui.trace.last("frame")?.edge ?? 0) - 32) < 0.5
    }
    #expect(try navtui.trace.last("phase")?.phase == "interactive")
    let bar = try #require(navtui.screen.row(of: Gallery.chevron))
    let chevron = (0..<80).first { navtui.screen[$0, bar]?.text == Gallery.chevron }
    #expect(try #require(chevron) >= 32)
    // From −0.3 of the width, 0.4 of the way: −14 columns. Its left part is cut off.
    #expect(navtui.screen.row(of: Gallery.twoHidden) == nil)
    navtui.letGo(held)
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test("Nothing is written while a held pane does not move")
  func still() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.hold(held)
    navtui.pause(0.3)
    let before = navtui.terminal.transcript.count
    navtui.pause(0.5)
    #expect(navtui.terminal.transcript.count == before)
  }

  @Test("Press, drag and release in one read are a drag")
  func oneRead() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.report(.press(5, 10), .drag(20, 10), .drag(60, 10), .release(60, 10))
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("A vertical drag never pops")
  func vertical() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.longList)
    navtui.report(.press(20, 20))
    for row in stride(from: 19, through: 3, by: -1) {
      navtui.pause(MouseDrag.gap)
      navtui.report(.drag(20, row))
    }
    // Once refused, a drag stays refused, however far it then goes sideways.
    navtui.report(.drag(78, 3), .release(78, 3))
    navtui.pause(0.5)
    try navtui.waitUntilSettled(depth: 2)
    #expect(try !navtui.trace.lines().contains { $0.phase == "interactive" })
  }

  @Test("The wheel scrolls")
  func wheel() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.longList)
    let top = navtui.text()
    for _ in 1...5 { navtui.report(.wheelDown(20, 10)) }
    try navtui.waitUntil("it is scrolled") { navtui.text() != top }
    for _ in 1...10 { navtui.report(.wheelUp(20, 10)) }
    try navtui.waitUntil("it is back at the top") { navtui.text() == top }
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test("A press on a pane in flight catches it")
  func catches() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.report(.press(5, 10), .drag(20, 10), .drag(37, 10))
    navtui.pause(MouseDrag.rest)
    // Let go at 32 of 80 it goes home; caught at once, it is still far out.
    navtui.report(.release(37, 10), .press(60, 10))
    navtui.pause(0.3)
    #expect(try navtui.trace.last("phase")?.phase == "interactive")
    navtui.report(.drag(79, 10))
    navtui.pause(MouseDrag.rest)
    navtui.report(.release(79, 10))
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("A drag in a window of 300 columns begins beyond the 223rd")
  func wide() throws {
    let navtui = try Navtui.gallery(columns: 300)
    try navtui.open(Gallery.hiddenToShown)
    try navtui.drag(.straight(from: 240, to: 260))
    try navtui.waitUntilSettled(depth: 2)
    #expect(try navtui.trace.lines().contains { $0.phase == "interactive" })
    #expect(try navtui.trace.lines().contains { $0.event == "press" && $0.x == 240 })
  }

  @Test("A drag on the root moves nothing")
  func root() throws {
    let navtui = try Navtui.gallery()
    try navtui.drag(.straight(from: 5, to: 60))
    try navtui.waitUntilSettled(depth: 1)
    try navtui.open(Gallery.hiddenToShown)
  }

  @Test("A thousand motions in one piece end where the last one was")
  func flood() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.report(.press(0, 10))
    let motions = (0..<1000).map { MouseReport.drag($0 == 999 ? 32 : $0 % 80, 10).text }
    navtui.terminal.send(motions.joined())
    try navtui.waitUntil("the pane's edge is at 32") {
      try abs((navtui.trace.last("frame")?.edge ?? 0) - 32) < 0.5
    }
    navtui.pause(MouseDrag.rest)
    navtui.report(.release(32, 10))
    try navtui.waitUntilSettled(depth: 2)
  }
}
