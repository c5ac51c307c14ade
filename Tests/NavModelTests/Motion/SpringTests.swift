import NavModel
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("It starts where and as fast as it is told", arguments: [-3.0, 0, 0.5, 12])
  func start(velocity: Double) {
    let start = Spring(response: 0.35).motion(at: 0, displacement: -0.6, velocity: velocity)
    #expect(start.displacement == -0.6)
    #expect((start.velocity - velocity).magnitude < 1e-12)
  }

  @Test("Let go at rest, it approaches its goal and never passes it")
  func noOvershoot() {
    let spring = Spring(response: 0.35)
    #expect(spring.crossing(displacement: -1, velocity: 0) == nil)
    var before = -1.0
    for step in 1...200 {
      let now = spring.motion(at: Double(step) / 100, displacement: -1, velocity: 0).displacement
      #expect(now <= 0 && now >= before)
      before = now
    }
  }

  @Test("Thrown hard enough, it crosses its goal once, at the time it tells")
  func crossing() throws {
    let spring = Spring(response: 0.35)
    let frequency = 2 * Double.pi / 0.35
    // The slowest throw that crosses is the one whose slope is not yet 0.
    #expect(spring.crossing(displacement: -0.5, velocity: 0.5 * frequency - 1e-6) == nil)
    let time = try #require(spring.crossing(displacement: -0.5, velocity: 20))
    #expect(spring.motion(at: time, displacement: -0.5, velocity: 20).displacement.magnitude < 1e-9)
  }

  @Test("It is there already where nothing is to do")
  func nothing() {
    #expect(Spring(response: 0.35).crossing(displacement: 0, velocity: 5) == 0)
  }

  @Test(
    "A response that makes no sense counts as a thousandth of a second",
    arguments: [0.0, -1, Double.nan, Double.infinity, -Double.infinity]
  )
  func nonsense(response: Double) {
    #expect(Spring(response: response).response == 0.001)
  }
}
