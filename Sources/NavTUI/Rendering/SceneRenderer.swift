public import NavModel

/// Paints scenes: fractions become columns, points become rows, and layers come to lie on one another.
///
/// The bottom row of the surface is the hint line's; the scene's window is what is above it.
///
///     renderer.render(scene, contents: { gallery[$0] }, hints: hints, into: &surface)
public struct SceneRenderer {
  /// What may be left out of the picture where it costs too much or is not wanted.
  public struct Options: Sendable, Equatable {
    /// Whether a moving edge is drawn in eighths of a cell; in whole cells otherwise.
    public var fineEdges = true
    /// In how many steps panes are dimmed; 0 for not at all.
    public var dimSteps = 3
    /// The dim of a pane that is all covered, which the steps divide; more is dimmed in steps of the same size.
    public var deepestDim = 0.1
    /// Whether panes cast shadows.
    public var shadows = true

    /// Makes the options in which nothing is left out.
    public init() {}
  }

  /// Colours, glyphs and direction; the scene's direction overrides the look's.
  public var look: Look
  /// What may be left out.
  public var options: Options
  /// The height of a row in points, as in the scene's window.
  public var lineHeight: Double
  /// The item of a bar that keys act on; nil for none.
  public var focus: BarFocus?
  /// What status lines say.
  public var status = StatusText()

  /// Where the cursor belongs in the picture that was painted last; nil where nothing has the focus.
  public internal(set) var cursor: Position?

  /// What was drawn of contents.
  var panes = PaneStore()
  /// What covered screens looked like.
  var pictures = PictureStore()
  /// Where the parts of bars stand.
  var plans = BarPlanStore()
  /// What layers will paint over.
  var coverage = Coverage()
  /// What can be pointed at, lowest first.
  var regions: [Region] = []
  /// Counts the pictures that were painted.
  var frame = 0
  /// Whether edges move slowly enough to be drawn finely.
  var isSlow = true
  /// Whether an edge was too fast to be drawn finely, and would look different if it were slow.
  var owesFineEdges = false

  /// From this speed on, in columns a second, a moving edge is seen in whole cells only: a cell a frame.
  private static let fastColumns = 60.0

  /// A part of the window that can be pointed at.
  struct Region {
    var area: Area
    var placement: Placement
    var drawing: Layer.Drawing
    /// Columns that a content is pushed aside by.
    var bounce = 0
  }

  /// Makes a renderer.
  public init(look: Look = Look(), options: Options = Options(), lineHeight: Double = 16) {
    self.look = look
    self.options = options
    self.lineHeight = lineHeight
  }

  /// Paints `scene` and the hint line over all of `surface`.
  ///
  /// A screen without a content is an empty pane. Below 20 × 5 cells the picture asks for more room.
  ///
  /// `offset` says how far a screen's wide content is scrolled, in points from its leading edge.
  public mutating func render(
    _ scene: Scene,
    contents: (ScreenID) -> (any ScreenContent)?,
    offset: (ScreenID) -> Double = { _ in 0 },
    hints: @autoclosure () -> HintLine,
    into surface: inout Surface
  ) {
    frame &+= 1
    look.direction = scene.direction
    regions.removeAll(keepingCapacity: true)
    surface.sheets.removeAll(keepingCapacity: true)
    surface.isSliding = scene.phase != .idle
    cursor = nil
    owesFineEdges = false
    guard !TooSmall.applies(to: surface.size) else {
      Canvas.draw(on: &surface, look: look) { TooSmall.draw(on: &$0) }
      return
    }
    let window = Size(columns: surface.size.columns, rows: surface.size.rows - 1)
    isSlow = isSlow(scene.velocity, columns: window.columns)
    layGround(of: scene, window: window, on: &surface)
    for layer in scene.layers {
      paint(layer, of: scene, contents: contents, offset: offset, window: window, into: &surface)
    }
    panes.trim(after: frame)

    let bottom = Area(columns: surface.area.columns, rows: window.rows..<surface.size.rows)
    // Only at rest it is said where in the content one is, which may take a while to find out.
    let position = scene.phase == .idle ? contents(scene.screen)?.position : nil
    Canvas.draw(on: &surface, in: bottom, look: look) {
      hints().draw(scene, position: position, on: &$0)
    }
  }

  /// Keeps a picture of a screen as it was drawn last, because it has been covered.
  public mutating func takePicture(of screen: ScreenID) {
    // A screen that came and went unseen has nothing newer to show than what it showed long ago.
    guard let pane = panes[screen], pane.lastFrame == frame else { return }
    pictures.keep(pane.surface, of: screen)
  }

  /// Gives the picture of a screen up, because it is uncovered or gone.
  public mutating func dropPicture(of screen: ScreenID) {
    pictures.drop(screen)
  }

  /// Forgets what was drawn of a screen, because it is gone.
  mutating func forget(_ screen: ScreenID) {
    pictures.drop(screen)
    panes.drop(screen)
  }

  /// Whether an edge at this speed, in widths a second, is drawn as finely as can be.
  func isSlow(_ velocity: Double, columns: Int) -> Bool {
    velocity.magnitude * Double(columns) < Self.fastColumns
  }
}
