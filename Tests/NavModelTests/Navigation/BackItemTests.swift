import NavModel
import Testing

@Suite("Back item")
struct BackItemTests {
  private func back(_ navigator: Navigator) -> String? { navigator.backItemOnShow?.title }

  @Test("The root has none; above it the title of the screen below")
  func titles() {
    #expect(back(.holding("A")) == nil)
    #expect(back(.holding(Screen("A", title: "Inbox"), "B")) == "Inbox")
  }

  @Test("What the screen below says of it beats its title; the screen's own word beats both")
  func order() {
    let below = Screen("A", title: "Inbox").with { $0.item.backTitle = "Mail" }
    #expect(back(.holding(below, "B")) == "Mail")
    let own = Screen("B").with { $0.item.back = .custom(BarItem("Out")) }
    #expect(back(.holding(below, own)) == "Out")
    #expect(back(.holding(below, Screen("B").with { $0.item.back = .none })) == nil)
  }

  @Test("Left items take its place, unless they stand beside it")
  func leftItems() {
    var screen = Screen("B").with { $0.item.left = [BarItem("Edit")] }
    #expect(back(.holding("A", screen)) == nil)
    screen.item.leftItemsSupplementBackButton = true
    #expect(back(.holding("A", screen)) == "A")
  }

  @Test("The delegate makes it, and can call the default")
  func hook() {
    var navigator = Navigator.holding("A", "B", system: .wrapped)
    #expect(back(navigator) == "返回")
    #expect(navigator.backItemOnShow?.color == Color(18, 150, 219))
    navigator.delegate.backItem = { screen, standard in
      screen.id == "B" ? BarItem("« " + (standard?.title ?? "")) : standard
    }
    #expect(back(navigator) == "« 返回")
    navigator.delegate.backItem = { _, _ in nil }
    #expect(back(navigator) == nil)
  }

  @Test("The delegate is asked for pushed screens only")
  func hookAtRoot() {
    var navigator = Navigator.holding("A")
    navigator.delegate.backItem = { _, _ in BarItem("never") }
    #expect(back(navigator) == nil)
  }

  @Test("At a nested root the outer bar's item is on show, and pops the outer stack")
  func outer() {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    #expect(back(navigator) == "A")
    #expect(navigator.tapBackItem() == .done)
    navigator.settle()
    #expect(navigator.names() == "A")
    #expect(navigator.tapBackItem() == .refused(.notFound))
  }

  @Test("A nested root's own back item leads out of its controller")
  func nestedCustom() {
    let inner = Screen("X").with { $0.item.back = .custom(BarItem("Up")) }
    var navigator = Navigator.holding("A", .nest("Q", inner))
    #expect(back(navigator) == "Up")
    #expect(navigator.tapBackItem() == .done)
    navigator.settle()
    #expect(navigator.names() == "A")
  }

  @Test("A presented root's own back item dismisses it")
  func presentedCustom() {
    var navigator = Navigator.holding("A")
    navigator.present(
      [Screen("M").with { $0.item.back = .custom(BarItem("Done")) }],
      animated: false
    )
    #expect(navigator.tapBackItem(of: "M") == .done)
    navigator.settle()
    #expect(navigator.names() == "A")
  }

  @Test("The item of a bar that is not on show cannot be tapped")
  func otherBars() {
    var navigator = Navigator.holding("A", "B", "C")
    #expect(navigator.tapBackItem(of: "B") == .refused(.notFound))
    #expect(navigator.tapBackItem(of: "Nobody") == .refused(.notFound))
    #expect(navigator.tapBackItem(of: "C") == .done)
  }

  @Test("History lists what lies below, nearest first, and choosing pops to it at once")
  func history() {
    var navigator = Navigator.holding("A", "B", "C", "D")
    #expect(navigator.backHistory.map(\.id) == ["C", "B", "A"])
    #expect(navigator.hasBackHistory)
    #expect(navigator.chooseHistory("B").removed.map(\.id) == ["C", "D"])
    #expect(navigator.backHistory.map(\.id) == ["A"])
    navigator.settle()
    #expect(navigator.chooseHistory("D") == .refused(.notFound, isComplete: true))
    navigator.popToRoot(animated: false)
    #expect(navigator.backHistory.isEmpty)
    #expect(!navigator.hasBackHistory)
    #expect(navigator.chooseHistory("A") == .refused(.root, isComplete: true))
  }

  @Test("History is that of the bar whose back item is on show")
  func historyOfOuterBar() {
    let hidden = Screen("Y").with { $0.barVisibility = .hidden }
    var navigator = Navigator.holding("A", .nest("Q", "X", hidden))
    #expect(back(navigator) == "A")
    #expect(navigator.backHistory.map(\.id) == ["A"])
    #expect(navigator.chooseHistory("A").isDone)
  }

  @Test("Without a back item on show, history is where going back leads")
  func historyWithoutBar() {
    let hidden = Screen("B").with { $0.barVisibility = .hidden }
    #expect(Navigator.holding("A", hidden).backHistory.map(\.id) == ["A"])
  }

  @Test("During a drag that would pop, history is that of the screen which comes")
  func historyDuringDrag() {
    var navigator = Navigator.holding("A", "B", "C")
    navigator.drag(to: 0.4)
    #expect(navigator.backHistory.map(\.id) == ["B", "A"])
    navigator.lose()
    navigator.settle()
    navigator.release()
    navigator.drag(to: 0.6)
    #expect(back(navigator) == "A")
    #expect(navigator.backHistory.map(\.id) == ["A"])
  }
}
