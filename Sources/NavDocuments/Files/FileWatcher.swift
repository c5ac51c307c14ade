import LibC

#if canImport(Glibc)
/// Notices when files change (inotify).
///
/// Folders are watched, not files: editors write a new file and rename it over the old one.
final class FileWatcher {
  /// Becomes readable when something has changed; nil where the system has no more watches.
  let descriptor: Int32?
  private var folders: [Int32: String] = [:]

  private static let events =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
  private static let bufferSize = 1 << 14
  /// `struct inotify_event` without its name: four numbers of four bytes.
  private static let headSize = 16
  private static let lengthOffset = 12

  init() {
    let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    descriptor = file >= 0 ? file : nil
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Watches what happens in a folder.
  func watch(_ folder: FilePath) {
    guard let descriptor else { return }
    let number = inotify_add_watch(descriptor, folder.text, Self.events)
    if number >= 0 { folders[number] = folder.text }
  }

  /// The files that changed since the last call; never waits.
  func changes() -> Set<FilePath> {
    var changed: Set<FilePath> = []
    guard let descriptor else { return changed }
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return changed }
      var start = 0
      while start + Self.headSize <= count {
        let (watch, length) = buffer.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: start, as: Int32.self),
            Int($0.loadUnaligned(fromByteOffset: start + Self.lengthOffset, as: UInt32.self))
          )
        }
        let name = buffer[(start + Self.headSize)..<min(start + Self.headSize + length, count)]
        if let folder = folders[watch] {
          let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
          changed.insert(FilePath(folder).appending(text))
        }
        start += Self.headSize + length
      }
    }
  }
}
#else
/// Notices nothing where there is no inotify.
final class FileWatcher {
  let descriptor: Int32? = nil
  func watch(_ folder: FilePath) {}
  func changes() -> Set<FilePath> { [] }
}
#endif
