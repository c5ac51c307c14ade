import NavTUI

/// What the command line asks of the gallery.
struct Options: Equatable {
  /// How much moves.
  enum Motion: String, CaseIterable {
    /// Everything.
    case full
    /// Little, and without dims and shadows.
    case reduced
    /// Nothing but what a pointer drags.
    case none
  }

  /// How much moves.
  var motion = Motion.full
  /// How many colours are drawn.
  var color = ColorChoice.auto
  /// Whether only characters of 7 bits are drawn.
  var usesASCII = false
  /// Whether the mouse is asked for.
  var usesMouse = true
  /// Whether the terminal may shift what slides.
  var shiftsSlides = true
  /// The file that a trace is written to; nil for none.
  var trace: String?
  /// The file that a recording is written to; nil for none.
  var recording: String?
  /// The file that the last frame is drawn to; nil for none.
  var image: String?
  /// Whether a stranger sits at the terminal, to whom nothing else must be open.
  var isKiosk = false
  /// The name of the navigation system.
  var system: String
  /// Whether the system was named on the command line, so that no document changes it.
  var choosesSystem = false
  /// The document or folder to be shown; nil for the gallery alone.
  var file: String?
  /// A document below it that is opened with the way there; nil for none.
  var deeper: String?
  /// Whether what was open last time is opened again.
  var resumes = false
  /// Whether the manual is opened.
  var showsManual = false
  /// The columns of text, for output that is no terminal; nil for 80.
  var width: Int?
  /// The name of the theme; nil for the one that goes with the terminal.
  var theme: String?
  /// Keys that do something else than usual.
  var keys: [KeyChoice] = []
  /// What is to be answered instead of anything else.
  var question: Question?

  /// The columns that text can be set for.
  static let widths = 1...1000

  /// The table of options; `systems` are the names that `--system` takes, the default first.
  static func table(systems: [String]) -> [Option<Options>] {
    [
      Option(
        "motion",
        .choice("LEVEL", Motion.allCases.map(\.rawValue)),
        "how much moves"
      ) { $0.motion = Motion(rawValue: $1) ?? $0.motion },
      Option("color", .choice("WHEN", ColorChoice.words), "how many colours are drawn") {
        $0.color = ColorChoice($1) ?? $0.color
      },
      Option(
        "theme",
        .choice("NAME", ThemeChoice.allCases.map(\.rawValue)),
        "light or dark"
      ) { $0.theme = $1 == ThemeChoice.auto.rawValue ? nil : $1 },
      Option("ascii", "draw with 7-bit characters only") { $0.usesASCII = true },
      Option("no-mouse", "leave the mouse to the terminal") { $0.usesMouse = false },
      Option("no-shift", "draw slides anew instead of shifting them") { $0.shiftsSlides = false },
      Option("system", .choice("NAME", systems), "how screens are navigated") {
        $0.system = $1
        $0.choosesSystem = true
      },
      Option(
        "at",
        .path("PATH", ending: "md"),
        "open PATH below the first one too, with the way there"
      ) {
        $0.deeper = $1
      },
      Option("resume", "open what was open last time") { $0.resumes = true },
      Option("manual", "open the manual") { $0.showsManual = true },
      Option("width", .number("N", Self.widths), "columns of text, where the output is no terminal")
      {
        $0.width = Int($1)
      },
      Option(
        "trace",
        .path("FILE", ending: nil),
        "write what happens to FILE, a JSON object a line"
      ) {
        $0.trace = $1
      },
      Option(
        "record",
        .path("FILE", ending: "cast"),
        "write what the terminal is sent to FILE, as an asciicast"
      ) {
        $0.recording = $1
      },
      Option("svg", .path("FILE", ending: "svg"), "draw the last frame to FILE, as SVG") {
        $0.image = $1
      },
      Option("print-config", "print the configuration in use") { $0.question = .configuration },
      Option(
        "completions",
        .word("SHELL", Shell.allCases.map(\.rawValue)),
        "print what completes a command line"
      ) { $0.question = Shell(rawValue: $1).map(Question.completions) },
      Option("kiosk", "open nothing but PATH, and let nobody out but by quitting") {
        $0.isKiosk = true
      },
      Option("help", "list the options") { $0.question = .help },
      Option("version", "print the version") { $0.question = .version },
    ]
  }
}

extension Options {
  /// The theme without colours, as the configuration calls it.
  static let monoTheme = "mono"

  /// Tells a program which colours and glyphs are wanted.
  func look(of app: TerminalApp) {
    app.colorChoice = theme == Self.monoTheme && color == .auto ? .never : color
    app.themeChoice = theme.flatMap(ThemeChoice.init) ?? .auto
    app.usesASCII = usesASCII
  }
}

/// What the command line asks of `navtui check`.
struct CheckOptions: Equatable {
  /// The word that stands for the command.
  static let command = "check"

  /// The documents and folders; at least one.
  var paths: [String] = []
  /// What is to be answered instead of anything else.
  var question: Question?

  /// The table of options.
  static var table: [Option<CheckOptions>] {
    [Option("help", "list the options") { $0.question = .help }]
  }
}

/// What the command line asks of `navtui play`.
struct PlayOptions: Equatable {
  /// The word that stands for the command.
  static let command = "play"

  /// Whether the flows are shown in the terminal, at true speed.
  var isShown = false
  /// The file that a recording is written to; nil for none.
  var recording: String?
  /// The file that the last frame is drawn to; nil for none.
  var image: String?
  /// The flow files, in their order; at least one.
  var files: [String] = []
  /// What is to be answered instead of anything else.
  var question: Question?

  /// The table of options.
  static var table: [Option<PlayOptions>] {
    [
      Option("show", "play in the terminal, at true speed; q ends the show") { $0.isShown = true },
      Option("record", .path("FILE", ending: "cast"), "write a recording to FILE, as an asciicast")
      {
        $0.recording = $1
      },
      Option("svg", .path("FILE", ending: "svg"), "draw the last frame to FILE, as SVG") {
        $0.image = $1
      },
      Option("help", "list the options") { $0.question = .help },
    ]
  }
}

/// What a command line may ask instead of a run.
enum Question: Equatable {
  /// How is it used?
  case help
  /// Which version is it?
  case version
  /// What is configured?
  case configuration
  /// What lets a shell complete a command line?
  case completions(Shell)
}
