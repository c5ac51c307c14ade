import NavModel
public import NavTUI

/// Opens documents as screens of a program, and follows their links.
///
///     let browser = DocumentBrowser(app)
///     browser.open("Documentation", anchor: nil)
///     app.onOpen = { name, _ in browser.perform(name) }
public final class DocumentBrowser {
  /// Whether a system that the first document names is used; false where the person has chosen one.
  public var followsSystem = true

  let app: TerminalApp
  var pages: [ScreenID: Page] = [:]
  /// What the screens are made of; it lives as long as they do.
  private var made: [ScreenID: MadePage] = [:]
  private var opened = 0
  /// Whether anything was opened yet.
  public var hasOpened: Bool { opened > 0 }

  /// The folder of the whole set: that of what was opened first.
  var root = FilePath(".")
  private let watcher = FileWatcher()

  /// Seconds that a screen waits for its document before it slides in without it.
  private static let patience = 0.15

  /// Makes a browser for a program, and watches the files that it opens.
  public init(_ app: TerminalApp) {
    self.app = app
    if let descriptor = watcher.descriptor {
      app.sources.append(
        EventSource(descriptor: descriptor) { [weak self] in self?.readChanges() ?? false }
      )
    }
    let onReport = app.onReport
    app.onReport = { [weak self] report, app in
      onReport(report, app)
      if case .released(let screen) = report { self?.forget(screen) }
    }
  }

  // MARK: Opening

  /// Opens a file or a folder as the beginning of a set.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - anchor: A heading in it; nil for the beginning.
  ///   - deeper: A file or folder below it that is opened too, with all folders on the way.
  ///   - animated: Whether its screen slides in.
  public func open(
    _ path: String,
    anchor: String? = nil,
    at deeper: String? = nil,
    animated: Bool = false
  ) {
    let file = FilePath(path).absolute
    root = file.isFolder ? file : file.parent
    enter(page(of: file, anchor: anchor), .push, animated: animated, isFirst: true)
    open(section: anchor, of: file)
    guard let deeper else { return }
    let parts = deeper.split(separator: "#", maxSplits: 1).map(String.init)
    let goal = root.appending(parts.first ?? "")
    var way: [FilePath] = [goal]
    while let first = way.first, first.parent != root, first.parent.text.hasPrefix(root.text) {
      way.insert(first.parent, at: 0)
    }
    for step in way {
      let isGoal = step == goal
      enter(page(of: step, anchor: isGoal ? parts.dropFirst().first : nil), .push, animated: false)
    }
    open(section: parts.dropFirst().first, of: goal)
  }

  /// Opens the section that an anchor leads into, where sections are screens.
  private func open(section anchor: String?, of file: FilePath) {
    guard let anchor, let page = pages[app.navigator.destination],
      case .document(let file, nil) = page.kind
    else { return }
    guard page.sectionAnchors.contains(anchor) else {
      if document?.go(toAnchor: anchor) == false {
        app.message = "No heading is called “#\(anchor)”"
      }
      return
    }
    enter(self.page(ofSection: anchor, in: file), .push, animated: false)
  }

  /// The document on show; nil where it is something else.
  private var document: DocumentContent? {
    app.content(of: app.navigator.destination) as? DocumentContent
  }

  /// Hands out the lines of what is on show one after another, for output that is no terminal.
  public func forEachLine(columns: Int, _ body: (String) -> Void) {
    guard let document else { return app.plainText(columns: columns).forEach(body) }
    document.wait(atMost: nil)
    app.resize(to: Size(columns: columns, rows: PlainText.defaultRows))
    app.advance(to: app.navigator.now)
    if let screen = app.navigator.screen(app.navigator.destination), screen.barVisibility == .shown
    {
      body(PlainText.shown(screen.item.title))
      body("")
    }
    document.forEachLine(columns: columns, body)
  }

  /// How a screen comes.
  enum Entrance {
    case push, present
  }

  /// Shows a page as a screen of its own.
  func enter(_ made: MadePage, _ entrance: Entrance, animated: Bool = true, isFirst: Bool = false) {
    if isFirst { adopt(made.page.matter) }
    var screen = made.screen
    opened += 1
    screen = Screen(ScreenID("\(screen.id.rawValue) \(opened)"), copying: screen)
    bind(made, to: screen.id)
    let covers = app.navigator.system.presentsOverRoot && !app.navigator.canGoBack
    let isApart = entrance == .present || covers
    if isApart, screen.item.back == .automatic {
      // Nothing lies below in its stack that a back item could name.
      screen.item.back = .custom(BarItem("Close"))
    }
    let result =
      isApart
      ? app.navigator.present([screen], animated: animated)
      : app.navigator.push(screen, animated: animated)
    guard result.isDone else { return self.made[screen.id] = nil }
    for (id, part) in [(screen.id, made)] + made.tabs.map({ ($0.screen.id, $0) }) {
      pages[id] = part.page
      app.show(part.content, in: id)
      if part !== made { bind(part, to: id) }
    }
    if !made.page.problems.isEmpty { tellProblems(made.page.problems.count) }
  }

  /// Takes over what the first document says for the whole set.
  private func adopt(_ matter: FrontMatter) {
    if followsSystem, let system = matter.system.flatMap(NavigationSystem.named) { app.use(system) }
    if let direction = matter.direction { app.navigator.direction = direction }
  }

  private func forget(_ screen: ScreenID) {
    (made[screen]?.content as? DocumentContent)?.cancel()
    made[screen] = nil
    pages[screen] = nil
  }

  // MARK: Pages

  /// Makes what a path shows: a document, a list, a text, or a word about why not.
  ///
  /// A tab of tabs would have no end where two documents name each other: as a tab, a document is itself.
  func page(of path: FilePath, anchor: String? = nil, asTab: Bool = false) -> MadePage {
    if path.isFolder {
      watch(path)
      if let index = Folder.index(of: path) {
        return document(index, anchor: anchor, asTab: asTab)
      }
      return FolderPage.make(path)
    }
    guard path.exists else { return NoticePage.missing(path) }
    return path.isMarkdown
      ? document(path, anchor: anchor, asTab: asTab) : NoticePage.file(path)
  }

  /// Makes a screen of one section of a document.
  func page(ofSection anchor: String, in file: FilePath) -> MadePage {
    document(file, anchor: anchor, section: anchor)
  }

  private func document(
    _ file: FilePath,
    anchor: String?,
    section: String? = nil,
    asTab: Bool = false
  ) -> MadePage {
    watch(file.parent)
    let content = DocumentContent(loading: LoadJob(path: file.text, section: section))
    let made = MadePage(
      Screen(ScreenID(file.text), title: file.stem),
      content,
      Page(kind: .document(file, section: section))
    )
    content.onLoad = { [weak made] in made?.take($0) }
    content.wait(atMost: Self.patience)
    if let anchor { content.go(toAnchor: anchor) }
    if !made.page.matter.tabs.isEmpty, section == nil, !asTab { return tabs(made, file) }
    return made
  }

  /// Makes a tab container with a page for each tab.
  private func tabs(_ holder: MadePage, _ file: FilePath) -> MadePage {
    let pages = holder.page.matter.tabs.map { tab in
      let target = LinkTarget(tab.open, in: file.parent, root: root)
      let page: MadePage
      switch target {
      case .file(let path, let anchor) where path != file:
        page = self.page(of: path, anchor: anchor, asTab: true)
      case .file, .here, .outside: page = NoticePage.notTab(tab)
      }
      opened += 1
      page.screen = Screen(ScreenID("\(page.screen.id.rawValue) \(opened)"), copying: page.screen)
      page.screen.item.title = tab.title
      page.keepsTitle = true
      return page
    }
    holder.tabs = pages
    var screen = Screen(
      holder.screen.id,
      title: holder.screen.item.title,
      container: .tabs(pages.map { [$0.screen] }, selected: 0)
    )
    screen.barVisibility = holder.page.matter.bar ?? .hidden
    holder.screen = screen
    return holder
  }

  /// Lets a page's content speak for the screen it is shown on.
  private func bind(_ made: MadePage, to screen: ScreenID) {
    self.made[screen] = made
    guard let content = made.content as? DocumentContent else { return }
    content.onRequest = { [weak self] in self?.perform($0, for: screen) }
    content.onLoad = { [weak self, weak made] loaded in
      guard let self, let made else { return }
      made.take(loaded)
      if let failure = loaded.failure {
        app.message = "The file cannot be read any more: \(failure.reason)"
      }
      pages[screen] = made.page
      app.navigator.update(screen) { shown in
        shown.item = made.screen.item
        shown.appearance = made.screen.appearance
        shown.barVisibility = made.screen.barVisibility
        shown.swipe = made.screen.swipe
        shown.swipeStart = made.screen.swipeStart
      }
      if !loaded.problems.isEmpty { tellProblems(loaded.problems.count) }
    }
  }

  private func tellProblems(_ count: Int) {
    app.message = "\(count) \(count == 1 ? "problem" : "problems") in this file: p shows them"
  }

  // MARK: Changes

  private func watch(_ folder: FilePath) {
    watcher.watch(folder)
  }

  /// Reads again what has changed, in place; says whether anything has.
  private func readChanges() -> Bool {
    let changed = watcher.changes()
    guard !changed.isEmpty else { return false }
    for (screen, page) in pages {
      switch page.kind {
      case .document(let file, let section) where changed.contains(file):
        guard let content = app.content(of: screen) as? DocumentContent else { continue }
        content.reloading = LoadJob(path: file.text, section: section)
      case .folder(let folder) where changed.contains { $0.parent == folder }:
        (app.content(of: screen) as? ListContent)?.sections = FolderPage.sections(folder)
      case .document, .folder, .outline, .other:
        continue
      }
    }
    return true
  }
}
