import NavModel
import Testing

@testable import NavTUI

@Suite("Text from outside is drawn, never obeyed")
struct HostileTextTests {
  private static let hostile =
    "a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\u{2028}\r\n\t\u{0}\u{7F}\u{E0001}b"

  /// Scalars that a terminal could take for a command, or that change what stands beside them.
  private func commands(in surface: Surface) -> [Unicode.Scalar] {
    surface.cells.flatMap { Array($0.glyph.text.unicodeScalars) }.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  @Test(
    "In titles, items, rows, sections, texts, labels, names of tabs, and messages",
    arguments: [true, false]
  )
  func everyDoor(isASCII: Bool) throws {
    let text = Self.hostile
    let row = ListRow(text, detail: text, action: "open")
    let app = TerminalApp(
      root: Screen("root", title: text),
      showing: ListContent(
        title: text,
        introduction: text,
        sections: [ListSection(text, rows: [row])]
      )
    )
    if isASCII { app.renderer.look.glyphs = .ascii }
    var contents: [any ScreenContent] = [
      TextContent(text: text), TextContent([.init(text, .code), .init(text, .heading)]),
      TextFieldContent(label: text, text: text, placeholder: text),
      TextFieldContent(label: text, placeholder: text),
    ]
    app.onOpen = { name, app in
      guard let content = contents.popLast() else { return }
      var screen = Screen(ScreenID("\(contents.count)\(text)"), title: text)
      screen.item.right = [BarItem(text, action: text)]
      app.push(screen, showing: content)
    }
    let pilot = Pilot(app, size: Size(columns: 90, rows: 24))
    app.message = text
    pilot.resize(to: Size(columns: 100, rows: 24))
    for _ in 0..<4 {
      pilot.app.onOpen("open", app)
      pilot.wait(0.1)
      pilot.settle()
      app.message = text
      pilot.resize(to: Size(columns: 100, rows: 24))
      pilot.paste(text)
    }
    #expect(pilot.terminal.frames.count > 20)
    for frame in pilot.terminal.frames { try #require(commands(in: frame) == []) }
    #expect(pilot.screen.contains("␛") || pilot.screen.contains("a"))
  }

  @Test("Plain text of all contents has no commands either")
  func plainText() {
    let text = Self.hostile
    let contents: [any ScreenContent] = [
      ListContent(
        title: text,
        introduction: text,
        sections: [ListSection(text, rows: [ListRow(text, detail: text)])]
      ),
      TextContent(text: text), TextContent([.init(text, .code), .init(text, .heading)]),
      TextFieldContent(label: text, text: text),
    ]
    for content in contents {
      let app = TerminalApp(root: Screen("root", title: text), showing: content)
      let lines = app.plainText()
      #expect(!lines.isEmpty)
      for scalar in lines.joined().unicodeScalars {
        #expect(
          ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory),
          "U+\(String(scalar.value, radix: 16))"
        )
      }
    }
  }
}
