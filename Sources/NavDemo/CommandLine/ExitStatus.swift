import LibC

/// What the program tells the shell when it ends; the numbers from 64 on are those of sysexits.h.
enum ExitStatus: Int32, CaseIterable {
  /// All went well.
  case ok = 0
  /// Something did not hold: a check of a flow file, say.
  case failure = 1
  /// The command line cannot be understood (EX_USAGE).
  case usage = 64
  /// A file's contents cannot be understood (EX_DATAERR).
  case data = 65
  /// A file cannot be opened (EX_NOINPUT).
  case noInput = 66
  /// There is no terminal to read from (EX_UNAVAILABLE).
  case noTerminal = 69

  /// Ends the program.
  func exit() -> Never {
    LibC.exit(rawValue)
  }
}
