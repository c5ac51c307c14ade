import Foundation
import Testing

@testable import NavDemo

@Suite("Completions in their real shells")
struct CompletionTests {
  private static let systems = [
    "fluid", "system", "wrapped", "fullScreenPan", "presented", "cone", "percentDriven",
    "fdFullScreen", "snapshot",
  ]
  private static let tab = "\t"

  /// What the program prints for a shell.
  private func script(_ shell: Shell) throws -> String {
    let result = try Tool.run(
      [Navtui.executable, "--completions", shell.rawValue],
      environment: Navtui.environment
    )
    #expect(result.ending == .exited(0))
    #expect(result.errors.isEmpty)
    return result.output
  }

  @Test("Options, their values and commands are completed and listed", arguments: Shell.allCases)
  func words(shell: Shell) throws {
    let session = try ShellSession(shell, reading: try script(shell))
    // zsh goes on with the value behind an equals sign, which a space takes away.
    let separator = shell == .zsh ? "=" : " "
    for (typed, completed) in [
      ("--sy\tsn", "--system\(separator)snapshot"), ("--system sn", "--system snapshot"),
      ("--system=sn", "--system=snapshot"), ("--motion re", "--motion reduced"),
      ("pl\t--sh", "play --show"), ("ch", "check"), ("play --sh", "play --show"),
      ("check --h", "check --help"),
    ] {
      try session.type("navtui \(typed)\(Self.tab)", untilShown: ["navtui \(completed)"])
    }
    try session.type("navtui --system \(Self.tab)", untilShown: Self.systems)
    for command in Command.all(systems: Self.systems) {
      let word = command.word.map { "\($0) " } ?? ""
      let others = Command.all(systems: []).flatMap(\.options).map(\.flag)
        .filter { !command.options.map(\.flag).contains($0) }
      let keys = command.options.count > 1 ? "--" + Self.tab : "--"
      let shown = try session.type(
        "navtui \(word)\(keys)",
        untilShown: command.options.count > 1 ? command.options.map(\.flag) : []
      )
      #expect(others.filter { shown.contains($0) } == [])
    }
  }

  @Test("Where files are taken, those are offered that are meant", arguments: Shell.allCases)
  func files(shell: Shell) throws {
    let session = try ShellSession(shell, reading: try script(shell))
    for name in ["page.md", "page.flow", "page.cast", "page.svg", "only.txt", "a lot.md", "b/c.md"]
    {
      try session.folder.write("", to: name)
    }
    for (typed, ending) in [
      ("", "md"), ("--at ", "md"), ("--record ", "cast"), ("--svg ", "svg"), ("play ", "flow"),
      ("check ", "md"), ("play --show ", "flow"), ("check page.md ", "md"),
    ] {
      // fish shows others behind those that are meant.
      let line = shell == .fish ? "" : "navtui \(typed)"
      try session.type(
        "navtui \(typed)page\(Self.tab)",
        untilShown: ["\(line)page.\(ending)"]
      )
    }
    try session.type("navtui --trace on\(Self.tab)", untilShown: ["navtui --trace only.txt"])
    try session.type("navtui --trace=on\(Self.tab)", untilShown: ["navtui --trace=only.txt"])
    try session.type("navtui a\(Self.tab)", untilShown: [#"navtui a\ lot.md"#])
    try session.type("navtui b\(Self.tab)c\(Self.tab)", untilShown: ["navtui b/c.md"])
  }

  @Test("Whatever an option's explanation holds, it is only shown", arguments: Shell.allCases)
  func explanations(shell: Shell) throws {
    let help = #"it's [odd]: $(touch gone) `touch gone` "q" \ 100% a:b"#
    let command = Command(
      word: nil,
      usage: [],
      summary: help,
      brief: help,
      operand: .path("PATH", ending: nil),
      takesMany: true,
      options: [
        Option<Void>("first", help) { _ in },
        Option<Void>("second", .choice("ONE", ["cold", "warm"]), help) { _, _ in },
      ]
    )
    let session = try ShellSession(shell, reading: shell.completions(of: [command]))
    try session.type(
      "navtui --\(Self.tab)",
      untilShown: ["--first", "--second"] + (shell == .bash ? [] : [help])
    )
    try session.type("navtui --second w\(Self.tab)", untilShown: ["navtui --second warm"])
    #expect(!session.folder.names.contains("gone"))
  }
}
