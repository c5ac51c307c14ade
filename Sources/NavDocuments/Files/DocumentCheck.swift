/// Looks through a document, or all documents of a folder, for what leads nowhere.
///
///     for problem in DocumentCheck("Documentation").problems() { print(problem.description) }
public struct DocumentCheck {
  private let start: FilePath
  /// How the start was written, so that what is found is called likewise.
  private let spelling: String

  /// Makes a check of a file or a folder.
  public init(_ path: String) {
    spelling = path
    start = FilePath(path).absolute
  }

  /// Links to nothing, missing headings, and what is wrong with front matter: by file, then by line.
  ///
  /// - Parameter onFile: Told each file before it is looked through.
  /// - Returns: All that was found.
  public func problems(onFile: (String) -> Void = { _ in }) -> [Problem] {
    var found: [Problem] = []
    var anchors = AnchorCache()
    let root = start.isFolder ? start : start.parent
    for file in files() {
      onFile(name(of: file))
      found += problems(in: file, root: root, anchors: &anchors)
    }
    return found
  }

  private func problems(
    in file: FilePath,
    root: FilePath,
    anchors: inout AnchorCache
  ) -> [Problem] {
    let name = name(of: file)
    let loaded = LoadedDocument.read(file.text)
    if let failure = loaded.failure {
      return [Problem(path: name, line: 1, message: "it cannot be read: \(failure.reason)")]
    }
    var found = loaded.problems.map { Problem(path: name, line: $0.line, message: $0.message) }
    anchors.keep(loaded, of: file)
    let links = loaded.matter.links.map { ($0.open, $0.line) } + links(of: loaded, in: file)
    for (url, line) in links {
      switch LinkTarget(url, in: file.parent, root: root) {
      case .outside: continue
      case .here(let anchor):
        if !anchor.isEmpty, !anchors.has(anchor, in: file) {
          found.append(
            Problem(path: name, line: line, message: "no heading is called '#\(anchor)'")
          )
        }
      case .file(let target, let anchor):
        if !target.exists {
          found.append(Problem(path: name, line: line, message: "'\(url)' leads to no file"))
        } else if let anchor, let document = document(at: target),
          !anchors.has(anchor, in: document)
        {
          let message = "no heading of '\(target.name)' is called '#\(anchor)'"
          found.append(Problem(path: name, line: line, message: message))
        }
      }
    }
    return found.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  /// The links in the text; where sections are screens, those of the sections as well.
  private func links(of loaded: LoadedDocument, in file: FilePath) -> [(String, Int)] {
    guard !loaded.sectionAnchors.isEmpty else {
      return loaded.tree.allLinks.map { ($0.url, $0.line) }
    }
    return LoadedDocument.whole(file.text).allLinks.map { ($0.url, $0.line) }
  }

  /// The document that a path opens as; nil where it is none.
  private func document(at path: FilePath) -> FilePath? {
    if path.isFolder { return Folder.index(of: path) }
    return path.isMarkdown ? path : nil
  }

  private func name(of file: FilePath) -> String {
    guard start.isFolder else { return spelling }
    let folder = spelling.hasSuffix("/") ? spelling : spelling + "/"
    return folder + file.relative(to: start)
  }

  /// All documents, folder by folder; links between folders are followed once.
  private func files() -> [FilePath] {
    guard start.isFolder else { return [start] }
    var files: [FilePath] = []
    var seen: Set<FilePath> = []
    var rest = [start]
    while let folder = rest.popLast() {
      guard seen.insert(folder.absolute).inserted, let entries = try? Folder.read(folder).entries
      else { continue }
      files += entries.filter { !$0.isFolder }.map { folder.appending($0.name) }
      rest += entries.filter(\.isFolder).map { folder.appending($0.name) }.reversed()
    }
    return files
  }
}

/// The names of places in documents, read once each.
private struct AnchorCache {
  private var known: [FilePath: MarkdownTree] = [:]

  /// More documents than this are not kept at once.
  private static let capacity = 64

  mutating func keep(_ loaded: LoadedDocument, of file: FilePath) {
    if known.count >= Self.capacity { known.removeAll() }
    known[file] = loaded.sectionAnchors.isEmpty ? loaded.tree : LoadedDocument.whole(file.text)
  }

  mutating func has(_ anchor: String, in file: FilePath) -> Bool {
    if known[file] == nil { keep(LoadedDocument.read(file.text), of: file) }
    return known[file]?.leaf(ofAnchor: anchor) != nil
  }
}

extension LoadedDocument {
  /// The whole of a document, also where its sections are screens.
  static func whole(_ path: String) -> MarkdownTree {
    guard let file = try? DocumentFile.read(path) else { return MarkdownTree("") }
    let split = FrontMatter.split(file.text)
    return MarkdownTree(bytes: Array(file.text[split.text...]), firstLine: split.line)
  }
}
