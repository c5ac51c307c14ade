import Foundation
import Testing

@Suite("Without a terminal, or with one that takes nothing")
struct StrayTests {
  /// Seconds of processor time that a program may use in a second in which nothing happens.
  private static let idle = 0.1

  private func processorTime(_ identifier: pid_t) throws -> Double {
    let stat = try String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
    let fields = stat.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    // proc(5): utime and stime are the 14th and 15th field, in ticks of 10 ms.
    return (fields[11...12].compactMap { Double($0) }.reduce(0, +)) / 100
  }

  @Test("At rest, and while the terminal takes nothing, it uses no processor time")
  func noBusyLoop() throws {
    let navtui = try Navtui.gallery()
    let identifier = navtui.terminal.child.identifier
    var before = try processorTime(identifier)
    navtui.pause(1)
    #expect(try processorTime(identifier) - before < Self.idle)

    try navtui.open(Gallery.hiddenToShown)
    navtui.report(.press(5, 10))
    for step in 0..<60 {
      let there = (0..<8).map { MouseReport.drag(8 + ($0 * 7 + step) % 60, 10).text }
      navtui.terminal.sendBlindly(there.joined())
      Thread.sleep(forTimeInterval: 0.02)
    }
    before = try processorTime(identifier)
    Thread.sleep(forTimeInterval: 1)
    #expect(try processorTime(identifier) - before < Self.idle)

    // The last picture arrives all the same, and the last position is right.
    navtui.report(.drag(37, 10))
    try navtui.waitUntil("the pane's edge is at 32") {
      try abs((navtui.trace.last("frame")?.edge ?? 0) - 32) < 0.5
    }
    navtui.report(.release(37, 10))
    try navtui.waitUntilSettled(depth: 2)
  }

  @Test("A key quits while the terminal takes nothing")
  func quitsWhileStalled() throws {
    let navtui = try Navtui()
    try Moment.stalled.reach(navtui)
    navtui.terminal.sendBlindly(Keystroke.controlC.bytes)
    #expect(Deadline.wait(5) { navtui.hasEnded })
    #expect(navtui.terminal.child.ending == .exited(0))
    #expect(navtui.terminal.settings == navtui.terminal.settingsBefore)
  }

  @Test("Report 7: the terminal goes away in the middle of a drag, and so does the program")
  func vanishesMidDrag() throws {
    for departure in [Departure.vanished, .vanishedUnheard] {
      let leaving = Leaving(term: "xterm-256color", departure: departure, moment: .dragging)
      #expect(try leaving.faults() == [])
    }
  }
}
