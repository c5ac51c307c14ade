public import NavModel

/// What a document says of its screen before its text begins.
///
///     ---
///     title: Settings
///     bar-color: "#1296db"
///     right: [{title: Help, open: help.md}]
///     ---
public struct FrontMatter: Sendable, Equatable {
  /// A bar item or a tab.
  public struct Item: Sendable, Equatable {
    /// What it says.
    public var title: String
    /// The link that it opens.
    public var open: String
    /// The line it stands in, from 1.
    public var line: Int
  }

  /// What stands in the back item's place.
  public enum Back: Sendable, Equatable {
    /// An item of the screen's own.
    case text(String)
    /// Nothing.
    case none
  }

  /// The bar's title.
  public var title: String?
  /// A line above it.
  public var prompt: String?
  /// Whether the bar is on show.
  public var bar: Visibility?
  /// How the bar looks.
  public var appearance = BarAppearance()
  /// Whether the title is a large one.
  public var largeTitle = false
  /// The back item.
  public var back: Back?
  /// What the back item of the next screen says.
  public var backTitle: String?
  /// Items at the leading side.
  public var left: [Item] = []
  /// Items at the trailing side.
  public var right: [Item] = []
  /// Whether the screen can be swiped away.
  public var swipe: Screen.SwipePolicy?
  /// How far from the leading edge a swipe may start, in points.
  public var swipeStart: Double?
  /// The name of the set's navigation system.
  public var system: String?
  /// The tabs that the document stands for; empty for none.
  public var tabs: [Item] = []
  /// The side that things lead from.
  public var direction: LayoutDirection?
  /// Whether each heading of level 2 is a screen.
  public var sectionsAreScreens = false

  /// Makes one that says nothing.
  public init() {}

  /// The links it holds, with their lines.
  var links: [Item] { left + right + tabs }
}

extension FrontMatter {
  /// Where the front matter of a file lies, and where its text begins.
  struct Split: Equatable {
    /// The YAML; nil where there is none.
    var yaml: Range<Int>?
    /// Where the text begins.
    var text: Int
    /// The line of the file that the text begins in, from 1.
    var line: Int
  }

  /// More than this is no front matter.
  private static let largest = 1 << 16
  private static let fence = Array("---".utf8)
  private static let end = Array("...".utf8)

  /// Finds the front matter: between a first line `---` and the next line `---` or `...`.
  static func split(_ bytes: [UInt8]) -> Split {
    let none = Split(yaml: nil, text: 0, line: 1)
    var start = 0
    var number = 0
    var yaml: Int?
    while start < min(bytes.count, largest) {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let next = newline.map { $0 + 1 } ?? bytes.count
      number += 1
      var line = bytes[start..<(newline ?? bytes.count)]
      while let last = line.last, last == UInt8(ascii: "\r") || last == UInt8(ascii: " ") {
        line.removeLast()
      }
      if let yaml {
        if line.elementsEqual(fence) || line.elementsEqual(end) {
          return Split(yaml: yaml..<start, text: next, line: number + 1)
        }
      } else {
        guard line.elementsEqual(fence) else { return none }
        yaml = next
      }
      start = next
    }
    return none
  }
}
