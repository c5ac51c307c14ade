import NavModel
import Testing

@Suite("Odd numbers")
struct OddNumbersTests {
  private static let odd = [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -1,
  ]

  private func navigator(_ system: NavigationSystem) -> Navigator {
    var navigator = Navigator(
      system: system,
      root: Screen("A"),
      window: Window(width: 640, height: 384)
    )
    navigator.push(Screen("B"), animated: false)
    navigator.push(Screen("C"), animated: false)
    return navigator
  }

  @Test("A drag in a window of any width settles", arguments: NavigationSystem.all)
  func width(_ system: NavigationSystem) {
    for width in Self.odd {
      var navigator = navigator(system)
      navigator.press(at: Point(x: 4, y: 200))
      navigator.advance(by: 0.02)
      navigator.move(to: Point(x: 100, y: 200))
      navigator.resize(to: Window(width: width, height: width))
      navigator.advance(by: 0.02)
      navigator.move(to: Point(x: 200, y: 200))
      navigator.release()
      for _ in 0..<120 { navigator.advance(by: 1.0 / 60) }
      #expect(navigator.phase == .idle, "\(width)")
      #expect(navigator.scene.progress == 0)
    }
  }

  @Test("A pointer at a place that is no number leads nothing there", arguments: odd)
  func place(_ x: Double) {
    var navigator = navigator(.fluid)
    navigator.press(at: Point(x: 4, y: 200))
    navigator.advance(by: 0.02)
    navigator.move(to: Point(x: 100, y: 200))
    navigator.advance(by: 0.02)
    navigator.move(to: Point(x: x, y: x))
    #expect((0...1).contains(navigator.scene.progress))
    navigator.press(at: Point(x: x, y: 200))
    navigator.move(to: Point(x: 300, y: x))
    navigator.release()
    navigator.advance(by: 2)
    #expect(navigator.phase == .idle)
  }

  @Test("Time that is no number does not pass, and endless time ends", arguments: odd)
  func time(_ seconds: Double) {
    var navigator = navigator(.fluid)
    navigator.pop()
    navigator.advance(by: seconds)
    #expect(navigator.now.isFinite)
    navigator.advance(by: 2)
    #expect(navigator.phase == .idle)
  }

  @Test("Content scrolled to any number is where it can be", arguments: odd)
  func offset(_ offset: Double) {
    var navigator = navigator(.fluid)
    navigator.update("C") { $0.scrollableWidth = 1000 }
    navigator.scroll("C", to: offset)
    #expect((0...360).contains(navigator.horizontalOffset(of: "C")))
  }
}
