import LibC

/// Why a recording could not be begun.
public enum RecordingError: Error, Equatable {
  /// The file could not be opened for writing; `code` is an `errno`.
  case cannotOpen(path: String, code: Int32)
}

/// A file that what is recorded goes to, piece by piece.
///
/// Opened before anything is done that cannot be undone, and written to without a buffer, so that a crash
/// loses nothing.
public final class OutputFile {
  private let descriptor: Int32

  /// Whether everything so far could be written; a full disk ends the recording, not the program.
  public private(set) var isComplete = true

  private static let permissions: mode_t = 0o644

  /// Opens a file for writing and empties it.
  ///
  /// - Throws: `RecordingError.cannotOpen`, with the reason.
  public init(path: String) throws(RecordingError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, Self.permissions)
    if descriptor < 0 { throw .cannotOpen(path: path, code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes all of the bytes, unless an earlier piece could not be written.
  public func write(_ bytes: some Sequence<UInt8>) {
    guard isComplete else { return }
    isComplete =
      bytes.withContiguousStorageIfAvailable(writeAll)
      ?? Array(bytes).withUnsafeBufferPointer(writeAll)
  }

  private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let written = LibC.write(descriptor, rest.baseAddress, rest.count)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return true
  }
}
