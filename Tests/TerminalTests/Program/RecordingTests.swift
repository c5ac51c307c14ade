import Foundation
import Testing

@Suite("Recordings of the program")
struct RecordingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Event {
    var time: Double
    var code: String
    var text: String
  }

  private func recorded() throws -> [Event] {
    // A run that goes on may be in the middle of a line.
    let whole = folder.contents("run.cast").reversed().drop { $0 != "\n" }.reversed()
    let lines = String(whole).split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"version":2,"width":80,"height":24,"#) == true)
    return try lines.dropFirst().map { line in
      let parts = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      return Event(
        time: try #require(parts[0] as? Double),
        code: try #require(parts[1] as? String),
        text: try #require(parts[2] as? String)
      )
    }
  }

  /// What the recording shows after these events.
  private func replay(_ events: some Sequence<Event>) throws -> Emulator {
    let emulator = try Emulator(columns: 80, rows: 24)
    for event in events {
      switch event.code {
      case "r":
        let size = event.text.split(separator: "x").compactMap { Int($0) }
        try #require(size.count == 2)
        emulator.resize(columns: size[0], rows: size[1])
      default:
        emulator.feed(event.text.utf8)
      }
    }
    return emulator
  }

  @Test("A recording shows what the terminal showed, at any instant, and after another size")
  func live() throws {
    let navtui = try Navtui.gallery(["--record", folder.path("run.cast")])
    #expect(try replay(recorded()).lines == navtui.screen.lines)
    try navtui.open(Gallery.hiddenToShown)
    #expect(try replay(recorded()).lines == navtui.screen.lines)
    navtui.hold(.straight(from: 5, to: 37))
    #expect(try replay(recorded()).lines == navtui.screen.lines)
    navtui.letGo(.straight(from: 5, to: 37))
    navtui.terminal.resize(columns: 100, rows: 30)
    try navtui.waitUntil("the picture has the new size") {
      try replay(recorded()).lines == navtui.screen.lines && navtui.screen.lines[29] != ""
    }
    navtui.strike(.controlC)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    let events = try recorded()
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(events.contains { $0.code == "r" && $0.text == "100x30" })
    #expect(try !replay(events).isAlternate)
    // What a player would answer, or send, is left out.
    let text = events.map(\.text).joined()
    #expect(!text.contains("\u{1B}[c"))
    #expect(!text.contains("?1002"))
  }

  @Test("A run that is killed leaves a whole recording of what was")
  func killed() throws {
    let navtui = try Navtui.gallery(["--record", folder.path("run.cast")])
    let shown = navtui.screen.lines
    navtui.terminal.child.send(SIGKILL)
    _ = try navtui.terminal.waitForEnd()
    #expect(folder.contents("run.cast").hasSuffix("]\n"))
    #expect(try replay(recorded()).lines == shown)
  }

  @Test("Where there is no terminal, the first frame is recorded and drawn")
  func piped() throws {
    let result = try Tool.run(
      [
        Navtui.executable, "--record", folder.path("run.cast"), "--svg", folder.path("last.svg"),
      ],
      environment: Navtui.environment
    )
    #expect(result.ending == .exited(0))
    #expect(try replay(recorded().dropLast()).text.contains(Gallery.hiddenToShown))
    #expect(folder.contents("last.svg").hasSuffix("</svg>\n"))
  }

  @Test("The picture of the last frame is there when the program has ended")
  func picture() throws {
    let navtui = try Navtui.gallery(["--svg", folder.path("last.svg")])
    navtui.strike(.q)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    let text = folder.contents("last.svg")
    #expect(text.contains(Gallery.hiddenToShown))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test(
    "A file that cannot be written to is named, before the terminal is taken",
    arguments: ["--record", "--svg", "--trace"]
  )
  func unwritable(option: String) throws {
    let terminal = try PseudoTerminal(
      [Navtui.executable, option, "/nowhere/file"],
      environment: Navtui.environment
    )
    #expect(try terminal.waitForEnd() == .exited(66))
    #expect(terminal.emulator.text.contains("/nowhere/file"))
    #expect(terminal.modes.everOn.isEmpty)
    let piped = try Tool.run(
      [Navtui.executable, option, "/nowhere/file"],
      environment: Navtui.environment
    )
    #expect(piped.ending == .exited(66))
    guard option != "--trace" else { return }
    let flow = try folder.write("root A\n", to: "a.flow")
    let result = try Tool.run([Navtui.executable, "play", option, "/nowhere/file", flow])
    #expect(result.ending == .exited(66))
    #expect(result.errors.contains("/nowhere/file"))
  }

  @Test(
    "A show is ended by q, Escape or Control-C, and the terminal given back",
    arguments: [Keystroke.q, .escape, .controlC]
  )
  func endedShow(key: Keystroke) throws {
    let flow = try folder.write("root A\npush B\nwait 60\nexpect stack A B\n", to: "long.flow")
    let terminal = try PseudoTerminal(
      [Navtui.executable, "play", "--show", flow],
      environment: Navtui.environment
    )
    try terminal.waitUntil("the flow is shown", within: Deadline.start) {
      $0.text.contains("long.flow") && $0.isAlternate
    }
    terminal.send(key.bytes)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.emulator.text.contains("ok \(flow)"))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(!terminal.emulator.isAlternate)
    #expect(terminal.emulator.showsCursor)
  }
}
