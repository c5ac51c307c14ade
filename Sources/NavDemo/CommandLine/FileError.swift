import LibC
import NavTUI

/// A file on the command line that cannot be opened, or not be read to its end.
struct FileError: Failure, Equatable {
  /// What the file was wanted for.
  enum Purpose: Equatable {
    /// To be read.
    case reading
    /// To be written to.
    case writing
  }

  /// The file, as the person wrote it.
  var path: String
  /// What it was wanted for.
  var purpose: Purpose
  /// The system's reason (`errno`).
  var code: Int32

  var status: ExitStatus { .noInput }

  var message: String {
    let reason = String(cString: strerror(code))
    let expected = purpose == .reading ? "a file to read" : "a file to write"
    return "cannot open '\(path.visible)' (\(reason)): expected \(expected)"
  }
}

extension FileError {
  /// The largest file that is read, in bytes (64 MiB); it guards against what never ends.
  static let sizeLimit = 64 << 20

  private static let chunkSize = 1 << 16

  /// The contents of a file.
  static func contents(ofFile path: String) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: path, purpose: .reading, code: errno) }
    defer { close(file) }
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return contents }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, purpose: .reading, code: errno)
      }
      contents += chunk.prefix(count)
      guard contents.count <= sizeLimit else {
        throw FileError(path: path, purpose: .reading, code: EFBIG)
      }
    }
  }

  /// A file to write to, emptied.
  static func output(toFile path: String) throws(FileError) -> OutputFile {
    do throws(RecordingError) {
      return try OutputFile(path: path)
    } catch {
      switch error {
      case .cannotOpen(let path, let code):
        throw FileError(path: path, purpose: .writing, code: code)
      }
    }
  }
}
