import NavModel
import Testing

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  /// A tracker that was pressed at the first sample (seconds, points) and moved through the others.
  private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (index, (time, x)) in samples.enumerated() {
      let sample = PanSample(location: Point(x: x, y: 0), time: time)
      if index == 0 { tracker.begin(sample) } else { tracker.add(sample) }
    }
    return tracker
  }

  @Test("The speed is the way of the last 80 ms over its time, the press included")
  func mean() {
    let tracker = tracker([(0, 0), (0.02, 4), (0.04, 20)])
    #expect(tracker.velocity(at: 0.04) == 500)
    #expect(tracker.count == 2)
  }

  @Test("What is older than 80 ms does not count, what is exactly as old does")
  func span() {
    let tracker = tracker([(0, 0), (0.02, 100), (0.1, 108)])
    #expect((tracker.velocity(at: 0.1) - 100).magnitude < 1e-6)
    #expect(tracker.velocity(at: 0.101) == 0)
  }

  @Test("A pointer that rests has no speed after 80 ms")
  func rest() {
    let tracker = tracker([(0, 0), (0.02, 100), (0.04, 200)])
    #expect(tracker.velocity(at: 0.09) > 0)
    #expect(tracker.velocity(at: 0.121) == 0)
    #expect(tracker.velocity(at: 9) == 0)
  }

  @Test("Where no time has passed there is no speed")
  func instant() {
    #expect(tracker([(1, 0), (1, 50)]).velocity(at: 1) == 0)
    #expect(tracker([(1, 0)]).velocity(at: 1) == 0)
    #expect(VelocityTracker().velocity(at: 1) == 0)
  }

  @Test("A movement at the instant of the press does not take the press's place")
  func pressCounts() {
    let tracker = tracker([(0, 0), (0, 6), (0, 8), (0.05, 20)])
    #expect(tracker.velocity(at: 0.05) == 400)
    #expect(tracker.count == 3)
  }

  @Test("Acceleration is the change between the last two speeds")
  func acceleration() {
    let steady = tracker([(0, 0), (0.02, 10), (0.04, 20)])
    #expect(steady.acceleration(at: 0.04).magnitude < 1e-6)
    let rising = tracker([(0, 0), (0.02, 10), (0.04, 30)])
    // From 500 to 1000 points a second, in 20 ms between the middles.
    #expect((rising.acceleration(at: 0.04) - 25_000).magnitude < 1e-6)
    #expect(tracker([(0, 0), (0.02, 10)]).acceleration(at: 0.02) == 0)
    #expect(rising.acceleration(at: 0.1) == 0)
  }

  @Test("Several movements at one instant are one to the acceleration, the last of them")
  func accelerationOfInstants() {
    let doubled = tracker([(0, 0), (0.02, 5), (0.02, 10), (0.04, 25), (0.04, 30)])
    #expect((doubled.acceleration(at: 0.04) - 25_000).magnitude < 1e-6)
  }

  @Test("Any number of movements is kept in little room, and the press begins anew")
  func flood() {
    var tracker = VelocityTracker()
    tracker.begin(PanSample(location: Point(x: 0, y: 0), time: 0))
    for step in 1...10_000 {
      let time = Double(step) / 100_000
      tracker.add(PanSample(location: Point(x: time * 1000, y: 0), time: time))
    }
    #expect((tracker.velocity(at: 0.1) - 1000).magnitude < 1e-3)
    #expect(tracker.count == 10_000)
    tracker.begin(PanSample(location: Point(x: 5, y: 0), time: 1))
    #expect(tracker.count == 0)
    #expect(tracker.velocity(at: 1) == 0)
  }
}
