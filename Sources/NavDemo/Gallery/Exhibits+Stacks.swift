import NavModel
import NavTUI

extension Exhibits {
  /// What stacks can be.
  static var stacks: Wing {
    Wing(title: "Stacks", exhibits: [history, depths])
  }

  // MARK: A history

  private static let planets = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
  ]

  private static var history: Exhibit {
    Exhibit(
      name: "history",
      title: "Eight screens",
      detail: "hold the back item, or press H"
    ) { opening in
      let screens = planets.map { Screen(opening.part($0), title: $0) }
      let pages = planets.enumerated().map { index, planet in
        guide(
          """
          \(planet), number \(index + 1) from the sun. The eight came in one change of the stack. \
          Hold the back item for half a second, or press H, and choose one: UIKit’s back menu goes \
          there in one transition, and what lies between never appears (react-native-screens, PR 830).
          """,
          [deeper]
        )
      }
      return Display(
        screens: screens,
        contents: Dictionary(zip(screens.map(\.id), pages)) { first, _ in first }
      )
    }
  }

  // MARK: Depth without end

  private static let thousand = 1_000

  private static var depths: Exhibit {
    Exhibit(
      name: "depth",
      title: "Depth without end",
      detail: "each push a new screen"
    ) { opening in
      Display(screens: [floor(opening.id, opening.depth)], contents: [opening.id: depthPage()])
    }
  }

  static var thousandDeeper: Exhibit {
    Exhibit(
      name: "thousand-deeper",
      title: "A thousand deeper",
      detail: "in one change"
    ) { opening in
      let screens = (0..<thousand).map { floor(opening.part("\($0)"), opening.depth + $0) }
      return Display(
        screens: screens,
        contents: Dictionary(screens.map { ($0.id, depthPage()) }) { first, _ in first }
      )
    }
  }

  private static func floor(_ id: ScreenID, _ depth: Int) -> Screen {
    Screen(id, title: "Depth \(depth)")
  }

  private static func depthPage() -> ListContent {
    guide(
      """
      Every push makes a new screen, with a content and a place of its own. Screens are found \
      through a table, so a push costs the same on the third as on the thousandth; WHC’s stack, \
      the one called snapshot, kept a picture of each. Go down, and come back by q at once.
      """,
      rows: [
        ListRow("One deeper", detail: "a new screen", action: "depth"),
        ListRow("A thousand deeper", detail: "in one change", action: "thousand-deeper"),
      ]
    )
  }
}
