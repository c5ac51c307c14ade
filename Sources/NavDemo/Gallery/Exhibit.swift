import NavModel
import NavTUI

/// One thing the gallery has on show: what its row says, and what opening it puts on top.
struct Exhibit {
  /// What a row's action, and the screens' identities, are made of.
  let name: String
  /// What the row and the bar say.
  let title: String
  /// What the row adds.
  let detail: String
  /// What opening it puts on top; made anew every time.
  let display: (Opening) -> Display

  /// The row that opens it.
  var row: ListRow { ListRow(title, detail: detail, action: name) }
}

/// One opening of an exhibit.
struct Opening {
  /// An identity that no other screen has.
  let id: ScreenID
  /// How many screens there will be in the stack.
  let depth: Int

  /// The identity of a further screen that comes with it.
  func part(_ name: String) -> ScreenID { ScreenID("\(id)/\(name)") }
}

/// Screens to be put on top, everything in them, and what they show.
struct Display {
  /// How they come.
  enum Way {
    /// On the stack on show, several in one change.
    case pushed
    /// In a controller of their own, over everything.
    case presented
  }

  /// The screens, the lowest first.
  var screens: [Screen]
  /// What each shows that is no container.
  var contents: [ScreenID: any ScreenContent]
  /// How they come.
  var way = Way.pushed
  /// The side that things lead from while they are there; nil for the usual one.
  var direction: LayoutDirection?
}

extension Exhibit {
  /// An exhibit of one screen, set apart by `shape`.
  init(
    _ name: String,
    _ title: String,
    _ detail: String,
    way: Display.Way = .pushed,
    direction: LayoutDirection? = nil,
    shape: @escaping (inout Screen) -> Void = { _ in },
    content: @escaping () -> any ScreenContent
  ) {
    self.init(name: name, title: title, detail: detail) { opening in
      var screen = Screen(opening.id, title: title)
      shape(&screen)
      return Display(
        screens: [screen],
        contents: [opening.id: content()],
        way: way,
        direction: direction
      )
    }
  }
}

/// A group of exhibits, under one heading.
struct Wing {
  let title: String
  let exhibits: [Exhibit]
}

/// A page that says what it shows and leads on to other exhibits.
func guide(_ text: String, _ exhibits: [Exhibit] = []) -> ListContent {
  guide(text, rows: exhibits.map(\.row))
}

/// A page that says what it shows, with rows of its own.
func guide(_ text: String, rows: [ListRow]) -> ListContent {
  ListContent(introduction: text, sections: rows.isEmpty ? [] : [ListSection(rows: rows)])
}
