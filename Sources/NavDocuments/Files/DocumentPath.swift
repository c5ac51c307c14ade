import LibC

/// A path on the command line, and the heading behind `#`.
public struct DocumentPath: Equatable, Sendable {
  /// The file or folder.
  public let path: String
  /// The heading in it; nil for the beginning.
  public let anchor: String?

  /// Reads `PATH` or `PATH#heading`; a file that has `#` in its name is found all the same.
  public init(_ text: String) {
    guard !FilePath(text).exists, let hash = text.lastIndex(of: "#") else {
      path = text
      anchor = nil
      return
    }
    path = String(text[..<hash])
    anchor = String(text[text.index(after: hash)...])
  }

  /// Why it cannot be opened (`errno`); nil where it can.
  public var obstacle: Int32? {
    access(path, R_OK) == 0 ? nil : errno
  }
}
