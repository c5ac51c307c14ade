public import NavTUI
import Synchronization

/// Which files documents may come from: a matter of the process, as its rights are.
///
/// Files are read in threads of their own, by whatever links lead to them; so the limit holds where they
/// are opened.
public enum DocumentAccess {
  private static let limit = Mutex(FileAccess.everything)

  /// The files that may be opened; by default all that the process may.
  public static var current: FileAccess { limit.withLock { $0 } }

  /// Opens nothing else from here on.
  public static func restrict(to files: FileAccess) {
    limit.withLock { $0 = files }
  }
}
