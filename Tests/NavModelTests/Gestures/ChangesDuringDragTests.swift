import NavModel
import Testing

@Suite("What changes during a drag")
struct ChangesDuringDragTests {
  @Test("A resize keeps progress, and the pane goes on from where the pointer is")
  func resize() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.4)
    let x = 0.4 * 640 + 4
    navigator.resize(to: Window(width: 320, height: 384))
    #expect((navigator.scene.progress - 0.4).magnitude < 1e-3)
    navigator.move(to: at(x + 32))
    #expect((navigator.scene.progress - 0.5).magnitude < 1e-3)
  }

  @Test("A window too small to draw in takes the drag away; one that just suffices does not")
  func tooSmall() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    navigator.resize(to: Window(width: 160, height: 80))
    #expect(navigator.phase == .interactive)
    navigator.resize(to: Window(width: 159, height: 80))
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "gestureCancelled")
  }

  @Test("A change of direction keeps progress, and the drag goes on the other way")
  func turnedAbout() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.4)
    navigator.direction = .rightToLeft
    let x = 0.4 * 640 + 4
    navigator.move(to: at(x - 64))
    #expect((navigator.scene.progress - 0.5).magnitude < 1e-3)
  }

  @Test("A change of system finishes what runs and cancels what is led")
  func otherSystem() {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    navigator.use(.cone)
    #expect(navigator.phase == .idle)
    navigator.drag(to: 0.9)
    navigator.use(.snapshot)
    #expect(navigator.phase == .idle)
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "pushed completed(true) gestureCancelled")
  }

  @Test("A veto set during the drag holds for it")
  func lateVeto() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    #expect(navigator.update("B") { $0.vetoesPop = true })
    #expect(navigator.barOnShow.face.screen == "B")
    navigator.release()
    navigator.settle()
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "vetoed")
  }

  @Test("A title set during a transition shows in it, and stays")
  func lateTitle() {
    var navigator = Navigator.holding("A", "B")
    navigator.pop()
    navigator.advance(by: 0.05)
    #expect(navigator.update("B") { $0.item.title = "New" })
    #expect(navigator.handle(.forward) == .done)
    #expect(navigator.barOnShow.face.title == "New")
    navigator.settle()
    #expect(navigator.screen("B")?.item.title == "New")
    #expect(!navigator.update("B") { $0 = Screen("C") })
    #expect(!navigator.update("Nobody") { $0.item.title = "?" })
    #expect(navigator.names() == "A B")
  }

  @Test("A drag that scrolls one screen does not scroll the next")
  func scrollKeepsToItsScreen() {
    let wide = { (id: ScreenID) in Screen(id).with { $0.scrollableWidth = 1280 } }
    var navigator = Navigator.holding("A", wide("B"))
    navigator.press(at: at(400))
    #expect(navigator.move(to: at(300)) == .scrolled)
    #expect(navigator.horizontalOffset(of: "B") == 100)
    navigator.push(wide("C"), animated: false)
    navigator.move(to: at(200))
    #expect(navigator.horizontalOffset(of: "B") == 100)
    #expect(navigator.horizontalOffset(of: "C") == 0)
  }

  @Test("Content is never scrolled beyond what the window, as it is now, has to show")
  func scrollRoom() {
    var navigator = Navigator.holding("A", Screen("B").with { $0.scrollableWidth = 960 })
    for offset in [Double.nan, -5, -Double.infinity] {
      #expect(navigator.scroll("B", to: offset) == false)
    }
    #expect(navigator.scroll("B", to: .infinity) == true)
    #expect(navigator.horizontalOffset(of: "B") == 320)
    navigator.resize(to: Window(width: 800, height: 384))
    #expect(navigator.horizontalOffset(of: "B") == 160)
    navigator.resize(to: Window(width: 960, height: 384))
    #expect(navigator.horizontalOffset(of: "B") == 0)
    #expect(navigator.scroll("Nobody", to: 5) == false)
  }
}
