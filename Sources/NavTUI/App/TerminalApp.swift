public import NavModel

/// A terminal program made of screens: what is navigated, what each screen shows, what opening means.
///
/// It knows nothing of a terminal. A run loop feeds it events and time and asks it for pictures; a
/// host with a loop of its own, or a test, does the same by hand.
///
///     let app = TerminalApp(root: Screen("fruit"), showing: ListContent(sections: [fruit]))
///     app.onOpen = { name, app in
///       app.push(Screen(ScreenID(name)), showing: TextContent(text: "A \(name) is a fruit."))
///     }
///     try app.run()
public final class TerminalApp {
  /// The navigation.
  ///
  /// Operations may be called on it directly; contents are given by ``show(_:in:)``.
  public var navigator: Navigator
  /// What a content's `.open(name)` or a bar item's action means; by default nothing.
  public var onOpen: (_ name: String, _ app: TerminalApp) -> Void = { _, _ in }
  /// Told everything that the navigator reports, after it happened.
  public var onReport: (_ report: Report, _ app: TerminalApp) -> Void = { _, _ in }
  /// What keys do, and what the bottom line says of them.
  public var keyMap = KeyMap.default
  /// Colours, glyphs and what may be left out of the picture.
  public var renderer: SceneRenderer
  /// How many colours the person wants; to be set before the program runs.
  public var colorChoice = ColorChoice.auto
  /// Which theme the person wants; to be set before the program runs.
  public var themeChoice = ThemeChoice.auto
  /// Whether only characters of 7 bits are to be drawn; to be set before the program runs.
  public var usesASCII = false
  /// Whether panes dim, cast shadows and have edges finer than a cell, where motion and link allow it.
  public var drawsDetail = true {
    didSet { adaptToMotion() }
  }
  /// The theme for a dark background.
  public var darkTheme = Theme.dark
  /// The theme for a light background.
  public var lightTheme = Theme.light
  /// What a person may do beside navigating.
  public var access = AccessPolicy.free
  /// What else to wait for beside the terminal.
  public var sources: [EventSource] = []
  /// What the palette finds beside keys and bars: rows whose action goes to ``onOpen``.
  public var commands: [ListRow] = []
  /// Whether the mouse is the program's; the terminal's otherwise, for selecting text.
  ///
  /// The run loop starts with what its terminal does, and makes the terminal follow.
  public var reportsMouse = true
  /// Whether a strip shows what goes on inside; the navigation has that much less room.
  public var isInspecting = false {
    didSet { if isInspecting != oldValue { layOut() } }
  }
  /// Something to say in the bottom line until the next key or press; nil for nothing.
  public var message: String?
  /// Whether the person has asked to leave.
  public private(set) var hasQuit = false

  /// Told everything that the navigator reports, before the owner is.
  var trace: ((Report) -> Void)?

  /// How many colours the terminal shows.
  var colorDepth = ColorDepth.trueColor
  /// The terminal's own background; nil as long as it has not said.
  var terminalBackground: Paint?

  var pointer = PointerTracker()
  /// The list that lies over the screen; nil for none.
  var panel: Panel?
  /// The item of a bar that keys act on; nil for the content.
  var focus: BarFocus?
  private var inspector = Inspector()
  private var contents: [ScreenID: any ScreenContent]
  private(set) var scene = Scene()
  private var surface = Surface(size: Size(columns: 0, rows: 0))
  /// What the navigation is drawn on where the inspector takes a part of the surface.
  private var stage = Surface(size: Size(columns: 0, rows: 0))
  private var size = Size(columns: 0, rows: 0)
  /// The size of a cell in pixels; nil where the terminal does not say.
  private(set) var cellPixels: PixelSize?
  private var isStale = true
  private var copied: String?
  /// Whether dims, shadows and fine edges are left out because the link is behind.
  var leavesOutDetail = false {
    didSet {
      adaptToMotion()
      isStale = true
    }
  }
  /// Whether the level of motion was lowered because of the link.
  var isMotionRestrained = false

  /// Makes a program that shows one screen.
  public init(
    root: Screen,
    showing content: any ScreenContent,
    system: NavigationSystem = .fluid,
    direction: LayoutDirection = .leftToRight,
    motion: MotionLevel = .full,
    look: Look = Look()
  ) {
    navigator = Navigator(
      system: system,
      root: root,
      window: Window(width: 0, height: 0),
      direction: direction,
      motion: motion
    )
    contents = [root.id: content]
    renderer = SceneRenderer(look: look)
    // A program that brings a theme of its own keeps it, whatever the terminal's background is.
    if look.theme != .dark { (darkTheme, lightTheme) = (look.theme, look.theme) }
  }

  // MARK: Screens

  /// Says what a screen shows, in the place of what it showed.
  public func show(_ content: any ScreenContent, in screen: ScreenID) {
    contents[screen] = content
    isStale = true
  }

  /// What a screen shows; nil where nothing was given.
  public func content(of screen: ScreenID) -> (any ScreenContent)? { contents[screen] }

  /// Pushes a screen on the innermost controller on show.
  @discardableResult
  public func push(_ screen: Screen, showing content: any ScreenContent) -> OperationResult {
    let result = navigator.push(screen)
    if result.isDone { contents[screen.id] = content }
    return result
  }

  /// Lets the next frame be drawn, because something has changed that no event told of.
  func redraw() {
    isStale = true
  }

  /// Leaves the program at the end of this step.
  public func quit() {
    hasQuit = true
  }

  // MARK: Time and size

  /// Gives the window a size, and the width of a cell in relation to its height.
  ///
  /// The bottom row belongs to the key hints. A drag goes on where it was, unless the window has
  /// become too small to draw in.
  public func resize(to size: Size, cell: PixelSize? = nil) {
    self.size = size
    cellPixels = cell
    renderer.lineHeight = Self.lineHeight(of: cell)
    layOut()
    if TooSmall.applies(to: size) { losePointer() }
  }

  /// Gives the navigation the room that the inspector leaves it.
  private func layOut() {
    isStale = true
    navigator.resize(to: Self.window(layout.stage, lineHeight: renderer.lineHeight))
  }

  private var layout: StageLayout { StageLayout(size, isInspecting: isInspecting) }

  /// The room for screens: all but the bottom line and the inspector.
  var window: Size {
    let stage = layout.stage
    return Size(columns: stage.columns, rows: stage.rows - 1)
  }

  /// Lets time pass until `time`, in seconds since the start.
  public func advance(to time: Double) {
    let wasMoving = isMoving
    navigator.advance(by: time - navigator.now)
    if let content = contentOnShow, content.isWorking {
      content.work()
      isStale = true
    }
    if wasMoving { isStale = true }
    if let deadline, deadline <= time {
      pointer.advance(to: time, in: self)
      isStale = true
    }
    deliverReports()
  }

  /// When something is due though nothing moves and nothing comes in, in seconds; nil for never.
  public var deadline: Double? {
    pointer.deadline
  }

  /// Whether something moves by itself, so that frames are due.
  ///
  /// A pane that was just led counts: where it moved too fast for fine edges, they are still to come.
  public var isMoving: Bool {
    navigator.isAnimating || contentOnShow?.isWorking == true
      || (scene.phase == .interactive && scene.velocity != 0)
  }

  /// Whether the picture may have changed since the last frame.
  public var needsFrame: Bool { isStale }

  // MARK: Input

  /// Does what an event asks for.
  public func handle(_ event: InputEvent) {
    isStale = true
    switch event {
    case .key(let press):
      message = nil
      handle(press)
    case .mouse(let mouse):
      if case .press = mouse.kind { message = nil }
      if let panel { handle(mouse, in: panel) } else { pointer.handle(mouse, in: self) }
    case .paste(let text):
      contentInFocus?.accept(text)
    case .focus(let isFocused):
      if !isFocused { losePointer() }
    case .answer:
      break
    }
    deliverReports()
  }

  /// The pointer is lost, with the focus or the terminal: what it led is taken away.
  public func losePointer() {
    pointer.lose(self)
    deliverReports()
  }

  /// Has the picture drawn anew.
  func invalidate() {
    isStale = true
  }

  /// Does what a content asked for.
  @discardableResult
  func follow(_ outcome: ContentOutcome?) -> Bool {
    switch outcome {
    case .ignored?, nil: return false
    case .handled?: return true
    case .open(let name)?:
      if let panel { panel.choose(name) } else { onOpen(name, self) }
      return true
    }
  }

  /// The content of the screen that receives keys.
  var contentOnShow: (any ScreenContent)? { contents[navigator.destination] }

  /// What stands at a cell of the last picture.
  func target(at place: Position) -> Target {
    place.row == size.rows - 1 ? .bottomLine : renderer.target(at: place)
  }

  // MARK: Beside the screens

  /// Puts a text into the person's clipboard, through the terminal; see ``Terminal/copy(_:)``.
  ///
  /// - Returns: false where it is more than terminals take.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard text.utf8.count <= Clipboard.sizeLimit else { return false }
    copied = text
    return true
  }

  /// The text to be copied, once.
  func takeCopied() -> String? {
    defer { copied = nil }
    return copied
  }

  /// Lets every source see what has come in; the picture may change.
  func readSources() {
    for source in sources where source.read() { isStale = true }
  }

  // MARK: Pictures

  /// Draws the picture as it is now.
  ///
  /// The surface stays the app's own and is drawn into again by the next call.
  public func draw() -> Surface {
    isStale = false
    if surface.size != size { surface = Surface(size: size) }
    collapseTitle()
    navigator.compose(into: &scene)
    renderer.focus = focus
    let layout = layout
    if let strip = layout.strip {
      if stage.size != layout.stage { stage = Surface(size: layout.stage) }
      drawScene(into: &stage)
      surface.copy(stage, shift: 0, top: 0, in: Area(window))
      let line = Area(columns: 0..<stage.size.columns, rows: size.rows - 1..<size.rows)
      surface.copy(stage, shift: 0, top: size.rows - stage.size.rows, in: line)
      Canvas.draw(on: &surface, in: strip, look: renderer.look) {
        inspector.draw(navigator, scene, on: &$0)
      }
    } else {
      drawScene(into: &surface)
    }
    cursor = renderer.cursor
    if let panel { cursor = panel.draw(on: &surface, window: window, look: renderer.look) }
    // A content that another size has scrolled says so only now.
    if collapseTitle() { isStale = true }
    return surface
  }

  /// Where the cursor belongs in the last picture, for screen readers; nil where nothing has the focus.
  public private(set) var cursor: Position?

  /// Lets the large title of the screen on show follow its content; says whether it did.
  @discardableResult
  private func collapseTitle() -> Bool {
    let screen = navigator.destination
    guard let rows = contents[screen]?.scrolledRows else { return false }
    return navigator.collapseTitle(of: screen, by: Double(rows) * renderer.lineHeight)
  }

  /// The items of the bars on show that do something, each with what it means.
  var barStops: [(focus: BarFocus, target: Target)] {
    SceneRenderer.stops(in: scene, columns: window.columns)
  }

  private func drawScene(into surface: inout Surface) {
    let contents = contents
    let isASCII = isASCII
    renderer.render(
      scene,
      contents: { contents[$0] },
      offset: navigator.horizontalOffset,
      hints: hintLine(ascii: isASCII),
      into: &surface
    )
  }

  /// Told of every frame that the terminal has taken.
  func note(_ report: FrameReport) {
    inspector.meter.note(bytes: report.bytes, at: navigator.now)
  }

  /// The left edge of the moving pane in cells, in the last picture; nil at rest.
  public var edge: Double? {
    scene.edge.map { $0 * Double(window.columns) }
  }

  /// What is on show as lines of text, for output that is no terminal.
  public func plainText(columns: Int = PlainText.defaultColumns) -> [String] {
    resize(to: Size(columns: columns, rows: PlainText.defaultRows))
    let contents = contents
    return PlainText.lines(of: navigator.scene, contents: { contents[$0] }, columns: columns)
  }

  private func hintLine(ascii: Bool) -> HintLine {
    let hints = keyMap.hints(
      in: keyContext,
      direction: navigator.direction,
      // While the mouse is the program's there is nothing to say of it.
      unavailable: unavailable.union(reportsMouse ? [.toggleMouse] : []),
      ascii: ascii
    )
    let own = isKeyForContent ? contentOnShow?.hints ?? [] : []
    var line = HintLine(hints: own + hints, preset: navigator.system.name, message: message)
    if keyContext == .locked, message == nil { line.message = "no gestures until it has settled" }
    return line
  }

  private func deliverReports() {
    for report in navigator.drainReports() {
      if case .lifecycle = report { focus = nil }
      trace?(report)
      inspector.note(report)
      keepPictures(report)
      // A screen that came back under the same identity is not gone.
      if case .released(let screen) = report, !navigator.holds(screen) { contents[screen] = nil }
      onReport(report, self)
    }
  }

  /// A screen that is covered leaves its picture; one that is uncovered, or gone, gives it up.
  private func keepPictures(_ report: Report) {
    switch report {
    case .lifecycle(.didDisappear(let screen)) where navigator.holds(screen):
      renderer.takePicture(of: screen)
    case .lifecycle(.didAppear(let screen)), .released(let screen):
      renderer.dropPicture(of: screen)
    default:
      break
    }
  }

  // MARK: Points

  /// Points across a cell; the model's lengths are points so that published constants keep their sense.
  static let cellWidth = 8.0
  /// Points down a cell whose aspect is not known.
  private static let standardLineHeight = 16.0

  static func lineHeight(of cell: PixelSize?) -> Double {
    guard let cell, cell.width > 0, cell.height > 0 else { return standardLineHeight }
    return Double(cell.height) / Double(cell.width) * cellWidth
  }

  private static func window(_ size: Size, lineHeight: Double) -> Window {
    Window(
      width: Double(size.columns) * cellWidth,
      height: Double(max(size.rows - 1, 0)) * lineHeight,
      lineHeight: lineHeight
    )
  }
}

extension ScreenContent {
  /// Takes pasted text, where it takes text at all; a paste never navigates.
  fileprivate func accept(_ text: String) {
    if acceptsText { _ = handle(.paste(text)) }
  }
}
