/// Why the program cannot have a terminal.
public enum TerminalError: Error, Equatable {
  /// There is no terminal to read from; `code` is the `errno` of opening `/dev/tty`.
  case noTerminal(code: Int32)
  /// Neither this terminal nor the one it could be taken for is described in terminfo.
  case unknownTerminal(name: String)
  /// A `CursesTerminal` exists already: ncurses and signals belong to the whole process.
  case inUse
  /// The system refuses what is needed beside the terminal (a pipe, a memory file); an `errno`.
  case noResources(code: Int32)
}
