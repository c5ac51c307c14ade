import Foundation
import Testing

@Suite("Sizes")
struct SizeTests {
  @Test(
    "Any size from the start: it runs, drags and quits",
    arguments: [
      (0, 0), (1, 1), (5, 3), (20, 5), (40, 12), (300, 60), (500, 200), (1, 200), (500, 1),
    ]
  )
  func fromTheStart(columns: Int, rows: Int) throws {
    let navtui = try Navtui(columns: columns, rows: rows)
    try navtui.waitUntil("it has started", within: Deadline.start) {
      try !navtui.trace.stack().isEmpty
    }
    try navtui.type(.enter)
    try navtui.waitUntilSettled(depth: 2)
    navtui.report(
      .press(0, 0),
      .drag(columns / 2, 0),
      .drag(columns - 1, 0),
      .release(columns - 1, 0)
    )
    navtui.pause(0.5)
    navtui.strike(.controlC)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    #expect(Restoration(of: navtui.terminal).faults == [])
  }

  @Test("A storm of resizes during a drag: nothing traps, and the drag ends as it should")
  func storm() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    navtui.report(.press(5, 10), .drag(20, 10))
    var random = SystemRandomNumberGenerator()
    for step in 0..<60 {
      let columns = [1, 2, 5, 19, 20, 80, 300, 500].randomElement(using: &random) ?? 80
      let rows = [1, 3, 4, 5, 24, 60, 200].randomElement(using: &random) ?? 24
      navtui.terminal.resize(columns: columns, rows: rows)
      navtui.report(.drag(20 + step % 40, 10))
      if step % 3 == 0 { navtui.pause(0.02) }
    }
    navtui.terminal.resize(columns: 80, rows: 24)
    navtui.report(.release(37, 10))
    try navtui.waitUntil("it is at rest") { try navtui.trace.isIdle() }
    try navtui.waitUntilShown(
      try navtui.trace.stack().count == 2 ? Gallery.chevron : Gallery.shownToHidden
    )
    navtui.strike(.controlC)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
  }

  @Test("Report 13: 0×0 … 5×3 in the middle of a slide, and it recovers on growing (gitui #198)")
  func shrinksMidSlide() throws {
    let navtui = try Navtui.gallery()
    for (columns, rows) in [(0, 0), (1, 1), (2, 1), (5, 3)] {
      navtui.strike(.enter)
      try navtui.waitUntil("it slides") { try !navtui.trace.isIdle() }
      navtui.terminal.resize(columns: columns, rows: rows)
      try navtui.waitUntilSettled(depth: 2)
      navtui.terminal.resize(columns: 80, rows: 24)
      try navtui.waitUntilShown(Gallery.chevron)
      try navtui.type(.escape)
      try navtui.waitUntilSettled(depth: 1)
      try navtui.waitUntilShown(Gallery.shownToHidden)
    }
  }
}
