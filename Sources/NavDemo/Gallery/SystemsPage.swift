import NavModel
import NavTUI

/// The nine systems to choose from, and what each does differently.
enum SystemsPage {
  /// What rows that choose a system are opened by.
  static let prefix = "system:"

  /// The list, with the system in use selected.
  static func content(current: NavigationSystem) -> ListContent {
    let list = ListContent(
      introduction: """
        Eight published ways of going back on iOS, and fluid, this project’s own. Enter or a tap \
        switches at once; then go one screen deeper and try.
        """,
      sections: sections(current: current)
    )
    list.select(NavigationSystem.all.firstIndex { $0.name == current.name } ?? 0)
    return list
  }

  /// The rows: the systems with how they differ, and what the one in use does.
  static func sections(current: NavigationSystem) -> [ListSection] {
    let rows = NavigationSystem.all.map { system in
      let mark = system.name == current.name ? "• " : "  "
      return ListRow(
        mark + system.name,
        detail: system.difference,
        action: prefix + system.name
      )
    }
    return [
      ListSection("To choose from", rows: rows),
      ListSection(
        "To try it",
        rows: [ListRow("Deeper", detail: "one more screen", action: "deeper")]
      ),
      ListSection("What \(current.name) does", rows: facts(current)),
    ]
  }

  /// Rows that choose a system, for the palette.
  static var rows: [ListRow] {
    NavigationSystem.all.map {
      ListRow("Use \($0.name)", detail: $0.difference, action: prefix + $0.name)
    }
  }

  /// Whether a list is this page's.
  static func isShown(in list: ListContent) -> Bool {
    list.sections.first.map { $0.count > 0 && $0.row(0).action?.hasPrefix(prefix) == true } ?? false
  }

  private static func facts(_ system: NavigationSystem) -> [ListRow] {
    [
      ListRow("Whose it is", detail: system.summary),
      ListRow("A swipe begins", detail: system.begin.summary),
      ListRow("Let go, it pops", detail: system.release.summary),
      ListRow("A push takes", detail: system.push.summary),
      ListRow("A pop takes", detail: system.pop.summary),
      ListRow("While it moves", detail: system.interruption.summary),
      ListRow("What is below", detail: system.swipe.summary),
      ListRow("The bar is", detail: system.bar.look.rawValue),
    ]
  }
}
