import NavModel
import Testing

@testable import NavTUI

@Suite("A program without detail")
struct DetailTests {
  private let app = TerminalApp(root: Screen("root"), showing: TextContent(text: "Words"))

  @Test("Without detail panes move, with neither dims nor shadows nor fine edges")
  func without() {
    app.drawsDetail = false
    #expect(!app.renderer.options.fineEdges)
    #expect(!app.renderer.options.shadows)
    #expect(app.renderer.options.dimSteps == 0)
    #expect(app.navigator.motion == .full)
  }

  @Test("A change of motion, or of what the link carries, does not bring detail back")
  func kept() {
    app.drawsDetail = false
    app.use(MotionLevel.full)
    #expect(!app.renderer.options.fineEdges)
    app.leavesOutDetail = true
    app.leavesOutDetail = false
    #expect(!app.renderer.options.fineEdges)
  }

  @Test("With detail again, everything is drawn that the level of motion allows")
  func again() {
    app.drawsDetail = false
    app.drawsDetail = true
    #expect(app.renderer.options == SceneRenderer.Options(system: app.navigator.system))
    app.use(MotionLevel.reduced)
    #expect(!app.renderer.options.fineEdges)
  }
}
