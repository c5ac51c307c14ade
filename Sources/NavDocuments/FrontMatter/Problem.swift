/// Something in a file that is not as it should be, and where.
public struct Problem: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong, and what was expected.
  public var message: String

  /// Makes a problem.
  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `file:line: message`, as compilers say it.
  public var description: String { "\(path):\(line): \(message)" }
}
