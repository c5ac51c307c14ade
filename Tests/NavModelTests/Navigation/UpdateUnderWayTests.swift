import NavModel
import Testing

@Suite("A screen that is changed under way")
struct UpdateUnderWayTests {
  private func navigator() -> Navigator {
    Navigator(root: Screen("A"), window: Window(width: 640, height: 384))
  }

  @Test("A change reaches a screen that a set is taking out of the middle")
  func middle() {
    var navigator = navigator()
    navigator.push(Screen("B"), animated: false)
    navigator.push(Screen("C"), animated: false)
    navigator.set([Screen("A"), Screen("D")])
    #expect(navigator.update("B") { $0.vetoesPop = true })
    navigator.handle(.back)
    navigator.advance(by: 2)
    #expect(navigator.screen("B")?.vetoesPop == true)
  }

  @Test("A change reaches a screen inside a container that is leaving")
  func inside() {
    var navigator = navigator()
    navigator.push(Screen("N", container: .navigation([Screen("P"), Screen("Q")])))
    navigator.handle(.back)
    #expect(navigator.update("P") { $0.item.title = "changed" })
    navigator.handle(.forward)
    navigator.advance(by: 2)
    #expect(navigator.screen("P")?.item.title == "changed")
  }

  @Test("A screen that has left is not there to be changed")
  func gone() {
    var navigator = navigator()
    navigator.push(Screen("N", container: .navigation([Screen("P")])))
    navigator.handle(.back)
    navigator.advance(by: 2)
    #expect(!navigator.update("N") { $0.vetoesPop = true })
    #expect(!navigator.update("P") { $0.vetoesPop = true })
  }

  @Test("A drag that a tiny window takes away settles as fast as the hand was")
  func tinyWindow() {
    var navigator = navigator()
    navigator.push(Screen("B"), animated: false)
    navigator.press(at: Point(x: 4, y: 200))
    navigator.advance(by: 0.1)
    navigator.move(to: Point(x: 324, y: 200))
    navigator.advance(by: 0.05)
    navigator.move(to: Point(x: 292, y: 200))
    navigator.resize(to: Window(width: 8, height: 384))
    #expect(navigator.phase == .settling)
    // 32 points in 0.05 s are −1 width a second of the window that was, and −80 of the tiny one.
    #expect(abs(navigator.scene.velocity + 1) < 1e-9)
  }
}
