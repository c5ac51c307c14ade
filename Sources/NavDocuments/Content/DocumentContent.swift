import NavModel
public import NavTUI

/// A Markdown document to read: wrapped, scrolled, searched, its links followed.
///
/// It lays out what is in sight and no more, so that any length scrolls alike. What following a link means is
/// its owner's to say.
///
///     let page = DocumentContent(MarkdownTree("# Fruit\n\nAn [apple](apple.md)."))
///     page.onRequest = { request in … }
public final class DocumentContent: ScreenContent {
  /// Something that a person asks for and the content cannot do itself.
  public enum Request: Equatable, Sendable {
    /// Open where a link leads.
    case follow(DocumentLink)
    /// Show what is wrong in the file.
    case problems
    /// Show the headings.
    case outline
    /// Put a text into the clipboard; `what` names it in a word or two.
    case copy(String, what: String)
  }

  /// What is being shown.
  enum State {
    /// The file is still being read.
    case loading(LoadJob)
    /// There it is.
    case ready
  }

  /// Told what a person asks for.
  public var onRequest: (Request) -> Void = { _ in }
  /// Told once the file has been read.
  var onLoad: (LoadedDocument) -> Void = { _ in }

  /// Changes with everything that changes the picture.
  public internal(set) var revision = 0

  private(set) var tree: MarkdownTree
  private(set) var state: State
  var layout: DocumentLayout?
  /// The first line on show.
  var top = Place(leaf: 0, line: 0)
  /// The rows of text that fit.
  var visible = 0
  /// The link that keys act on, from 0; nil for none.
  public internal(set) var focus: Int?
  /// Columns that blocks are scrolled by, by their first leaf.
  var offsets: [Int: Int] = [:]
  /// How wide the blocks seen so far are.
  var widths: [Int: Int] = [:]
  var search = DocumentSearch()
  /// Digits typed one after another.
  var digits = 0
  /// What was on each row of the last picture.
  var rows: [Place?] = []
  var left = 0
  /// The side that the last picture led from.
  private(set) var direction = LayoutDirection.leftToRight
  /// The block that a drag began on; nil where it began elsewhere.
  var dragged: Int?
  /// Where to go once the text is there.
  private var goal: Goal?

  /// A place in a document that is known before it is laid out.
  enum Goal: Equatable {
    /// A heading or another named place.
    case anchor(String)
    /// A place as it was kept.
    case mark(DocumentMark)
  }

  /// Columns kept free at each side of a narrow window.
  static let margin = TextContent.margin

  /// Makes a content that shows a document.
  public init(_ tree: MarkdownTree) {
    self.tree = tree
    state = .ready
  }

  /// Makes a content that shows a document as soon as it is read.
  init(loading job: LoadJob) {
    tree = MarkdownTree("")
    state = .loading(job)
  }

  // MARK: The document

  /// A newer version of the file that is being read; what is shown stays until it is there.
  var reloading: LoadJob?

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

  /// Reads on where there is something to read; see ``ScreenContent/work()``.
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

  /// Shows a named place first; where the document is not there yet, as soon as it is.
  ///
  /// - Returns: false where nothing is called so.
  @discardableResult
  func go(toAnchor anchor: String) -> Bool {
    if case .loading = state {
      goal = .anchor(anchor)
      return true
    }
    guard let leaf = tree.leaf(ofAnchor: anchor) else { return false }
    go(toLeaf: leaf)
    return true
  }

  func go(toLeaf leaf: Int) {
    guard tree.leaves.indices.contains(leaf) else { return }
    // The blank line above a heading stays above.
    top = Place(leaf: leaf, line: tree.leaves[leaf].hasGap ? 1 : 0)
    clampTop()
    revision += 1
  }

  /// Goes to a place that was kept.
  func restore(_ mark: DocumentMark) {
    if case .loading = state {
      goal = .mark(mark)
      return
    }
    guard !tree.leaves.isEmpty else { return top = Place(leaf: 0, line: 0) }
    let leaf = min(max(mark.leaf, 0), tree.leaves.count - 1)
    focus = mark.focus.flatMap { $0 < tree.linkCount ? $0 : nil }
    offsets = mark.offsets
    pending = leaf == mark.leaf ? mark.offset : 0
    top = Place(leaf: leaf, line: mark.isGap ? 0 : tree.leaves[leaf].hasGap ? 1 : 0)
  }

  /// An offset in the top leaf that is to be shown first, once there is a layout.
  private var pending: Int?

  /// The words that the last layout was made to show first, and the line they are in; they hold until one scrolls.
  private var kept: (top: Place, offset: Int)?

  /// Where one is, whatever the width.
  var mark: DocumentMark {
    if case .mark(let mark)? = goal { return mark }
    guard tree.leaves.indices.contains(top.leaf) else { return DocumentMark() }
    var layout = self.layout
    let known = kept?.top == top ? kept?.offset : nil
    return DocumentMark(
      leaf: top.leaf,
      offset: pending ?? known ?? layout?[top.leaf].offset(ofLine: top.line) ?? 0,
      isGap: top.line == 0 && tree.leaves[top.leaf].hasGap,
      focus: focus,
      offsets: offsets
    )
  }

  // MARK: Drawing

  /// Draws what is in sight, in the middle of a wide window.
  public func draw(on canvas: inout Canvas) {
    canvas.fill(canvas.theme.style(.text))
    direction = canvas.direction
    let size = canvas.size
    let columns = Self.textColumns(in: size.columns)
    left = max((size.columns - columns) / 2, 0)
    let first = canvas.topInset + Self.margin
    let footer = search.line == nil ? 0 : 1
    lay(out: columns, rows: size.rows - first - footer)
    rows = Array(repeating: nil, count: size.rows)

    if case .loading(let job) = state, tree.leaves.isEmpty {
      draw(progress: job.progress, row: first, columns: columns, on: &canvas)
    } else if tree.leaves.isEmpty {
      let style = canvas.theme.style(.secondary)
      canvas.put("There is nothing in this document.", column: left, row: first, style: style)
    } else {
      drawLines(from: first, columns: columns, on: &canvas)
    }
    if let line = search.line, size.rows > 0 {
      draw(footer: line, on: &canvas)
    }
  }

  private func drawLines(from first: Int, columns: Int, on canvas: inout Canvas) {
    guard var layout else { return }
    var painter = LinePainter(left: left, columns: columns, focus: focus)
    var place = top
    var matchesOf = -1
    for row in first..<first + max(visible, 0) {
      let leaf = layout[place.leaf]
      if matchesOf != place.leaf {
        painter.matches = search.matches(in: leaf.flow)
        matchesOf = place.leaf
      }
      let block = leaf.leaf.block
      if leaf.leaf.kind.keepsLines {
        widths[block] = max(widths[block] ?? 0, leaf.columns - leaf.room)
      }
      if rows.indices.contains(row) { rows[row] = place }
      painter.draw(
        leaf,
        number: place.leaf,
        line: place.line,
        offset: min(offsets[block] ?? 0, max(widths[block] ?? 0, 0)),
        row: row,
        on: &canvas
      )
      let next = layout.step(from: place, by: 1)
      if next.lines == 0 { break }
      place = next.place
    }
    self.layout = layout
  }

  private func draw(progress: Double, row: Int, columns: Int, on canvas: inout Canvas) {
    let percent = Int((progress * 100).rounded(.down))
    let style = canvas.theme.style(.secondary)
    canvas.put("Reading … \(percent) %", column: left, row: row, style: style, limit: columns)
  }

  private func draw(footer line: String, on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    let style = canvas.theme.style(.text, on: .selection)
    canvas.fill(Area(columns: 0..<canvas.size.columns, rows: row..<row + 1), style)
    let room = max(canvas.size.columns - 2 * Self.margin, 1)
    canvas.put(line, column: Self.margin, row: row, style: style, limit: room)
  }

  static func textColumns(in columns: Int) -> Int {
    max(min(TextContent.measure, columns - 2 * margin), 1)
  }

  /// Lays out for a size, and keeps the same words at the top.
  private func lay(out columns: Int, rows: Int) {
    let rows = max(rows, 0)
    let isNew = layout?.columns != columns
    if isNew {
      let mark = mark
      var layout = DocumentLayout(tree, columns: columns)
      if tree.leaves.indices.contains(top.leaf) {
        let leaf = layout[top.leaf]
        let keepsGap = mark.isGap && mark.offset == 0
        top.line = keepsGap ? 0 : leaf.line(at: mark.offset)
        if mark.offset == 0, !keepsGap { top.line = leaf.leaf.hasGap ? 1 : 0 }
      }
      pending = nil
      self.layout = layout
      kept = (top, mark.offset)
      end = nil
    }
    if isNew || rows != visible {
      visible = rows
      end = nil
      clampTop()
    }
  }

  /// The last place that may stand at the top; nil until it is asked for.
  private var end: Place?

  /// Keeps the window within the document.
  func clampTop() {
    guard layout != nil, visible > 0 else { return }
    top = min(top, furthest)
  }

  /// The last place that may stand at the top.
  var furthest: Place {
    if let end { return end }
    let found = layout?.furthest(rows: visible) ?? Place(leaf: 0, line: 0)
    end = found
    return found
  }
}

/// A place in a document, whatever the width it is laid out in.
struct DocumentMark: Equatable, Sendable {
  /// The leaf at the top.
  var leaf = 0
  /// The byte of its text that is shown first.
  var offset = 0
  /// Whether the blank line above it is at the top.
  var isGap = false
  /// The link that keys act on.
  var focus: Int?
  /// Columns that blocks are scrolled by.
  var offsets: [Int: Int] = [:]
}
