import NavModel
import Testing

@Suite("Operations")
struct OperationTests {
  private func ids(_ screens: [Screen]) -> [String] { screens.map(\.id.rawValue) }

  @Test("A push tells what came, at the call, and completes at its end")
  func push() {
    var navigator = Navigator.holding("A")
    guard case .changed(let id, let change) = navigator.push("B") else {
      Issue.record("refused")
      return
    }
    #expect(ids(change.inserted) == ["B"])
    #expect(change.removed.isEmpty)
    #expect(navigator.names() == "A B")
    #expect(navigator.log() == "A.willDisappear B.willAppear willShow(B)")
    navigator.settle()
    #expect(
      navigator.drainReports() == [
        .lifecycle(.didDisappear("A")), .lifecycle(.didAppear("B")), .lifecycle(.didShow("B")),
        .event(.pushed), .completed(id, true),
      ]
    )
  }

  @Test("A plain push reports the same order, at once")
  func plainPush() {
    var navigator = Navigator.holding("A")
    navigator.push("B", animated: false)
    #expect(navigator.phase == .idle)
    #expect(
      navigator.log()
        == "A.willDisappear B.willAppear willShow(B) A.didDisappear B.didAppear didShow(B)"
    )
  }

  @Test("A pop tells what left, and lets go of it at its end")
  func pop() {
    var navigator = Navigator.holding("A", "B", "C")
    let result = navigator.pop()
    #expect(ids(result.removed) == ["C"])
    #expect(navigator.names() == "A B")
    #expect(navigator.events() == "")
    navigator.settle()
    #expect(navigator.events() == "popped(1) completed(true) released(C)")
  }

  @Test("A pop to a screen removes all above it, lowest first; those between get no callback")
  func popTo() {
    var navigator = Navigator.holding("A", "B", "C", "D")
    #expect(ids(navigator.pop(to: "B").removed) == ["C", "D"])
    navigator.settle()
    #expect(
      navigator.log()
        == "D.willDisappear B.willAppear willShow(B) D.didDisappear B.didAppear didShow(B)"
    )
    #expect(ids(navigator.popToRoot().removed) == ["B"])
  }

  @Test("A pop with nothing to remove is complete at once, and nobody hears of it")
  func nothingToPop() {
    var navigator = Navigator.holding("A")
    #expect(navigator.pop() == .refused(.root, isComplete: true))
    #expect(navigator.popToRoot() == .refused(.root, isComplete: true))
    #expect(navigator.pop(to: "X") == .refused(.notFound, isComplete: true))
    #expect(navigator.pop(to: "A") == .refused(.root, isComplete: true))
    navigator.push("B", animated: false)
    _ = navigator.drainReports()
    #expect(navigator.pop(to: "B") == .refused(.unchanged, isComplete: true))
    #expect(navigator.drainReports().isEmpty)
  }

  @Test("What is there already cannot be pushed, wherever it is")
  func alreadyThere() {
    var navigator = Navigator.holding("A", .nest("Q", "X", "Y"))
    for screen: Screen in ["A", "Q", "X", .nest("R", "A"), .nest("R", "S", "S"), .nest("R", "R")] {
      #expect(navigator.push(screen) == .refused(.alreadyThere, isComplete: false))
      #expect(navigator.present([screen]) == .refused(.alreadyThere, isComplete: false))
      #expect(navigator.insert(screen, at: 0) == .refused(.alreadyThere, isComplete: false))
      #expect(navigator.replaceTop(with: screen) == .refused(.alreadyThere, isComplete: false))
    }
    #expect(navigator.drainReports().isEmpty)
    #expect(navigator.phase == .idle)
  }

  @Test("A set with a new top is a push between the tops, with an old one a pop")
  func set() {
    var navigator = Navigator.holding("A", "B", "C")
    let result = navigator.set(["A", "D"])
    #expect(ids(result.removed) == ["B", "C"])
    #expect(navigator.scene.operation == .push)
    navigator.settle()
    #expect(navigator.events() == "replaced completed(true) released(B) released(C)")
    navigator.set(["A"])
    #expect(navigator.scene.operation == .pop)
    navigator.settle()
    #expect(
      navigator.log()
        == "D.willDisappear A.willAppear willShow(A) D.didDisappear A.didAppear didShow(A)"
    )
  }

  @Test("A change below the top is reported without callbacks or motion")
  func below() {
    var navigator = Navigator.holding("A", "B", "C")
    navigator.set(["X", "C"])
    #expect(navigator.phase == .idle)
    #expect(navigator.names() == "X C")
    #expect(navigator.events() == "replaced completed(true) released(A) released(B)")
    navigator.insert("Y", at: 1)
    navigator.remove(["X"])
    #expect(navigator.log() == "")
    #expect(navigator.names() == "Y C")
  }

  @Test("What a set cannot be is refused")
  func refusedSets() {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    let root = navigator.rootController
    #expect(!navigator.set([], on: root).isDone)
    #expect(!navigator.set(["B", "B"], on: root).isDone)
    #expect(!navigator.set(["A", "Q"], on: root).isDone)
    #expect(!navigator.set(["A", "X"], on: root).isDone)
    #expect(!navigator.set(["A", .nest("R", "X")], on: root).isDone)
    #expect(navigator.drainReports().isEmpty)
    #expect(navigator.names(root) == "A Q")
  }

  @Test(
    "A screen is inserted where it is told, and beyond the ends at them",
    arguments: zip([Int.min, 0, 1, 2, Int.max], ["X A B", "X A B", "A X B", "A B X", "A B X"])
  )
  func insert(index: Int, stack: String) {
    var navigator = Navigator.holding("A", "B")
    navigator.insert("X", at: index)
    #expect(navigator.names() == stack)
    navigator.settle()
    #expect(navigator.events() == "replaced completed(true)")
  }

  @Test("Several are removed in one change; a stack is never left empty")
  func remove() {
    var navigator = Navigator.holding("A", "B", "C", "D")
    #expect(ids(navigator.remove(["D", "B", "Nobody"]).removed) == ["B", "D"])
    navigator.settle()
    #expect(navigator.names() == "A C")
    #expect(navigator.remove([]) == .refused(.notFound, isComplete: false))
    #expect(navigator.remove(["Nobody"]) == .refused(.notFound, isComplete: false))
    #expect(navigator.remove(["A", "C"]) == .refused(.root, isComplete: false))
    #expect(navigator.names() == "A C")
  }

  @Test("The root can be removed from below, and the top replaced")
  func ends() {
    var navigator = Navigator.holding("A", "B")
    navigator.remove(["A"])
    #expect(navigator.names() == "B")
    #expect(navigator.pop() == .refused(.root, isComplete: true))
    navigator.replaceTop(with: "C")
    #expect(navigator.names() == "C")
    navigator.settle()
    #expect(
      navigator.log().hasSuffix(
        "B.willDisappear C.willAppear willShow(C) B.didDisappear C.didAppear didShow(C)"
      )
    )
  }

  @Test("A presentation covers everything, and goes again with all it holds")
  func present() {
    var navigator = Navigator.holding("A")
    #expect(navigator.dismiss() == .refused(.root, isComplete: true))
    #expect(navigator.present([]) == .refused(.notFound, isComplete: false))
    #expect(navigator.drainReports().isEmpty)
    navigator.present(["M", "N"])
    navigator.settle()
    #expect(navigator.names() == "M N")
    #expect(navigator.events() == "presented completed(true)")
    navigator.dismiss()
    #expect(navigator.presentedController == nil)
    navigator.settle()
    #expect(
      navigator.events() == "dismissed completed(true) released(M) released(N)"
    )
    #expect(navigator.names() == "A")
  }

  @Test("A tab that is not there, or chosen already, is refused")
  func select() {
    var navigator = Navigator.holding(.tabs("T", "A", "B"))
    for tab in [Int.min, -1, 2, Int.max] {
      #expect(navigator.select(tab, of: "T") == .refused(.notFound, isComplete: false))
    }
    #expect(navigator.select(0, of: "T") == .refused(.unchanged, isComplete: false))
    #expect(navigator.select(0, of: "A") == .refused(.notFound, isComplete: false))
    #expect(navigator.drainReports().isEmpty)
    navigator.select(1, of: "T")
    navigator.settle()
    #expect(navigator.selectedTab(of: "T") == 1)
    #expect(
      navigator.log()
        == "A.willDisappear B.willAppear willShow(B) A.didDisappear B.didAppear didShow(B)"
    )
  }

  @Test("An operation that a later one finishes early is complete, and both happen")
  func early() {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    navigator.advance(by: 0.05)
    navigator.push("C")
    navigator.settle()
    #expect(navigator.names() == "A B C")
    #expect(navigator.events() == "pushed completed(true) pushed completed(true)")
  }

  @Test("An operation that is turned round is not complete, and leaves what was")
  func turned() {
    var navigator = Navigator.holding("A")
    navigator.push("B")
    navigator.advance(by: 0.05)
    #expect(navigator.handle(.back) == .done)
    #expect(navigator.names() == "A")
    navigator.settle()
    #expect(navigator.events() == "completed(false) released(B)")
  }

  @Test("A vetoed pop is refused, reported and not complete")
  func veto() {
    var navigator = Navigator.holding("A", Screen("B").with { $0.vetoesPop = true }, "C")
    #expect(navigator.popToRoot() == .refused(.vetoed, isComplete: false))
    #expect(navigator.events() == "vetoed")
    #expect(navigator.names() == "A B C")
    navigator.delegate.shouldPop = { $0.id != "C" }
    #expect(navigator.pop() == .refused(.vetoed, isComplete: false))
  }

  @Test("A refused operation leaves a running drag alone")
  func refusedDuringDrag() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.3)
    navigator.push("B")
    navigator.pop(to: "Nobody")
    #expect(navigator.phase == .interactive)
    #expect((navigator.scene.progress - 0.3).magnitude < 0.001)
  }

  @Test("An address that is no longer there takes no operation")
  func stale() throws {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    let inner = try #require(navigator.controller(inside: "Q"))
    navigator.pop(on: navigator.rootController)
    navigator.advance(by: 0.05)
    #expect(navigator.push("Z", on: inner) == .refused(.notFound, isComplete: false))
    #expect(navigator.names() == "A")
    #expect(navigator.stack(of: inner).isEmpty)
    navigator.settle()
    #expect(navigator.events().hasSuffix("released(X) released(Q)"))
  }

  @Test("A set keeps what its screens contain")
  func keepsContents() throws {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    navigator.push("Y", animated: false)
    navigator.set([.nest("Q", "X"), "B"], on: navigator.rootController)
    navigator.settle()
    let inner = try #require(navigator.controller(inside: "Q"))
    #expect(navigator.names(inner) == "X Y")
  }

  @Test("A screen that stays in a set does not come to contain anything, least of all itself")
  func keepsWithoutContents() {
    var navigator = Navigator.holding("A", "R")
    navigator.set([.nest("R", "R", "X")])
    #expect(navigator.names() == "R")
    #expect(!navigator.holds("X"))
    #expect(navigator.controller(inside: "R") == nil)
  }

  @Test("What a root contains twice counts once")
  func duplicateRoot() {
    var navigator = Navigator.holding(.nest("Q", "X", "Q", "X", .tabs("T", "X", "Y", "Y")))
    #expect(navigator.names(navigator.rootController) == "Q")
    #expect(navigator.names() == "Y")
    navigator.pop(on: navigator.controller(inside: "Q"))
    navigator.settle()
    #expect(navigator.names() == "X")
  }

  @Test("A container without screens contains nothing")
  func emptyContainers() {
    let empty: [Screen] = [
      .nest("Q"), .tabs("Q"), Screen("Q", container: .tabs([[], []], selected: 3)),
    ]
    for screen in empty {
      let navigator = Navigator.holding("A", screen)
      #expect(navigator.names() == "A Q")
      #expect(navigator.controller(inside: "Q") == nil)
    }
  }
}
