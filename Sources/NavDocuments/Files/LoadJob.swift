import LibC
import Synchronization

/// What reading a file came to.
struct LoadedDocument {
  var tree: MarkdownTree
  var matter = FrontMatter()
  var problems: [Problem] = []
  /// Why it could not be read; the tree then says so.
  var failure: FileFailure?
  /// The names that lead into sections that are screens of their own.
  var sectionAnchors: Set<String> = []
}

extension LoadedDocument {
  /// Reads a file to its end.
  static func read(
    _ path: String,
    section: String? = nil,
    preview: (LoadedDocument) -> Void = { _ in },
    progress: (Double) -> Bool = { _ in true }
  ) -> LoadedDocument {
    do {
      let file = try DocumentFile.read(path) { progress(0) }
      return document(file, path: path, section: section, preview, progress: progress)
    } catch {
      var loaded = LoadedDocument(tree: MarkdownTree(unreadable(path, error.reason)))
      loaded.failure = error
      return loaded
    }
  }

  /// What a screen says of a file that cannot be read.
  private static func unreadable(_ path: String, _ reason: String) -> String {
    "# It cannot be read\n\n```\n\(path)\n```\n\nThe system says: \(reason).\n"
  }

  private static func document(
    _ file: DocumentFile,
    path: String,
    section: String?,
    _ preview: (LoadedDocument) -> Void,
    progress: (Double) -> Bool
  ) -> LoadedDocument {
    let split = FrontMatter.split(file.text)
    var reader = FrontMatterReader(path: path)
    if let yaml = split.yaml { reader.read(file.text[yaml]) }
    var text = split.text == 0 ? file.text : Array(file.text[split.text...])
    var line = split.line
    if let beginning = beginning(of: text), !reader.matter.sectionsAreScreens {
      var loaded = LoadedDocument(tree: MarkdownTree(bytes: beginning, firstLine: line))
      loaded.matter = reader.matter
      preview(loaded)
    }
    var tree = MarkdownTree(text, firstLine: line, progress: progress)
    var anchors: Set<String> = []
    if reader.matter.sectionsAreScreens, let whole = tree {
      let sections = Sections(text, of: whole)
      anchors = sections.anchors
      let part = section.flatMap { sections.section($0) } ?? sections.overview
      (text, line) = (part.text, part.firstLine + split.line - 1)
      tree = MarkdownTree(
        text,
        firstLine: line,
        entriesFrom: part.entriesFrom,
        progress: progress
      )
    }
    var loaded = LoadedDocument(tree: tree ?? MarkdownTree(""), matter: reader.matter)
    loaded.problems = reader.problems
    loaded.sectionAnchors = anchors
    if file.wasLatin1 {
      loaded.problems.append(
        Problem(path: path, line: 1, message: "the file is no UTF-8: it was read as Latin-1")
      )
    }
    return loaded
  }
}

extension LoadedDocument {
  /// Longer documents are shown from their beginning while the rest is parsed, in bytes.
  private static let previewBytes = 1 << 16

  /// The first paragraphs of a long text; nil for a short one.
  private static func beginning(of text: [UInt8]) -> [UInt8]? {
    guard text.count > 2 * previewBytes else { return nil }
    let newline = UInt8(ascii: "\n")
    var end = previewBytes
    while end > 1, !(text[end - 1] == newline && text[end - 2] == newline) { end -= 1 }
    return end > 1 ? Array(text[..<end]) : nil
  }
}

/// A file being read and parsed by a thread of its own, so that no file can hold up the screen.
final class LoadJob: @unchecked Sendable {
  // What is shared is in the mutex; the document is handed over once, whole, and not touched by the thread again.
  private struct Shared: @unchecked Sendable {
    var progress = 0.0
    var isCancelled = false
    var preview: LoadedDocument?
    var result: LoadedDocument?
  }

  private let shared = Mutex(Shared())
  private let path: String
  private let section: String?
  /// Deep nesting makes cmark use more stack than threads usually have.
  private static let stackSize = 256 << 20
  /// How often a waiter looks, in microseconds.
  private static let glance: UInt32 = 500

  /// Begins to read.
  init(path: String, section: String? = nil) {
    self.path = path
    self.section = section
    start()
  }

  /// How much is done, 0…1.
  var progress: Double { shared.withLock { $0.progress } }

  /// The document, once it is there.
  var result: LoadedDocument? { shared.withLock { $0.result } }

  /// The beginning of a long document, once, when it is there before the whole.
  func takePreview() -> LoadedDocument? {
    shared.withLock { shared in
      let preview = shared.preview
      shared.preview = nil
      return preview
    }
  }

  /// Stops reading; there will be no document.
  func cancel() { shared.withLock { $0.isCancelled = true } }

  /// Waits for the document, at most so many seconds; nil waits for as long as it takes.
  ///
  /// With `orPreview`, the beginning is enough to stop waiting.
  func wait(atMost seconds: Double?, orPreview: Bool = false) -> LoadedDocument? {
    let clock = ContinuousClock()
    let deadline = seconds.map { clock.now.advanced(by: .seconds($0)) }
    while true {
      if let result { return result }
      if orPreview, shared.withLock({ $0.preview != nil }) { return nil }
      if let deadline, clock.now >= deadline { return nil }
      usleep(Self.glance)
    }
  }

  private func start() {
    let job = Unmanaged.passRetained(self)
    let code = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      let attributes = attributes.baseAddress
      guard let attributes, pthread_attr_init(attributes) == 0 else { return ENOMEM }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, Self.stackSize)
      pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      var thread = pthread_self()
      return pthread_create(
        &thread,
        attributes,
        { job in
          guard let job else { return nil }
          Unmanaged<LoadJob>.fromOpaque(job).takeRetainedValue().run()
          return nil
        },
        job.toOpaque()
      )
    }
    // Without a thread it is read at once.
    if code != 0 { job.takeRetainedValue().run() }
  }

  private func run() {
    let loaded = LoadedDocument.read(path, section: section) { beginning in
      shared.withLock { $0.preview = beginning }
    } progress: { progress in
      shared.withLock {
        $0.progress = progress
        return !$0.isCancelled
      }
    }
    shared.withLock { if !$0.isCancelled { $0.result = loaded } }
  }
}
