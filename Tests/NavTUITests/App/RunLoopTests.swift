import Glibc
import NavModel
import Testing

@testable import NavTUI

@Suite("The run loop")
struct RunLoopTests {
  private func times(_ rig: AppRig, after start: Double) -> [Double] {
    rig.lines.filter { $0.kind == "frame" && $0.time > start }.map(\.time)
  }

  @Test("The first picture comes at once, and then none")
  func rest() throws {
    let rig = try AppRig()
    #expect(rig.terminal.frames.count == 1)
    #expect(rig.loop.patience(at: rig.clock.now) == nil)
    rig.wait(3)
    #expect(rig.terminal.frames.count == 1)
  }

  @Test("The first change after a pause is shown in the step that reads the key")
  func firstChange() throws {
    let rig = try AppRig()
    rig.wait(1)
    rig.feed("\u{1B}[B")
    #expect(rig.terminal.frames.count == 2)
    #expect(rig.loop.patience(at: rig.clock.now) == nil)
  }

  @Test("While a pane moves there are sixty frames a second, and afterwards nothing is due")
  func sixtyFrames() throws {
    let rig = try AppRig()
    rig.wait(1)
    let start = rig.clock.now
    rig.terminal.feed("\r", at: start)
    rig.terminal.hangUp()
    // The loop's own waits turn the clock: whatever is due, and no more.
    while rig.loop.ending == nil, rig.clock.now < start + 0.3 {
      rig.terminal.wait(atMost: rig.loop.patience(at: rig.clock.now))
      rig.step()
      if rig.clock.now < start + 0.3 { rig.terminal.feed("", at: start + 5) }
    }
    let frames = times(rig, after: start)
    #expect((17...19).contains(frames.count))
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(next - one - AppRig.frame) < 0.0001)
    }
  }

  @Test("A thousand motions in fifty milliseconds: the pane is at the last, in a few frames")
  func motions() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(0, 8)
    let before = rig.terminal.frames.count
    for motion in 0..<1000 {
      rig.clock.advance(by: 0.05 / 1000)
      rig.drag(motion % 50, 8)
    }
    rig.drag(37, 8)
    rig.wait(AppRig.frame)
    #expect(rig.app.edge == 37)
    #expect(rig.terminal.frames.count - before <= 3 + 2)
  }

  @Test("A terminal that takes nothing gets no more frames, and then the newest state")
  func slowTerminal() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(0, 8)
    rig.terminal.takesFrames = false
    let before = rig.terminal.frames.count
    for column in 1...40 {
      rig.clock.advance(by: AppRig.frame)
      rig.drag(column, 8)
    }
    #expect(rig.terminal.frames.count == before + 1)
    #expect(rig.loop.patience(at: rig.clock.now) == nil)
    rig.terminal.takesFrames = true
    rig.step()
    #expect(rig.terminal.frames.count == before + 2)
    #expect(rig.app.edge == 40)
    let frames = rig.lines.filter { $0.kind == "frame" }.suffix(2)
    #expect(frames.map { $0.number("edge") } == [1, 40])
    #expect((frames.first?.number("waited") ?? 0) > 0.6)
    #expect(frames.last?.number("waited") == 0)
  }

  @Test("q at the root and Control-C anywhere end it, also in a field and during a drag")
  func quitting() throws {
    let root = try AppRig()
    root.feed("q")
    #expect(root.loop.ending == .quit)

    let deeper = try AppRig()
    deeper.open(3)
    deeper.feed("q")
    #expect(deeper.loop.ending == nil)
    deeper.settle()
    #expect(deeper.titles == ["Root"])

    let field = try AppRig()
    field.open(0)
    field.feed("q")
    #expect(field.loop.ending == nil)
    field.feed("\u{3}")
    #expect(field.loop.ending == .quit)

    let dragged = try AppRig()
    dragged.open(3)
    dragged.press(5, 8)
    dragged.drag(30, 8)
    dragged.feed("\u{3}")
    #expect(dragged.loop.ending == .quit)
  }

  @Test("A signal ends it and is told; what comes after it is not waited for")
  func signal() throws {
    let rig = try AppRig()
    rig.terminal.raise(.end(15))
    #expect(rig.run() == .signal(15))
    #expect(!rig.terminal.isEntered)
    #expect(rig.lines.last?.kind == "end")
    #expect(rig.lines.last?.text("reason") == "signal")
  }

  @Test("A terminal that goes away is a hangup, though SIGHUP tells of it first")
  func hangup() throws {
    let alone = try AppRig()
    alone.terminal.hangUp()
    #expect(alone.run() == .hangup)

    let told = try AppRig()
    told.terminal.raise(.end(SIGHUP))
    told.terminal.hangUp()
    #expect(told.run() == .hangup)
    #expect(told.lines.last?.text("reason") == "hangup")

    let killed = try AppRig()
    killed.terminal.raise(.end(SIGHUP))
    #expect(killed.run() == .signal(SIGHUP))
  }

  @Test("Control-Z takes a drag away and stops, by key and by signal")
  func suspending() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(5, 8)
    rig.drag(50, 8)
    rig.feed("\u{1A}")
    #expect(rig.terminal.stops == 1)
    #expect(rig.phase == .settling)
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])
    rig.terminal.raise(.suspend)
    rig.step()
    #expect(rig.terminal.stops == 2)
  }

  @Test("A lone Escape goes back after its delay; an arrow that comes in two pieces is an arrow")
  func escape() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.feed("\u{1B}")
    #expect(rig.phase == .idle)
    let patience = try #require(rig.loop.patience(at: rig.clock.now) as Double?)
    #expect(abs(patience - InputDecoder.defaultEscapeDelay) < 0.0001)
    rig.clock.advance(by: patience)
    rig.step()
    #expect(rig.phase == .animating)
    #expect(rig.titles == ["Root"])

    let split = try AppRig()
    split.open(3)
    split.feed("\u{1B}")
    split.clock.advance(by: 0.02)
    split.feed("[B")
    split.wait(0.1)
    #expect(split.titles == ["Root", "row 3"])
  }
}
