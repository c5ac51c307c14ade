import NavModel
import Testing

/// The table "Release rules side by side", and every rule's boundary from both sides.
@Suite("Release rule")
struct ReleaseRuleTests {
  static let past = ReleaseRule.past(0.5)
  static let reached = ReleaseRule.reached(0.4)
  static let projected = ReleaseRule.projected(by: 0.3)
  static let fling = ReleaseRule.fling(1)
  static let onward = ReleaseRule.onward(200)
  static let platform = ReleaseRule.platform(duration: 0.35)

  /// Makes a release as the table writes it: points a second on a phone's width.
  static func at(_ progress: Double, _ speed: Double = 0, width: Double = 375) -> Release {
    Release(progress: progress, velocity: speed / width, width: width)
  }

  static let columns = [past, reached, projected, fling, onward, platform]
  static let rows: [(Release, [Bool])] = [
    (at(0.4), [false, true, false, false, false, false]),
    (at(0.5), [false, true, false, true, false, false]),
    (at(0.6, -400), [true, true, false, false, false, false]),
    (at(0.15, 600), [false, false, true, true, true, true]),
    (at(0.2, 0, width: 1024), [false, false, false, false, false, true]),
  ]

  @Test("The table holds to the letter", arguments: rows)
  func table(release: Release, pops: [Bool]) {
    #expect(Self.columns.map { $0.finishes(release) } == pops)
  }

  @Test("Past a half: the half itself stays, whatever the speed", arguments: [-1e6, 0, 1e6])
  func pastHalf(speed: Double) {
    #expect(!Self.past.finishes(Self.at(0.5, speed)))
    #expect(Self.past.finishes(Self.at(0.5.nextUp, speed)))
    #expect(!Self.past.finishes(Self.at(0.5.nextDown, speed)))
  }

  @Test("From 0.4 on: 0.4 itself pops, whatever the speed", arguments: [-1e6, 0, 1e6])
  func reachedPart(speed: Double) {
    #expect(Self.reached.finishes(Self.at(0.4, speed)))
    #expect(!Self.reached.finishes(Self.at(0.4.nextDown, speed)))
  }

  @Test("Projected: progress and 0.3 of the speed must be more than a half together")
  func projection() {
    let release = { (progress: Double, velocity: Double) in
      Release(progress: progress, velocity: velocity, width: 640)
    }
    #expect(!Self.projected.finishes(release(0.5, 0)))
    #expect(Self.projected.finishes(release(0.5.nextUp, 0)))
    // 0.2 + 0.3 × 1 is the half itself.
    #expect(!Self.projected.finishes(release(0.2, 1)))
    #expect(Self.projected.finishes(release(0.2, 1.000_001)))
    #expect(!Self.projected.finishes(release(0.8, -1.000_001)))
    #expect(Self.projected.finishes(release(0.8, -0.999_999)))
  }

  @Test("Fling: from one width a second on the direction decides, below it what remains")
  func flingSpeed() {
    let release = { (progress: Double, velocity: Double) in
      Release(progress: progress, velocity: velocity, width: 640)
    }
    #expect(Self.fling.finishes(release(0, 1)))
    #expect(!Self.fling.finishes(release(0, 1.0.nextDown)))
    #expect(!Self.fling.finishes(release(1, -1)))
    #expect(Self.fling.finishes(release(1, (-1.0).nextUp)))
    #expect(Self.fling.finishes(release(0.5, 0)))
    #expect(!Self.fling.finishes(release(0.499_999, 0)))
  }

  @Test("Onward: never against the movement; with it past a half or faster than 0.2 px/ms")
  func onwardSpeed() {
    #expect(Self.onward.finishes(Self.at(0.51)))
    #expect(!Self.onward.finishes(Self.at(0.5)))
    #expect(!Self.onward.finishes(Self.at(0.9, -0.001)))
    #expect(Self.onward.finishes(Self.at(0.01, 200.001)))
    #expect(!Self.onward.finishes(Self.at(0.01, 199.999)))
  }

  @Test("Platform: 187.5 points, or half of a window that is narrower than a phone")
  func platformReach() {
    #expect(!Self.platform.finishes(Self.at(187.5 / 640, width: 640)))
    #expect(Self.platform.finishes(Self.at(188 / 640, width: 640)))
    #expect(!Self.platform.finishes(Self.at(0.5, width: 300)))
    #expect(Self.platform.finishes(Self.at(0.501, width: 300)))
  }

  @Test("Platform: speed counts for the transition's time, acceleration for half its square")
  func platformProjection() {
    let release = { (velocity: Double, acceleration: Double) in
      Release(progress: 0.1, velocity: velocity, acceleration: acceleration, width: 375)
    }
    // 0.1 + v · 0.35 passes 0.5 at v = 1.142857.
    #expect(!Self.platform.finishes(release(1.142, 0)))
    #expect(Self.platform.finishes(release(1.143, 0)))
    // 0.1 + a · 0.06125 passes 0.5 at a = 6.530612.
    #expect(!Self.platform.finishes(release(0, 6.53)))
    #expect(Self.platform.finishes(release(0, 6.54)))
    #expect(!Self.platform.finishes(release(1.143, -0.1)))
  }

  @Test("Platform: with fewer than three samples any speed does, if something moved")
  func platformFewSamples() {
    let release = { (velocity: Double, samples: Int) in
      Release(progress: 0.01, velocity: velocity, samples: samples, width: 375)
    }
    #expect(Self.platform.finishes(release(0.001, 1)))
    #expect(Self.platform.finishes(release(0.001, 2)))
    #expect(!Self.platform.finishes(release(0.001, 3)))
    #expect(!Self.platform.finishes(release(0, 2)))
    #expect(!Self.platform.finishes(release(-0.001, 2)))
    #expect(!Self.platform.finishes(release(0.001, 0)))
  }

  @Test("What is no number finishes nothing but by a rule that does not ask for it")
  func nonsense() {
    let release = Release(progress: .nan, velocity: .nan, acceleration: .nan, width: 0)
    #expect(Self.columns.allSatisfy { !$0.finishes(release) })
  }
}
