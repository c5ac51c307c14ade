import Foundation
import Testing

@Suite("Every kind of terminal")
struct TerminalKindTests {
  /// A terminal's name, and what the program makes of it.
  struct Kind: CustomTestStringConvertible {
    /// What TERM says; nil for nothing.
    var term: String?
    var colors: Int
    var hasMouse = true
    var hasAlternateScreen = true
    /// The entry that is used, where it is another one.
    var used: String?

    var testDescription: String { term ?? "unset" }
  }

  static let kinds = [
    Kind(term: "xterm", colors: 8),
    Kind(term: "xterm-256color", colors: 256),
    Kind(term: "tmux-256color", colors: 256),
    Kind(term: "screen", colors: 8),
    Kind(term: "screen.xterm-256color", colors: 256),
    Kind(term: "linux", colors: 8, hasAlternateScreen: false),
    Kind(term: "vt100", colors: 0, hasMouse: false, hasAlternateScreen: false),
    Kind(term: "xterm-mono", colors: 0),
    Kind(term: nil, colors: 256, used: "xterm-256color"),
    Kind(term: "", colors: 256, used: "xterm-256color"),
    Kind(term: "no-such-terminal", colors: 256, used: "xterm-256color"),
    Kind(term: "../../etc/passwd", colors: 256, used: "xterm-256color"),
    Kind(term: "unknown", colors: 256, used: "xterm-256color"),
  ]

  @Test("It runs, asks for what the terminal has, and gives it back", arguments: kinds)
  func runs(kind: Kind) throws {
    let navtui = try Navtui(
      variables: ["TERM": kind.term ?? ""],
      wrapper: kind.term == nil ? ["env", "-u", "TERM"] : []
    )
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try navtui.waitUntilSettled(depth: 1)
    let start = try #require(try navtui.trace.last("start"))
    #expect(start.term == kind.used ?? kind.term)
    #expect(start.colors == kind.colors)
    #expect(navtui.screen.isAlternate == kind.hasAlternateScreen)
    #expect((navtui.screen.mouseMode == .drag) == kind.hasMouse)
    if !kind.hasMouse {
      #expect(navtui.terminal.modes.everOn.isDisjoint(with: [9, 1000, 1002, 1003, 1006, 1016]))
    }
    try navtui.open(Gallery.hiddenToShown)
    if kind.hasMouse {
      try navtui.drag(.straight(from: 5, to: 60))
    } else {
      try navtui.type(.escape)
    }
    try navtui.waitUntilSettled(depth: 1)
    try navtui.waitUntilShown(Gallery.shownToHidden)
    if kind.colors == 0 { #expect(!navtui.terminal.usesColors) }
    navtui.strike(.q)
    #expect(try navtui.terminal.waitForEnd() == .exited(0))
    #expect(Restoration(of: navtui.terminal).faults == [])
    // Report 14: one line of advice, on the main screen.
    let advice = navtui.screen.lines.filter { $0.contains("TERM names no known terminal") }
    #expect(advice.count == (kind.used == nil ? 0 : 1), "\(navtui.screen.text)")
  }

  @Test("Report 14: dumb is plain text and success")
  func dumb() throws {
    let terminal = try PseudoTerminal(
      [Navtui.executable],
      environment: Navtui.environment.merging(["TERM": "dumb"]) { $1 }
    )
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(!terminal.transcript.contains(0x1B))
    let text = String(decoding: terminal.transcript, as: UTF8.self)
    #expect(text.contains(Gallery.shownToHidden))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("Without an alternate screen the shell goes on below the picture")
  func below() throws {
    let navtui = try Navtui(
      variables: ["TERM": "vt100"],
      wrapper: ["sh", "-c", "\"$0\" \"$@\"; echo after"]
    )
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    navtui.strike(.q)
    try navtui.terminal.waitForEnd()
    let lines = navtui.screen.lines
    #expect(lines.contains { $0.contains(Gallery.shownToHidden) })
    #expect(lines.lastIndex { !$0.isEmpty } == lines.firstIndex { $0.hasPrefix("after") })
  }

  @Test("In GNU screen keys and drags work, also beyond column 223 (kakoune #1532)")
  func screen() throws {
    for columns in [80, 300] {
      let stage = try NavtuiInScreen(columns: columns)
      try stage.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
      try stage.open(Gallery.hiddenToShown)
      // A lone Escape is held back by screen, for another key may follow.
      try stage.type(.h)
      try stage.waitUntilSettled(depth: 1)
      try stage.open(Gallery.hiddenToShown)
      try stage.drag(.straight(from: columns * 4 / 5, to: columns * 4 / 5 + 10))
      #expect(try stage.trace.lines().contains { ($0.x ?? 0) >= Double(columns * 4 / 5) })
      try stage.waitUntilSettled(depth: 2)
      try stage.drag(.straight(from: 5, to: columns - 10))
      try stage.waitUntilSettled(depth: 1)
      try stage.type(.q)
      try stage.outside.waitForEnd()
      #expect(Restoration(of: stage.outside).faults == [])
    }
  }

  @Test(
    "Report 4: column 240 of 300 works whatever TERM says",
    arguments: ["tmux-256color", "screen-256color", "xterm"]
  )
  func beyond223(term: String) throws {
    let navtui = try Navtui.gallery(columns: 300, variables: ["TERM": term])
    try navtui.open(Gallery.hiddenToShown)
    try navtui.drag(.straight(from: 240, to: 260))
    try navtui.waitUntilSettled(depth: 2)
    #expect(try navtui.trace.lines().contains { $0.event == "press" && $0.x == 240 })
    #expect(try navtui.trace.lines().contains { $0.phase == "interactive" })
  }
}

extension PseudoTerminal {
  /// Whether colours were asked for: `SGR 30`…`49` and `90`…`107`.
  var usesColors: Bool {
    let text = String(decoding: transcript, as: UTF8.self)
    for match in text.matches(of: /\u{1B}\[([0-9;]+)m/) {
      let numbers = match.output.1.split(separator: ";").compactMap { Int($0) }
      if numbers.contains(where: { (30...49).contains($0) || (90...107).contains($0) }) {
        return true
      }
    }
    return false
  }
}
