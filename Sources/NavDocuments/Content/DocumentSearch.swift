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
  private(set) var query: [UInt8] = []
  /// What is being typed; nil while nothing is.
  var typed: String?
  /// The match one is at.
  var current: (leaf: Int, part: Range<Int>)?
  var scan: Scan?
  /// What to say of the search.
  var note: String?

  /// A query in lower case finds capitals as well.
  private var foldsCase: Bool { !query.contains(where: Self.capitals.contains) }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let caseBit: UInt8 = 0x20

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
    query = Array(text.utf8)
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

  /// Where the query stands in a text; letters beside A–Z are told apart by case.
  func matches(in flow: TextFlow) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let text = foldsCase ? flow.bytes.map(Self.folded) : flow.bytes
    var found: [Range<Int>] = []
    text.withUnsafeBytes { text in
      query.withUnsafeBytes { query in
        guard let base = text.baseAddress, let wanted = query.baseAddress else { return }
        var start = 0
        while start < text.count,
          let hit = memchr(base + start, Int32(query[0]), text.count - start)
        {
          let place = UnsafeRawPointer(hit) - base
          start = place + 1
          guard place + query.count <= text.count, memcmp(hit, wanted, query.count) == 0
          else { continue }
          found.append(place..<place + query.count)
          start = place + query.count
        }
      }
    }
    return found
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    capitals.contains(byte) ? byte | caseBit : byte
  }
}
