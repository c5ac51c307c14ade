import NavDocuments
import NavModel
import NavTUI

/// The gallery: a root with a list of exhibits, and what opening them means.
final class Gallery {
  /// The program that shows it.
  let app: TerminalApp
  /// What opens documents in it.
  let browser: DocumentBrowser

  private static let root: ScreenID = "navtui"
  private static let systems = "systems"
  private var opened = 0

  init(system: NavigationSystem, motion: MotionLevel) {
    var screen = Screen(Self.root, title: Self.root.rawValue)
    screen.barVisibility = .hidden
    app = TerminalApp(root: screen, showing: Self.list, system: system, motion: motion)
    browser = DocumentBrowser(app)
    app.navigator.remembersForward = true
    app.onOpen = { [unowned self] name, _ in open(name) }
  }

  private static var list: ListContent {
    var sections = Exhibits.wings.map { ListSection($0.title, rows: $0.exhibits.map(\.row)) }
    let row = ListRow("Systems", detail: "nine ways of going back", action: systems)
    sections.append(ListSection("Ways of navigating", rows: [row]))
    if Manual.path != nil {
      let row = ListRow(
        "Manual",
        detail: "a set of documents: links, search, outline",
        action: Manual.action
      )
      sections.append(ListSection("To read", rows: [row]))
    }
    return ListContent(
      title: root.rawValue,
      introduction: "Screens that slide. Drag anywhere to the right to go back.",
      sections: sections
    )
  }

  private func open(_ name: String) {
    if browser.perform(name) { return }
    if name == Manual.action, let path = Manual.path {
      browser.open(path, animated: true)
    } else if name == Self.systems {
      let page = SystemsPage.content(current: app.navigator.system)
      enter(Screen(newID(name), title: "Systems"), page)
    } else if name.hasPrefix(SystemsPage.prefix) {
      choose(String(name.dropFirst(SystemsPage.prefix.count)))
    } else if let exhibit = Exhibits.named(name) {
      enter(exhibit.screen(newID(name)), exhibit.content())
    }
  }

  /// Opens a screen: by a push, or, where the system keeps its root apart, by presenting over it.
  private func enter(_ screen: Screen, _ content: any ScreenContent) {
    let isFromRoot = app.navigator.destination == Self.root
    if isFromRoot, app.navigator.system.presentsOverRoot {
      app.present(screen, showing: content)
    } else {
      app.push(screen, showing: content)
    }
  }

  private func choose(_ name: String) {
    guard let system = NavigationSystem.named(name) else { return }
    app.use(system)
    app.message = system.summary
    guard let list = app.content(of: app.navigator.destination) as? ListContent else { return }
    list.sections = SystemsPage.sections(current: system)
  }

  /// Every opening makes a screen of its own.
  private func newID(_ name: String) -> ScreenID {
    opened += 1
    return ScreenID("\(name) \(opened)")
  }
}
