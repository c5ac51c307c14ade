import NavModel
import Testing

@testable import NavTUI

@Suite("What the run loop traces")
struct TracerTests {
  @Test("At the start: phase, stack and bar, then the frame; and nothing at rest")
  func start() throws {
    let rig = try AppRig()
    rig.wait(1)
    #expect(rig.lines.map(\.kind) == ["phase", "stack", "bar", "frame"])
    #expect(rig.lines[0].text("phase") == "idle")
    #expect(rig.lines[2].fields["visible"] as? Bool == false)
    #expect(rig.lines[3].number("edge") == nil)
  }

  @Test("A push: the key, what is told of it, the phase, the stack, the bar, frames; then rest")
  func push() throws {
    let rig = try AppRig()
    rig.wait(1)
    let start = rig.lines.count
    rig.open(3)
    let lines = Array(rig.lines[start...])
    let begin = lines.prefix { $0.kind != "frame" }.map(\.kind)
    #expect(begin == ["input", "log", "log", "log", "phase", "stack", "bar"])
    #expect(lines[0].text("key") == "enter")
    #expect(lines[4].text("operation") == "push")
    #expect(lines[4].number("progress") == 0)
    #expect(lines[5].fields["stack"] as? [String] == ["Root", "row 3"])
    #expect(lines[6].text("back") == "Root")
    let end = lines.filter { $0.kind != "frame" }.suffix(5).map(\.kind)
    #expect(end == ["log", "log", "log", "event", "phase"])
    #expect(lines.last?.kind == "frame")
    #expect(lines.last?.number("edge") == nil)
    let edges = lines.filter { $0.kind == "frame" }.compactMap { $0.number("edge") }
    #expect(edges.count > 10)
    #expect(edges == edges.sorted(by: >))
  }

  @Test("A drag is written with its positions; the release decides, and then the stack changes")
  func drag() throws {
    let rig = try AppRig()
    rig.open(3)
    let start = rig.lines.count
    rig.press(5, 8)
    rig.drag(40, 9)
    rig.wait(0.2)
    rig.release(40, 9)
    let lines = rig.lines[start...].filter { $0.kind != "frame" && $0.kind != "log" }
    let inputs = lines.filter { $0.kind == "input" }
    #expect(inputs.map { $0.text("event") } == ["press", "move", "release"])
    #expect(inputs.map { $0.number("x") } == [5, 40, 40])
    #expect(inputs.map { $0.number("y") } == [8, 9, 9])
    let release = try #require(lines.lastIndex { $0.text("event") == "release" })
    #expect(lines[..<release].allSatisfy { $0.kind != "stack" })
    #expect(lines[(release + 1)...].contains { $0.fields["stack"] as? [String] == ["Root"] })
  }

  @Test("Printable keys are written as themselves, others by name")
  func keys() throws {
    let rig = try AppRig()
    rig.feed("g $\u{1B}[1;2C\u{1B}[6~界\u{1}")
    let keys = rig.lines.filter { $0.kind == "input" }.map { $0.text("key") }
    #expect(keys == ["g", " ", "$", "shift-right", "pagedown", "界", "control-a"])
  }

  @Test("Times never run back, whatever happens at once")
  func monotonic() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(5, 8)
    rig.drag(30, 8)
    rig.clock.advance(by: 0.1)
    rig.terminal.resize(to: Size(columns: 10, rows: 3))
    rig.step()
    rig.terminal.resize(to: AppRig.size)
    rig.clock.advance(by: 0.1)
    rig.feed("\r")
    rig.clock.advance(by: 1)
    rig.terminal.raise(.suspend)
    rig.feed("q")
    rig.settle()
    rig.end()
    let times = rig.lines.map(\.time)
    #expect(times == times.sorted())
    #expect(rig.lines.count > 20)
  }

  @Test("What ends and what begins in one step are two phases")
  func twoPhases() throws {
    let rig = try AppRig()
    rig.rootList.select(3)
    rig.feed("\r")
    rig.clock.advance(by: 5)
    rig.feed("\r")
    let phases = rig.lines.filter { $0.kind == "phase" }.map { $0.text("phase") }
    #expect(phases == ["idle", "animating", "idle", "animating"])
  }

  @Test("The end counts the frames and their bytes")
  func end() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.end()
    let frames = rig.lines.filter { $0.kind == "frame" }
    let end = try #require(rig.lines.last)
    #expect(end.text("reason") == "quit")
    #expect(end.number("frames") == Double(frames.count))
    #expect(end.number("bytes") == frames.compactMap { $0.number("bytes") }.reduce(0, +))
  }
}
