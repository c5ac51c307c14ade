import LibC
import NavModel
import NavTUI

/// `navtui [FILE]`: the gallery in the terminal, or as text where the output is none.
struct ShowCommand {
  let options: Options

  func run() throws -> ExitStatus {
    let gallery = Gallery(
      system: NavigationSystem.named(options.system) ?? .fluid,
      motion: options.motion.level
    )
    if let path = options.file {
      let bytes = try FileError.contents(ofFile: path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      gallery.show(file: name, text: String(decoding: bytes, as: UTF8.self))
    }
    guard isatty(STDOUT_FILENO) == 1, !isDumb else {
      gallery.app.plainText().forEach { print($0) }
      return .ok
    }
    gallery.app.colorChoice = options.color
    gallery.app.themeChoice = options.theme
    gallery.app.usesASCII = options.usesASCII
    let trace = try options.trace.map(openTrace)
    let modes = TerminalModes(reportsMouse: options.usesMouse)
    do {
      let ending = try gallery.app.run(
        modes: modes,
        trace: trace,
        name: lastWords,
        version: Program.version
      )
      switch ending {
      case .quit: return .ok
      case .hangup: return .failure
      case .signal(let number): CursesTerminal.endProcess(by: number)
      }
    } catch {
      throw NoTerminal(reason: error)
    }
  }

  /// What is said of the program when a signal ends it: where to look, too.
  private var lastWords: String {
    options.trace.map { "\(Program.name) (trace: \($0.visible))" } ?? Program.name
  }

  private func openTrace(_ path: String) throws -> Trace {
    do {
      return try Trace(path: path)
    } catch .cannotOpen(_, let code) {
      throw FileError(path: path, purpose: .writing, code: code)
    }
  }

  private var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) } == "dumb"
  }
}

/// There is no terminal to run in.
struct NoTerminal: Failure, Equatable {
  let reason: TerminalError

  var status: ExitStatus { .noTerminal }

  var message: String {
    switch reason {
    case .noTerminal(let code):
      "cannot open a terminal (\(String(cString: strerror(code)))): expected one to read from"
    case .unknownTerminal(let name):
      "terminfo does not know the terminal '\(name.visible)': expected TERM to name one"
    case .inUse:
      "the terminal is in use by this program already: expected it to be free"
    case .noResources(let code):
      "the system refuses what is needed (\(String(cString: strerror(code)))): expected a pipe and a memory file"
    }
  }
}

extension Options.Motion {
  /// The model's word for it.
  var level: MotionLevel {
    switch self {
    case .full: .full
    case .reduced: .reduced
    case .none: .none
    }
  }
}
