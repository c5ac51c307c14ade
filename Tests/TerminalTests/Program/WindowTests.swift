import Foundation
import Testing

@Suite("Windows of any size, at any moment")
struct WindowTests {
  @Test("A resize keeps the progress of a drag", arguments: [40, 120])
  func midDrag(columns: Int) throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.hold(.straight(from: 5, to: 37))
    try navtui.waitUntil("the pane's edge is at 32") {
      try abs((navtui.trace.last("frame")?.edge ?? 0) - 32) < 0.5
    }
    navtui.terminal.resize(columns: columns, rows: 24)
    let edge = 0.4 * Double(columns)
    try navtui.waitUntil("the pane's edge is at \(edge)") {
      try abs((navtui.trace.last("frame")?.edge ?? 0) - edge) <= 1
    }
    navtui.report(.release(37, 10))
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test(
    "A window too small says so or shows something, and one that grows shows the gallery",
    arguments: [(1, 1), (2, 1), (1, 2), (2, 2), (5, 3), (19, 5), (20, 4), (20, 5)]
  )
  func tiny(columns: Int, rows: Int) throws {
    let navtui = try Navtui(columns: columns, rows: rows)
    try navtui.waitUntil("it has started", within: Deadline.start) {
      try !navtui.trace.stack().isEmpty
    }
    navtui.pause(0.2)
    #expect(!navtui.terminal.child.hasEnded)
    navtui.terminal.resize(columns: 80, rows: 24)
    try navtui.waitUntilShown(Gallery.twoHidden)
    try navtui.type(.q)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
  }

  @Test("A window that shrinks to nothing in the middle of a slide comes back")
  func shrinks() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.hold(.straight(from: 5, to: 37))
    for (columns, rows) in [(60, 20), (20, 5), (19, 4), (5, 3), (2, 2), (1, 1), (3, 1), (1, 9)] {
      navtui.terminal.resize(columns: columns, rows: rows)
      navtui.pause(0.05)
    }
    navtui.terminal.resize(columns: 80, rows: 24)
    navtui.report(.release(37, 10))
    try navtui.waitUntilSettled(depth: 2)
    try navtui.waitUntil("a bar is shown") { try navtui.barLines().contains(Gallery.chevron) }
  }

  @Test("No wide character loses its half, wherever the pane's edge is")
  func wideCharacters() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.ownBackItem)
    navtui.report(.press(2, 10))
    for column in 3..<78 {
      navtui.report(.drag(column, 10))
      navtui.pause(MouseDrag.gap)
      for row in 0..<24 {
        // In every row, what the cells claim adds up to the row.
        let widths = (0..<80).compactMap { navtui.screen[$0, row] }
          .filter { !$0.text.isEmpty }.map(\.width).reduce(0, +)
        #expect(widths == 80, "row \(row) with the pointer at \(column)\n\(navtui.text())")
      }
    }
  }
}
