import Testing

@testable import NavDemo

@Suite struct InvocationTests {
  private static let systems = ["fluid", "system", "snapshot"]

  private static func options(_ change: (inout Options) -> Void = { _ in }) -> Invocation {
    var options = Options(system: "fluid")
    change(&options)
    return .show(options)
  }

  private static func parse(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments, systems: systems)
  }

  @Test("No arguments show the gallery as it comes")
  func none() throws {
    #expect(try Self.parse() == Self.options())
  }

  @Test("An option is heard in every form, wherever it stands, and the last one holds")
  func options() throws {
    #expect(try Self.parse("--motion", "reduced") == Self.options { $0.motion = .reduced })
    #expect(try Self.parse("--motion=none") == Self.options { $0.motion = .none })
    #expect(try Self.parse("--mo=none") == Self.options { $0.motion = .none })
    #expect(try Self.parse("--motion=none", "--motion=full") == Self.options())
    #expect(try Self.parse("--no-mouse") == Self.options { $0.usesMouse = false })
    #expect(try Self.parse("--no-shift") == Self.options { $0.shiftsSlides = false })
    #expect(try Self.parse("--trace", "t.jsonl") == Self.options { $0.trace = "t.jsonl" })
    #expect(try Self.parse("--record", "a.cast") == Self.options { $0.recording = "a.cast" })
    #expect(try Self.parse("--svg=a.svg") == Self.options { $0.image = "a.svg" })
    #expect(try Self.parse("--trace=") == Self.options { $0.trace = "" })
    #expect(try Self.parse("--trace=a=b") == Self.options { $0.trace = "a=b" })
    #expect(try Self.parse("--trace", "--help") == Self.options { $0.trace = "--help" })
    #expect(
      try Self.parse("--system=snapshot")
        == Self.options {
          $0.system = "snapshot"
          $0.choosesSystem = true
        }
    )
    #expect(try Self.parse("--at", "b.md") == Self.options { $0.deeper = "b.md" })
    #expect(try Self.parse("--resume") == Self.options { $0.resumes = true })
    #expect(try Self.parse("--manual") == Self.options { $0.showsManual = true })
    #expect(try Self.parse("--width=1") == Self.options { $0.width = 1 })
    #expect(try Self.parse("--width", "1000") == Self.options { $0.width = 1000 })
    #expect(
      try Self.parse("a.md", "--no-mouse", "--motion", "none")
        == Self.options {
          $0.file = "a.md"
          $0.usesMouse = false
          $0.motion = .none
        }
    )
  }

  @Test("One operand is a file, whatever it looks like behind --")
  func file() throws {
    #expect(try Self.parse("a.md") == Self.options { $0.file = "a.md" })
    #expect(try Self.parse("-") == Self.options { $0.file = "-" })
    #expect(try Self.parse("") == Self.options { $0.file = "" })
    #expect(try Self.parse("--", "--help") == Self.options { $0.file = "--help" })
    #expect(try Self.parse("--", "play") == Self.options { $0.file = "play" })
    #expect(try Self.parse("./play") == Self.options { $0.file = "./play" })
    #expect(try Self.parse("--") == Self.options())
    #expect(try Self.parse("返回.md") == Self.options { $0.file = "返回.md" })
  }

  @Test("play takes flow files and a table of its own")
  func play() throws {
    #expect(try Self.parse("play", "a.flow") == .play(PlayOptions(files: ["a.flow"])))
    #expect(
      try Self.parse("play", "a.flow", "--show", "b.flow")
        == .play(PlayOptions(isShown: true, files: ["a.flow", "b.flow"]))
    )
    #expect(try Self.parse("play", "play") == .play(PlayOptions(files: ["play"])))
  }

  @Test("check takes documents and folders")
  func check() throws {
    #expect(try Self.parse("check", "a", "b.md") == .check(CheckOptions(paths: ["a", "b.md"])))
    #expect(try Self.parse("./check") == Self.options { $0.file = "./check" })
  }

  @Test("--completions prints a script that names the shell", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    guard case .print(let text) = try Self.parse("--completions", shell.rawValue) else {
      Issue.record("nothing is printed")
      return
    }
    #expect(text.contains("navtui --completions \(shell)"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("--version prints name and version")
  func version() throws {
    #expect(try Self.parse("--version") == .print("navtui 0.1.0\n"))
    #expect(try Self.parse("--ver", "a.md") == .print("navtui 0.1.0\n"))
  }

  private static let allOptions =
    """
    --motion, --color, --theme, --ascii, --no-mouse, --no-shift, --system, --at, --resume, --manual, \
    --width, --trace, --record, --svg, \
    --print-config, --completions, --kiosk, --help or --version
    """

  @Test(
    "What cannot be understood is said in one sentence, with status 64",
    arguments: [
      (["--speed"], "unknown option '--speed': expected \(allOptions)"),
      (["--speed=9"], "unknown option '--speed': expected \(allOptions)"),
      (["--motionless"], "unknown option '--motionless': expected \(allOptions)"),
      (["-x"], "unknown option '-x': expected \(allOptions)"),
      (["-h"], "unknown option '-h': expected \(allOptions)"),
      (["a.md", "-xyz"], "unknown option '-x': expected \(allOptions)"),
      (["--motion"], "no value for option '--motion': expected full, reduced or none"),
      (["--mo"], "no value for option '--motion': expected full, reduced or none"),
      (["--trace"], "no value for option '--trace': expected FILE"),
      (
        ["--motion", "fast"],
        "unknown value 'fast' for option '--motion': expected full, reduced or none"
      ),
      (["--motion="], "unknown value '' for option '--motion': expected full, reduced or none"),
      (
        ["--system", "Fluid"],
        "unknown value 'Fluid' for option '--system': expected fluid, system or snapshot"
      ),
      (["--width=0"], "unknown value '0' for option '--width': expected a number from 1 to 1000"),
      (
        ["--width=1001"],
        "unknown value '1001' for option '--width': expected a number from 1 to 1000"
      ),
      (["--width=x"], "unknown value 'x' for option '--width': expected a number from 1 to 1000"),
      (
        ["--completions=ksh"],
        "unknown value 'ksh' for option '--completions': expected bash, zsh or fish"
      ),
      (["check"], "no argument for command 'check': expected PATH..."),
      (["--help=me"], "unexpected value 'me' for option '--help': expected no value"),
      (["--no-m=x=y"], "unexpected value 'x=y' for option '--no-mouse': expected no value"),
      (["a.md", "b.md"], "unexpected argument 'b.md': expected one PATH at most"),
      (["a.md", "--", "--b", "c"], "unexpected argument '--b': expected one PATH at most"),
      (["a.md", "play"], "unexpected argument 'play': expected one PATH at most"),
      (["--help", "--bogus"], "unknown option '--bogus': expected \(allOptions)"),
      (["play"], "no argument for command 'play': expected FILE..."),
      (["play", "--show"], "no argument for command 'play': expected FILE..."),
      (
        ["play", "--motion=full", "a"],
        "unknown option '--motion': expected --show, --record, --svg or --help"
      ),
      (
        ["a", "\u{1b}[2Jb\n\u{7f}\u{9b}\u{202e}"],
        "unexpected argument '^[[2Jb^J^?\\u{9b}\\u{202e}': expected one PATH at most"
      ),
      (["--\u{1b}]0;x\u{7}"], "unknown option '--^[]0;x^G': expected \(allOptions)"),
    ]
  )
  func refusal(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) {
      try Invocation(arguments, systems: Self.systems)
    }
    #expect(error?.line == "navtui: \(sentence)\n")
    #expect(error?.status.rawValue == 64)
  }

  @Test("The parser can be used again after an error, and from several threads", arguments: 0..<50)
  func again(round: Int) throws {
    #expect(throws: UsageError.self) { try Self.parse("a", "--motion=none", "--bogus") }
    #expect(throws: UsageError.self) { try Self.parse("-xyz") }
    #expect(try Self.parse("--motion=none") == Self.options { $0.motion = .none })
  }

  @Test("An abbreviation that fits two options is ambiguous, as a whole name never is")
  func ambiguous() throws {
    let parser = OptionParser<[String]>(options: [
      Option("no-mouse", "") { $0.append("no-mouse") },
      Option("no-mouse-wheel", "") { $0.append("no-mouse-wheel") },
      Option("no-shift", "") { $0.append("no-shift") },
    ])
    var found: [String] = []
    #expect(try parser.parse(["--no-s", "--no-mouse", "x"], into: &found) == ["x"])
    #expect(found == ["no-shift", "no-mouse"])
    let error = #expect(throws: UsageError.self) { try parser.parse(["--no"], into: &found) }
    #expect(
      error?.message
        == "ambiguous option '--no': expected --no-mouse, --no-mouse-wheel or --no-shift"
    )
  }

  @Test("An empty table knows no option")
  func emptyTable() throws {
    var settings: Void = ()
    #expect(try OptionParser(options: []).parse(["a", "b"], into: &settings) == ["a", "b"])
    #expect(throws: UsageError.self) {
      try OptionParser(options: []).parse(["--a"], into: &settings)
    }
  }
}
