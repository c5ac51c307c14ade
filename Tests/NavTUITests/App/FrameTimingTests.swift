import NavModel
import Testing

@testable import NavTUI

@Suite("When frames come")
struct FrameTimingTests {
  /// Lets time pass as the loop itself would: it wakes when something is due, and not before.
  private func sleep(_ rig: AppRig, until end: Double) {
    while rig.clock.now < end {
      let rest = end - rig.clock.now
      rig.clock.advance(by: min(rig.loop.patience(at: rig.clock.now) ?? rest, rest))
      rig.step()
    }
  }

  @Test(
    "A motion of the pointer is answered by one frame, at once, whatever came before it",
    arguments: [0.020, 0.0251, 0.0333, 0.04]
  )
  func motions(gap: Double) throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(0, 8)
    for column in [2, 3, 5, 8, 10, 11, 14, 15, 17, 20, 22, 25] {
      sleep(rig, until: rig.clock.now + gap)
      let before = rig.terminal.frames.count
      rig.drag(column, 8)
      #expect(rig.app.edge == Double(column))
      #expect(rig.terminal.frames.count == before + 1)
    }
    let frames = rig.terminal.frames.count
    sleep(rig, until: rig.clock.now + 1)
    #expect(rig.terminal.frames.count == frames)
    #expect(rig.loop.patience(at: rig.clock.now) == nil)
  }

  @Test("A report of where the pointer is already is no frame, and holds the next one up by little")
  func nothingNew() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(0, 8)
    rig.drag(10, 8)
    rig.wait(0.5)
    let before = rig.terminal.frames.count
    rig.drag(10, 8)
    #expect(rig.terminal.frames.count == before)
    rig.clock.advance(by: 0.005)
    rig.drag(12, 8)
    #expect(rig.terminal.frames.count == before + 1)
  }

  @Test("A transition of 0.35 seconds is twenty pictures or more, a sixtieth of a second apart")
  func transition() throws {
    let size = Size(columns: 80, rows: 24)
    let curve = TimingCurve(1.0 / 3, 1, 2.0 / 3, 1)
    var system = NavigationSystem.fluid
    system.push = TransitionStyle(system.push.travel, .curve(curve, duration: 0.35))
    let rig = try AppRig(size: size, system: system)
    rig.wait(1)
    let (start, before) = (rig.clock.now, rig.terminal.frames.count)
    rig.feed("\r")
    var times = [start]
    var seen = rig.terminal.frames.count
    while rig.clock.now < start + 0.5 {
      sleep(rig, until: rig.clock.now + 0.0005)
      guard rig.terminal.frames.count > seen else { continue }
      #expect(rig.terminal.frames.count == seen + 1)
      seen += 1
      times.append(rig.clock.now)
    }
    #expect(seen - before >= 20)
    for (one, next) in zip(times, times.dropFirst()).dropLast(2) {
      #expect(abs(next - one - AppRig.frame) < 0.0006)
    }
    #expect(rig.phase == .idle)
  }

  @Test(
    "After a fast drag that is told in pixels, the edge is drawn finely once it has slowed down"
  )
  func fineEdges() throws {
    let rig = try AppRig()
    let size = AppRig.size
    // Cells of 10 by 20 pixels.
    rig.terminal.resize(
      to: size,
      pixels: PixelSize(width: size.columns * 10, height: size.rows * 20)
    )
    rig.step()
    rig.feed("\u{1B}[?1016;2$y\u{1B}[?62c")
    #expect(rig.terminal.modes.reportsPixels)
    rig.open(3)
    rig.feed("\u{1B}[<0;1;171M")
    for step in 1...10 {
      sleep(rig, until: rig.clock.now + 0.02)
      rig.feed("\u{1B}[<32;\(1 + step * 33);171M")
    }
    let eighths = GlyphSet.unicode.eighths.map { Glyph($0) }
    var isFine: Bool {
      guard let picture = rig.terminal.shown, let edge = rig.app.edge else { return false }
      return eighths.contains(picture[Int(edge), size.rows - 2].glyph)
    }
    #expect(rig.app.edge == 33)
    #expect(!isFine)

    // A third of a cell further, and still as fast.
    sleep(rig, until: rig.clock.now + 0.02)
    rig.feed("\u{1B}[<32;365;171M")
    let before = rig.terminal.frames.count
    #expect(!isFine)
    sleep(rig, until: rig.clock.now + 1)
    #expect(isFine)
    #expect(rig.terminal.frames.count == before + 1)
    #expect(rig.loop.patience(at: rig.clock.now) == nil)
    #expect(!rig.app.isMoving)
  }
}
