import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("What was open last time")
struct KeptStackTests {
  @Test("What was open is opened again, at the same places")
  func resume() throws {
    let text = (1...60).map { "p\($0) [l\($0)](b.md)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A\n\n" + text, "b.md": "# B\n"])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.pageDown, .tab, .enter)
    #expect(stage.titles == ["A", "B"])
    let state = stage.set.path("state/navtui/stack")
    #expect(stage.browser.keep(in: state))

    let again = try Stage([:])
    #expect(again.browser.resume(from: state) == .resumed(2))
    again.settle()
    #expect(again.titles == ["A", "B"])
    stage.press(.escape)
    again.press(.escape)
    #expect(again.picture == stage.picture)
    #expect(again.document?.focus == stage.document?.focus)
  }

  @Test(
    "What is damaged is kept aside and ignored",
    arguments: [
      "", "x", "navtui stack 1\n/a - 0\n", "navtui stack 1\n/a - -1 0 0 -\n",
      "navtui stack 1\n/a - 0 0 0 -",
    ]
  )
  func damaged(text: String) throws {
    let stage = try Stage(["stack": text])
    let path = stage.set.path("stack")
    #expect(stage.browser.resume(from: path) == .damaged(path + ".damaged"))
    #expect(stage.set.text(of: "stack.damaged") == text)
    #expect(stage.browser.resume(from: path) == .nothing)
    #expect(stage.titles == [])
  }

  @Test("A kept stack is what it was", arguments: ["/a b/ü#%.md", "/-", "/\n"])
  func keptStack(path: String) {
    let stack = KeptStack([
      .init(path: path, section: nil, mark: DocumentMark()),
      .init(
        path: path,
        section: "-",
        mark: DocumentMark(leaf: 7, offset: 9, isGap: true, focus: 3)
      ),
    ])
    #expect(KeptStack(stack.text) == stack)
  }
}
