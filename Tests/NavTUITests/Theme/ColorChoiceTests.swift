import NavModel
import Testing

@testable import NavTUI

@Suite("How many colours, and which theme")
struct ColorChoiceTests {
  @Test(
    "The environment and the person say how many colours are asked for",
    arguments: [
      ("auto", [:], nil),
      ("auto", ["NO_COLOR": "1"], .mono),
      ("auto", ["NO_COLOR": ""], nil),
      ("auto", ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], nil),
      ("auto", ["NO_COLOR": "1", "CLICOLOR_FORCE": "0"], .mono),
      ("auto", ["COLORTERM": "truecolor"], .trueColor),
      ("auto", ["COLORTERM": "24bit"], .trueColor),
      ("auto", ["COLORTERM": "yes"], nil),
      ("auto", ["COLORTERM": "truecolor", "NO_COLOR": "1"], .mono),
      ("always", ["COLORTERM": "truecolor", "NO_COLOR": "1"], .trueColor),
      ("always", ["NO_COLOR": "1"], nil),
      ("never", ["COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"], .mono),
      ("8", [:], .colors8), ("16", ["NO_COLOR": "1"], .colors16), ("256", [:], .colors256),
      ("truecolor", [:], .trueColor),
    ] as [(String, [String: String], ColorDepth?)]
  )
  func depth(word: String, environment: [String: String], depth: ColorDepth?) throws {
    let choice = try #require(ColorChoice(word))
    #expect(ColorChoice.words.contains(word))
    #expect(choice.depth { environment[$0] } == depth)
  }

  @Test("Other words are no choice", arguments: ["", "on", "17", "AUTO"])
  func unknown(word: String) {
    #expect(ColorChoice(word) == nil)
  }

  @Test(
    "The terminal's background chooses the theme, unless the person has",
    arguments: [
      (ThemeChoice.auto, Paint(255, 255, 255), Theme.light),
      (.auto, Paint(20, 20, 20), .dark), (.auto, nil, .dark),
      (.dark, Paint(255, 255, 255), .dark), (.light, Paint(0, 0, 0), .light),
    ] as [(ThemeChoice, Paint?, Theme)]
  )
  func theme(choice: ThemeChoice, background: Paint?, theme: Theme) {
    let app = TerminalApp(root: Screen("a"), showing: TextContent(text: ""))
    app.themeChoice = choice
    app.adaptTheme()
    if let background { #expect(app.take(.background(background)) == nil) }
    #expect(app.renderer.look.theme == theme)
  }

  @Test("A terminal that knows the last of 256 colours has so many, if the person lets it")
  func palette() {
    let app = TerminalApp(root: Screen("a"), showing: TextContent(text: ""))
    app.colorDepth = .colors8
    #expect(app.take(.palette(255, .white)) == .colors256)
    #expect(app.take(.palette(254, .white)) == nil)
    app.colorChoice = .depth(.colors8)
    #expect(app.take(.palette(255, .white)) == nil)
    app.colorChoice = .auto
    app.colorDepth = .trueColor
    #expect(app.take(.palette(255, .white)) == nil)
  }
}
