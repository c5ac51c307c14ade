import NavModel
import NavTUI

extension Exhibits {
  /// A screen for each thing a bar can look like.
  static var barLooks: Wing {
    Wing(
      title: "Looks of bars",
      exhibits: [
        BarEditor.exhibit, tiledPicture, fittedPicture, gradientAcross, gradientDown, halfClear,
        frosted,
        shadowLine, lightStatus, darkStatus, largeTitle,
      ]
    )
  }

  /// Screens whose bars are hard to bring together, each opened from the other.
  static var barPairs: Wing {
    Wing(
      title: "Hard pairs of bars",
      exhibits: [colourToPicture, gradientToClear, hiddenToLarge, ownToPlain, mirroredBars]
    )
  }

  /// Screens that only those lead to.
  static var furtherBars: [Exhibit] { [hiddenBefore, clearAfter, plainAfter] }

  private static let white = Color(255, 255, 255)

  private static func look(
    _ name: String,
    _ title: String,
    _ detail: String,
    _ shape: @escaping (inout Screen) -> Void,
    _ text: String,
    _ next: @escaping () -> [Exhibit] = { [deeper] }
  ) -> Exhibit {
    Exhibit(name, title, detail, shape: shape) { guide(text, next()) }
  }

  // MARK: Looks

  private static let waves = BarImage(
    "  .-~-.   \n~-'   '-~-",
    ink: Color(120, 190, 230),
    ground: Color(12, 52, 96)
  )

  private static let skyline = BarImage(
    "  *       .       *      .      *      .     *    \n ▂  ▃▃ ▁ ▅  ▂  ▁▁  ▃ ▆ ▂   ▅▅ ▁  ▂  ▃▃  ▁ ▅ ▂ ▁▁ ",
    fill: .fitted,
    ink: Color(150, 140, 190),
    ground: Color(34, 26, 58)
  )

  private static var tiledPicture: Exhibit {
    look(
      "tiled-picture",
      "A picture in tiles",
      "text, repeated behind everything",
      { $0.appearance.background = .image(waves) },
      """
      A bar’s picture is made of text. This one is a tile of ten columns; around the title and the \
      items a cell is kept free, so that they can be read. In a window of thirty rows the bar has \
      two, and so has the tile.
      """
    )
  }

  private static var fittedPicture: Exhibit {
    look(
      "fitted-picture",
      "A picture that fits",
      "as wide as the bar, whatever that is",
      { $0.appearance.background = .image(skyline) },
      "This picture is drawn once. Make the window narrower or wider: it goes with it."
    )
  }

  private static var gradientAcross: Exhibit {
    look(
      "gradient-across",
      "A gradient across",
      "from one side to the other",
      { $0.appearance.background = .gradient(Color(24, 110, 120), Color(96, 40, 140)) },
      """
      From the leading to the trailing side, in even steps to the eye (OKLab). Where there are only \
      256 colours each column takes the nearest; the title stays readable on all of them.
      """
    )
  }

  private static var gradientDown: Exhibit {
    look(
      "gradient-down",
      "A gradient down",
      "from the sky to the pane",
      {
        $0.appearance.background = .gradient(Color(20, 90, 150), Color(24, 27, 33), .down)
        $0.item.prompt = "A line above the title"
      },
      """
      From the top down. A row with text on it has one colour, a row without is two halves: in a \
      window of thirty rows the bar has one.
      """
    )
  }

  private static var halfClear: Exhibit {
    under(
      "half-clear",
      "Half transparent",
      "alpha 0.6: what is below shines through",
      { $0.appearance = BarAppearance(background: .color(Color(120, 40, 90)), alpha: 0.6) }
    )
  }

  private static var frosted: Exhibit {
    under(
      "frosted",
      "Translucent",
      "frosted glass over the content",
      {
        $0.appearance = BarAppearance(background: .color(Color(40, 90, 130)), isTranslucent: true)
      }
    )
  }

  private static var shadowLine: Exhibit {
    look(
      "shadow-line",
      "With a line below",
      "UIKit’s shadow image",
      { $0.appearance.shadowLine = .shown },
      "A thin line parts this bar from what is below it. The next screen has none: it fades with the bar."
    )
  }

  private static var lightStatus: Exhibit {
    look(
      "light-status",
      "Light status text",
      "a status line, as on a phone",
      {
        $0.appearance = BarAppearance(
          background: .color(Color(32, 84, 176)),
          status: .light,
          statusLine: .shown
        )
      },
      "The status line is a part of the bar. Its text is light here, and dark on the next screen.",
      { [darkStatus] }
    )
  }

  private static var darkStatus: Exhibit {
    look(
      "dark-status",
      "Dark status text",
      "on a light bar",
      {
        $0.appearance = BarAppearance(
          background: .color(Color(226, 214, 170)),
          status: .dark,
          statusLine: .shown
        )
      },
      "Dark text on a light bar. Pull slowly between this and a blue one: the text is never lost on the way.",
      { [lightStatus] }
    )
  }

  private static var largeTitle: Exhibit {
    Exhibit(
      "large-title",
      "A large title",
      "collapses while you scroll",
      shape: { $0.item.prefersLargeTitle = true }
    ) {
      ListContent(
        introduction: """
          The title stands below the bar, large as far as text can be, until you scroll: then it \
          gives way row by row and stands in the bar. At the top it opens again.
          """,
        sections: [
          ListSection("Forty rows", rows: (1...40).map { ListRow("Row \($0)", action: "deeper") })
        ]
      )
    }
  }

  /// A screen under whose bar the content runs, with enough of it to scroll.
  private static func under(
    _ name: String,
    _ title: String,
    _ detail: String,
    _ shape: @escaping (inout Screen) -> Void
  ) -> Exhibit {
    Exhibit(name, title, detail, shape: shape) {
      ListContent(
        introduction: """
          The content runs under this bar, and what is scrolled up is seen through it. Scroll down, \
          with the wheel or the keys.
          """,
        sections: [
          ListSection("Forty rows", rows: (1...40).map { ListRow("Row \($0)", action: "deeper") })
        ]
      )
    }
  }

  // MARK: Pairs

  private static var colourToPicture: Exhibit {
    look(
      "colour-to-picture",
      "A colour, then a picture",
      "two bars while it moves",
      {
        $0.appearance.background = .color(Color(176, 44, 56))
        $0.item.backTitle = "Colour"
      },
      """
      The next bar has a picture, into which a colour cannot blend: while you pull there are two \
      bars, each with its pane. The bar editor says whether bars are fused or smooth.
      """,
      { [tiledPicture] }
    )
  }

  private static var gradientToClear: Exhibit {
    look(
      "gradient-to-clear",
      "A gradient, then nothing",
      "the second bar is fully transparent",
      {
        $0.appearance.background = .gradient(Color(24, 110, 120), Color(96, 40, 140))
        $0.item.backTitle = "Gradient"
      },
      "The next bar is only its text. Pull slowly there: this one is uncovered column by column.",
      { [clearAfter] }
    )
  }

  private static var clearAfter: Exhibit {
    under(
      "clear-after",
      "Only text",
      "over the pane",
      { $0.appearance.alpha = 0 }
    )
  }

  private static var hiddenToLarge: Exhibit {
    look(
      "hidden-to-large",
      "Hidden, then a large title",
      "no bar here, a high one there",
      {
        $0.barVisibility = .hidden
        $0.item.backTitle = "Hidden"
      },
      "The next screen has a bar with a large title, which arrives and leaves with its pane.",
      { [largeTitle] }
    )
  }

  private static var hiddenBefore: Exhibit {
    look(
      "hidden-before",
      "Hidden again",
      "after a bar",
      { $0.barVisibility = .hidden },
      "No bar: what is left of the one before goes with its pane.",
      { [largeTitle] }
    )
  }

  private static var ownToPlain: Exhibit {
    look(
      "own-to-plain",
      "返回, then a plain one",
      "one back item leaves before the other comes",
      { $0.item.back = .custom(BarItem("返回", color: Color(18, 150, 219))) },
      """
      This back item is the screen’s own and has no chevron; the next one is the system’s. Between \
      them the bar stands still: one fades before the other comes, and the title grows from its place.
      """,
      { [plainAfter] }
    )
  }

  private static var plainAfter: Exhibit {
    look(
      "plain-after",
      "A plain bar",
      "after one with an item of its own",
      {
        $0.item.right = [BarItem("Done", action: Gallery.Deed.done.rawValue)]
      },
      "Tab goes to the items of the bar, Enter does what a tap does."
    )
  }

  private static var mirroredBars: Exhibit {
    Exhibit(
      "mirrored-bars",
      "From right to left",
      "the same bars in a mirror",
      direction: .rightToLeft,
      shape: {
        $0.appearance.background = .color(Color(176, 44, 56))
        $0.item.right = [BarItem("Done", action: Gallery.Deed.done.rawValue)]
      }
    ) {
      guide(
        "Back is at the right, and a pane leaves to the left. Everything else is as it was.",
        [gradientAcross, tiledPicture]
      )
    }
  }
}
