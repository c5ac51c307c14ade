/// A line of a flow file that cannot be understood.
public struct FlowError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What was expected there.
  public var expected: String
  /// What stands there.
  public var found: String

  /// One sentence: what was expected, and what stands there.
  public var description: String {
    found.isEmpty ? "expected \(expected)" : "expected \(expected), got \(found)"
  }
}

/// What playing a flow came to.
public enum FlowOutcome: Sendable, Equatable {
  /// All checks held.
  case held(checks: Int)
  /// A check did not hold.
  case failed(line: Int, expected: String, got: String)
}
