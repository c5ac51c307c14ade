import NavModel
import NavTUI

/// What the gallery has on show.
enum Exhibits {
  /// The groups, as the root lists them.
  static var wings: [Wing] {
    [bars, gestures, containers, stacks, text, barPairs, barLooks, scripts]
  }

  /// Screens that are reached from others only.
  private static var further: [Exhibit] {
    [
      deeper, hiddenBar, secondHidden, blueBar, otherGradient, hiddenTabBar, presentedFirst,
      presentedSecond, thousandDeeper,
    ] + furtherBars
  }

  /// Every exhibit.
  static var all: [Exhibit] { wings.flatMap(\.exhibits) + further }

  /// The exhibit of this name; nil where there is none.
  static func named(_ name: String) -> Exhibit? { all.first { $0.name == name } }

  /// What many pages lead on to.
  static var deeper: Exhibit {
    Exhibit("deeper", "Deeper", "one more screen with a bar") {
      // The row is written out: a page that leads to its own kind cannot ask itself for it.
      guide(
        """
        One more screen, and another below it. The back item names the screen that a swipe \
        uncovers; hold it, or press H, to see all of them. Press q to go back to the very first.
        """,
        rows: [ListRow("Deeper", detail: "one more screen with a bar", action: "deeper")]
      )
    }
  }
}
