import LibC
import NavDocuments
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
    options.look(of: gallery.app)
    if options.isKiosk { restrict(gallery.app) }
    for choice in options.keys { choice.apply(to: &gallery.app.keyMap) }
    gallery.browser.followsSystem = !options.choosesSystem
    try open(in: gallery)
    // Files are opened before the terminal is taken.
    let trace = try options.trace.map(openTrace)
    let recording = try options.recording.map(FileError.output)
    let image = try options.image.map(FileError.output)
    guard isatty(STDOUT_FILENO) == 1, !isDumb else {
      let columns = options.width ?? PlainText.defaultColumns
      gallery.browser.forEachLine(columns: columns) { print($0) }
      gallery.app.adaptWithoutTerminal()
      if let recording { show(gallery.app, on: CastStage(recording)) }
      if let image { show(gallery.app, on: ImageStage(image)) }
      return .ok
    }
    let ending = try run(gallery.app, trace, recording)
    if !options.isKiosk, let path = statePath, gallery.browser.hasOpened {
      gallery.browser.keep(in: path)
    }
    image?.write(picture(of: gallery.app).utf8)
    switch ending {
    case .quit: return .ok
    case .hangup: return .failure
    case .signal(let number): CursesTerminal.endProcess(by: number)
    }
  }

  private func run(
    _ app: TerminalApp,
    _ trace: Trace?,
    _ recording: OutputFile?
  ) throws(NoTerminal) -> RunLoop.Ending {
    do throws(TerminalError) {
      return try app.run(
        modes: TerminalModes(reportsMouse: options.usesMouse, shiftsSlides: options.shiftsSlides),
        trace: trace,
        recording: recording,
        version: Program.version,
        lastWords: lastWords
      )
    } catch {
      throw NoTerminal(reason: error)
    }
  }

  /// Leaves a stranger nothing but what the command line names.
  private func restrict(_ app: TerminalApp) {
    let manual = options.showsManual ? Manual.path : nil
    app.access = .kiosk(beneath: options.file.map { DocumentPath($0).path } ?? manual)
    DocumentAccess.restrict(to: app.access.files)
  }

  /// Opens what the command line names.
  private func open(in gallery: Gallery) throws {
    if options.resumes, let path = statePath {
      switch gallery.browser.resume(from: path) {
      case .resumed: return
      case .nothing: gallery.app.message = "Nothing was open last time"
      case .damaged(let path):
        gallery.app.message = "What was kept is damaged; it now is \(path.visible)"
      }
    }
    if options.showsManual, let path = Manual.path {
      gallery.browser.open(path, at: options.deeper)
    } else if options.showsManual {
      throw NoManual()
    }
    // Something deeper is seen from where one stands, unless a path says otherwise.
    let file = options.file ?? (options.showsManual || options.deeper == nil ? nil : ".")
    guard let path = file.map(DocumentPath.init) else { return }
    if let code = path.obstacle {
      throw FileError(path: path.path, purpose: .reading, code: code)
    }
    gallery.browser.open(path.path, anchor: path.anchor, at: options.deeper)
  }

  /// Where it is kept what was open.
  private var statePath: String? {
    XDG.path("XDG_STATE_HOME", else: ".local/state", "navtui/stack")
  }

  /// Shows the first frame where there is no terminal, and no more will come.
  private func show(_ app: TerminalApp, on stage: some FlowStage) {
    stage.begin(Program.name)
    stage.show(app.draw(), for: 0)
    stage.end()
    stage.close()
  }

  /// The last frame.
  private func picture(of app: TerminalApp) -> String {
    SVGImage(of: app.draw(), title: Program.name, theme: app.renderer.look.theme).text
  }

  /// What is said of the program when a signal ends it: where to look, too.
  private var lastWords: String {
    let program = "\(Program.name) \(Program.version)"
    return options.trace.map { "\(program) (trace: \($0.visible))" } ?? program
  }

  private func openTrace(_ path: String) throws -> Trace {
    do {
      return try Trace(path: path)
    } catch RecordingError.cannotOpen(_, let code) {
      throw FileError(path: path, purpose: .writing, code: code)
    }
  }

  private var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) } == "dumb"
  }
}

/// The manual is not where it should be.
struct NoManual: Failure, Equatable {
  var status: ExitStatus { .noInput }
  var message: String {
    "cannot find the manual: expected Documentation/index.md beside the program"
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
