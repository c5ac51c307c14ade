import NavDocuments
import NavModel
import NavTUI

/// The gallery: a root with a list of exhibits, and what opening them means.
final class Gallery {
  /// What a row or a bar's item does that opens nothing.
  enum Deed: String {
    /// Says that help was asked for.
    case help = "deed:help"
    /// Says that all is done.
    case done = "deed:done"
    /// Gives up what holds a screen back, and goes back.
    case discard = "deed:discard"
  }

  /// The program that shows it.
  let app: TerminalApp
  /// What opens documents in it.
  let browser: DocumentBrowser
  /// The side that things lead from, where the page on show does not say.
  var direction = LayoutDirection.leftToRight {
    didSet { mirror() }
  }

  private static let root: ScreenID = "navtui"
  private static let systems = "systems"
  private static let settings = "settings"
  private var opened = 0
  /// Pages that say which side things lead from, as long as they are there.
  private var directions: [ScreenID: LayoutDirection] = [:]

  init(system: NavigationSystem, motion: MotionLevel) {
    var screen = Screen(Self.root, title: Self.root.rawValue)
    screen.barVisibility = .hidden
    app = TerminalApp(root: screen, showing: Self.list, system: system, motion: motion)
    browser = DocumentBrowser(app)
    app.navigator.remembersForward = true
    app.renderer.status = StatusText(leading: Self.root.rawValue, trailing: system.name)
    app.commands = Exhibits.wings.flatMap(\.exhibits).map(\.row) + Self.ways + SystemsPage.rows
    app.commands += Self.manual
    app.onOpen = { [unowned self] name, _ in open(name) }
    let browses = app.onReport
    app.onReport = { [unowned self] report, app in
      browses(report, app)
      take(report)
    }
  }

  private static var list: ListContent {
    var sections = Exhibits.wings.map { ListSection($0.title, rows: $0.exhibits.map(\.row)) }
    sections.append(ListSection("Ways of navigating", rows: ways))
    if !manual.isEmpty { sections.append(ListSection("To read", rows: manual)) }
    return ListContent(
      title: root.rawValue,
      introduction: "Screens that slide. Drag anywhere to the right to go back.",
      sections: sections
    )
  }

  private static let ways = [
    ListRow("Systems", detail: "nine ways of going back", action: systems),
    ListRow("Settings", detail: "change how this program navigates", action: settings),
  ]

  /// The manual's row, where it is there.
  private static var manual: [ListRow] {
    guard Manual.path != nil else { return [] }
    let detail = "a set of documents: links, search, outline"
    return [ListRow("Manual", detail: detail, action: Manual.action)]
  }

  /// Every opening makes screens of its own.
  private func newID(_ name: String) -> ScreenID {
    opened += 1
    return ScreenID("\(name) \(opened)")
  }
}

// MARK: - Opening

extension Gallery {
  private func open(_ name: String) {
    if browser.perform(name) { return }
    if name == Manual.action, let path = Manual.path {
      return browser.open(path, animated: true)
    }
    let opening = Opening(
      id: newID(name),
      depth: app.navigator.depth(of: app.navigator.controllerOnShow) + 1
    )
    if name == BarEditor.name {
      enter(opening.id, "Bar editor", BarEditor.content(of: self, in: opening.id))
    } else if let exhibit = Exhibits.named(name) {
      enter(exhibit.display(opening))
    } else if name == Self.systems {
      enter(opening.id, "Systems", SystemsPage.content(current: app.navigator.system))
    } else if name == Self.settings {
      enter(opening.id, "Settings", SettingsPage.content(of: self, in: opening.id))
    } else if name.hasPrefix(SystemsPage.prefix) {
      NavigationSystem.named(String(name.dropFirst(SystemsPage.prefix.count))).map(use)
    } else if let deed = Deed(rawValue: name) {
      act(deed)
    }
  }

  private func enter(_ id: ScreenID, _ title: String, _ content: any ScreenContent) {
    enter(Display(screens: [Screen(id, title: title)], contents: [id: content]))
  }

  /// Puts screens on top: on the stack, or, where they say so or the system keeps its root apart, in
  /// a controller over everything.
  private func enter(_ display: Display) {
    var screens = display.screens
    // A veto is asked for pops alone, so what vetoes is pushed whatever the system.
    let isFromRoot =
      app.navigator.destination == Self.root && !screens.contains { $0.vetoesPop }
    let isApart =
      display.way == .presented || isFromRoot && app.navigator.system.presentsOverRoot
    if isApart, screens[0].item.back == .automatic {
      // Nothing lies below in its stack that a back item could name.
      screens[0].item.back = .custom(BarItem("Close"))
    }
    let result: OperationResult
    if isApart {
      result = app.navigator.present(screens)
    } else if screens.count == 1 {
      result = app.navigator.push(screens[0])
    } else {
      let stack = app.navigator.stack(of: app.navigator.controllerOnShow)
      result = app.navigator.set(stack + screens)
    }
    guard result.isDone else { return }
    for (screen, content) in display.contents { app.show(content, in: screen) }
    directions[screens[0].id] = display.direction
    mirror()
  }

  /// Lets a page that is there decide which side things lead from.
  private func mirror() {
    let isMirrored = directions.contains { screen, direction in
      direction == .rightToLeft && app.navigator.holds(screen)
    }
    app.navigator.direction = isMirrored ? .rightToLeft : direction
  }
}

// MARK: - Acting

extension Gallery {
  /// Changes the way of navigating, and what pages say of it.
  func use(_ system: NavigationSystem) {
    app.use(system)
    app.renderer.status.trailing = system.name
    app.message = system.summary
    switch app.content(of: app.navigator.destination) {
    case let form as FormContent: SettingsPage.refresh(form, self)
    case let list as ListContent where SystemsPage.isShown(in: list):
      list.sections = SystemsPage.sections(current: system)
    default: break
    }
  }

  private func act(_ deed: Deed) {
    switch deed {
    case .help: app.message = "Help: an item beside the back item"
    case .done: app.message = "Done: an item at the other side"
    case .discard:
      app.navigator.update(app.navigator.destination) { $0.vetoesPop = false }
      app.navigator.goBackOnce()
    }
  }

  private func take(_ report: Report) {
    switch report {
    case .event(.vetoed):
      app.message = "it stays: there is an unsaved draft"
    case .lifecycle(.didAppear):
      // A page that is gone back from may be kept for going forward again, and is not released.
      if !directions.isEmpty { mirror() }
    case .released(let screen):
      if !app.navigator.holds(screen) { directions[screen] = nil }
    case .lifecycle, .event, .completed:
      break
    }
  }
}
