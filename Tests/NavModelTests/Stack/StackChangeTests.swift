import NavModel
import Testing

@Suite("Stack change")
struct StackChangeTests {
  private func ids(_ screens: [Screen]) -> [String] { screens.map(\.id.rawValue) }

  @Test("It tells what came and what went, in their order")
  func differences() {
    let pushed = StackChange.pushed(["B", "C"])
    #expect(ids(pushed.inserted) == ["B", "C"] && pushed.removed.isEmpty)
    let popped = StackChange.popped(["B", "C"])
    #expect(ids(popped.removed) == ["B", "C"] && popped.inserted.isEmpty)
    let replaced = StackChange.replaced(["A", "B", "C"], with: ["C", "X", "A", "Y"])
    #expect(ids(replaced.removed) == ["B"])
    #expect(ids(replaced.inserted) == ["X", "Y"])
  }

  @Test(
    "Undone twice it is the same again",
    arguments: [
      StackChange.pushed(["B"]), .popped(["B", "C"]), .replaced(["A", "B"], with: ["C"]),
    ]
  )
  func inverse(change: StackChange) {
    #expect(change.inverse.inverse == change)
    #expect(ids(change.inverse.removed) == ids(change.inserted))
  }

  @Test("An empty stack has no top, one screen none below it")
  func ends() {
    #expect(NavigationStack([]).top == nil)
    #expect(NavigationStack(["A"]).belowTop == nil)
    #expect(NavigationStack(["A", "B"]).belowTop?.id == "A")
    #expect(NavigationStack(["A", "B"]).count == 2)
  }
}
