import CTerminal
import LibC

/// The file in memory that ncurses takes for its terminal.
final class MemoryFile {
  /// What ncurses writes to.
  let stream: UnsafeMutablePointer<FILE>
  /// What ncurses would read from, if it did.
  let noInput: UnsafeMutablePointer<FILE>

  private let descriptor: Int32

  init() throws(TerminalError) {
    descriptor = navtui_memory_file("frame")
    guard descriptor >= 0 else { throw .noResources(code: errno) }
    guard let stream = fdopen(descriptor, "w"), let noInput = fopen("/dev/null", "re") else {
      throw .noResources(code: errno)
    }
    self.stream = stream
    self.noInput = noInput
  }

  deinit {
    fclose(stream)
    fclose(noInput)
  }

  /// Appends what was written, and empties the file.
  func take(into bytes: inout [UInt8]) {
    let length = Int(lseek(descriptor, 0, SEEK_CUR))
    guard length > 0 else { return }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: length))
    let count = bytes.withUnsafeMutableBytes { buffer in
      pread(descriptor, buffer.baseAddress?.advanced(by: start), length, 0)
    }
    bytes.removeLast(length - max(count, 0))
    discard()
  }

  /// Empties the file.
  func discard() {
    lseek(descriptor, 0, SEEK_SET)
    ftruncate(descriptor, 0)
  }
}
