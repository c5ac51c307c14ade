import Foundation
import Testing

@Suite("Keys")
struct KeyTests {
  @Test("Each key for it opens a row", arguments: [Keystroke.enter, .right, .l])
  func opens(key: Keystroke) throws {
    let navtui = try Navtui.gallery()
    try navtui.type(key)
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test("Each key for it goes back", arguments: [Keystroke.escape, .left, .backspace, .h])
  func back(key: Keystroke) throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    try navtui.type(key)
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("Going back at the root stays there", arguments: [Keystroke.escape, .left, .backspace, .h])
  func backAtRoot(key: Keystroke) throws {
    let navtui = try Navtui.gallery()
    let before = navtui.text()
    try navtui.type(key)
    try navtui.waitUntilSettled(depth: 1)
    try navtui.waitUntil("the screen is what it was") { navtui.text() == before }
    #expect(!navtui.terminal.child.hasEnded)
  }

  @Test("q above the root goes to the root, and does not quit")
  func toRoot() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    try navtui.type(.q)
    try navtui.waitUntilSettled(depth: 1)
    #expect(!navtui.terminal.child.hasEnded)
  }

  @Test("Shift and an arrow drag by a sixteenth: eight steps stay, nine pop", arguments: [8, 9])
  func steps(count: Int) throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    try navtui.type(count, .shiftRight, then: .enter)
    try navtui.waitUntilSettled(depth: count > 8 ? 1 : 2)
  }

  @Test("Escape takes the pane from the keys: nine steps, and it stays")
  func takenAway() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    try navtui.type(9, .shiftRight, then: .escape)
    try navtui.waitUntil("it was dragged, and stands") {
      try navtui.trace.isIdle() && navtui.trace.count(of: "key") >= 11
    }
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test("Without a further key the pane is let go by itself")
  func letGo() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    try navtui.type(9, .shiftRight)
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("m gives the mouse to the terminal and takes it again")
  func mouse() throws {
    let navtui = try Navtui.gallery()
    let dragReports = 1002
    let isReporting = { PrivateModes(navtui.terminal.transcript).on.contains(dragReports) }
    #expect(isReporting())
    navtui.terminal.send("m")
    try navtui.waitUntil("the mouse is the terminal's") { !isReporting() }
    try navtui.waitUntilShown("Shift+drag")
    navtui.terminal.send("m")
    try navtui.waitUntil("the mouse is the program's") { isReporting() }
  }

  @Test("The palette takes text, and Enter does what it has found")
  func palette() throws {
    let navtui = try Navtui.gallery()
    navtui.terminal.send("\u{10}")
    try navtui.waitUntilShown("What to do")
    navtui.terminal.send("hidden to")
    try navtui.waitUntilShown("hidden to")
    try navtui.type(.enter)
    try navtui.waitUntilSettled(depth: 2)
    #expect(navtui.text().contains("Hidden to shown"))
  }

  @Test("The end of a long list is one key away, and so is its beginning")
  func longList() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.longList)
    let first = navtui.text()
    try navtui.type(.end)
    try navtui.waitUntil("its end is shown") {
      navtui.text().contains("10000") || navtui.text().contains("10,000")
    }
    try navtui.type(.home)
    try navtui.waitUntil("its beginning is shown") { navtui.text() == first }
  }
}

extension Navtui {
  /// Types a key some times and another one, all at once: between them no time is to pass.
  fileprivate func type(_ count: Int, _ key: Keystroke, then last: Keystroke? = nil) throws {
    let keys = Array(repeating: key, count: count) + (last.map { [$0] } ?? [])
    let before = try trace.count(of: "key")
    terminal.send(keys.map(\.bytes).joined())
    try waitUntil("all keys are seen") { try trace.count(of: "key") == before + keys.count }
  }
}
