import NavModel
import NavTUI

/// What a screen of the browser is.
struct Page {
  enum Kind: Equatable {
    /// A document, or a section of it.
    case document(FilePath, section: String?)
    /// A list of what is in a folder.
    case folder(FilePath)
    /// The headings of the document on a screen.
    case outline(of: ScreenID)
    /// Something else to read, that stands beside a file.
    case other(FilePath)
  }

  var kind: Kind
  var matter = FrontMatter()
  var problems: [Problem] = []
  var sectionAnchors: Set<String> = []

  /// The folder that links are seen from.
  var folder: FilePath {
    switch kind {
    case .document(let file, _), .other(let file): file.parent
    case .folder(let folder): folder
    case .outline: FilePath(".")
    }
  }
}

/// A page with the screen and the content that are to show it.
final class MadePage {
  var screen: Screen
  let content: any ScreenContent
  var page: Page
  /// The pages of its tabs.
  var tabs: [MadePage] = []
  /// Whether the title was given from outside.
  var keepsTitle = false
  private var hasLoaded = false

  init(_ screen: Screen, _ content: any ScreenContent, _ page: Page) {
    self.screen = screen
    self.content = content
    self.page = page
  }

  /// Takes over what a document says of its screen.
  func take(_ loaded: LoadedDocument) {
    // A file that vanishes leaves the screen as it was.
    if loaded.failure != nil, hasLoaded { return }
    hasLoaded = true
    page.matter = loaded.matter
    page.problems = loaded.problems
    page.sectionAnchors = loaded.sectionAnchors
    guard case .document(let file, let section) = page.kind else { return }
    let title = screen.item.title
    page.matter.apply(to: &screen)
    screen.appearance.background = screen.appearance.background?.reading(from: file.parent)
    if keepsTitle {
      screen.item.title = title
    } else if section != nil {
      screen.item.title = loaded.tree.headings.first?.title ?? title
    } else {
      screen.item.title = DocumentTitle.of(loaded, file)
    }
    if !page.problems.isEmpty {
      let title = page.problems.count == 1 ? "1 problem" : "\(page.problems.count) problems"
      screen.item.right.append(BarItem(title, action: DocumentBrowser.problemsAction))
    }
  }
}

extension FrontMatter {
  /// Sets a screen's bar and gestures; what is not said stays as the system has it.
  func apply(to screen: inout Screen) {
    screen.item = NavigationItem(
      title: title ?? screen.item.title,
      prompt: prompt,
      backTitle: backTitle,
      left: left.map(\.barItem),
      right: right.map(\.barItem),
      leftItemsSupplementBackButton: true,
      prefersLargeTitle: largeTitle
    )
    switch back {
    case .text(let text)?: screen.item.back = .custom(BarItem(text))
    case .some(.none): screen.item.back = .none
    case nil: screen.item.back = .automatic
    }
    screen.appearance = appearance
    screen.barVisibility = bar ?? .shown
    screen.swipe = swipe ?? .automatic
    screen.swipeStart = swipeStart ?? 0
  }
}

extension FrontMatter.Item {
  fileprivate var barItem: BarItem {
    BarItem(title, action: DocumentBrowser.linkAction + open)
  }
}

extension Screen {
  /// A screen that is like another under an identity of its own.
  init(_ id: ScreenID, copying other: Screen) {
    self.init(id, title: other.item.title, container: other.container)
    item = other.item
    barVisibility = other.barVisibility
    appearance = other.appearance
    tabBarVisibility = other.tabBarVisibility
    swipe = other.swipe
    swipeStart = other.swipeStart
    scrollableWidth = other.scrollableWidth
    claims = other.claims
    vetoesPop = other.vetoesPop
  }
}
