import NavModel
import NavTUI

/// The page of a flow's screen: its title, what is special about it, and something to see moving.
///
/// A flow says no more of a screen than its name and options. Every other name gets a list, and the rest text,
/// so that one pane can be told from the next.
struct FlowPage {
  /// The screen as it was when the page was made.
  let screen: Screen
  /// What is drawn.
  let content: any ScreenContent

  init(_ screen: Screen) {
    self.screen = screen
    // A number that is the same in every run, unlike a hash.
    let number = screen.id.rawValue.utf8.reduce(0) { $0 + Int($1) }
    // A screen with a bar has its title there already.
    let title = screen.barVisibility == .hidden ? screen.item.title : nil
    content =
      number.isMultiple(of: 2)
      ? Self.text(title, screen.remarks, number)
      : Self.list(title, screen.remarks, number)
  }

  private static func list(_ title: String?, _ remarks: [String], _ number: Int) -> ListContent {
    let rows = letters.indices.map { index in
      let letter = letters[(index + number) % letters.count]
      return ListRow(letter.from, detail: letter.subject, action: letter.from)
    }
    return ListContent(
      title: title,
      introduction: remarks.joined(separator: " "),
      sections: [
        ListSection("Today", rows: Array(rows.prefix(lettersToday))),
        ListSection("Before", rows: Array(rows.dropFirst(lettersToday))),
      ]
    )
  }

  private static func text(_ title: String?, _ remarks: [String], _ number: Int) -> TextContent {
    var paragraphs: [TextContent.Paragraph] = []
    if let title { paragraphs += [.init(title, .heading), .init("")] }
    paragraphs += [.init(remarks.joined(separator: " "), .secondary), .init("")]
    for index in prose.indices {
      paragraphs += [.init(prose[(index + number / 2) % prose.count]), .init("")]
    }
    return TextContent(paragraphs)
  }

  private static let lettersToday = 5

  private static let letters: [(from: String, subject: String)] = [
    ("Ada", "The engine weaves algebraical patterns"),
    ("Harbour office", "High water at a quarter to seven"),
    ("返回", "How to say “back” in two characters"),
    ("Library", "Three books are due on Friday"),
    ("Grace", "Found the moth; taped it into the log"),
    ("Orchard", "The quinces are in"),
    ("Ferry", "The last boat leaves at nine"),
    ("Observatory", "Clear skies until Tuesday"),
    ("Lighthouse", "The lamp is mended; thank you for the oil"),
    ("Joan", "A postcard from the far side of the bay"),
    ("Bakery", "Rye on Thursdays from now on"),
  ]

  private static let prose = [
    """
    The pane that you see move is a whole screen, and so is the one beneath it. Neither knows of the other; \
    each has drawn itself once, and is pushed about since.
    """,
    """
    At the edge lies a shadow two cells wide. What is beneath comes along more slowly, a little darker than \
    it will be, as things are that lie further back.
    """,
    """
    Let go before the middle and it slides back; let go behind it, or with enough speed, and it leaves. \
    Until then nothing has happened that could not be undone.
    """,
  ]
}

// MARK: - Options in words

extension Screen {
  /// What sets it apart, a sentence each; one that says so where nothing does.
  fileprivate var remarks: [String] {
    let sentences = [bar, swiping, items, width, leaving, inside].flatMap(\.self)
    return sentences.isEmpty ? ["A screen like any other, with a bar of its own."] : sentences
  }

  private var bar: [String] {
    var sentences: [String] = []
    if barVisibility == .hidden { sentences.append("Its bar is hidden.") }
    switch appearance.background {
    case .color?: sentences.append("Its bar has a colour of its own.")
    case .gradient?: sentences.append("Its bar blends from one colour to another.")
    case .image?: sentences.append("Its bar is filled with a picture.")
    case nil: break
    }
    if let alpha = appearance.alpha, alpha < 1 { sentences.append("One can see through its bar.") }
    if tabBarVisibility == .hidden { sentences.append("It hides the tab bar.") }
    return sentences
  }

  private var swiping: [String] {
    var sentences: [String] = []
    switch swipe {
    case .on: sentences.append("It can always be swiped away.")
    case .off: sentences.append("It cannot be swiped away.")
    case .automatic: break
    }
    if swipeStart > 0 {
      sentences.append("A swipe has to start within \(Int(swipeStart)) points of the edge.")
    }
    return sentences
  }

  private var items: [String] {
    switch item.back {
    case .custom: ["Its back item is its own."]
    case .none: ["It has no back item."]
    case .automatic: []
    }
  }

  private var width: [String] {
    var sentences: [String] = []
    if scrollableWidth > 0 { sentences.append("It is wider than the window, and scrolls first.") }
    if !claims.isEmpty { sentences.append("A part of it keeps drags for itself.") }
    return sentences
  }

  private var leaving: [String] {
    vetoesPop ? ["It refuses to be left."] : []
  }

  private var inside: [String] {
    switch container {
    case .navigation?: ["It holds a navigation controller of its own."]
    case .tabs?: ["It holds tabs."]
    case nil: []
    }
  }
}
