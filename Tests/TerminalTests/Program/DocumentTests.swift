import Foundation
import Testing

@Suite("Documents in the terminal")
struct DocumentTests {
  /// A folder of documents.
  private static func set() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      # Start

      [One](one.md), [outside](https://example.org/a), [gone](gone.md).

      ```swift
      \(String(repeating: "0123456789", count: 20))
      ```

      The end.
      """,
      to: "index.md"
    )
    _ = try folder.write("# One\n\nBack to the [start](index.md).\n", to: "one.md")
    return folder
  }

  private static func start(_ folder: TemporaryFolder, _ more: String...) throws -> Navtui {
    let navtui = try Navtui([folder.path()] + more)
    try navtui.waitUntilShown("The end.", within: Deadline.start)
    try navtui.waitUntilSettled(depth: 2)
    return navtui
  }

  @Test("A link is followed by keys, and a swipe comes back")
  func link() throws {
    let folder = try Self.set()
    defer { withExtendedLifetime(folder) {} }
    let navtui = try Self.start(folder)
    navtui.terminal.send("\t")
    navtui.terminal.pause(0.1)
    try navtui.type(.enter)
    try navtui.waitUntilSettled(depth: 3)
    try navtui.waitUntilShown("Back to the start[1].")
    try navtui.drag(.straight(from: 5, to: 60))
    try navtui.waitUntilSettled(depth: 2)
    try navtui.waitUntilShown("The end.")
  }

  @Test("Wide code takes a drag until it is at its left edge; there it is a swipe")
  func horizontal() throws {
    let folder = try Self.set()
    defer { withExtendedLifetime(folder) {} }
    let navtui = try Self.start(folder)
    let row = try navtui.row(of: "0123456789")
    let aside = MouseDrag(columns: Array(stride(from: 50, through: 30, by: -1)), row: row)
    let back = MouseDrag(columns: Array(20...70), row: row)
    try navtui.drag(aside)
    try navtui.waitUntilShown("‹123")
    try navtui.drag(back)
    try navtui.waitUntilShown("  0123")
    try navtui.waitUntilSettled(depth: 2)
    try navtui.drag(back)
    try navtui.waitUntilSettled(depth: 1)
  }

  @Test("An outside link is copied through the terminal")
  func copy() throws {
    let folder = try Self.set()
    defer { withExtendedLifetime(folder) {} }
    let navtui = try Self.start(folder)
    navtui.terminal.send("2")
    navtui.terminal.pause(0.1)
    try navtui.type(.enter)
    try navtui.waitUntilShown("Copied: https://example.org/a")
    let sent = String(decoding: navtui.terminal.transcript, as: UTF8.self)
    let base64 = Data("https://example.org/a".utf8).base64EncodedString()
    #expect(sent.contains("\u{1B}]52;c;\(base64)\u{1B}\\"))
  }

  @Test("A changed file is shown anew")
  func changes() throws {
    let folder = try Self.set()
    let navtui = try Self.start(folder)
    _ = try folder.write("# Start\n\nThe end. And more.\n", to: "index.md")
    try navtui.waitUntilShown("And more.")
  }

  @Test("Commands to a terminal stay in the document")
  func commands() throws {
    let folder = try TemporaryFolder()
    let text = "a \u{1B}[31;7;5mred\u{1B}]0;stolen\u{7} \u{9B}2J \u{85}\n\n    \u{1B}c\n\nend\n"
    let path = try folder.write(text, to: "page.md")
    let navtui = try Navtui([path])
    try navtui.waitUntilShown("end", within: Deadline.start)
    #expect(navtui.text().contains("␛[31;7;5mred␛]0;stolen␇"))
    #expect(navtui.screen.title != "stolen")
    let sent = String(decoding: navtui.terminal.transcript, as: UTF8.self)
    #expect(!sent.contains("stolen\u{7}") && !sent.contains("\u{1B}[31;7;5m"))

    let plain = try Tool.run([Navtui.executable, path], environment: Navtui.environment)
    #expect(plain.output.contains("␛[31;7;5mred"))
    let controls = plain.output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  @Test("--resume comes back to what was open")
  func resume() throws {
    let folder = try Self.set()
    let state = try TemporaryFolder()
    let variables = ["XDG_STATE_HOME": state.path()]
    let first = try Navtui([folder.path(), "--at", "one.md"], variables: variables)
    try first.waitUntilShown("Back to the start", within: Deadline.start)
    first.terminal.send("\u{3}")
    #expect(try first.terminal.waitForEnd() == .exited(0))

    let second = try Navtui(["--resume"], variables: variables)
    try second.waitUntilShown("Back to the start", within: Deadline.start)
    try second.waitUntilSettled(depth: 3)
    second.terminal.send("\u{3}")
    try second.terminal.waitForEnd()

    _ = try state.write("rubbish", to: "navtui/stack")
    let third = try Navtui(["--resume"], variables: variables)
    try third.waitUntilShown("What was kept is damaged", within: Deadline.start)
    #expect(state.contents("navtui/stack.damaged") == "rubbish")
  }

  @Test("check lists what leads nowhere, with status 1; nothing is 0")
  func check() throws {
    let folder = try Self.set()
    let path = folder.path("index.md")
    let bad = try Tool.run([Navtui.executable, "check", path], environment: Navtui.environment)
    #expect(bad.ending == .exited(1))
    #expect(bad.output == "\(path):3: 'gone.md' leads to no file\n")
    let good = try Tool.run(
      [Navtui.executable, "check", folder.path("one.md")],
      environment: Navtui.environment
    )
    #expect(good.ending == .exited(0))
    #expect(good.output.isEmpty)
    let missing = try Tool.run(
      [Navtui.executable, "check", "/nowhere"],
      environment: Navtui.environment
    )
    #expect(missing.ending == .exited(66))
  }

  @Test("--width sets the columns of plain text", arguments: [20, 40, 78])
  func width(columns: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "word ", count: 100), to: "page.md")
    let result = try Tool.run(
      [Navtui.executable, path, "--width", "\(columns)"],
      environment: Navtui.environment
    )
    let longest = result.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= columns && longest > columns - 5)
  }

  @Test("The configuration is read, and printed")
  func configuration() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "theme: light\nmotion: none\nsystem: cone\nkeys: {quit: [x, control-q]}\n",
      to: "navtui/config.yaml"
    )
    var environment = Navtui.environment
    environment["XDG_CONFIG_HOME"] = folder.path()
    let result = try Tool.run(
      [Navtui.executable, "--print-config", "--motion", "full"],
      environment: environment
    )
    #expect(
      result.output
        == "theme: light\nmotion: full\nsystem: cone\nkeys:\n  quit: ['x', 'control-q']\n"
    )
    let navtui = try Navtui([], variables: ["XDG_CONFIG_HOME": folder.path()])
    try navtui.waitUntilShown("cone", within: Deadline.start)
    navtui.terminal.send("x")
    #expect(try navtui.terminal.waitForEnd() == .exited(0))

    _ = try folder.write("theme: light\nmotoin: none\n", to: "navtui/config.yaml")
    let wrong = try Tool.run([Navtui.executable], environment: environment)
    #expect(wrong.ending == .exited(65))
    #expect(wrong.errors.contains("config.yaml:2: unknown key 'motoin'"))
  }
}
