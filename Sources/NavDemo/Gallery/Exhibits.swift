import NavModel
import NavTUI

/// What the gallery has on show.
enum Exhibits {
  static var wings: [Wing] {
    [
      Wing(title: "Bars", exhibits: [hiddenToShown, shownToHidden, ownBackItem]),
      Wing(title: "Lists and text", exhibits: [longList, textField]),
    ]
  }

  /// Screens that are reached from others only.
  private static var further: [Exhibit] { [hiddenBar, deeper] }

  /// The exhibit of this name; nil where there is none.
  static func named(_ name: String) -> Exhibit? {
    (wings.flatMap(\.exhibits) + further).first { $0.name == name }
  }

  private static var hiddenToShown: Exhibit {
    Exhibit(
      name: "hidden-to-shown",
      title: "Hidden to shown",
      detail: "the bar arrives with its screen"
    ) {
      guide(
        """
        This screen shows its bar; the one below hides its own. Pull slowly to the right and watch \
        the bar: it belongs to this pane and moves with it.
        Let go before the middle and it stays, as often as you like. Then go deeper: between two \
        shown bars the bar stands still, and its title changes.
        """,
        [deeper]
      )
    }
  }

  private static var shownToHidden: Exhibit {
    Exhibit(
      name: "shown-to-hidden",
      title: "Shown to hidden",
      detail: "and leaves with it"
    ) {
      guide(
        """
        The next screen hides its bar. On the way there this bar stays with this pane and is \
        covered; on the way back it is uncovered with it.
        """,
        [hiddenBar]
      )
    }
  }

  private static var hiddenBar: Exhibit {
    Exhibit(
      name: "hidden-bar",
      title: "Hide the bar",
      detail: "nothing above the text",
      shape: { $0.barVisibility = .hidden }
    ) {
      guide(
        """
        No bar here, and no back item. Drag to the right from anywhere, or press ←: the swipe does \
        not depend on the bar.
        """,
        [deeper]
      )
    }
  }

  private static var ownBackItem: Exhibit {
    Exhibit(
      name: "own-back-item",
      title: "返回 as the back item",
      detail: "a back item of the screen’s own",
      shape: {
        $0.item.title = "Own back item"
        $0.item.back = .custom(BarItem("返回", color: Color(18, 150, 219)))
      }
    ) {
      guide(
        """
        The item at the left says “back” in Chinese. It is this screen’s own, and a tap on it pops. \
        On a phone that would switch the swipe off; under fluid it works all the same.
        """,
        [deeper]
      )
    }
  }

  private static var deeper: Exhibit {
    Exhibit(
      name: "deeper",
      title: "Deeper",
      detail: "one more screen with a bar"
    ) {
      // The row is written out: a page that leads to its own kind cannot ask itself for it.
      ListContent(
        introduction: """
          One more screen, and another below it. The back item names the screen that a swipe \
          uncovers. Press q to go back to the very first one.
          """,
        sections: [
          ListSection(
            rows: [ListRow("Deeper", detail: "one more screen with a bar", action: "deeper")])
        ]
      )
    }
  }

  private static var longList: Exhibit {
    Exhibit(
      name: "ten-thousand-rows",
      title: "Ten thousand rows",
      detail: "a list that costs what is in sight"
    ) {
      ListContent(
        sections: [
          ListSection(count: 10_000) {
            ListRow("Row \($0 + 1)", detail: "of 10,000", action: "deeper")
          }
        ]
      )
    }
  }

  private static var textField: Exhibit {
    Exhibit(
      name: "text-field",
      title: "A field of text",
      detail: "where letters are letters"
    ) {
      TextFieldContent(label: "Your name", placeholder: "type here: q and l are letters now")
    }
  }

  /// A page that says what it shows and leads on to other exhibits.
  private static func guide(_ text: String, _ exhibits: [Exhibit]) -> ListContent {
    ListContent(introduction: text, sections: [ListSection(rows: exhibits.map(\.row))])
  }
}
