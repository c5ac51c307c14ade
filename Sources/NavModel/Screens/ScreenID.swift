/// The identity of a screen, apart from its title and its place in a stack.
///
/// Two screens may bear one title, and one screen may move within its stack; operations, logs and
/// bound paths therefore speak of IDs. Opening a document again makes a new ID.
///
///     let inbox: ScreenID = "inbox"
public struct ScreenID: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name that makes the identity; any string, unique within one navigator.
  public let rawValue: String

  /// Makes the identity that `rawValue` names.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes the identity that the literal names.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name.
  public var description: String { rawValue }
}

extension ScreenID {
  // A path of screens is stored as plain strings.

  /// Reads the name as a plain string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
