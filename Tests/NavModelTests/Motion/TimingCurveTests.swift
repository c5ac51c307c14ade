import NavModel
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  static let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test("It begins at 0 and ends at 1, and time beyond is clamped", arguments: curves)
  func ends(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test("It never runs back", arguments: curves)
  func monotonic(curve: TimingCurve) {
    let way = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "Half of the time is the part of the way that Core Animation makes it",
    arguments: zip(curves, [0.5, 0.315_357, 0.684_643, 0.5])
  )
  func half(curve: TimingCurve, progress: Double) {
    #expect((curve.progress(at: 0.5) - progress).magnitude < 1e-4)
  }

  @Test("Its slope is that of its progress", arguments: curves)
  func slope(curve: TimingCurve) {
    for time in [0.1, 0.3, 0.5, 0.9] {
      let step = 1e-4
      let rise = curve.progress(at: time + step) - curve.progress(at: time - step)
      #expect((curve.slope(at: time) - rise / (2 * step)).magnitude < 1e-3)
    }
    #expect(curve.slope(at: -0.1) == 0)
    #expect(curve.slope(at: 1.1) == 0)
  }

  @Test("Control points outside of time are moved into it")
  func clamped() {
    #expect(TimingCurve(-1, 0, 2, 1) == TimingCurve(0, 0, 1, 1))
  }
}
