import NavModel
import NavTUI

/// One screen of the gallery: what its row says, what its bar is, and what it shows.
struct Exhibit {
  /// What a row's action, and the screen's identity, are made of.
  let name: String
  /// What the row and the bar say.
  let title: String
  /// What the row adds.
  let detail: String
  /// What sets the screen apart.
  var shape: (inout Screen) -> Void = { _ in }
  /// What it shows; made anew whenever it is opened.
  let content: () -> any ScreenContent

  /// The row that opens it.
  var row: ListRow { ListRow(title, detail: detail, action: name) }

  /// The screen, under an identity that no other has.
  func screen(_ id: ScreenID) -> Screen {
    var screen = Screen(id, title: title)
    shape(&screen)
    return screen
  }
}

/// A group of exhibits, under one heading.
struct Wing {
  let title: String
  let exhibits: [Exhibit]
}
