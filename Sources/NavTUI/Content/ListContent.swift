/// A list to choose from.
///
/// One row is selected and acted on by keys; a tap selects and opens at once. Costs follow what is
/// visible, not how long the list is.
///
///     let list = ListContent(
///       title: "Mail",
///       sections: [ListSection("Today", rows: [ListRow("Inbox", action: "inbox")])]
///     )
public final class ListContent: ScreenContent {
  /// A large title above everything, for a screen without a bar; nil for none.
  public let title: String?
  /// What there is to say before the first row, wrapped; newlines begin new paragraphs, nil is nothing.
  public let introduction: String?
  /// The rows.
  public var sections: [ListSection] {
    didSet {
      selected = clamped(selected)
      revision += 1
    }
  }

  /// The selected row, counted through all sections; nil in an empty list.
  public private(set) var selected: Int?

  /// Changes with the rows, the selection and the scroll position.
  public private(set) var revision = 0
  private var scroll = ScrollPosition()
  private var firstRow = 0
  private var preface: [Line] = []
  private var prefaceColumns: Int?

  /// Makes a list with its first row selected.
  public init(title: String? = nil, introduction: String? = nil, sections: [ListSection]) {
    self.title = title
    self.introduction = introduction
    self.sections = sections
    selected = sections.contains { $0.count > 0 } ? 0 : nil
  }

  /// How many rows there are in all sections.
  public var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Selects a row, counted through all sections, and brings it into sight; beyond the ends, the nearest.
  public func select(_ row: Int) {
    selected = clamped(row)
    revealSelected()
    revision += 1
  }

  /// Draws the rows that are in sight.
  public func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(theme.style(.text))
    let layout = ListLayout(columns: canvas.size.columns)
    setPreface(layout)
    firstRow = canvas.topInset
    let isFirstTime = scroll.visible == 0
    let fitted = scroll
    scroll.fit(count: lineCount, visible: canvas.size.rows - firstRow)
    // A window that shrank keeps the selected row in sight.
    if isFirstTime || scroll.visible < fitted.visible { revealSelected() }

    for index in scroll.rows(withinAbove: canvas.topInset) {
      let line = line(at: index)
      let place = firstRow + index - scroll.top
      switch line {
      case .blank: break
      case .title(let text): layout.drawTitle(text, row: place, on: &canvas)
      case .text(let text):
        layout.drawText(text, row: place, isAlone: title == nil, on: &canvas)
      case .header(let text): layout.drawHeader(text, row: place, on: &canvas)
      case .row(let section, let item, let ordinal):
        layout.draw(
          sections[section].row(item),
          row: place,
          isSelected: ordinal == selected,
          on: &canvas
        )
      }
    }
  }

  /// Moves the selection, scrolls, or opens a row; keys move the selection, the wheel does not.
  public func handle(_ event: ContentEvent) -> ContentOutcome {
    switch event {
    case .move(let move): return move == .up || move == .down ? step(move) : jump(move)
    case .activate: return open(selected)
    case .tap(let place):
      guard scroll.top + place.row >= firstRow,
        case .row(_, _, let ordinal) = line(at: scroll.top + place.row - firstRow)
      else { return .ignored }
      selected = ordinal
      revision += 1
      return open(ordinal)
    case .scroll(let rows, _):
      scroll(by: rows)
      return .handled
    case .key, .paste:
      return .ignored
    }
  }

  /// Whether the selected row opens something.
  public var opensSomething: Bool { selected.flatMap { row($0)?.action } != nil }

  /// Whether there is another row to select, or something to scroll to.
  public var movesSomething: Bool { count > 1 || scroll.furthest > 0 }

  /// How many lines are above those on show.
  public var scrolledRows: Int { scroll.top }

  /// Which row is selected of how many; nil where all are on show, or there is one.
  public var position: String? {
    guard let selected, scroll.furthest > 0, count > 1 else { return nil }
    return "\(selected + 1)/\(count)"
  }

  /// All rows, as they are drawn without a selection.
  public func plainText(columns: Int) -> [String] {
    // The list as it is drawn, only as high as it is long; the mark of the selected row is for a person at keys.
    let copy = ListContent(title: title, introduction: introduction, sections: sections)
    copy.selected = nil
    copy.setPreface(ListLayout(columns: columns))
    var surface = Surface(size: Size(columns: columns, rows: copy.lineCount))
    Canvas.draw(on: &surface, look: PlainText.look) { copy.draw(on: &$0) }
    return surface.text
  }
}

// MARK: - Which line shows what

extension ListContent {
  /// What a line shows.
  private enum Line {
    case blank
    case title(String)
    case text(Substring)
    case header(String)
    case row(section: Int, item: Int, ordinal: Int)
  }

  /// Sets what stands above the sections, for a width: the title, and the introduction's paragraphs.
  private func setPreface(_ layout: ListLayout) {
    guard prefaceColumns != layout.textColumns else { return }
    prefaceColumns = layout.textColumns
    preface = title.map { [.title($0)] } ?? []
    let paragraphs = introduction?.split(omittingEmptySubsequences: false) { $0.isNewline } ?? []
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { preface.append(.blank) }
      preface += TextWrap.lines(of: paragraph, columns: layout.textColumns).map { .text($0) }
    }
    if !preface.isEmpty { preface.insert(.blank, at: 0) }
  }

  private var lineCount: Int {
    sections.reduce(preface.count) { $0 + $1.leading + $1.count }
  }

  private func line(at index: Int) -> Line {
    if preface.indices.contains(index) { return preface[index] }
    var rest = index - preface.count
    var ordinal = 0
    for (section, content) in sections.enumerated() {
      if rest < content.leading {
        guard rest == 1, let title = content.title else { return .blank }
        return .header(title)
      }
      rest -= content.leading
      if rest < content.count {
        return .row(section: section, item: rest, ordinal: ordinal + rest)
      }
      rest -= content.count
      ordinal += content.count
    }
    return .blank
  }

  /// The line that shows a row, and what is above it where the row is the first of a section.
  private func lines(of row: Int) -> Range<Int> {
    var start = preface.count
    var rest = row
    for section in sections {
      if rest < section.count {
        let line = start + section.leading + rest
        let first = row == 0 ? 0 : rest == 0 ? start : line
        return first..<line + 1
      }
      start += section.leading + section.count
      rest -= section.count
    }
    return start..<start
  }

  private func row(_ ordinal: Int) -> ListRow? {
    var rest = ordinal
    for section in sections {
      if rest < section.count { return section.row(rest) }
      rest -= section.count
    }
    return nil
  }
}

// MARK: - What keys and taps do

extension ListContent {
  private func clamped(_ row: Int?) -> Int? {
    let last = count - 1
    return last < 0 ? nil : min(max(row ?? 0, 0), last)
  }

  private func scroll(by rows: Int) {
    let before = scroll
    scroll.scroll(by: rows)
    if scroll != before { revision += 1 }
  }

  private func revealSelected() {
    guard let selected, scroll.visible > 0 else { return }
    let lines = lines(of: selected)
    // What is above a row is shown where there is room for both.
    let fits = lines.count <= scroll.visible
    scroll.reveal(fits ? lines : lines.upperBound - 1..<lines.upperBound)
  }

  private func step(_ move: ContentMove) -> ContentOutcome {
    if move == .up, isAtStart {
      scroll(by: -1)
    } else {
      select((selected ?? 0) + (move == .up ? -1 : 1))
    }
    return .handled
  }

  /// Whether no row is left to go up to: what stands before the first is then scrolled to.
  private var isAtStart: Bool { (selected ?? 0) == 0 }

  private func jump(_ move: ContentMove) -> ContentOutcome {
    let page = max(scroll.visible - 1, 1)
    switch move {
    case .pageUp where isAtStart: scroll(by: -page)
    case .pageUp: select((selected ?? 0) - page)
    case .pageDown: select((selected ?? 0) + page)
    case .home:
      select(0)
      scroll(by: -scroll.top)
    default: select(count - 1)
    }
    return .handled
  }

  private func open(_ ordinal: Int?) -> ContentOutcome {
    guard let ordinal, let action = row(ordinal)?.action else { return .ignored }
    return .open(action)
  }
}
