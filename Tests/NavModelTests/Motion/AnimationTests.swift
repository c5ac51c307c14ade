import NavModel
import Testing

@Suite("Animation")
struct AnimationTests {
  static let fluid = Animation.Timing.spring(Spring(response: 0.35))

  @Test("A curve takes its time, to the instant")
  func curve() {
    var animation = Animation(from: 0.2, to: 1, timing: .curve(.linear, duration: 0.5))
    animation.advance(by: 0.25)
    #expect((animation.position - 0.6).magnitude < 1e-6)
    #expect((animation.velocity - 1.6).magnitude < 1e-6)
    animation.advance(by: 0.249)
    #expect(!animation.isFinished)
    animation.advance(by: 0.001)
    #expect(animation.isFinished)
    #expect(animation.position == 1)
    #expect(animation.velocity == 0)
  }

  @Test(
    "A settle on the default spring ends at its goal, without passing it, within 2 s",
    arguments: [-100.0, -4, -1, 0, 1, 4, 100, 1e6],
    [0.0, 0.01, 0.3, 0.5, 0.99, 1]
  )
  func settles(velocity: Double, progress: Double) {
    for goal in [0.0, 1] {
      let settle = SettleStyle.spring(Spring(response: 0.35))
      var animation = settle.animation(from: progress, to: goal, velocity: velocity)
      var seconds = 0.0
      while !animation.isFinished, seconds < 3 {
        // It may swing out away from the goal, but is never beyond it.
        #expect((goal - animation.position) * (goal - progress) >= 0)
        animation.advance(by: 1.0 / 240)
        seconds += 1.0 / 240
      }
      #expect(animation.position == goal)
      #expect(seconds < 2)
    }
  }

  @Test("It starts at the speed it is given")
  func speed() {
    let animation = Animation(from: 0.3, to: 1, velocity: 2, timing: Self.fluid)
    #expect((animation.position - 0.3).magnitude < 1e-12)
    #expect((animation.velocity - 2).magnitude < 1e-12)
  }

  @Test("Time that is none does not pass", arguments: [-1.0, 0, Double.nan, -Double.infinity])
  func noTime(seconds: Double) {
    var animation = Animation(from: 0, to: 1, timing: Self.fluid)
    animation.advance(by: seconds)
    #expect(animation.elapsed == 0)
    #expect(animation.position == 0)
  }

  @Test("After any time, however long, it has arrived", arguments: [10.0, 1e300, Double.infinity])
  func eternity(seconds: Double) {
    var animation = Animation(from: 0, to: 1, velocity: -3, timing: Self.fluid)
    animation.advance(by: seconds)
    #expect(animation.position == 1)
    #expect(animation.isFinished)
  }

  @Test("A duration that makes no sense is over at once", arguments: [0.0, -1, Double.nan])
  func noDuration(duration: Double) {
    let animation = Animation(from: 0, to: 1, timing: .curve(.easeIn, duration: duration))
    #expect(animation.isFinished)
    #expect(animation.position == 1)
  }
}
