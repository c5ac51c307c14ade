import NavTUI

extension DocumentContent {
  /// Leaves that are compared in either direction to find a place again in an edited document.
  private static let editedReach = 2000

  /// The leaf of another version that says what a leaf says here: the nearest one.
  private func leaf(in other: MarkdownTree, like leaf: Int) -> Int {
    guard tree.leaves.indices.contains(leaf) else { return leaf }
    let wanted = tree.flow(of: leaf).bytes
    for step in 0..<Self.editedReach {
      for place in [leaf + step, leaf - step] where other.leaves.indices.contains(place) {
        if other.flow(of: place).bytes == wanted { return place }
      }
    }
    return leaf
  }

  /// Shows another version of the document, at the same place as far as there is one.
  func show(_ tree: MarkdownTree, asEdited: Bool = false) {
    var mark = goal.flatMap { if case .mark(let mark) = $0 { mark } else { nil } } ?? self.mark
    if asEdited { mark.leaf = leaf(in: tree, like: mark.leaf) }
    let anchor = goal.flatMap { if case .anchor(let name) = $0 { name } else { nil } }
    self.tree = tree
    state = .ready
    layout = nil
    widths = [:]
    goal = nil
    search.forget()
    restore(mark)
    if let anchor { go(toAnchor: anchor) }
    revision += 1
  }

  /// Reads on where there is something to read; see `ScreenContent.work()`.
  public func work() {
    if let job = reloading, let loaded = job.result {
      reloading = nil
      if loaded.failure == nil { show(loaded.tree, asEdited: true) }
      onLoad(loaded)
    } else if case .loading(let job) = state {
      revision += 1
      if let loaded = job.result {
        finish(loaded)
      } else {
        takePreview(of: job)
      }
    } else {
      searchOn()
    }
  }

  /// Whether there is something to do without being asked.
  public var isWorking: Bool {
    if case .loading = state { true } else { reloading != nil || search.scan != nil }
  }

  /// Waits for the file, in seconds; nil waits for as long as it takes.
  func wait(atMost seconds: Double?) {
    guard case .loading(let job) = state else { return }
    if let loaded = job.wait(atMost: seconds, orPreview: seconds != nil && goal == nil) {
      finish(loaded)
    } else {
      takePreview(of: job)
    }
  }

  /// Shows the beginning of a long document until all of it is there.
  private func takePreview(of job: LoadJob) {
    guard goal == nil, let loaded = job.takePreview() else { return }
    show(loaded.tree)
    state = .loading(job)
    onLoad(loaded)
  }

  /// Stops reading, because nobody wants the document any more.
  func cancel() {
    if case .loading(let job) = state { job.cancel() }
    reloading?.cancel()
  }

  private func finish(_ loaded: LoadedDocument) {
    show(loaded.tree)
    onLoad(loaded)
  }
}
