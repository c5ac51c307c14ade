import NavTUI
import Testing

@Suite("Frame clocks")
struct FrameClockTests {
  @Test("The machine's clock starts at 0 and runs forwards")
  func system() {
    let clock = SystemClock()
    let first = clock.now
    #expect(first >= 0)
    #expect(first < 1)
    #expect(clock.now >= first)
  }

  @Test("A manual clock moves only when it is turned, and never back")
  func manual() {
    let clock = ManualClock(now: 2)
    clock.advance(by: 0.5)
    clock.advance(by: -1)
    #expect(clock.now == 2.5)
  }
}

@Suite("Frame pacing")
struct FramePacerTests {
  @Test("The first frame is due at once")
  func first() {
    let pacer = FramePacer()
    #expect(pacer.isDue(at: 0))
    #expect(pacer.deadline(after: 3) == 3)
  }

  @Test("The next frame is due one interval later, not before")
  func next() {
    var pacer = FramePacer(rate: 50)
    pacer.didDraw(at: 1)
    #expect(!pacer.isDue(at: 1))
    #expect(!pacer.isDue(at: 1.0199))
    #expect(pacer.isDue(at: 1.02))
    #expect(pacer.deadline(after: 1.01) == 1.02)
  }

  @Test("The first change after a pause is due at once")
  func pause() {
    var pacer = FramePacer(rate: 50)
    pacer.didDraw(at: 1)
    #expect(pacer.deadline(after: 9) == 9)
    pacer.didDraw(at: 9)
    #expect(pacer.deadline(after: 9) == 9.02)
  }

  @Test("Frames that come a little late do not lower the rate")
  func lateness() {
    var pacer = FramePacer(rate: 60)
    var frames = 0
    var now = 0.0
    while now < 1 {
      // Every wake-up is a millisecond late.
      now = pacer.deadline(after: now) + 0.001
      pacer.didDraw(at: now)
      frames += 1
    }
    #expect((59...61).contains(frames))
  }

  @Test("After a picture that showed nothing new the next may come sooner, though not at once")
  func nothingNew() {
    var pacer = FramePacer(rate: 50)
    pacer.didDraw(at: 1)
    pacer.didCompare(at: 1.03)
    #expect(pacer.deadline(after: 1.03) == 1.035)
    #expect(!pacer.isDue(at: 1.0349))
    #expect(pacer.isDue(at: 1.035))
    // It was no frame: the next one keeps its distance to the last that was.
    pacer.didDraw(at: 2)
    pacer.didCompare(at: 2.001)
    #expect(pacer.deadline(after: 2.01) == 2.02)
  }

  @Test("A rate that is none means the standard one", arguments: [0, -1, .nan] as [Double])
  func badRate(rate: Double) {
    #expect(FramePacer(rate: rate).interval == 1.0 / 60)
  }
}
