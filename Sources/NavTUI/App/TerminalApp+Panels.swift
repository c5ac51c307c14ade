import NavModel

// Lists that lie over the screen: all keys, all actions, and the screens to go back to.

extension TerminalApp {
  /// What keys go to: a list that lies over the screen, else the screen's content.
  var contentInFocus: (any ScreenContent)? { panel?.content ?? contentOnShow }

  /// The room that lists are made for, where the window has it.
  private static let panelSize = Size(columns: 78, rows: 20)

  /// Whether only characters of 7 bits can be shown.
  var isASCII: Bool { renderer.look.glyphs == .ascii }

  // MARK: Keys

  /// Lists all keys, those that act now first.
  func openKeyList() {
    let list = KeyList(
      map: keyMap,
      own: contentOnShow?.keys ?? [],
      direction: navigator.direction,
      isASCII: isASCII
    )
    let content = list.content(for: contextBelow)
    panel = Panel(title: "Keys", content: content, wanted: Self.panelSize)
  }

  // MARK: Actions

  /// Opens the palette: every action there is, to be found by typing.
  public func openPalette() {
    let palette = Palette(keyCommands + itemCommands + tabCommands + hostCommands)
    panel = Panel(title: "Actions", content: palette, wanted: Self.panelSize) {
      [unowned self] name in
      panel = nil
      palette.command(name)?.run()
    }
  }

  /// What keys do here, each once.
  private var keyCommands: [Command] {
    let context = contextBelow
    var seen: Set<KeyAction> = [.findAction]
    let bindings = keyMap.bindings.filter {
      $0.contexts.contains(context) && !unavailable.contains($0.action)
        && seen.insert($0.action).inserted
    }
    return bindings.map { binding in
      Command(
        title: binding.action.summary,
        detail: binding.labels(in: navigator.direction, ascii: isASCII)
      ) { [unowned self] in perform(binding.action, in: contextBelow) }
    }
  }

  /// What can be tapped in the bar on show.
  private var itemCommands: [Command] {
    let face = navigator.barOnShow.face
    guard navigator.barOnShow.isVisible else { return [] }
    return (face.left + face.right).filter { !$0.action.isEmpty }.map { item in
      Command(title: item.title, detail: "in the bar of \(face.title)") { [unowned self] in
        onOpen(item.action, self)
      }
    }
  }

  private var tabCommands: [Command] {
    tabTitles.enumerated().map { index, title in
      Command(title: title, detail: "tab \(index + 1)") { [unowned self] in selectTab(index) }
    }
  }

  /// What the program says there is, beside what can be seen.
  private var hostCommands: [Command] {
    commands.map { row in
      Command(title: row.title, detail: row.detail) { [unowned self] in
        if let action = row.action { onOpen(action, self) }
      }
    }
  }

  // MARK: History

  /// Lists the screens below, nearest first; choosing one goes back there in one transition.
  ///
  /// - Parameter screen: The screen whose back item was held; nil for the innermost that goes back.
  /// - Returns: Whether there are any.
  @discardableResult
  func openHistory(of screen: ScreenID? = nil) -> Bool {
    let screens = screen.map { screensBelow($0) } ?? navigator.backHistory
    guard let nearest = screens.first else {
      message = "nothing lies below this screen"
      return false
    }
    let controller = navigator.navigationController(of: nearest.id)
    let rows = screens.map { ListRow($0.item.title, action: $0.id.rawValue) }
    let widest = rows.map { GlyphWidth.of($0.title) }.max() ?? 0
    panel = Panel(
      title: "Back to",
      content: ListContent(sections: [ListSection(rows: rows)]),
      wanted: Size(
        columns: max(widest, Self.historyColumns) + Self.historyMargins,
        rows: rows.count + Self.historyRows
      ),
      place: .leading(row: barBottom(of: screen))
    ) { [unowned self] name in
      panel = nil
      navigator.pop(to: ScreenID(name), on: controller)
    }
    return true
  }

  /// The row below the bar of a screen, or of the one on show, in the last picture.
  func barBottom(of screen: ScreenID?) -> Int {
    let layer = scene.layers.last { layer in
      guard case .bar(let bar) = layer.drawing else { return false }
      return screen == nil || bar.face.screen == screen
    }
    return layer.map { Placement.whole($0.bottom / renderer.lineHeight) } ?? 1
  }

  private static let historyColumns = 12
  /// A row's mark at one side and its arrow at the other.
  private static let historyMargins = 10
  /// The title, and a blank row above and below the screens.
  private static let historyRows = 3

  /// What lies below a screen in its own stack, nearest first.
  private func screensBelow(_ screen: ScreenID) -> [Screen] {
    guard let controller = navigator.navigationController(of: screen) else { return [] }
    return navigator.stack(of: controller).prefix { $0.id != screen }.reversed()
  }

  // MARK: The mouse

  /// Gives the mouse to the terminal for selecting text, or takes it again.
  func toggleMouse() {
    reportsMouse.toggle()
    if reportsMouse {
      message = "the mouse is back: drag to the right to go back"
    } else {
      losePointer()
      message = "the mouse selects text; m takes it again (xterm: Shift+drag anyway)"
    }
  }

  /// Does what the mouse does to a list that lies over the screen: outside, a press closes it.
  func handle(_ event: MouseEvent, in panel: Panel) {
    let place = panel.place(of: place(of: event).cell, in: window, renderer.look)
    switch event.kind {
    case .press(.left):
      if place == nil { self.panel = nil }
    case .release(.left), .release(nil):
      // A back item that is held, and let go over a row, chooses that row.
      guard let place, case .open(let name) = panel.content.handle(.tap(place)) else { return }
      panel.choose(name)
    case .wheel(let down, _):
      _ = panel.content.handle(.scroll(rows: down * PointerTracker.rowsPerNotch, columns: 0))
    case .press, .drag, .move, .release:
      break
    }
  }

  // MARK: Tabs

  /// What the tab bar on show says; empty where there is none.
  var tabTitles: [String] {
    guard navigator.isTabBarOnShow, let holder = navigator.tabContainerOnShow else { return [] }
    return navigator.tabTitles(of: holder)
  }

  /// Chooses the tab so many places on; after the last comes the first.
  func selectTab(after places: Int) {
    let count = tabTitles.count
    guard count > 0, let holder = navigator.tabContainerOnShow,
      let selected = navigator.selectedTab(of: holder)
    else { return }
    navigator.select((selected + places + count) % count, of: holder)
  }
}
