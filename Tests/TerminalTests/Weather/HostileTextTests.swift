import Foundation
import Testing

@Suite("What a file or a name says never reaches the terminal as a command")
struct HostileTextTests {
  /// Sets the title, rings, clears, asks, writes into the clipboard, in 7 bits and in 8.
  static let payloads = [
    "\u{1B}]0;pwned\u{7}", "\u{1B}]52;c;cHduZWQ=\u{1B}\\", "\u{1B}[2J\u{1B}[31mpwned",
    "\u{7}\u{8}\u{D}pwned",
    "\u{9B}31mpwned", "\u{9D}0;pwned\u{9C}", "\u{1B}P+q544e\u{1B}\\", "\u{1B}[c\u{1B}[6n",
    "\u{E}\u{F}\u{1B}c",
    "a\u{202E}b\u{200B}\u{2066}c", "\u{1B}[?1049l", "x\u{301}\u{1B}]0;pwned\u{7}", "\u{1B}",
  ]

  /// What the program itself asks, of the terminal's background and of its state.
  private static let questions = ["\u{1B}]11;?\u{1B}\\", "\u{1B}[5n"]

  /// What only payloads say: strings of the terminal's, bells, C1 controls, full resets, queries that the
  /// program itself does not make.
  private func commands(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let harm = ["\u{1B}]", "\u{1B}P", "\u{7}", "\u{1B}c", "\u{E}", "\u{1B}[6n", "\u{1B}[31mpwned"]
    // As scalars, for characters may join what follows them.
    let rest = Self.questions.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    let scalars = Array(rest.unicodeScalars)
    let found = harm.filter { pattern in
      let wanted = Array(pattern.unicodeScalars)
      return scalars.indices.contains { start in
        scalars[start...].starts(with: wanted)
      }
    }
    let controls = scalars.filter { (0x80...0x9F).contains($0.value) || $0 == "\u{202E}" }
    return found + controls.map { "U+\(String($0.value, radix: 16))" }
  }

  @Test("As a file's name and as its text, on the screen", arguments: payloads)
  func shown(payload: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("before \(payload) after\n", to: "a\(payload).md")
    let navtui = try Navtui([path])
    try navtui.waitUntilShown("before", within: Deadline.start)
    try navtui.waitUntilSettled(depth: 2)
    try navtui.drag(.straight(from: 5, to: 60))
    try navtui.waitUntilSettled(depth: 1)
    navtui.strike(.q)
    try navtui.terminal.waitForEnd()
    #expect(commands(in: navtui.terminal.transcript) == [])
    #expect(navtui.screen.title.isEmpty)
    #expect(Restoration(of: navtui.terminal).faults == [])
  }

  @Test("As plain text, where the output is no terminal or a dumb one", arguments: payloads)
  func plain(payload: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("before \(payload) after\n", to: "a\(payload).md")
    let result = try Tool.run([Navtui.executable, path], environment: Navtui.environment)
    #expect(result.output.contains("after"))
    #expect(commands(in: Array(result.output.utf8)) == [])
    #expect(!result.output.utf8.contains(0x1B))
    #expect(!result.output.utf8.contains(0x08))
  }

  @Test("In what is said of a wrong argument, file, system or trace", arguments: payloads)
  func complaints(payload: String) throws {
    for arguments in [
      ["--\(payload)"], ["--system", payload], ["--motion=\(payload)"], ["/nowhere/\(payload)"],
      ["--trace", "/nowhere/\(payload)"], ["a", payload], ["play", "/nowhere/\(payload)"],
      ["--no-mouse=\(payload)"],
    ] {
      let result = try Tool.run([Navtui.executable] + arguments, environment: Navtui.environment)
      let said = Array((result.output + result.errors).utf8)
      #expect(commands(in: said) == [], "\(arguments)")
      #expect(!said.contains(0x1B), "\(arguments)")
    }
  }

  @Test("In a flow file that fails", arguments: payloads)
  func flows(payload: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\(payload)\nexpect stack \(payload)\n", to: "a\(payload).flow")
    let result = try Tool.run([Navtui.executable, "play", path], environment: Navtui.environment)
    #expect(result.ending != .exited(0))
    let said = Array((result.output + result.errors).utf8)
    #expect(commands(in: said) == [])
    #expect(!said.contains(0x1B))
  }

  @Test("In the trace's path, said when a signal ends the program")
  func lastWords() throws {
    let folder = try TemporaryFolder()
    let navtui = try Navtui([
      "--trace", folder.path("t\u{1B}]0;pwned\u{7}"),
    ])
    try navtui.terminal.waitUntil("the gallery is shown", within: Deadline.start) {
      $0.text.contains(Gallery.shownToHidden)
    }
    navtui.terminal.child.send(SIGSEGV)
    try navtui.terminal.waitForEnd()
    #expect(commands(in: navtui.terminal.transcript) == [])
    #expect(navtui.screen.text.replacing("\n", with: "").contains("t^[]0;pwned^G"))
  }

  @Test("In the variable TERM, and in what is typed and pasted")
  func typed() throws {
    let navtui = try Navtui(variables: ["TERM": "\u{1B}]0;pwned\u{7}"])
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    navtui.terminal.send("\u{1B}[200~" + Self.payloads.joined() + "\u{1B}[201~")
    navtui.pause(0.2)
    try navtui.waitUntilSettled(depth: 1)
    navtui.strike(.q)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    #expect(commands(in: navtui.terminal.transcript) == [])
  }
}
