import Foundation
import NavModel
import Testing

@Suite("Navigation path")
struct NavigationPathTests {
  private func set(
    _ path: [ScreenID],
    on navigator: inout Navigator,
    known: (ScreenID) -> Screen? = { Screen($0) }
  ) -> PathResult {
    navigator.setPath(NavigationPath(path), resolve: known)
  }

  @Test("It is stored as a plain list of names and comes back the same")
  func codable() throws {
    let path = NavigationPath(["B", "a \"quoted\" name", ""])
    let stored = try JSONEncoder().encode(path)
    #expect(String(decoding: stored, as: UTF8.self) == #"["B","a \"quoted\" name",""]"#)
    #expect(try JSONDecoder().decode(NavigationPath.self, from: stored) == path)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.self, from: Data("[1]".utf8))
    }
  }

  @Test("Setting takes the least operation")
  func least() {
    let cases: [([ScreenID], NavModel.Operation?, String)] = [
      (["B", "C", "D"], .push, "pushed"),
      (["B"], .pop, "popped(1)"),
      ([], .pop, "popped(2)"),
      (["C", "B"], .pop, "replaced"),
      (["B", "X"], .push, "replaced"),
      (["B", "C", "D", "E"], .push, "replaced"),
      (["X", "C"], nil, "replaced"),
    ]
    for (path, operation, event) in cases {
      var navigator = Navigator.holding("A", "B", "C")
      #expect(set(path, on: &navigator).unresolved == nil)
      #expect(navigator.scene.operation == operation, "\(path)")
      #expect(navigator.path() == NavigationPath(path))
      navigator.settle()
      #expect(navigator.events().hasPrefix(event), "\(path)")
    }
  }

  @Test("Several less at the end are a pop to what is then on top")
  func popTo() {
    var navigator = Navigator.holding("A", "B", "C", "D")
    let result = set(["B"], on: &navigator)
    #expect(result.operation.removed.map(\.id) == ["C", "D"])
    navigator.settle()
    #expect(navigator.events() == "popped(2) completed(true) released(C) released(D)")
  }

  @Test("The path that is there changes nothing")
  func unchanged() {
    var navigator = Navigator.holding("A", "B")
    #expect(set(["B"], on: &navigator).operation == .refused(.unchanged, isComplete: true))
    #expect(navigator.drainReports().isEmpty)
  }

  @Test("It is cut before what cannot be resolved, or comes twice, and that is told")
  func cut() {
    var navigator = Navigator.holding("A", "B")
    let unknown = set(["B", "C", "lost", "D"], on: &navigator) { $0 == "lost" ? nil : Screen($0) }
    #expect(unknown.unresolved == "lost")
    #expect(navigator.path() == NavigationPath(["B", "C"]))
    #expect(set(["B", "B"], on: &navigator).unresolved == "B")
    #expect(navigator.path() == NavigationPath(["B"]))
    #expect(set(["A"], on: &navigator).unresolved == "A")
    #expect(navigator.path() == NavigationPath())
    // Resolved to somebody else is not resolved.
    #expect(set(["X"], on: &navigator) { _ in "Y" }.unresolved == "X")
  }

  @Test("A swipe leaves it alone until it is decided, and a cancelled one for good")
  func swipe() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    #expect(navigator.path() == NavigationPath(["B"]))
    navigator.lose()
    navigator.settle()
    navigator.release()
    #expect(navigator.path() == NavigationPath(["B"]))
    navigator.drag(to: 0.9)
    navigator.release()
    #expect(navigator.path() == NavigationPath())
  }

  @Test("A path set during a drag cancels it first")
  func duringDrag() {
    var navigator = Navigator.holding("A", "B")
    navigator.drag(to: 0.9)
    #expect(set(["B", "C"], on: &navigator).operation.isDone)
    navigator.settle()
    #expect(navigator.events() == "gestureCancelled pushed completed(true)")
  }

  @Test(
    "A path set while a caught pop is led is set on what is there once that has been taken away"
  )
  func caught() {
    var navigator = Navigator.holding("A", "B")
    navigator.pop()
    navigator.advance(by: 0.05)
    navigator.press(at: Point(x: 600, y: 200))
    #expect(navigator.phase == .interactive)
    #expect(set(["C"], on: &navigator).operation.isDone)
    navigator.settle()
    #expect(navigator.names() == "A C")
  }
}
