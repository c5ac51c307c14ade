import LibC

/// Writes a file whole or not at all.
enum AtomicFile {
  private static let fileMode: mode_t = 0o600
  private static let folderMode: mode_t = 0o700

  /// Writes beside the file and renames; says whether it could.
  static func write(_ text: String, to path: FilePath) -> Bool {
    makeFolders(to: path.parent)
    let draft = path.text + ".new"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, fileMode)
    guard file >= 0 else { return false }
    let bytes = Array(text.utf8)
    let count = bytes.withUnsafeBytes { LibC.write(file, $0.baseAddress, $0.count) }
    let isWhole = count == bytes.count && fsync(file) == 0
    close(file)
    guard isWhole, rename(draft, path.text) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  private static func makeFolders(to folder: FilePath) {
    guard !folder.exists, folder.text != "/" else { return }
    makeFolders(to: folder.parent)
    mkdir(folder.text, folderMode)
  }
}
