import NavModel

/// Every key and what it does, by what goes on; those of the screen on show and what goes on now come first.
struct KeyList {
  let map: KeyMap
  /// The keys that the content on show has for itself.
  let own: [KeyHint]
  let direction: LayoutDirection
  let isASCII: Bool

  /// What stands above the keys of the content on show.
  static let ownSummary = "On this screen"

  /// What the mouse does, for which each key above has a match.
  private static let mouse = [
    ListRow("drag to the right", detail: "Swipe back, as far as the pointer goes"),
    ListRow("drag up or down", detail: "Scroll; so does the wheel"),
    ListRow("click", detail: "Open a row, go back, choose a tab"),
    ListRow("hold the back item", detail: "Choose a screen to go back to"),
    ListRow("click this line below", detail: "Find an action by typing"),
    ListRow("Shift+drag in xterm", detail: "Select text"),
  ]

  /// The list, with the keys that act in `context` first.
  func content(for context: KeyContext) -> ListContent {
    let contexts = [context] + KeyContext.allCases.filter { $0 != context }
    var sections = contexts.map { context in
      ListSection(
        context.summary,
        rows: map.list(in: context, direction: direction, ascii: isASCII).map {
          ListRow($0.keys, detail: $0.label)
        }
      )
    }
    sections.insert(ListSection("With the mouse", rows: Self.mouse), at: 1)
    if !own.isEmpty {
      let rows = own.map { ListRow($0.keys, detail: $0.label) }
      sections.insert(ListSection(Self.ownSummary, rows: rows), at: 0)
    }
    return ListContent(sections: sections)
  }
}
