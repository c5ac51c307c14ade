import NavModel
import Testing

@testable import NavTUI

@Suite("Terminals with more colours than their name says")
struct ColorUpgradeTests {
  @Test("A terminal that tells its last colour has 256, and is drawn in them")
  func upgrade() {
    let clock = ManualClock()
    let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), clock: clock)
    terminal.colorDepth = .colors8
    let app = TerminalApp(root: Screen("root"), showing: TextContent(text: "text"))
    app.adapt(to: .colors8)
    var loop = RunLoop(app, on: terminal, clock: clock)
    loop.begin()
    loop.step(at: 0)
    #expect(app.renderer.look.theme == Theme.dark.adapted(to: .colors8))
    terminal.feed("\u{1B}]4;254;rgb:e4e4/e4e4/e4e4\u{1B}\\")
    loop.step(at: 0)
    #expect(terminal.colorDepth == .colors8)
    terminal.feed("\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\")
    loop.step(at: 0)
    clock.advance(by: 0.1)
    loop.step(at: clock.now)
    #expect(terminal.colorDepth == .colors256)
    #expect(app.renderer.look.theme == Theme.dark.adapted(to: .colors256))
    #expect(terminal.frames.count == 2)
  }

  @Test("One that has more already keeps them")
  func more() {
    let clock = ManualClock()
    let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), clock: clock)
    let app = TerminalApp(root: Screen("root"), showing: TextContent(text: "text"))
    var loop = RunLoop(app, on: terminal, clock: clock)
    loop.begin()
    terminal.feed("\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\")
    loop.step(at: 0)
    #expect(terminal.colorDepth == .trueColor)
  }
}
