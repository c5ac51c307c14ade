import LibC
import NavTUI

/// What is in a folder, as far as documents go.
struct Folder: Equatable {
  /// Something that can be opened.
  struct Entry: Equatable {
    var name: String
    var isFolder: Bool
  }

  /// Folders and Markdown files, by name.
  var entries: [Entry]

  /// What a folder shows instead of a list, best first.
  private static let indexes = ["index.md", "README.md"]

  /// Reads a folder; hidden entries are left out, and links that lead to what may not be opened.
  ///
  /// It is opened as files are, part by part, so that no link can be put in its way meanwhile.
  static func read(_ path: FilePath, _ access: FileAccess = DocumentAccess.current)
    throws(FileFailure) -> Folder
  {
    let folder: Int32
    do throws(FileAccess.Refusal) {
      folder = try access.open(path.text)
    } catch {
      throw FileFailure(path: path.text, code: error.code)
    }
    // From here on the stream owns the descriptor.
    guard let stream = fdopendir(folder) else {
      let code = errno
      close(folder)
      throw FileFailure(path: path.text, code: code)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name.hasPrefix(".") { continue }
      let type = Int32(entry.pointee.d_type)
      let isLink = type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN)
      if isLink, !access.permits(path.appending(name).text) { continue }
      let isFolder = isLink ? Self.isFolder(name, in: folder) : type == Int32(DT_DIR)
      if isFolder || FilePath(name).isMarkdown {
        entries.append(Entry(name: name, isFolder: isFolder))
      }
    }
    entries.sort { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
    return Folder(entries: entries)
  }

  private static func isFolder(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The document that a folder opens as; nil where it is a list.
  static func index(of folder: FilePath) -> FilePath? {
    indexes.lazy.map { folder.appending($0) }.first { $0.exists && !$0.isFolder }
  }
}

/// What a file is called in a list: by front matter, else by its first heading, else by its name.
enum DocumentTitle {
  /// Titles stand at the beginning; so much is read.
  private static let reach = 4096

  static func of(_ path: FilePath) -> String {
    let target = path.isFolder ? Folder.index(of: path) ?? path : path
    if let title = read(target) { return title }
    return path.isFolder ? path.name : path.stem
  }

  static func of(_ loaded: LoadedDocument, _ path: FilePath) -> String {
    loaded.matter.title ?? loaded.tree.headings.first?.title ?? path.stem
  }

  private static func read(_ path: FilePath) -> String? {
    guard let file = try? DocumentAccess.current.open(path.text) else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: reach)
    let count = bytes.withUnsafeMutableBytes { LibC.read(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    bytes.removeSubrange(count...)
    let split = FrontMatter.split(bytes)
    var reader = FrontMatterReader(path: path.text)
    if let yaml = split.yaml { reader.read(bytes[yaml]) }
    if let title = reader.matter.title { return title }
    let title = MarkdownTree(bytes: Array(bytes[split.text...])).headings.first?.title
    return title?.isEmpty == false ? title : nil
  }
}
