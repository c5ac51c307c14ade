extension DocumentContent {
  /// How long is searched before the next frame.
  private static let slice = Duration.milliseconds(10)

  func beginSearch(_ text: String) {
    search.begin(text)
    if !text.isEmpty { find(forward: true) }
  }

  /// Goes to the next match, or the one before.
  func find(forward: Bool) {
    guard !search.query.isEmpty, !tree.leaves.isEmpty else { return }
    search.note = nil
    revision += 1
    if case .loading = state {
      search.note = "The document is still being read: search again when all of it is there"
      return
    }
    let leaf = search.current?.leaf ?? top.leaf
    let matches = search.matches(in: tree.flow(of: leaf))
    let here: Range<Int>?
    if let part = search.current?.part {
      here =
        forward
        ? matches.first { $0.lowerBound > part.lowerBound }
        : matches.last { $0.lowerBound < part.lowerBound }
    } else {
      here = forward ? matches.first : nil
    }
    if let here { return arrive(leaf, here) }
    search.scan = .init(leaf: leaf, isForward: forward, rest: tree.leaves.count)
    searchOn()
  }

  /// Looks through some more leaves.
  func searchOn() {
    guard var scan = search.scan else { return }
    let count = tree.leaves.count
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: Self.slice)
    while scan.rest > 0, clock.now < deadline {
      scan.leaf = (scan.leaf + (scan.isForward ? 1 : count - 1)) % count
      scan.rest -= 1
      let matches = search.matches(in: tree.flow(of: scan.leaf))
      if let part = scan.isForward ? matches.first : matches.last {
        search.scan = nil
        return arrive(scan.leaf, part)
      }
    }
    revision += 1
    if scan.rest > 0 {
      search.scan = scan
      search.note = "Searching … \((count - scan.rest) * 100 / count) %   Esc stops"
    } else {
      search.scan = nil
      search.note = "“\(search.query)” is not in this document"
    }
  }

  private func arrive(_ leaf: Int, _ part: Range<Int>) {
    search.note = nil
    search.current = (leaf, part)
    reveal(leaf: leaf, offset: part.lowerBound)
    revision += 1
  }

  /// Stops a search, and takes away what is marked.
  func endSearch() {
    search = DocumentSearch()
    revision += 1
  }

  /// Whether there is something for Escape to take away before it means *back*.
  var isSearchOpen: Bool { search.typed != nil || search.scan != nil || search.note != nil }
}
