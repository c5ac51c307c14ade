/// Something to do, found by typing some of its words.
struct Command {
  /// What it is called.
  let title: String
  /// What explains it: its keys, or what it opens.
  let detail: String?
  /// Does it.
  let run: () -> Void

  /// Whether what it is called begins with what was typed.
  fileprivate func begins(with words: [Substring]) -> Bool {
    words.first.map { title.lowercased().hasPrefix($0) } ?? false
  }

  /// Whether every word stands in what it says, in whatever case.
  fileprivate func matches(_ words: [Substring]) -> Bool {
    let text = (title + " " + (detail ?? "")).lowercased()
    return words.allSatisfy { text.holds($0) }
  }
}

/// A field to type in, and below it the commands that have all the words in them.
final class Palette: ScreenContent {
  private let commands: [Command]
  private let field = TextFieldContent(label: "What to do", placeholder: "type some of it")
  private let list = ListContent(sections: [])

  /// Rows of the field, with its label.
  private static let fieldRows = 4

  init(_ commands: [Command]) {
    self.commands = commands
    filter()
  }

  /// The command that a row's action stands for; nil where there is none.
  func command(_ name: String) -> Command? {
    Int(name).flatMap { commands.indices.contains($0) ? commands[$0] : nil }
  }

  var revision: Int { field.revision &+ list.revision }
  var acceptsText: Bool { true }
  var opensSomething: Bool { list.opensSomething }
  var movesSomething: Bool { list.movesSomething }
  var position: String? { list.position }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    let rows = min(Self.fieldRows, size.rows)
    canvas.within(Area(columns: 0..<size.columns, rows: rows..<size.rows)) { list.draw(on: &$0) }
    canvas.within(Area(columns: 0..<size.columns, rows: 0..<rows)) { field.draw(on: &$0) }
  }

  func handle(_ event: ContentEvent) -> ContentOutcome {
    switch event {
    case .key(let press):
      // The field would keep it: there is nothing else it could mean there.
      if press.key == .enter { return .ignored }
      return edit(event)
    case .paste: return edit(event)
    case .tap(let place):
      let inList = Position(column: place.column, row: place.row - Self.fieldRows)
      return inList.row < 0 ? .handled : list.handle(.tap(inList))
    case .move, .activate, .scroll: return list.handle(event)
    }
  }

  private func edit(_ event: ContentEvent) -> ContentOutcome {
    let before = field.text
    let outcome = field.handle(event)
    if field.text != before { filter() }
    return outcome
  }

  private func filter() {
    let words = field.text.lowercased().split(separator: " ")
    let found = commands.indices.filter { commands[$0].matches(words) }
    let first = found.filter { commands[$0].begins(with: words) }
    let others = found.filter { !commands[$0].begins(with: words) }
    let rows = (first + others).map {
      ListRow(commands[$0].title, detail: commands[$0].detail, action: String($0))
    }
    list.sections = [ListSection(rows: rows)]
    list.select(0)
  }
}
