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
  /// Which theme is drawn.
  var theme = ThemeChoice.auto
  /// Whether only characters of 7 bits are drawn.
  var usesASCII = false
  /// Whether the mouse is asked for.
  var usesMouse = true
  /// The file that a trace is written to; nil for none.
  var trace: String?
  /// The file that a recording is written to; nil for none.
  var recording: String?
  /// The file that the last frame is drawn to; nil for none.
  var image: String?
  /// The name of the navigation system.
  var system: String
  /// The file to be shown; nil for the gallery alone.
  var file: String?
  /// What is to be answered instead of anything else.
  var question: Question?

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
      ) { $0.theme = ThemeChoice(rawValue: $1) ?? $0.theme },
      Option("ascii", "draw with 7-bit characters only") { $0.usesASCII = true },
      Option("no-mouse", "leave the mouse to the terminal") { $0.usesMouse = false },
      Option("system", .choice("NAME", systems), "how screens are navigated") { $0.system = $1 },
      Option("trace", .text("FILE"), "write what happens to FILE, a JSON object a line") {
        $0.trace = $1
      },
      Option("record", .text("FILE"), "write what the terminal is sent to FILE, as an asciicast") {
        $0.recording = $1
      },
      Option("svg", .text("FILE"), "draw the last frame to FILE, as SVG") { $0.image = $1 },
      Option("help", "print this text") { $0.question = .help },
      Option("version", "print the version") { $0.question = .version },
    ]
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
      Option("record", .text("FILE"), "write a recording to FILE, as an asciicast") {
        $0.recording = $1
      },
      Option("svg", .text("FILE"), "draw the last frame to FILE, as SVG") { $0.image = $1 },
      Option("help", "print this text") { $0.question = .help },
    ]
  }
}

/// What a command line may ask instead of a run.
enum Question: Equatable {
  /// How is it used?
  case help
  /// Which version is it?
  case version
}
