import Foundation
import Testing

@Suite("Colours, as the terminal and the person say")
struct ColorTests {
  /// The first cell of the root's pane.
  private func background(
    _ arguments: [String] = [],
    _ variables: [String: String] = [:],
    answering answer: String = ""
  ) throws -> Emulator.Paint {
    let navtui = try Navtui(arguments, variables: variables)
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    // What comes before the line is raw is thrown away.
    navtui.terminal.send(answer)
    navtui.pause(0.3)
    return try #require(navtui.screen[0, 0]).background
  }

  @Test(
    "As many colours as the environment and the options say",
    arguments: [
      ([], [:], .palette(234)),
      ([], ["COLORTERM": "truecolor"], .rgb(24, 27, 33)),
      ([], ["TERM": "xterm", "COLORTERM": "24bit"], .rgb(24, 27, 33)),
      ([], ["NO_COLOR": "1", "COLORTERM": "truecolor"], .standard),
      (["--color", "256"], ["COLORTERM": "truecolor"], .palette(234)),
      (["--color", "16"], [:], .standard),
      (["--color", "truecolor"], ["NO_COLOR": "1"], .rgb(24, 27, 33)),
      (["--color=never"], ["CLICOLOR_FORCE": "1"], .standard),
      (["--theme", "light", "--color", "truecolor"], [:], .rgb(250, 251, 253)),
    ] as [([String], [String: String], Emulator.Paint)]
  )
  func depths(arguments: [String], variables: [String: String], paint: Emulator.Paint) throws {
    #expect(try background(arguments, variables) == paint)
  }

  @Test(
    "A terminal that says that it is light gets the light theme, unless the person wants the dark one"
  )
  func light() throws {
    let answer = "\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\"
    let variables = ["COLORTERM": "truecolor"]
    #expect(try background([], variables, answering: answer) == .rgb(250, 251, 253))
    #expect(try background(["--theme", "dark"], variables, answering: answer) == .rgb(24, 27, 33))
    let dark = "\u{1B}]11;rgb:1010/1010/1010\u{7}"
    #expect(try background([], variables, answering: dark) == .rgb(24, 27, 33))
  }

  @Test("A terminal of eight colours that knows the last of 256 gets 256")
  func palette() throws {
    let answer = "\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\"
    #expect(try background([], ["TERM": "xterm"]) == .standard)
    #expect(try background([], ["TERM": "xterm"], answering: answer) == .palette(234))
  }

  @Test("The entry in true colour leaves no directory behind")
  func leavesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("")
    _ = try background([], ["COLORTERM": "truecolor", "TMPDIR": path])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
  }

  @Test("With --ascii nothing but 7 bits is sent")
  func ascii() throws {
    let navtui = try Navtui(["--ascii"])
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    let kit = navtui.screen.lines.joined().filter { "‹›▌…▔▄░▒".contains($0) }
    #expect(kit.isEmpty)
  }
}
