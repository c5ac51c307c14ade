import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("Documents that change while they are open")
struct DocumentChangeTests {
  @Test("A changed file is read again in place, a vanished one stays")
  func changes() throws {
    let text = (1...60).map { "p\($0)\n\n" }.joined()
    let stage = try Stage(["a.md": "# A\n\n" + text])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    stage.press(.pageDown)
    let row = stage.picture[5]
    try stage.set.write(Array("# New\n\nOne more.\n\n\(text)".utf8), to: "a.md")
    let source = try #require(stage.app.sources.first)
    #expect(source.read())
    stage.settle()
    #expect(stage.titles == ["New"])
    #expect(stage.picture[5] == row)
    try #require(stage.set.remove("a.md"))
    _ = source.read()
    stage.settle()
    #expect(stage.titles == ["New"])
    #expect(stage.picture[5] == row)
  }

  @Test("A new document appears in its folder's list")
  func newFile() throws {
    let stage = try Stage(["a.md": "# A\n"])
    stage.browser.open(stage.set.path)
    stage.settle()
    try stage.set.write(Array("# B\n".utf8), to: "b.md")
    #expect(stage.app.sources.first?.read() == true)
    stage.settle()
    #expect(stage.picture.joined().contains("b.md"))
  }
}
