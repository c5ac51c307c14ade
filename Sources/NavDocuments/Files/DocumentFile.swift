import LibC
import NavTUI

/// A file as it was read.
struct DocumentFile: Equatable {
  /// Its contents as UTF-8.
  var text: [UInt8]
  /// Whether it was none, so that each byte was taken for a Latin-1 character.
  var wasLatin1: Bool

  /// Larger files are refused: nobody reads them, and they would fill the memory.
  static let sizeLimit = 256 << 20
  private static let chunk = 1 << 18

  /// Reads a regular file; `goesOn` is asked between two pieces, and false stops with `ECANCELED`.
  static func read(_ path: String, goesOn: () -> Bool = { true }) throws(FileFailure)
    -> DocumentFile
  {
    let bytes = try contents(path, goesOn: goesOn)
    if isUTF8(bytes) { return DocumentFile(text: bytes, wasLatin1: false) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes { text.append(contentsOf: Character(Unicode.Scalar(byte)).utf8) }
    return DocumentFile(text: text, wasLatin1: true)
  }

  /// The bytes of a regular file; never waits for a pipe or a device.
  static func contents(_ path: String, goesOn: () -> Bool = { true }) throws(FileFailure) -> [UInt8]
  {
    // Without O_NONBLOCK, opening a pipe waits for somebody to write.
    let file: Int32
    do throws(FileAccess.Refusal) {
      file = try DocumentAccess.current.open(path)
    } catch {
      throw FileFailure(path: path, code: error.code)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(path: path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(path: path, code: EISDIR)
    default: throw FileFailure(path: path, code: EINVAL)
    }
    guard status.st_size <= sizeLimit else { throw FileFailure(path: path, code: EFBIG) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var piece = [UInt8](repeating: 0, count: min(chunk, max(Int(status.st_size) + 1, 1)))
    while bytes.count <= sizeLimit {
      guard goesOn() else { throw FileFailure(path: path, code: ECANCELED) }
      let count = piece.withUnsafeMutableBytes { LibC.read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(path: path, code: errno)
      }
      bytes.append(contentsOf: piece[..<count])
    }
    throw FileFailure(path: path, code: EFBIG)
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }
}

/// A file that cannot be read.
struct FileFailure: Error, Equatable {
  var path: String
  /// The system's reason (`errno`).
  var code: Int32

  var reason: String {
    code == EINVAL ? "it is no file but a pipe or a device" : String(cString: strerror(code))
  }
}
