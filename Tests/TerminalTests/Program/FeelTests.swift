import Foundation
import Testing

/// How exactly the pane obeys, measured on the trace of a real drag in a real xterm.
@Suite("The pointer is obeyed", .serialized)
struct FeelTests {
  /// What the terminal reports, and how far the edge may be from the pointer, in cells.
  struct Unit: CustomTestStringConvertible {
    let testDescription: String
    /// A window of fewer than 40 columns is too narrow for the width of a cell to be certain.
    let columns: Int
    let tolerance: Double
    let isWhole: Bool

    static let pixels = Unit(
      testDescription: "pixels",
      columns: 80,
      tolerance: 0.125,
      isWhole: false
    )
    static let cells = Unit(testDescription: "cells", columns: 38, tolerance: 0.5, isWhole: true)
  }

  @Test(
    "The edge is where the pointer is, at any speed",
    arguments: [Unit.pixels, .cells],
    [1, 4, 17]
  )
  func obeyed(unit: Unit, step: Int) throws {
    let stage = try gallery(unit)
    try stage.xterm.move(toPixel: 30, 8)
    try stage.xterm.press()
    for move in 1...30 { try stage.xterm.move(toPixel: 30 + min(move * step, 250), 8) }
    stage.pause(0.3)
    try stage.xterm.release()
    try stage.waitUntil("it is at rest") {
      try stage.trace.count(of: "release") > 0 && stage.trace.isIdle()
    }

    let lines = try stage.trace.lines()
    let press = try #require(lines.last { $0.event == "press" }?.x)
    var pointer = press
    var frames = 0
    var phase = "idle"
    for line in lines {
      if line.event == "move" { pointer = line.x ?? pointer }
      if let entered = line.phase { phase = entered }
      guard line.kind == "frame", phase == "interactive", let edge = line.edge else { continue }
      frames += 1
      #expect(abs(edge - (pointer - press)) <= unit.tolerance, "at \(line.t) s")
    }
    #expect(frames > 0)
    let reported = lines.filter { $0.event == "move" }.compactMap(\.x)
    #expect(reported.allSatisfy { $0 == $0.rounded() } == unit.isWhole)
  }

  @Test(
    "A catch does not move the edge by more than a frame's speed",
    arguments: [Unit.pixels, .cells]
  )
  func caught(unit: Unit) throws {
    let stage = try gallery(unit)
    // A press on the pane just after it began to leave.
    try stage.strike(.left)
    try stage.waitUntil("the pane is on its way") {
      try stage.trace.lines().contains { ($0.edge ?? 0) > 2 }
    }
    try stage.xterm.move(to: unit.columns - 2, 8)
    try stage.xterm.press()
    stage.pause(0.3)
    let lines = try stage.trace.lines()
    let caught = try #require(lines.lastIndex { $0.phase == "interactive" })
    let began = try #require(lines[..<caught].last { $0.phase == "animating" })
    let after = try #require(lines[caught...].first { $0.kind == "frame" && $0.edge != nil })
    // Where the spring of the pop was at that instant, and how far it goes in a frame.
    let frequency = 2 * Double.pi / 0.35
    let time = lines[caught].t - began.t
    let columns = Double(unit.columns)
    let place = columns * (1 - (1 + frequency * time) * exp(-frequency * time))
    let frame = columns * frequency * frequency * time * exp(-frequency * time) / 60
    let jump = abs((after.edge ?? 0) - place)
    #expect(jump <= frame + unit.tolerance, "\(after.edge ?? 0), not \(place)")
    try stage.xterm.release()
    try stage.waitUntil("it is at rest") { try stage.trace.isIdle() }
  }

  @Test("A settle goes on at the drag's speed, on the spring that the drag hands it to")
  func released() throws {
    let stage = try gallery(.pixels)
    try stage.xterm.move(toPixel: 30, 8)
    try stage.xterm.press()
    for move in 1...14 { try stage.xterm.move(toPixel: 30 + move * 20, 8) }
    try stage.xterm.release()
    try stage.waitUntil("it is at rest") {
      try stage.trace.count(of: "release") > 0 && stage.trace.isIdle()
    }
    let lines = try stage.trace.lines()
    let settled = try #require(lines.lastIndex { $0.phase == "settling" })
    let release = lines[settled].t
    let columns = Double(stage.columns)
    let start = try #require(lines[settled].progress) * columns
    let goal = try stage.trace.stack().count == 1 ? columns : 0
    // The drag's speed over its last 80 ms, the press included, as the rule is given it.
    let moves = lines[..<settled].filter {
      ($0.event == "move" || $0.event == "press") && release - $0.t <= 0.08
    }
    let first = try #require(moves.first)
    let last = try #require(moves.last)
    let speed = last.t > first.t ? ((last.x ?? 0) - (first.x ?? 0)) / (last.t - first.t) : 0
    let frames = lines[settled...].filter { $0.kind == "frame" && $0.edge != nil }
    try #require(!frames.isEmpty)
    for frame in frames.prefix(4) {
      // A critically damped spring of 0.35 s, that starts where and as fast as the hand let go.
      let frequency = 2 * Double.pi / 0.35
      let time = frame.t - release
      let slope = speed + frequency * (start - goal)
      let free = goal + (start - goal + slope * time) * exp(-frequency * time)
      let place = min(max(free, 0), columns)
      // A frame is composed a little before its line is written.
      let late = (speed.magnitude + columns / 0.1) * 0.004
      #expect(
        abs((frame.edge ?? 0) - place) <= late + 0.125,
        "at \(time) s: \(frame.edge ?? 0), not \(place), after \(speed) cells a second"
      )
    }
  }

  private func gallery(_ unit: Unit) throws -> NavtuiInXterm {
    let stage = try NavtuiInXterm(columns: unit.columns)
    try stage.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try stage.waitUntilSettled(depth: 1)
    try stage.open(Gallery.hiddenToShown)
    return stage
  }
}
