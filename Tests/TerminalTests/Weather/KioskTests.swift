import Foundation
import Testing

@Suite("A kiosk behind an SSH forced command", .serialized)
struct KioskTests {
  private let folder: TemporaryFolder
  private let trace: TraceReader
  private let shell: SecureShell

  init() throws {
    folder = try TemporaryFolder()
    let page = try folder.write("# A page\n\nSome 返回 words.\n", to: "page.md")
    trace = TraceReader(path: folder.path("trace"))
    shell = try SecureShell(
      forcing:
        "LC_ALL=C.UTF-8 '\(Navtui.executable)' --kiosk --trace '\(folder.path("trace"))' '\(page)'"
    )
  }

  private func enter(asking command: String = "") throws -> PseudoTerminal {
    let client = command.isEmpty ? shell.client() : shell.client(asking: command)
    let terminal = try PseudoTerminal(client, environment: Navtui.environment)
    try terminal.waitUntil("the page is shown; \(shell.log)", within: Deadline.start) {
      $0.text.contains("Some 返回 words.")
    }
    return terminal
  }

  @Test("A visitor swipes, and quits; the visitor's own terminal is as it was")
  func visit() throws {
    let terminal = try enter()
    terminal.send(MouseReport.press(5, 10).text)
    for column in stride(from: 10, through: 60, by: 10) {
      terminal.pause(MouseDrag.gap)
      terminal.send(MouseReport.drag(column, 10).text)
    }
    terminal.pause(MouseDrag.rest)
    terminal.send(MouseReport.release(60, 10).text)
    try terminal.waitUntil("the drag pops") { _ in
      try trace.stack().count == 1 && trace.isIdle()
    }
    terminal.send(Keystroke.q.bytes)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(Restoration(of: terminal).faults == [])
    #expect(try trace.last("end")?.reason == "quit")
  }

  @Test("Whatever a visitor asks for and types, there is no shell and no stop")
  func noWayOut() throws {
    let terminal = try enter(asking: "sh -i")
    let stack = try trace.stack()
    for key in [
      "\u{1A}", "\u{1C}", "\u{0F}", "\u{13}\u{11}", "!sh\n", ":!sh\r", "\u{1B}[26~", "\u{4}",
    ] {
      terminal.send(key)
      terminal.pause(0.1)
    }
    try terminal.waitUntil("nothing moves") { _ in try trace.isIdle() }
    #expect(!terminal.child.hasEnded)
    #expect(try trace.stack().count >= stack.count - 1)
    #expect(terminal.emulator.isAlternate)
    // It answers, so it was not stopped.
    let before = try trace.count(of: "key")
    terminal.send(Keystroke.down.bytes)
    try terminal.waitUntil("the key is seen") { _ in try trace.count(of: "key") > before }
    terminal.send(Keystroke.controlC.bytes)
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(Restoration(of: terminal).faults == [])
  }

  @Test("A visitor without a terminal gets text, and nothing else")
  func noTerminal() throws {
    let result = try Tool.run(
      shell.client(["-T"], asking: "cat /etc/passwd"),
      environment: Navtui.environment
    )
    #expect(result.ending == .exited(0))
    #expect(result.output.contains("Some 返回 words."))
    #expect(!result.output.contains("root:"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test(
    "What lies outside is neither listed, nor named by its title, nor opened, whatever leads to it",
    arguments: ["link.md", "[x](../secret.md)", "[x](link.md)", "[x](SECRET)", "[x](up/secret.md)"]
  )
  func outside(way: String) throws {
    let set = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: set.path("set"),
      withIntermediateDirectories: false
    )
    let secret = try set.write("# Hush\n\nThe secret words.\n", to: "secret.md")
    for (link, target) in [("link.md", "../secret.md"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: set.path("set/" + link),
        withDestinationPath: target
      )
    }
    let isLink = way.hasPrefix("[")
    let text = "# First\n\n\(way.replacing("SECRET", with: secret))\n"
    try set.write(text, to: isLink ? "set/index.md" : "set/first.md")
    let navtui = try Navtui(["--kiosk", set.path("set")])
    try navtui.waitUntilShown("First", within: Deadline.start)
    for key in ["\t", "\r", Keystroke.down.bytes, "\t", "\r"] {
      navtui.terminal.send(key)
      navtui.pause(0.4)
    }
    navtui.strike(.controlC)
    try navtui.terminal.waitForEnd()
    let shown = String(decoding: navtui.terminal.transcript, as: UTF8.self)
    #expect(!shown.contains("secret words"))
    #expect(!shown.contains("Hush"))
    #expect(!shown.contains("\u{1B}]52"))
    // Without a kiosk the same way leads there.
    let plain = try Navtui([set.path("set")])
    try plain.waitUntilShown("First", within: Deadline.start)
    for key in ["\t", "\r", Keystroke.down.bytes, "\t", "\r"] {
      plain.terminal.send(key)
      plain.pause(0.4)
    }
    let open = String(decoding: plain.terminal.transcript, as: UTF8.self)
    #expect(open.contains("secret words") || open.contains("Hush"))
  }

  @Test("A visitor who hangs up leaves nothing behind")
  func hangsUp() throws {
    let terminal = try enter()
    terminal.hangUp()
    #expect(try Deadline.wait(10) { try trace.last("end") != nil })
  }

  @Test("SIGTSTP from outside stops no kiosk")
  func notStopped() throws {
    let navtui = try Navtui.gallery(["--kiosk"])
    navtui.terminal.child.send(SIGTSTP)
    navtui.pause(0.3)
    try navtui.open(Gallery.hiddenToShown)
    #expect(navtui.screen.isAlternate)
  }
}
