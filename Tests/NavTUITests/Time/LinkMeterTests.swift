import Testing

@testable import NavTUI

@Suite("The link to the terminal")
struct LinkMeterTests {
  /// A link that answers questions after so many seconds, and carries so many bytes a second.
  private struct Line {
    var rate: Double
    var latency: Double
    var free = 0.0

    mutating func send(_ bytes: Int, at time: Double) -> Double {
      free = max(free, time) + Double(bytes) / rate
      return free + latency
    }
  }

  /// Sends frames as fast as there is room for them.
  private func flood(_ link: inout LinkMeter, _ line: inout Line, frames: Int, bytes: Int) {
    var now = line.free
    var answers: [Double] = []
    for _ in 0..<frames {
      while !link.hasRoom(at: now) {
        now = max(now, answers.removeFirst())
        link.didAnswer(at: now)
      }
      link.didSend(bytes: bytes, at: now)
      answers.append(line.send(bytes, at: now))
    }
    for answer in answers { link.didAnswer(at: answer) }
  }

  @Test("At most two frames are unanswered")
  func room() {
    var link = LinkMeter()
    #expect(link.hasRoom(at: 0) && link.isIdle)
    link.didSend(bytes: 1_000, at: 0)
    #expect(link.hasRoom(at: 0) && !link.isIdle)
    link.didSend(bytes: 1_000, at: 0)
    #expect(!link.hasRoom(at: 0))
    link.didAnswer(at: 0.01)
    #expect(link.hasRoom(at: 0.01))
    link.didAnswer(at: 0.02)
    #expect(link.isIdle)
    // An answer to nothing is one to something forgotten.
    link.didAnswer(at: 0.03)
    #expect(link.isIdle)
  }

  @Test("The rate of a slow link is found, whatever its latency", arguments: [0, 0.02, 0.3])
  func rate(latency: Double) throws {
    for speed in [960.0, 3_840, 11_520] {
      var line = Line(rate: speed, latency: latency)
      var link = LinkMeter()
      link.didAsk(at: 0)
      link.didAnswer(at: line.send(4, at: 0))
      flood(&link, &line, frames: 6, bytes: 1_200)
      let rate = try #require(link.rate)
      #expect((0.95...1.1).contains(rate / speed), "\(rate) for \(speed)")
    }
  }

  @Test("A fast link has no rate, however far the terminal is", arguments: [0, 0.3])
  func fast(latency: Double) {
    var line = Line(rate: 1_000_000, latency: latency)
    var link = LinkMeter()
    link.didAsk(at: 0)
    link.didAnswer(at: line.send(4, at: 0))
    flood(&link, &line, frames: 20, bytes: 3_000)
    #expect(link.rate == nil)
    #expect(link.isFast(for: 100_000))
  }

  @Test("On a slow link one frame is unanswered, so that none waits behind another")
  func one() {
    var line = Line(rate: 960, latency: 0)
    var link = LinkMeter()
    flood(&link, &line, frames: 6, bytes: 1_200)
    link.didSend(bytes: 1_200, at: line.free)
    #expect(!link.hasRoom(at: line.free))
  }

  @Test("A busy terminal is no slow link: few frames, and little ones, are no evidence")
  func evidence() {
    var link = LinkMeter()
    for second in 0..<2 {
      link.didSend(bytes: 1_000, at: Double(second))
      link.didAnswer(at: Double(second) + 0.4)
    }
    #expect(link.rate == nil)
    for second in 2..<9 {
      link.didSend(bytes: 20, at: Double(second))
      link.didAnswer(at: Double(second) + 0.4)
    }
    #expect(link.rate == nil)
  }

  @Test("A frame is late 50 ms after it should have been answered")
  func late() {
    var link = LinkMeter()
    link.didAsk(at: 0)
    link.didAnswer(at: 0.1)
    link.didSend(bytes: 10, at: 1)
    #expect(!link.isBehind(at: 1.149))
    #expect(link.isBehind(at: 1.151))
  }

  @Test("Nothing is sent behind a frame that is late, for a second at most")
  func hold() {
    for (latency, allowed) in [(0.001, 0.011), (0.1, 0.15)] {
      var link = LinkMeter()
      link.didAsk(at: 0)
      link.didAnswer(at: latency)
      link.didSend(bytes: 10, at: 1)
      #expect(link.hasRoom(at: 1 + allowed - 0.0001))
      #expect(link.hold(at: 1 + allowed - 0.0001) == nil)
      #expect(!link.hasRoom(at: 1 + allowed + 0.0001))
      #expect(link.hold(at: 1 + allowed + 0.0001) == 2)
      #expect(!link.hasRoom(at: 1.999))
      // It may have been lost.
      #expect(link.hasRoom(at: 2))
      link.didAnswer(at: 2)
      #expect(link.hasRoom(at: 2) && link.hold(at: 2) == nil)
    }
  }

  @Test("After an answer was lost, frames flow as before, one at a time")
  func flowAfterLoss() {
    var link = LinkMeter()
    link.didAsk(at: 0)
    link.didAnswer(at: 0.001)
    link.didSend(bytes: 10, at: 1)
    link.expire(at: 2)
    // Each answer seems to belong to the frame before.
    for frame in 0..<100 {
      let now = 2 + Double(frame) / 60
      link.expire(at: now)
      #expect(link.hasRoom(at: now), "frame \(frame)")
      link.didSend(bytes: 10, at: now)
      link.didAnswer(at: now + 0.001)
    }
    // A pause in which all are given up makes it whole.
    link.expire(at: 60)
    #expect(link.isIdle)
    link.didSend(bytes: 10, at: 60)
    link.didAnswer(at: 60.001)
    link.didSend(bytes: 10, at: 61)
    #expect(!link.hasRoom(at: 61.5))
  }

  @Test("An answer that does not come is given up after ten seconds")
  func lost() {
    var link = LinkMeter()
    link.didSend(bytes: 10, at: 1)
    link.didSend(bytes: 10, at: 2)
    #expect(link.deadline == 11)
    link.expire(at: 10.9)
    #expect(!link.hasRoom(at: 10.9))
    link.expire(at: 11)
    #expect(link.hasRoom(at: 11))
    #expect(link.deadline == 12)
    link.forget()
    #expect(link.deadline == nil)
  }
}

@Suite("What a link can carry")
struct MotionBudgetTests {
  private static let size = Size(columns: 120, rows: 40)

  /// A link on which frames took so long.
  private func link(bytes: Int, seconds: Double) -> LinkMeter {
    var link = LinkMeter()
    link.didAsk(at: 0)
    link.didAnswer(at: 0)
    for frame in 0..<4 {
      link.didSend(bytes: bytes, at: Double(frame) * 10 + 1)
      link.didAnswer(at: Double(frame) * 10 + 1 + seconds)
    }
    return link
  }

  @Test("Animations are given up below twenty frames a second, and come back above forty")
  func reduced() {
    var budget = MotionBudget()
    var result: Bool
    // A frame of a slide is taken for a quarter of all cells: 1,200 bytes.
    result = budget.update(link(bytes: 2_410, seconds: 0.1), size: Self.size)
    #expect(!result)
    result = budget.update(link(bytes: 2_390, seconds: 0.1), size: Self.size)
    #expect(result)
    #expect(budget.isReduced)
    result = budget.update(link(bytes: 4_790, seconds: 0.1), size: Self.size)
    #expect(!result)
    result = budget.update(link(bytes: 4_810, seconds: 0.1), size: Self.size)
    #expect(result)
    #expect(!budget.isReduced)
  }

  @Test("A hand is followed only at rest where a frame takes 0.4 s and more")
  func crawling() {
    var budget = MotionBudget()
    _ = budget.update(link(bytes: 1_200, seconds: 0.39), size: Self.size)
    #expect(budget.isReduced && !budget.waitsForRest(still: 0))
    _ = budget.update(link(bytes: 1_200, seconds: 0.41), size: Self.size)
    #expect(budget.waitsForRest(still: 0.14))
    #expect(!budget.waitsForRest(still: 0.16))
  }

  @Test("Decoration is left out of a slide once the link is behind, until the slide ends or rests")
  func lean() {
    var budget = MotionBudget()
    var result: Bool
    var link = LinkMeter()
    link.didSend(bytes: 100, at: 0)
    result = budget.decide(link, isSliding: true, still: 0, at: 0.04)
    #expect(!result)
    result = budget.decide(link, isSliding: true, still: 0, at: 0.06)
    #expect(result)
    #expect(budget.isLean)
    link.didAnswer(at: 0.07)
    result = budget.decide(link, isSliding: true, still: 0.29, at: 0.4)
    #expect(!result)
    #expect(budget.dueAfterRest == 0.3)
    result = budget.decide(link, isSliding: true, still: 0.3, at: 0.5)
    #expect(result)
    #expect(!budget.isLean)
    link.didSend(bytes: 100, at: 1)
    result = budget.decide(link, isSliding: true, still: 0, at: 1.2)
    #expect(result)
    result = budget.decide(link, isSliding: false, still: 0, at: 1.3)
    #expect(result)
  }
}
