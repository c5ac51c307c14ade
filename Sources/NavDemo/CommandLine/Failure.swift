import NavTUI

/// A reason to end that the person who started the program can do something about.
protocol Failure: Error {
  /// One sentence without the program's name: what, where, and what was expected.
  var message: String { get }
  /// What to tell the shell.
  var status: ExitStatus { get }
}

extension Failure {
  /// The line for standard error.
  var line: String { "\(Program.name): \(message)\n" }

  /// Says what is wrong on standard error and ends the program.
  func exit() -> Never {
    StandardError.write(line)
    status.exit()
  }
}

/// What the program calls itself.
enum Program {
  static let name = "navtui"
  static let version = "0.1.0"
}
