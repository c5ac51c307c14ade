import LibC

/// A search in a document: what is typed, what was found, and how far a search that goes on has come.
struct DocumentSearch: Equatable {
  /// A search under way, leaf by leaf.
  struct Scan: Equatable {
    var leaf: Int
    var isForward: Bool
    /// Leaves still to be looked through.
    var rest: Int
  }

  /// What is searched for; empty for nothing.
  private(set) var query = ""
  /// The query as it is looked for.
  private var wanted: [UInt8] = []
  /// A query without capitals finds them as well.
  private var foldsCase = true
  /// What is being typed; nil while nothing is.
  var typed: String?
  /// The match one is at.
  var current: (leaf: Int, part: Range<Int>)?
  var scan: Scan?
  /// What to say of the search.
  var note: String?

  static func == (a: DocumentSearch, b: DocumentSearch) -> Bool {
    a.query == b.query && a.typed == b.typed && a.scan == b.scan && a.note == b.note
      && a.current?.leaf == b.current?.leaf && a.current?.part == b.current?.part
  }

  /// What stands in the bottom row of the page; nil for nothing.
  var line: String? {
    if let typed { return "/" + typed + "_" }
    return note
  }

  mutating func begin(_ text: String) {
    query = text
    foldsCase = !FoldedText.hasCapitals(text)
    wanted = FoldedText(Array(text.utf8), foldsCase: foldsCase).bytes
    typed = nil
    note = nil
    current = nil
    scan = nil
  }

  /// Forgets where it was, because the text has changed.
  mutating func forget() {
    current = nil
    scan = nil
  }

  /// Where the query stands in a text, in whole characters.
  func matches(in flow: TextFlow) -> [Range<Int>] {
    guard !wanted.isEmpty else { return [] }
    let text = FoldedText(flow.bytes, foldsCase: foldsCase)
    var found: [Range<Int>] = []
    text.bytes.withUnsafeBytes { bytes in
      wanted.withUnsafeBytes { wanted in
        guard let base = bytes.baseAddress, let first = wanted.first,
          let sought = wanted.baseAddress
        else { return }
        var start = 0
        while start < bytes.count,
          let hit = memchr(base + start, Int32(first), bytes.count - start)
        {
          let place = UnsafeRawPointer(hit) - base
          start = place + 1
          guard place + wanted.count <= bytes.count, memcmp(hit, sought, wanted.count) == 0,
            let part = text.origin(of: place..<place + wanted.count)
          else { continue }
          found.append(part)
          start = place + wanted.count
        }
      }
    }
    return found
  }
}
