import Foundation

/// How long to wait for something that happens at once on an idle machine.
///
/// Tests share few cores with builds and with each other, so each deadline is several times what is
/// needed; a wait ends as soon as its condition holds, and only a failure lasts this long.
enum Deadline {
  /// Seconds for a program to react.
  static let reaction = 20.0
  /// Seconds for a program to start, an X server among them.
  static let start = 40.0
  /// Seconds between two looks at a condition.
  static let pause = 0.01
  /// Seconds that a picture may take to follow the trace.
  static let picture = 0.1

  /// Waits until a condition holds; false where it never did.
  static func wait(
    _ seconds: Double = reaction,
    between: () -> Void = { Thread.sleep(forTimeInterval: pause) },
    until condition: () throws -> Bool
  ) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
      if Date() > end { return try condition() }
      between()
    }
    return true
  }
}

/// What went wrong in the rig, with what was on the screen.
struct RigError: Error, CustomStringConvertible {
  /// What was expected, and what there was.
  var description: String

  /// Makes an error of a sentence and the picture that explains it.
  init(_ sentence: String, screen: String? = nil) {
    description = screen.map { "\(sentence)\n\($0)" } ?? sentence
  }
}
