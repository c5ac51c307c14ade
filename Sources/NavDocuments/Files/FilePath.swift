import LibC
import NavTUI

/// A path of a file, as text.
struct FilePath: Hashable, Sendable {
  /// The path; absolute where it was made of one or by ``absolute``.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The last part: `b.md` of `/a/b.md`.
  var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// The name without `.md`.
  var stem: String { isMarkdown ? String(name.prefix { $0 != "." }) : name }

  /// The folder that it lies in.
  var parent: FilePath {
    guard let slash = text.lastIndex(of: "/") else { return FilePath(".") }
    return slash == text.startIndex ? FilePath("/") : FilePath(String(text[..<slash]))
  }

  /// Whether its name is that of a Markdown file.
  var isMarkdown: Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  /// Whether it is a folder, a link to one included.
  var isFolder: Bool { mode.map { $0 & S_IFMT == S_IFDIR } ?? false }

  /// Whether there is anything of this name.
  var exists: Bool { mode != nil }

  private var mode: mode_t? {
    var status = stat()
    guard stat(text, &status) == 0, DocumentAccess.current.permits(text) else { return nil }
    return status.st_mode
  }

  /// The path of something that lies at `relative`, seen from this folder; `.` and `..` are worked out.
  func appending(_ relative: String) -> FilePath {
    var parts = relative.hasPrefix("/") ? [] : text.split(separator: "/")
    let isAbsolute = relative.hasPrefix("/") || text.hasPrefix("/")
    for part in relative.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isAbsolute {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    return FilePath((isAbsolute ? "/" : "") + parts.joined(separator: "/"))
  }

  /// The same path from the root, without links; failing that, as it is written.
  var absolute: FilePath {
    guard let real = realpath(text, nil) else { return FilePath.working.appending(text) }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// The folder that the program works in.
  static var working: FilePath {
    guard let folder = getcwd(nil, 0) else { return FilePath("/") }
    defer { free(folder) }
    return FilePath(String(cString: folder))
  }

  /// The path as it is seen from `folder`; unchanged where it lies elsewhere.
  func relative(to folder: FilePath) -> String {
    let prefix = folder.text.hasSuffix("/") ? folder.text : folder.text + "/"
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
