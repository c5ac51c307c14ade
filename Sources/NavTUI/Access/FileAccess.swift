import LibC

/// Which files may be opened, whatever links lead to them.
///
///     let file = try access.open("/srv/handbook/index.md")
public struct FileAccess: Sendable, Equatable {
  private enum Extent: Equatable {
    case everything
    /// What lies at or beneath a real path, which has no links in it.
    case beneath(String)
    case nothing
  }

  /// A file that is not to be opened; `code` is an `errno`, `EACCES` where the policy forbids it.
  public struct Refusal: Error, Equatable {
    /// The reason.
    public var code: Int32
  }

  private let extent: Extent

  /// Every file that the process may read.
  public static let everything = FileAccess(extent: .everything)
  /// None.
  public static let nothing = FileAccess(extent: .nothing)

  /// The file or the folder at a path, and what lies beneath it; none where there is nothing at the path.
  ///
  /// The path itself may be a link: whoever names it means what it leads to now.
  public static func beneath(_ path: String) -> FileAccess {
    FileAccess(extent: realPath(of: path).map { .beneath($0) } ?? .nothing)
  }

  /// Whether a path leads to something that may be opened; a link counts as what it leads to.
  public func permits(_ path: String) -> Bool {
    switch extent {
    case .everything: true
    case .beneath(let root): Self.realPath(of: path).map { Self.isInside($0, root) } ?? false
    case .nothing: false
    }
  }

  /// Opens a file or a folder for reading, never waiting for a pipe, closed on exec; it is the caller's to close.
  ///
  /// Where there is a limit, every part of the way is opened by itself and without following links, so
  /// that nobody can put a link in the way between the check and the opening.
  public func open(_ path: String) throws(Refusal) -> Int32 {
    switch extent {
    case .everything: return try Self.opened(LibC.open(path, Self.flags))
    case .nothing: throw Refusal(code: EACCES)
    case .beneath(let root):
      guard let real = Self.realPath(of: path) else { throw Refusal(code: errno) }
      guard Self.isInside(real, root) else { throw Refusal(code: EACCES) }
      var place = try Self.opened(LibC.open(root, Self.flags | O_NOFOLLOW))
      for part in real.dropFirst(root.count).split(separator: "/") {
        let next = openat(place, String(part), Self.flags | O_NOFOLLOW)
        let code = errno
        close(place)
        guard next >= 0 else { throw Refusal(code: code == ELOOP ? EACCES : code) }
        place = next
      }
      return place
    }
  }

  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  private static func opened(_ descriptor: Int32) throws(Refusal) -> Int32 {
    guard descriptor >= 0 else { throw Refusal(code: errno) }
    return descriptor
  }

  private static func isInside(_ path: String, _ root: String) -> Bool {
    path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The path without links, `.` and `..`; nil, with `errno` set, where there is nothing.
  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
