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
  /// Something to say in the bottom line until the next key or press; nil for nothing.
  public var message: String?
  /// Whether the person has asked to leave.
  public private(set) var hasQuit = false

  /// Told everything that the navigator reports, before the owner is.
  var trace: ((Report) -> Void)?

  var pointer = PointerTracker()
  private var contents: [ScreenID: any ScreenContent]
  private var scene = Scene()
  private var surface = Surface(size: Size(columns: 0, rows: 0))
  private var size = Size(columns: 0, rows: 0)
  /// The size of a cell in pixels; nil where the terminal does not say.
  private(set) var cellPixels: PixelSize?
  private var isStale = true
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
    isStale = true
    renderer.lineHeight = Self.lineHeight(of: cell)
    navigator.resize(to: Self.window(size, lineHeight: renderer.lineHeight))
    if TooSmall.applies(to: size) { losePointer() }
  }

  /// Lets time pass until `time`, in seconds since the start.
  public func advance(to time: Double) {
    let wasMoving = isMoving
    navigator.advance(by: time - navigator.now)
    if wasMoving { isStale = true }
    deliverReports()
  }

  /// Whether something moves by itself, so that frames are due.
  ///
  /// A pane that was just led counts: where it moved too fast for fine edges, they are still to come.
  public var isMoving: Bool {
    navigator.isAnimating || (scene.phase == .interactive && scene.velocity != 0)
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
      pointer.handle(mouse, in: self)
    case .paste(let text):
      contentOnShow?.accept(text)
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
      onOpen(name, self)
      return true
    }
  }

  /// The content of the screen that receives keys.
  var contentOnShow: (any ScreenContent)? { contents[navigator.destination] }

  /// What stands at a cell of the last picture.
  func target(at place: Position) -> Target { renderer.target(at: place) }

  // MARK: Pictures

  /// Draws the picture as it is now.
  ///
  /// The surface stays the app's own and is drawn into again by the next call.
  public func draw() -> Surface {
    isStale = false
    if surface.size != size { surface = Surface(size: size) }
    navigator.compose(into: &scene)
    let contents = contents
    let isASCII = renderer.look.glyphs == .ascii
    renderer.render(
      scene,
      contents: { contents[$0] },
      hints: hintLine(ascii: isASCII),
      into: &surface
    )
    return surface
  }

  /// The left edge of the moving pane in cells, in the last picture; nil at rest.
  public var edge: Double? {
    scene.edge.map { $0 * Double(size.columns) }
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
      unavailable: unavailable,
      ascii: ascii
    )
    var line = HintLine(hints: hints, preset: navigator.system.name, message: message)
    if keyContext == .locked, message == nil { line.message = "no gestures until it has settled" }
    return line
  }

  /// What the content on show has no use for.
  private var unavailable: Set<KeyAction> {
    var actions: Set<KeyAction> = []
    if contentOnShow?.opensSomething != true { actions.insert(.open) }
    if contentOnShow?.changesSomething != true { actions.insert(.change) }
    if contentOnShow?.movesSomething != true { actions.formUnion([.moveUp, .moveDown]) }
    return actions
  }

  private func deliverReports() {
    for report in navigator.drainReports() {
      trace?(report)
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
