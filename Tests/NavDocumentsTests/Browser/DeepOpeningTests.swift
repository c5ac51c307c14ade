import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Opened deep in a set")
struct DeepOpeningTests {
  private static let set = [
    "index.md": "# Start",
    "guide/one.md": "# First\n",
    "guide/deep/two.md": "# Second\n\n## Part\n",
  ]

  @Test("--at opens the whole way")
  func deep() throws {
    let stage = try Stage(Self.set)
    stage.browser.open(stage.set.path, at: "guide/deep/two.md#part")
    stage.settle()
    #expect(stage.titles == ["Start", "guide", "deep", "Second"])
    stage.press(.escape)
    #expect(stage.titles == ["Start", "guide", "deep"])
  }

  @Test("A path that is not there is said at the end of the way")
  func deepMissing() throws {
    let stage = try Stage(Self.set)
    stage.browser.open(stage.set.path, at: "guide/gone.md")
    #expect(stage.titles == ["Start", "guide", "Nothing there"])
  }

  @Test("A heading that is not there is said, and the document opens")
  func missingHeading() throws {
    let stage = try Stage(["a.md": "# A\n"])
    stage.browser.open(stage.set.path("a.md"), anchor: "nope")
    #expect(stage.titles == ["A"])
    #expect(stage.picture.last?.contains("No heading is called “#nope”") == true)
  }
}
