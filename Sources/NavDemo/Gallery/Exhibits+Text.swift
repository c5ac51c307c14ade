import NavModel
import NavTUI

extension Exhibits {
  /// What screens are filled with.
  static var text: Wing {
    Wing(title: "Lists and text", exhibits: [longList, sources, textField])
  }

  private static let tenThousand = 10_000

  private static var longList: Exhibit {
    Exhibit("ten-thousand-rows", "Ten thousand rows", "a list that costs what is in sight") {
      numbers(tenThousand, of: "10,000")
    }
  }

  /// A list of numbers, each of which opens a screen.
  static func numbers(_ count: Int, of total: String? = nil) -> ListContent {
    let total = total ?? "\(count)"
    return ListContent(
      introduction: """
        Rows are made when they come into sight, as UIKit’s table views do. Drag up and down, turn \
        the wheel, press G and g; a drag that began up or down never becomes a swipe.
        """,
      sections: [
        ListSection(count: count) {
          ListRow("Row \($0 + 1)", detail: "of \(total)", action: "deeper")
        }
      ]
    )
  }

  private static var textField: Exhibit {
    Exhibit("text-field", "A field of text", "where letters are letters") {
      TextFieldContent(
        label: "Type: q and l are letters here, as in any field. Esc goes back.",
        placeholder: "your name"
      )
    }
  }

  private static var sources: Exhibit {
    Exhibit("sources", "Where it comes from", "the projects behind it") {
      TextContent([
        .init("Eight ways, published for iOS", .heading), .init(""),
        .init("system: UIKit’s UINavigationController, edge swipe and all."),
        .init("wrapped: MLNavigationController, each screen in a controller of its own."),
        .init("fullScreenPan: LXFNavigationController, UIKit’s pop from anywhere."),
        .init("presented: a hidden-bar root, and the rest presented over it."),
        .init("cone: RootNavigationController, a pan within 30° of the horizontal."),
        .init("percentDriven: an animator and a driver of one’s own for the pop."),
        .init("fdFullScreen: FDFullscreenPopGesture, with a say for every screen."),
        .init("snapshot: WHC_NavigationController, a picture of what lies below."),
        .init(""), .init("And one of our own", .heading), .init(""),
        .init(
          """
          fluid: a swipe from anywhere, on one spring, that never locks. It projects where the \
          pane would be, as react-navigation’s Card does, and takes its settings for single \
          screens from FDFullscreenPopGesture.
          """
        ),
        .init(""), .init("What people reported", .heading), .init(""),
        .init(
          """
          The issues that their users filed are tests of the model here: bars lost after cancelled \
          swipes, screens that vetoed in vain, colours left half-way. The screens of this gallery \
          name the ones they show. The page called Systems switches between the nine at once.
          """
        ),
      ])
    }
  }
}
