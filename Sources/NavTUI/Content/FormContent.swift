/// A form: a list whose rows can be changed in their place.
///
/// Enter, `→` and the space bar go on to the row's next choice, and from the last to the first; `←` is left
/// to going back. A tap on a word chooses it, a tap beside the words goes on to the next.
///
///     let form = FormContent(sections: [
///       FormSection("Motion", rows: [FormRow("swipe", "Swipe back", .toggle(true))])
///     ])
///     form.onChange = { row in print(row.name, row.isOn) }
public final class FormContent: ScreenContent {
  /// The rows.
  ///
  /// To be set to what has changed elsewhere; `onChange` is not called for that.
  public var sections: [FormSection] {
    didSet { list.sections = Self.listSections(sections, \.listRow) }
  }

  /// Told of a row that the person has changed, as it stands now; by default nothing.
  public var onChange: (FormRow) -> Void = { _ in }

  private let list: ListContent
  private var columns = 0

  /// Makes a form with its first row selected.
  public init(title: String? = nil, introduction: String? = nil, sections: [FormSection]) {
    self.sections = sections
    list = ListContent(
      title: title,
      introduction: introduction,
      sections: Self.listSections(sections, \.listRow)
    )
  }

  /// The row of a name, to be read or set; setting what is not there does nothing.
  public subscript(name: String) -> FormRow? {
    get { place(of: name).map { sections[$0.section].rows[$0.row] } }
    set {
      guard let newValue, let place = place(of: name) else { return }
      sections[place.section].rows[place.row] = newValue
    }
  }

  /// The selected row; nil in an empty form.
  public var selectedRow: FormRow? {
    list.selected.flatMap { ordinal in
      let rows = sections.lazy.flatMap(\.rows)
      return rows.dropFirst(ordinal).first
    }
  }

  /// Selects the row of a name, and brings it into sight.
  public func select(_ name: String) {
    guard let ordinal = sections.flatMap(\.rows).firstIndex(where: { $0.name == name }) else {
      return
    }
    list.select(ordinal)
  }

  /// Changes with the rows, the selection and the scroll position.
  public var revision: Int { list.revision }

  /// Draws the rows that are in sight.
  public func draw(on canvas: inout Canvas) {
    columns = canvas.size.columns
    list.draw(on: &canvas)
  }

  /// Moves, scrolls, changes a row, or opens one.
  public func handle(_ event: ContentEvent) -> ContentOutcome {
    let outcome = list.handle(event)
    guard case .open = outcome, let row = selectedRow, let choice = row.choice else {
      return outcome
    }
    var index = choice.next
    if case .tap(let place) = event {
      let room = ListLayout(columns: columns).choiceColumns
      index = choice.option(at: place.column - room.lowerBound, in: room.count) ?? index
    }
    change(row, to: index)
    return .handled
  }

  private func change(_ row: FormRow, to index: Int) {
    var row = row
    guard row.choose(index) else { return }
    self[row.name] = row
    onChange(row)
  }

  /// Whether the selected row opens something.
  public var opensSomething: Bool {
    if case .opens = selectedRow?.control { true } else { false }
  }

  /// Whether there are rows to choose from, or more than fits.
  public var movesSomething: Bool { list.movesSomething }

  /// Whether the selected row is one to change.
  public var changesSomething: Bool { selectedRow?.choice != nil }

  /// How many lines are above those on show.
  public var scrolledRows: Int { list.scrolledRows }

  /// Which row is selected of how many; nil where all are on show.
  public var position: String? { list.position }

  /// All rows, with what is chosen.
  public func plainText(columns: Int) -> [String] {
    ListContent(
      title: list.title,
      introduction: list.introduction,
      sections: Self.listSections(sections, \.plainRow)
    ).plainText(columns: columns)
  }

  private static func listSections(
    _ sections: [FormSection],
    _ shown: (FormRow) -> ListRow
  ) -> [ListSection] {
    sections.map { ListSection($0.title, rows: $0.rows.map(shown)) }
  }

  private func place(of name: String) -> (section: Int, row: Int)? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.name == name }) { return (section, row) }
    }
    return nil
  }
}
