import Foundation
import Testing

/// The same reports as in NavTUITests, on the real program and with five times the time.
@Suite("Reports from users, in a real terminal")
struct InputReportTests {
  @Test("1: press, drag and release in one read are the exact list of events, none lost")
  func exactOrder() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    let before = try navtui.trace.lines().count
    for _ in 0..<20 {
      navtui.report(.press(5, 10), .drag(6, 10), .release(5, 10))
    }
    try navtui.waitUntil("all are seen") { try navtui.trace.count(of: "release") == 20 }
    let events = try navtui.trace.lines().dropFirst(before).filter { $0.kind == "input" }
      .compactMap(\.event)
    #expect(events == Array(repeating: ["press", "move", "release"], count: 20).flatMap { $0 })
  }

  @Test(
    "3: a report split at every byte with pauses is typed by nobody",
    arguments: [0.01, 0.06, 0.2]
  )
  func split(gap: Double) throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    let keys = try navtui.trace.count(of: "key")
    let report = MouseReport.press(5, 10).text + MouseReport.release(5, 10).text
    for (index, byte) in report.utf8.enumerated() {
      navtui.terminal.send([byte])
      // A pause behind ESC makes it the Escape key; all others are harmless.
      if index > 0, byte != 0x1B { navtui.pause(gap) }
    }
    try navtui.waitUntil("the release is seen") { try navtui.trace.count(of: "release") == 1 }
    #expect(try navtui.trace.count(of: "key") == keys)
    #expect(try navtui.trace.stack().count == 2)
  }

  @Test("12: a lone Esc goes back within five times 60 ms")
  func loneEscape() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    let keys = try navtui.trace.count(of: "key")
    let start = Date()
    navtui.strike(.escape)
    while try navtui.trace.count(of: "key") == keys, Date().timeIntervalSince(start) < 5 {
      navtui.pause(0.002)
    }
    #expect(Date().timeIntervalSince(start) < 5 * 0.060)
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("Answers that come late are typed neither into the program nor into the shell")
  func lateAnswers() throws {
    let navtui = try Navtui()
    navtui.terminal.answerDelay = 0.15
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    navtui.pause(0.3)
    #expect(try navtui.trace.count(of: "key") == 0)
    navtui.strike(.q)
    try navtui.terminal.waitForEnd()
    navtui.pause(0.3)
    #expect(navtui.terminal.leftovers == [])
  }

  @Test("Pasted text, quits and returns in it too, does nothing in a list")
  func paste() throws {
    let navtui = try Navtui.gallery()
    navtui.terminal.send("\u{1B}[200~q\r\u{3}\u{1A}\u{1B}[B\r\u{1B}[201~")
    try navtui.waitUntil("the paste is seen") { try navtui.trace.count(of: "paste") == 1 }
    try navtui.waitUntilSettled(depth: 1)
    #expect(try navtui.trace.count(of: "key") == 0)
    #expect(!navtui.hasEnded)
  }

  @Test("Legacy reports of the mouse, as from a terminal that knows no SGR, drag as well")
  func legacy() throws {
    let navtui = try Navtui.gallery()
    try navtui.open(Gallery.hiddenToShown)
    func report(_ code: UInt8, _ column: UInt8) -> [UInt8] {
      [0x1B, UInt8(ascii: "["), UInt8(ascii: "M"), code + 32, column + 33, 10 + 33]
    }
    navtui.terminal.send(report(0, 5) + report(32, 20) + report(32, 60))
    navtui.pause(MouseDrag.rest)
    navtui.terminal.send(report(3, 60))
    try navtui.waitUntilSettled(depth: 1)
  }
}
