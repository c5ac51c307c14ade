import NavModel

// Pictures: the scene as the renderer draws it, the inspector beside it, a panel above it.

extension TerminalApp {
  /// Draws the picture as it is now.
  ///
  /// The surface stays the app's own and is drawn into again by the next call.
  public func draw() -> Surface {
    isStale = false
    if surface.size != size { surface = Surface(size: size) }
    collapseTitle()
    reading { $0.compose(into: &scene) }
    renderer.focus = focus
    let layout = self.layout
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
    let isLed = scene.phase == .interactive && scene.velocity != 0
    let showsMoreAtRest = isLed && (renderer.owesFineEdges || isInspecting)
    restCheck = showsMoreAtRest ? navigator.now + Self.restInterval : nil
    return surface
  }

  /// Lets the large title of the screen on show follow its content; says whether it did.
  @discardableResult
  private func collapseTitle() -> Bool {
    let (screen, isLarge) = reading { navigator in
      let screen = navigator.destination
      return (screen, navigator.hasLargeTitle(screen))
    }
    guard isLarge, let rows = contents[screen]?.scrolledRows else { return false }
    return navigator.collapseTitle(of: screen, by: Double(rows) * renderer.lineHeight)
  }

  /// Whether there is anything to see of the bars that does something.
  var hasBarStops: Bool { SceneRenderer.hasStops(in: scene, columns: window.columns) }

  /// The items of the bars on show that do something, each with what it means.
  var barStops: [(focus: BarFocus, target: Target)] {
    SceneRenderer.stops(in: scene, columns: window.columns)
  }

  private func drawScene(into surface: inout Surface) {
    let isASCII = isASCII
    renderer.render(
      scene,
      contents: { contents[$0] },
      offset: { screen in reading { $0.horizontalOffset(of: screen) } },
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
}
