import Testing

@testable import NavDemo

@Suite struct HelpTextTests {
  private static let systems = [
    "fluid", "system", "wrapped", "fullScreenPan", "presented", "cone", "percentDriven",
    "fdFullScreen",
    "snapshot",
  ]

  @Test("The help is this, and fits into 80 columns")
  func help() throws {
    let text = """
      Usage: navtui [OPTION]... [PATH[#HEADING]]
             navtui check PATH...
             navtui play [OPTION]... FILE...

      Screens that slide, in a terminal: a gallery, and above it PATH, a Markdown file
      or a folder of them, whose links are followed.

      Options:
        --motion LEVEL       how much moves: full (default), reduced or none
        --color WHEN         how many colours are drawn: auto (default), always,
                             never, 8, 16, 256 or truecolor
        --theme NAME         light or dark: auto (default), light or dark
        --ascii              draw with 7-bit characters only
        --no-mouse           leave the mouse to the terminal
        --no-shift           draw slides anew instead of shifting them
        --system NAME        how screens are navigated: fluid (default), system,
                             wrapped, fullScreenPan, presented, cone, percentDriven,
                             fdFullScreen or snapshot
        --at PATH            open PATH below the first one too, with the way there
        --resume             open what was open last time
        --manual             open the manual
        --width N            columns of text, where the output is no terminal
        --trace FILE         write what happens to FILE, a JSON object a line
        --record FILE        write what the terminal is sent to FILE, as an asciicast
        --svg FILE           draw the last frame to FILE, as SVG
        --print-config       print the configuration in use
        --completions SHELL  print what completes a command line: bash, zsh or fish
        --kiosk              open nothing but PATH, and let nobody out but by quitting
        --help               list the options
        --version            print the version

      """
    #expect(try Invocation(["--help"], systems: Self.systems) == .print(text))
    #expect(!text.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test("The help of play names its own options")
  func play() throws {
    let text = """
      Usage: navtui play [OPTION]... FILE...

      Runs flow files against the model, and says of each whether its checks hold.

      Options:
        --show         play in the terminal, at true speed; q ends the show
        --record FILE  write a recording to FILE, as an asciicast
        --svg FILE     draw the last frame to FILE, as SVG
        --help         list the options

      """
    #expect(try Invocation(["play", "--help"], systems: Self.systems) == .print(text))
  }

  @Test("Every option of the table is in the help, and every option in the help is understood")
  func table() throws {
    let table = Options.table(systems: Self.systems)
    guard case .print(let text) = try Invocation(["--help"], systems: Self.systems) else {
      Issue.record("no help")
      return
    }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  --") }
    #expect(lines.count == table.count)
    for option in table {
      #expect(lines.contains { $0.hasPrefix("  \(option.usage)  ") })
      let value =
        switch option.argument {
        case .none: ""
        case .path: "=x"
        case .choice(_, let words), .word(_, let words): "=\(words.last ?? "")"
        case .number(_, let range): "=\(range.upperBound)"
        }
      #expect(throws: Never.self) {
        try Invocation([option.flag + value], systems: Self.systems)
      }
    }
  }
}
