import NavModel
import Testing

@Suite("Containment")
struct ContainmentTests {
  @Test("Wrapped: a screen's controller is the inner one, whose own is the outer one")
  func climbs() throws {
    let navigator = Navigator.holding("A", "B", system: .wrapped)
    let inner = try #require(navigator.navigationController(of: "B"))
    #expect(inner.isWrapping)
    #expect(navigator.navigationController(of: inner) == navigator.rootController)
    #expect(navigator.navigationController(of: navigator.rootController) == nil)
    #expect(navigator.rootNavigationController(of: "A") == navigator.rootController)
    #expect(navigator.controller(inside: "B") == inner)
    #expect(navigator.navigationController(of: "Nobody") == nil)
    #expect(navigator.rootNavigationController(of: "Nobody") == nil)
    #expect(navigator.controller(inside: "Nobody") == nil)
  }

  @Test("Wrapped: stacks are read out with and without their wraps")
  func readOuts() throws {
    let navigator = Navigator.holding("A", "B", system: .wrapped)
    let inner = try #require(navigator.navigationController(of: "A"))
    #expect(navigator.names(inner) == "A B")
    #expect(navigator.wrappedStack(of: inner) == [.content("A")])
    #expect(navigator.wrappedStack(of: navigator.rootController) == [.wrap("A"), .wrap("B")])
    #expect(navigator.depth(of: inner) == 2)
    let plain = Navigator.holding("A", "B")
    #expect(plain.wrappedStack(of: plain.rootController) == [.screen("A"), .screen("B")])
  }

  @Test("Wrapped: operations on any inner controller act on the outer stack")
  func forwards() throws {
    var navigator = Navigator.holding("A", "B", "C", system: .wrapped)
    let inner = try #require(navigator.navigationController(of: "A"))
    navigator.push("D", animated: false, on: inner)
    #expect(navigator.names(navigator.rootController) == "A B C D")
    navigator.pop(animated: false, on: inner)
    #expect(navigator.pop(to: "A", animated: false, on: inner).removed.map(\.id) == ["B", "C"])
    navigator.push("E", animated: false, on: inner)
    #expect(navigator.popToRoot(animated: false, on: inner).removed.map(\.id) == ["E"])
    #expect(navigator.names() == "A")
  }

  @Test("Wrapped: a tab screen's inner bar is hidden, its tabs' bars are not")
  func tabs() {
    var navigator = Navigator.holding(.tabs("T", "A", "B"), system: .wrapped)
    #expect(bars(navigator.scene) == ["A"])
    navigator.use(.fluid)
    #expect(bars(navigator.scene) == ["A", "T"])
  }

  private func bars(_ scene: Scene) -> [String] {
    scene.layers.compactMap { layer in
      if case .bar(let bar) = layer.drawing { bar.face.screen.rawValue } else { nil }
    }
  }

  @Test("The chain of a plain screen has what holds it, from the inside out")
  func plainChain() {
    let navigator = Navigator.holding("A", .tabs("T", "X", "Y"))
    #expect(
      navigator.chain(of: "Y").description
        == "Y ‹ navigation (1) ‹ T, tab 2 ‹ navigation (2) ‹ window"
    )
    #expect(navigator.chain(of: "Nobody").links.isEmpty)
  }

  @Test("The chain of a wrapped screen has every wrap, that of its container too")
  func wrappedChain() {
    let navigator = Navigator.holding("A", .nest("Q", "X", "Y"), system: .wrapped)
    #expect(
      navigator.chain(of: "A").description
        == "A ‹ inner navigation ‹ wrap ‹ navigation (2) ‹ window"
    )
    #expect(
      navigator.chain(of: "Y").description
        == "Y ‹ inner navigation ‹ wrap ‹ navigation (2) ‹ Q"
        + " ‹ inner navigation ‹ wrap ‹ navigation (2) ‹ window"
    )
  }

  @Test("The chain of a presented screen ends in the presentation")
  func presentedChain() {
    var navigator = Navigator.holding("A")
    navigator.present(["M", .nest("Q", "X")], animated: false)
    #expect(
      navigator.chain(of: "X").description
        == "X ‹ navigation (1) ‹ Q ‹ navigation (2) ‹ presented ‹ window"
    )
  }

  @Test("An operation without an address goes to the innermost controller on show")
  func innermost() {
    var navigator = Navigator.holding("A", .nest("Q", .nest("R", "X")))
    navigator.push("Y", animated: false)
    #expect(navigator.names() == "X Y")
    navigator.present(["M"], animated: false)
    navigator.push("N", animated: false)
    #expect(navigator.names() == "M N")
    #expect(navigator.names(navigator.rootController) == "A Q")
  }

  @Test("Only what is on show is told of an operation below what covers it")
  func offShow() throws {
    var navigator = Navigator.holding(.tabs("T", "A", "B"))
    let hidden = try #require(navigator.controller(inside: "T"))
    navigator.select(1, of: "T", animated: false)
    _ = navigator.drainReports()
    navigator.push("C", on: hidden)
    #expect(navigator.phase == .idle)
    #expect(navigator.log() == "")
    #expect(navigator.names(hidden) == "A C")
  }

  @Test("Popping a container while its inside moves finishes the inner transition first")
  func popDuringInner() {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    navigator.push("Y")
    navigator.advance(by: 0.05)
    navigator.pop(on: navigator.rootController)
    navigator.settle()
    #expect(navigator.names() == "A")
    #expect(
      navigator.events()
        == "pushed completed(true) popped(1) completed(true) released(X) released(Y) released(Q)"
    )
  }

  @Test("What is popped can be pushed again while it leaves, with its own contents anew")
  func again() throws {
    var navigator = Navigator.holding("A", .nest("Q", "X"))
    navigator.push("Y", animated: false)
    navigator.pop(on: navigator.rootController)
    navigator.advance(by: 0.05)
    #expect(navigator.push(.nest("Q", "X"), on: navigator.rootController).isDone)
    navigator.settle()
    let inner = try #require(navigator.controller(inside: "Q"))
    #expect(navigator.names(inner) == "X")
  }
}
