import NavModel
import Testing

@Suite("Back to the very first screen")
struct ReturnToRootTests {
  /// A tab container as the root, with a navigation pushed in its first tab.
  private func nested(_ inside: Screen...) -> Navigator {
    var navigator = Navigator.holding(.tabs("T", "U", "V"))
    navigator.push(
      Screen("N", container: .navigation(inside)),
      animated: false,
      on: navigator.controller(inside: "T")
    )
    _ = navigator.drainReports()
    return navigator
  }

  @Test("One stack is emptied in one transition")
  func plain() {
    var navigator = Navigator.holding("A", "B", "C")
    #expect(navigator.returnToRoot() == .done)
    #expect(navigator.phase == .animating)
    navigator.settle()
    #expect(navigator.names() == "A")
    #expect(navigator.events() == "popped(2) completed(true) released(B) released(C)")
    #expect(navigator.returnToRoot() == .refused(.root))
  }

  @Test(
    "From within a nested controller the way leads out of it, be it at its own root or not",
    arguments: [["P"], ["P", "Q"]]
  )
  func outOfNest(names: [ScreenID]) {
    var navigator = nested(Screen("P"))
    for name in names.dropFirst() { navigator.push(Screen(name), animated: false) }
    #expect(navigator.returnToRoot() == .done)
    navigator.settle()
    #expect(navigator.destination == "U")
    #expect(!navigator.canGoBack)
  }

  @Test("What the first screen contains goes back to its own first screen")
  func hidden() {
    var navigator = Navigator.holding(.nest("N", "P", "Q"), "B")
    #expect(navigator.returnToRoot() == .done)
    navigator.settle()
    #expect(navigator.destination == "P")
    #expect(navigator.events().hasPrefix("popped(1) completed(true) released(Q)"))
  }

  @Test("From what is presented, over a nested stack too, one transition leads to the first screen")
  func presented() {
    var navigator = nested("P", "Q")
    navigator.present(["X", "Y"], animated: false)
    navigator.present(["Z"], animated: false)
    #expect(navigator.returnToRoot() == .done)
    #expect(navigator.operation == .dismiss)
    navigator.settle()
    #expect(navigator.destination == "U")
    #expect(!navigator.canGoBack)
  }

  @Test("While a caught dismissal is led, it leads out of what is presented all the same")
  func caught() {
    var navigator = Navigator.holding("A", "B")
    navigator.present(["X"], animated: false)
    navigator.dismiss()
    navigator.advance(by: 0.05)
    navigator.press(at: Point(x: 639, y: 200))
    #expect(navigator.phase == .interactive)
    #expect(navigator.returnToRoot() == .done)
    navigator.settle()
    #expect(navigator.destination == "A")
    #expect(navigator.presentedController == nil)
  }

  @Test("A screen that vetoes its pop keeps everything as it is")
  func vetoed() {
    var navigator = Navigator.holding("A", Screen("B").with { $0.vetoesPop = true })
    navigator.present(["X"], animated: false)
    _ = navigator.drainReports()
    #expect(navigator.returnToRoot() == .refused(.vetoed))
    #expect(navigator.events() == "vetoed")
    #expect(navigator.destination == "X")
  }
}
