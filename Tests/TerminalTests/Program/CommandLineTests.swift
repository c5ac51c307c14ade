import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  // Codes of sysexits.h.
  private let usage: Int32 = 64
  private let noInput: Int32 = 66
  private let unavailable: Int32 = 69

  private func run(_ arguments: String...) throws
    -> (output: String, errors: String, ending: ChildProcess.Ending)
  {
    try Tool.run([Navtui.executable] + arguments, environment: Navtui.environment)
  }

  @Test(
    "What cannot be understood is told in one sentence that names it",
    arguments: [
      (["--frobnicate"], "--frobnicate"),
      (["--motion", "sideways"], "sideways"),
      (["--motion"], "--motion"),
      (["--trace"], "--trace"),
      (["-z"], "z"),
    ]
  )
  func misuse(arguments: [String], culprit: String) throws {
    let result = try Tool.run([Navtui.executable] + arguments, environment: Navtui.environment)
    #expect(result.ending == .exited(usage))
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(culprit))
  }

  @Test("A wrong value is answered with those that are right")
  func values() throws {
    let errors = try run("--motion", "sideways").errors
    for motion in ["full", "reduced", "none"] {
      #expect(errors.contains(motion))
    }
  }

  @Test("A file that cannot be opened is named")
  func missingFile() throws {
    let result = try run("/nowhere/no-such-file.md")
    #expect(result.ending == .exited(noInput))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/no-such-file.md"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("A trace that cannot be written is named, also where only text is printed")
  func unwritableTrace() throws {
    let result = try run("--trace", "/nowhere/trace")
    #expect(result.ending == .exited(noInput))
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/trace"))
  }

  @Test("A file that may not be read is named; a folder is a list")
  func folder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("# A heading\n", to: "page.md")
    let result = try run(folder.path())
    #expect(result.ending == .exited(0))
    #expect(result.output.contains("A heading"))
  }

  @Test("Help names every option; the version is a version")
  func help() throws {
    let help = try run("--help")
    #expect(help.ending == .exited(0))
    #expect(help.errors.isEmpty)
    for option in ["--motion", "--no-mouse", "--trace", "--record", "--svg", "--help", "--version"]
    {
      #expect(help.output.contains(option))
    }
    let version = try run("--version")
    #expect(version.ending == .exited(0))
    #expect(version.output.contains { $0.isNumber })
    #expect(version.output.split(separator: "\n").count == 1)
  }

  @Test("Output that is no terminal gets the plain text of the gallery, with or without a terminal")
  func plainText() throws {
    let without = try run()
    #expect(without.ending == .exited(0))
    for row in Gallery.rows {
      #expect(without.output.contains(row))
    }
    #expect(!without.output.contains("\u{1B}"))
    #expect(without.errors.isEmpty)

    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      [Navtui.executable],
      environment: Navtui.environment,
      output: .path(folder.path("output"))
    )
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(folder.contents("output") == without.output)
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("Output that is no terminal gets the plain text of a file")
  func plainFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("# A heading\n\nSome 返回 words.\n", to: "page.md")
    let result = try run(file)
    #expect(result.ending == .exited(0))
    #expect(result.output.contains("A heading"))
    #expect(result.output.contains("Some 返回 words."))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("A reader that closes the pipe early is no failure of ours to shout about")
  func closedPipe() throws {
    let result = try Tool.run(
      ["sh", "-c", "\"$0\" | head -n 1", Navtui.executable],
      environment: Navtui.environment
    )
    #expect(result.errors.isEmpty)
  }

  @Test("A screen without any terminal to read from is refused")
  func noTerminal() throws {
    // A session of its own has no terminal; its output still is one.
    let terminal = try PseudoTerminal(
      ["sh", "-c", "setsid --wait \"$0\" </dev/null; echo \"status $?\"", Navtui.executable],
      environment: Navtui.environment
    )
    try terminal.waitForEnd()
    #expect(terminal.emulator.text.contains("status \(unavailable)"))
    #expect(!terminal.modes.everOn.contains(1049))
  }

  @Test("Keys are read from the terminal also where standard input is a pipe")
  func pipedInput() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", ": | \"$0\"", Navtui.executable],
      environment: Navtui.environment
    )
    try terminal.waitUntil("the gallery is shown", within: Deadline.start) {
      $0.text.contains(Gallery.hiddenToShown)
    }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("A file is a screen above the gallery")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# A heading\n\nSome 返回 words.\n", to: "page.md")
    let navtui = try Navtui([path])
    try navtui.waitUntilShown("Some 返回 words.", within: Deadline.start)
    try navtui.waitUntilSettled(depth: 2)
    try navtui.type(.escape)
    try navtui.waitUntilSettled(depth: 1)
    try navtui.waitUntilShown(Gallery.hiddenToShown)
  }

  @Test("Whatever the motion, a push arrives", arguments: ["full", "reduced", "none"])
  func motion(motion: String) throws {
    let navtui = try Navtui.gallery(["--motion", motion])
    try navtui.open(Gallery.hiddenToShown)
    try navtui.waitUntilShown(Gallery.chevron)
    try navtui.drag(.straight(from: 5, to: 60))
    try navtui.waitUntilSettled(depth: 1)
  }
}
