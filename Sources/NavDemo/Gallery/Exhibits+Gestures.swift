import NavModel
import NavTUI

extension Exhibits {
  /// When a swipe begins, and what it may do.
  static var gestures: Wing {
    Wing(title: "Gestures", exhibits: [nearEdge, swipeOff, inFlight, forward, widePage, veto])
  }

  /// FDFullscreenPopGesture's setting, in points: five cells.
  private static let reach = 40.0

  private static var nearEdge: Exhibit {
    Exhibit(
      "near-edge",
      "Near the edge only",
      "40 points from the side",
      shape: { $0.swipeStart = reach }
    ) {
      guide(
        """
        A swipe may start within 40 points of the leading edge, which are five cells, and nowhere \
        else. FDFullscreenPopGesture calls it the maximum allowed initial distance. Drag from the \
        very edge, then from the middle; keys do not mind.
        """,
        [deeper]
      )
    }
  }

  private static var swipeOff: Exhibit {
    Exhibit(
      "swipe-off",
      "Swipe off",
      "the back item still works",
      shape: { $0.swipe = .off }
    ) {
      guide(
        """
        This screen cannot be swiped away, whatever the system says: FDFullscreenPopGesture’s \
        interactivePopDisabled. Drag, and nothing moves. The back item and ← go back as ever.
        """,
        [deeper]
      )
    }
  }

  private static var inFlight: Exhibit {
    Exhibit("in-flight", "Caught in flight", "press it, turn it round") {
      guide(
        """
        Under fluid a screen on its way can be caught: press on it and hold, and it stands under \
        the pointer at once. ← and → turn it round at its present speed; Shift with an arrow takes \
        it in hand. The eight published systems lock instead, and the bottom line says so.
        Go deeper, and press ← → ← → while it moves.
        """,
        [deeper]
      )
    }
  }

  private static let forwardRows = 30

  private static var forward: Exhibit {
    Exhibit("forward", "Forward again", "what was left can be brought back") {
      ListContent(
        introduction: """
          What you go back from is kept, as a browser keeps it. Choose a row far down, swipe back, \
          and then swipe from the other edge, or press f: this screen comes again as you left it, \
          with its row. Opening something else from below lets it go for good.
          """,
        sections: [
          ListSection(count: forwardRows) {
            ListRow("Row \($0 + 1)", detail: "still chosen when you come again", action: "deeper")
          }
        ]
      )
    }
  }

  private static var widePage: Exhibit {
    Exhibit(
      "wide-page",
      "Wide page",
      "scrolls first, goes back at its side",
      shape: { $0.scrollableWidth = WidePage.width }
    ) {
      WidePage()
    }
  }

  private static var veto: Exhibit {
    Exhibit(
      "veto",
      "A screen that stays",
      "it vetoes whatever would pop it",
      shape: { $0.vetoesPop = true }
    ) {
      guide(
        """
        There is an unsaved draft here, and this screen refuses to go. react-navigation’s issue \
        12966 tells of a veto that a swipe got past; here a swipe follows the pointer, comes back, \
        and nothing was lost. Try a swipe, ←, and the back item; then discard the draft.
        """,
        rows: [
          ListRow(
            "Discard the draft",
            detail: "and go back",
            action: Gallery.Deed.discard.rawValue
          )
        ]
      )
    }
  }
}
