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
  public var keyMap = KeyMap.default {
    didSet { hintMemory = HintMemory() }
  }
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
  var inspector = Inspector()
  var contents: [ScreenID: any ScreenContent]
  /// What the last picture shows.
  var scene = Scene()
  var surface = Surface(size: Size(columns: 0, rows: 0))
  /// What the navigation is drawn on where the inspector takes a part of the surface.
  var stage = Surface(size: Size(columns: 0, rows: 0))
  /// Where the cursor belongs in the last picture, for screen readers; nil where nothing has the focus.
  public internal(set) var cursor: Position?
  var hintMemory = HintMemory()
  var size = Size(columns: 0, rows: 0)
  /// The size of a cell in pixels; nil where the terminal does not say.
  var cellPixels: PixelSize?
  /// Whether the picture may have changed since the last one.
  var isStale = true
  /// When to see whether a pane that is led has slowed down, in seconds; nil where nothing comes of it.
  var restCheck: Double?
  var copied: String?
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

  /// Reads the navigator where it lies: through its property so large a value would be copied first.
  ///
  /// Nothing that is read comes back to the app: what the navigator asks its owner is Sendable, and an app is not.
  func reading<Result>(_ body: (inout Navigator) -> Result) -> Result {
    body(&navigator)
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

  /// Has the picture drawn anew, because something has changed that no event told of.
  func redraw() {
    isStale = true
  }

  /// Leaves the program at the end of this step.
  public func quit() {
    hasQuit = true
  }

  // MARK: Time

  /// Lets time pass until `time`, in seconds since the start.
  public func advance(to time: Double) {
    let wasMoving = movesByItself
    navigator.advance(by: time - navigator.now)
    if let content = contentOnShow, content.isWorking {
      content.work()
      isStale = true
    }
    if wasMoving { isStale = true }
    if let due = pointer.deadline, due <= time {
      pointer.advance(to: time, in: self)
      isStale = true
    }
    if let due = restCheck, due <= time { checkRest(at: time) }
    deliverReports()
  }

  /// When something is due though nothing moves and nothing comes in, in seconds; nil for never.
  public var deadline: Double? { earliest(pointer.deadline, restCheck) }

  /// Whether something moves by itself, or is about to, so that time must be let pass.
  ///
  /// A pane that was just led counts where it moved too fast for fine edges: they are still to come.
  public var isMoving: Bool { movesByItself || restCheck != nil }

  /// Whether every frame may show something else.
  var movesByItself: Bool {
    reading { $0.isAnimating } || contentOnShow?.isWorking == true
  }

  /// Whether the picture may have changed since the last frame.
  public var needsFrame: Bool { isStale }

  /// Has the picture drawn anew where a pane that is led has become slow enough to be drawn in more detail.
  private func checkRest(at time: Double) {
    let (speed, phase) = reading { ($0.velocity, $0.phase) }
    let showsMore =
      renderer.owesFineEdges && renderer.isSlow(speed, columns: window.columns)
      || isInspecting && speed != scene.velocity
    isStale = isStale || showsMore
    // The next picture says whether there is more to come.
    restCheck = isStale || phase != .interactive ? nil : time + Self.restInterval
  }

  /// Seconds between two looks at whether a pane has slowed down: a frame's.
  static let restInterval = 1 / FramePacer.standardRate
}

/// The earlier of two times, either of which may be never.
func earliest(_ one: Double?, _ other: Double?) -> Double? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}
