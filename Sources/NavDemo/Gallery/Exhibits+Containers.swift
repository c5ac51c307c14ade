import NavModel
import NavTUI

extension Exhibits {
  /// Controllers within screens, and over them.
  static var containers: Wing {
    Wing(title: "Controllers", exhibits: [tabs, nested, presented])
  }

  // MARK: Tabs

  private static var tabs: Exhibit {
    Exhibit(
      name: "tabs",
      title: "Tabs",
      detail: "a stack of screens in each"
    ) { opening in
      let contents: [(name: String, content: any ScreenContent)] = [
        (
          "Stack",
          guide(
            """
            A tab container holds a navigation controller for each tab. { and } choose, \
            and so does a tap below. Go deeper here: this tab keeps its place while you look at \
            another. The bar above is the outer one’s: its back item leaves the tabs, however deep \
            this tab is (react-native-screens, PR 4578).
            """,
            [deeper, hiddenTabBar]
          )
        ),
        ("List", numbers(tabRows)),
        (
          "Text",
          TextContent([
            .init("A page to read", .heading), .init(""),
            .init(
              """
              A swipe belongs to the innermost controller on show. Only when that one shows its \
              root does the next one out get it: so from here a swipe leaves the tabs, and from a \
              deeper screen of the first tab it stays within them.
              """
            ),
          ])
        ),
      ]
      let roots = contents.map { name, _ in
        var root = Screen(opening.part(name), title: name)
        root.barVisibility = .hidden
        return root
      }
      let screen = Screen(
        opening.id,
        title: "Tabs",
        container: .tabs(roots.map { [$0] }, selected: 0)
      )
      let shown = contents.map { (opening.part($0.name), $0.content) }
      return Display(
        screens: [screen],
        contents: Dictionary(shown) { first, _ in first }
      )
    }
  }

  private static let tabRows = 100

  static var hiddenTabBar: Exhibit {
    Exhibit(
      "hidden-tab-bar",
      "Without the tab bar",
      "hidden while it is on show",
      shape: { $0.tabBarVisibility = .hidden }
    ) {
      guide(
        """
        This screen of a tab hides the tab bar: UIKit’s hidesBottomBarWhenPushed, but each screen \
        speaks for itself alone. Pull slowly: the tab bar belongs to the pane below and comes back \
        with it.
        """,
        [deeper]
      )
    }
  }

  // MARK: One in another

  private static var nested: Exhibit {
    Exhibit(
      name: "nested",
      title: "One in another",
      detail: "a controller inside a screen"
    ) { opening in
      var inner = Screen(opening.part("inner"), title: "Inner")
      inner.barVisibility = .hidden
      let screen = Screen(opening.id, title: "Outer", container: .navigation([inner]))
      let content = guide(
        """
        This screen contains a navigation controller, and this text is its root. A bare controller \
        cannot be pushed on another; RTRootNavigationController and its kin wrap it in a screen, as \
        here. Go deeper: the inner bar comes under the outer one, and a swipe goes back inside. At \
        the inner root it leaves both. Press i to see the chain.
        """,
        [deeper]
      )
      return Display(screens: [screen], contents: [inner.id: content])
    }
  }

  // MARK: Presented

  private static var presented: Exhibit {
    Exhibit("presented-intro", "Presented", "two controllers over this one") {
      guide(
        """
        A presented controller covers everything and has a stack of its own. The article that the \
        system called presented comes from slides it in like a push, 0.25 s, over a pane that \
        stands still; a swipe on its root dismisses it past the half.
        """,
        [presentedFirst]
      )
    }
  }

  static var presentedFirst: Exhibit {
    Exhibit("presented-first", "The first", "a controller over the gallery", way: .presented) {
      guide(
        """
        The root of a presented controller: Close, ← or a swipe dismisses it. Once something is \
        pushed on it, a swipe pops that and no longer dismisses; that was the second pitfall of the \
        article. Press i to see what holds this screen.
        """,
        [deeper, presentedSecond]
      )
    }
  }

  static var presentedSecond: Exhibit {
    Exhibit("presented-second", "The second", "one more, over the first", way: .presented) {
      guide(
        """
        Two controllers deep. Each ← takes one away, the last one first; q takes all of them, in \
        one transition.
        """,
        [deeper]
      )
    }
  }
}
