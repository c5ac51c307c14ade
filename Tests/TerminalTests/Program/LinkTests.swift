import Foundation
import Testing

/// The real program over links of some speed.
///
/// Times of the manual clock's tests, with five times the room: other programs use the machine as well.
@Suite("Links", .serialized)
struct LinkTests {
  /// Bytes a second, and how long the screen may take beyond what its last picture takes.
  struct Link: CustomTestStringConvertible {
    var baud: Int
    var grace: Double

    /// Eight bits, a start and a stop bit.
    var rate: Double { Double(baud) / 10 }
    var testDescription: String { "\(baud) baud" }
  }

  private static let room = 5.0

  /// What came of a drag of sixty motions in half a second across 120 columns, and a release.
  private struct Outcome {
    var settled: Double
    var picture: Double
    var frames: Int
    var motion: String
  }

  private func drag(over link: Link) throws -> Outcome {
    let navtui = try Navtui.gallery(columns: 120, rows: 40)
    navtui.terminal.rate = link.rate
    try navtui.open(Gallery.longList)
    try navtui.waitUntil("nothing comes any more") { isQuiet(navtui) }
    let before = try navtui.trace.lines().count { $0.kind == "frame" }
    navtui.report(.press(3, 20))
    for motion in 1...60 {
      navtui.pause(0.5 / 60)
      navtui.report(.drag(3 + motion * 97 / 60, 20))
    }
    navtui.report(.release(100, 20))
    let release = Date()
    try navtui.waitUntilSettled(depth: 1)
    try navtui.waitUntil("nothing comes any more") { isQuiet(navtui) }
    #expect(navtui.text().contains(Gallery.hiddenToShown))
    #expect(!navtui.text().contains(Gallery.chevron))
    let lines = try navtui.trace.lines()
    let last = try #require(lines.last { $0.kind == "frame" }?.bytes)
    return Outcome(
      settled: navtui.terminal.lastArrival.timeIntervalSince(release),
      picture: Double(last) / link.rate,
      frames: lines.count { $0.kind == "frame" } - before,
      motion: lines.last { $0.kind == "link" }?.motion ?? "full"
    )
  }

  private func isQuiet(_ navtui: Navtui) -> Bool {
    navtui.terminal.lastArrival.timeIntervalSinceNow < -0.7
  }

  @Test(
    "After a drag and a release the screen is settled as soon as the last picture can be there",
    arguments: [Link(baud: 115_200, grace: 0.3), Link(baud: 9_600, grace: 1)]
  )
  func settled(link: Link) throws {
    let outcome = try drag(over: link)
    #expect(outcome.settled <= outcome.picture + link.grace * Self.room)
    #expect(outcome.motion == "reduced")
  }

  @Test(
    "Settle time against link speed",
    .enabled(if: ProcessInfo.processInfo.environment["NAVTUI_BENCH"] == "link")
  )
  func bench() throws {
    print("link: baud, seconds to settle, of them the last picture, frames after the press, motion")
    for baud in [9_600, 19_200, 38_400, 57_600, 115_200, 230_400, 1_000_000, 10_000_000] {
      let outcome = try drag(over: Link(baud: baud, grace: 0))
      let row = String(
        format: "link: %9d %8.3f %8.3f %6d  ",
        baud,
        outcome.settled,
        outcome.picture,
        outcome.frames
      )
      print(row + outcome.motion)
    }
  }

  @Test("While the terminal takes nothing, input is taken, and the newest state is shown after it")
  func stuck() throws {
    let navtui = try Navtui.gallery(columns: 200, rows: 60)
    try navtui.open(Gallery.longList)
    navtui.terminal.rate = 0
    for _ in 0..<30 {
      navtui.report(.press(3, 20))
      for column in stride(from: 10, through: 190, by: 20) { navtui.report(.drag(column, 20)) }
      navtui.report(.drag(20, 20), .release(20, 20))
      navtui.pause(0.1)
    }
    #expect(try navtui.trace.count(of: "release") >= 30)
    let frames = try navtui.trace.lines().count { $0.kind == "frame" }
    navtui.strike(.left)
    try navtui.waitUntil("the pop is done") { try navtui.trace.stack().count == 1 }
    navtui.terminal.rate = nil
    try navtui.waitUntilShown(Gallery.hiddenToShown)
    try navtui.waitUntilSettled(depth: 1)
    #expect(!navtui.text().contains(Gallery.chevron))
    // What was written and not read, and a few frames for the rest.
    #expect(try navtui.trace.lines().count { $0.kind == "frame" } - frames < 40)
  }

  @Test(
    "While the terminal takes nothing, whether it answers or not, quit and signals work",
    arguments: [true, false],
    [nil, SIGTERM]
  )
  func leaving(answers: Bool, signal: Int32?) throws {
    let navtui = try Navtui(columns: 200, rows: 60)
    navtui.terminal.answersQueries = answers
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try navtui.open(Gallery.longList)
    navtui.terminal.rate = 0
    // More than a pseudo-terminal holds: without answers, frames are written until it takes no more.
    for _ in 0..<8 {
      navtui.report(.press(3, 20))
      for column in stride(from: 10, through: 190, by: 6) {
        navtui.report(.drag(column, 20))
        navtui.pause(0.02)
      }
      navtui.report(.drag(20, 20), .release(20, 20))
    }
    if let signal {
      kill(navtui.terminal.child.identifier, signal)
    } else {
      navtui.terminal.send("\u{3}")
    }
    let start = Date()
    try navtui.waitUntil("it has ended", within: 10) { navtui.hasEnded }
    #expect(-start.timeIntervalSinceNow < 1.2 * Self.room)
  }

  @Test(
    "An xterm that promises 8 colours and tells its 256th is drawn in 256; one that does not is not"
  )
  func colors() throws {
    for tells in [true, false] {
      let navtui = try Navtui(variables: ["TERM": "xterm"])
      try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
      #expect(try navtui.trace.last("start")?.colors == 8)
      #expect(!navtui.written.contains("38;5;"))
      // Asked ahead of the fence, so that the answer is there when the fence's is.
      let question = try #require(navtui.written.range(of: "\u{1B}]4;255;?\u{1B}\\"))
      #expect(navtui.written[question.upperBound...].contains("\u{1B}[c"))
      if tells { navtui.terminal.send("\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\") }
      try navtui.open(Gallery.longList)
      #expect(navtui.written.contains("38;5;") == tells)
      #expect(navtui.text().contains(Gallery.chevron))
    }
  }
}

extension Navtui {
  /// All that the program wrote, as text.
  fileprivate var written: String { String(decoding: terminal.transcript, as: UTF8.self) }
}
