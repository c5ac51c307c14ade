import NavModel
import NavTUI

extension Exhibits {
  /// What bars do between two screens.
  static var bars: Wing {
    Wing(
      title: "Bars",
      exhibits: [
        hiddenToShown, shownToHidden, twoHidden, ownBackItem, redBar, gradientBar, clearBar,
        barItems,
      ]
    )
  }

  private static var hiddenToShown: Exhibit {
    Exhibit("hidden-to-shown", "Hidden to shown", "the bar arrives with its screen") {
      guide(
        """
        This screen shows its bar; the one below hides its own. On a phone, swiping to and fro \
        between two such screens could lose the bar for good, which is why the system called \
        presented keeps them in two controllers.
        Pull slowly to the right and watch the bar: it belongs to this pane. Let go before the \
        middle, as often as you like; then go deeper, where the bar stands still and its title changes.
        """,
        [deeper]
      )
    }
  }

  private static var shownToHidden: Exhibit {
    Exhibit("shown-to-hidden", "Shown to hidden", "and leaves with it") {
      guide(
        """
        The next screen hides its bar. On the way there this bar stays with this pane and is \
        covered; on the way back it is uncovered with it. FDFullscreenPopGesture lets every screen \
        say whether it has a bar: that is what you see here.
        """,
        [hiddenBar]
      )
    }
  }

  static var hiddenBar: Exhibit {
    Exhibit(
      "hidden-bar",
      "Hide the bar",
      "nothing above the text",
      shape: { $0.barVisibility = .hidden }
    ) {
      guide(
        """
        No bar here, and no back item. Drag to the right from anywhere, or press ←: the swipe does \
        not depend on the bar, unless the system is UIKit’s own.
        """,
        [deeper]
      )
    }
  }

  private static var twoHidden: Exhibit {
    Exhibit(
      "two-hidden",
      "Two hidden",
      "nothing may flash",
      shape: { $0.barVisibility = .hidden }
    ) {
      guide(
        """
        This screen hides its bar, and so does the one it opens. Users of FDFullscreenPopGesture \
        saw a bar flash between two such screens (its issue 204). Open the next, pull slowly, let \
        go early, pull again: no frame shows a bar.
        """,
        [secondHidden]
      )
    }
  }

  static var secondHidden: Exhibit {
    Exhibit(
      "second-hidden",
      "The second of two",
      "without a bar, too",
      shape: { $0.barVisibility = .hidden }
    ) {
      guide("Neither this screen nor the one below has a bar. Pull slowly and look at the top row.")
    }
  }

  private static var ownBackItem: Exhibit {
    Exhibit(
      "own-back-item",
      "返回 as the back item",
      "a back item of the screen’s own",
      shape: {
        $0.item.title = "Own back item"
        $0.item.back = .custom(BarItem("返回", color: Color(18, 150, 219)))
      }
    ) {
      guide(
        """
        The item at the left says “back” in Chinese, as MLNavigationController’s does. It is this \
        screen’s own, and a tap on it pops. Under UIKit’s own system that switches the swipe off; \
        under fluid it works all the same: try both.
        """,
        [deeper]
      )
    }
  }

  private static func coloured(
    _ name: String,
    _ title: String,
    _ detail: String,
    _ appearance: BarAppearance,
    text: String,
    next: @escaping () -> [Exhibit]
  ) -> Exhibit {
    Exhibit(name, title, detail, shape: { $0.appearance = appearance }) { guide(text, next()) }
  }

  private static let white = Color(255, 255, 255)

  private static var redBar: Exhibit {
    coloured(
      "red-bar",
      "From red to blue",
      "one bar, and its colours blend",
      BarAppearance(background: .color(Color(176, 44, 56)), titleColor: white),
      text: """
        A red bar; the next screen’s is blue. Between two plain colours one bar stands still and \
        blends, within a quarter of the way as HBDNavigationBar does. Pull back a third and let \
        go: it must be as blue as before, which is what KMNavigationBarTransition’s issue 139 asks.
        """,
      next: { [blueBar] }
    )
  }

  static var blueBar: Exhibit {
    coloured(
      "blue-bar",
      "A blue bar",
      "after the red one",
      BarAppearance(background: .color(Color(32, 84, 176)), titleColor: white),
      text:
        "Pull a third of the way and let go; then all the way. The colour is never left half-way.",
      next: { [deeper] }
    )
  }

  private static var gradientBar: Exhibit {
    coloured(
      "gradient-bar",
      "Two gradients",
      "what cannot blend slides apart",
      BarAppearance(
        background: .gradient(Color(24, 110, 120), Color(60, 40, 130)),
        titleColor: white
      ),
      text: """
        A bar with a gradient cannot blend into another. As in HBDNavigationBar, the one bar \
        becomes two, each goes with its own pane, and at the end there is one again. Open the next \
        and pull slowly.
        """,
      next: { [otherGradient] }
    )
  }

  static var otherGradient: Exhibit {
    coloured(
      "other-gradient",
      "The other gradient",
      "from amber to red",
      BarAppearance(
        background: .gradient(Color(150, 96, 16), Color(140, 30, 60)),
        titleColor: white
      ),
      text: "Pull slowly: two bars, side by side, until one of them is gone.",
      next: { [deeper] }
    )
  }

  private static var clearBar: Exhibit {
    coloured(
      "clear-bar",
      "A bar to see through",
      "fully transparent, with its text",
      BarAppearance(alpha: 0),
      text: """
        This bar has no ground of its own: only its title and its back item stand over the pane. \
        The published systems all had to offer it for single screens. Go deeper and come back: a \
        bar with a ground slides over one without.
        """,
      next: { [deeper] }
    )
  }

  private static var barItems: Exhibit {
    Exhibit(
      "bar-items",
      "Items and a prompt",
      "things to tap beside the title",
      shape: {
        $0.item.prompt = "A line above the title"
        $0.item.left = [BarItem("Help", action: Gallery.Deed.help.rawValue)]
        $0.item.leftItemsSupplementBackButton = true
        $0.item.right = [BarItem("Done", action: Gallery.Deed.done.rawValue)]
      }
    ) {
      guide(
        """
        UIKit’s navigation item has more than a title: a prompt above it, and items at both sides. \
        Tap Help or Done, or press Ctrl-P and type its name. Go deeper: what the next screen does \
        not have fades away.
        """,
        [deeper]
      )
    }
  }
}
