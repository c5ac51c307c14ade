import NavModel

/// Makes of the mouse's reports what they mean: a swipe, a scroll, or a tap.
///
/// The navigator decides what is a swipe. What it refuses and goes up or down scrolls the content
/// instead; what never leaves its cell is a tap.
struct PointerTracker {
  private enum State {
    /// No button is down.
    case up
    /// The button is down on this, and has not left its cell; it is a long press from `hold` on.
    case down(on: Target, at: Position, hold: Double?)
    /// The movement is the navigator's.
    case swiping
    /// The movement scrolls this content down or up, and the pointer was in this row.
    case scrolling(any ScreenContent, row: Int)
    /// The movement scrolls a part of this content sideways, and the pointer was in this column.
    case sliding(any ScreenContent, column: Int)
    /// The movement means nothing any more.
    case spent
  }

  /// Rows that a notch of the wheel scrolls.
  static let rowsPerNotch = 3
  /// Seconds without motion that make a press a long one: `UILongPressGestureRecognizer`'s.
  static let longPress = 0.5
  /// Columns that a notch of a tilting wheel scrolls.
  private static let columnsPerNotch = 4

  private var state = State.up

  mutating func handle(_ event: MouseEvent, in app: TerminalApp) {
    let place = app.place(of: event)
    switch event.kind {
    case .press(.left): press(place, in: app)
    case .drag(.left): move(to: place, in: app)
    case .release(.left), .release(nil): release(at: place, in: app)
    case .move: lose(app)
    case .wheel(let down, let right): turn(down: down, right: right, at: place.cell, in: app)
    case .press, .drag, .release: break
    }
  }

  /// The pointer is lost: what it led is taken away.
  mutating func lose(_ app: TerminalApp) {
    guard isDown || app.navigator.isLedByPointer else { return }
    state = .up
    app.navigator.losePointer()
  }

  /// When what is pressed becomes a long press, in the navigator's seconds; nil for never.
  var deadline: Double? {
    if case .down(_, _, let hold) = state { hold } else { nil }
  }

  /// Takes note of the time: a back item that is held lists where it can go.
  mutating func advance(to time: Double, in app: TerminalApp) {
    guard case .down(let target, let cell, let hold?) = state, hold <= time else { return }
    if case .back(_, let screen) = target, app.openHistory(of: screen) {
      state = .spent
      app.navigator.release()
    } else {
      state = .down(on: target, at: cell, hold: nil)
    }
  }

  private var isDown: Bool {
    if case .up = state { false } else { true }
  }

  private mutating func press(_ place: PointerPlace, in app: TerminalApp) {
    app.focus = nil
    let target = app.target(at: place.cell)
    let claimed: Bool
    if case .content(let screen, let cell) = target {
      claimed = app.content(of: screen)?.claimsHorizontalDrag(at: cell) ?? false
    } else {
      claimed = false
    }
    let outcome = app.navigator.press(at: place.point, claimed: claimed)
    var hold: Double?
    if case .back = target { hold = app.navigator.now + Self.longPress }
    state = outcome == .caught ? .swiping : .down(on: target, at: place.cell, hold: hold)
  }

  private mutating func move(to place: PointerPlace, in app: TerminalApp) {
    let cell = place.cell
    switch state {
    case .up, .spent:
      return
    case .swiping:
      app.navigator.move(to: place.point)
    case .scrolling(let content, let row):
      guard cell.row != row else { return }
      _ = content.handle(.scroll(rows: row - cell.row, columns: 0))
      state = .scrolling(content, row: cell.row)
    case .sliding(let content, let column):
      let columns = (column - cell.column) * app.columnSign
      _ = content.handle(.scroll(rows: 0, columns: columns))
      state = .sliding(content, column: cell.column)
    case .down(let target, let start, _):
      switch app.navigator.move(to: place.point) {
      case .leading, .scrolled, .caught: state = .swiping
      case .undecided: break
      case .refused where cell == start: break
      case .refused: state = scrolling(target, from: start, to: cell, in: app)
      }
    }
  }

  /// A refused movement scrolls the content it began on, down and up or sideways; unless something moves.
  private func scrolling(
    _ target: Target,
    from start: Position,
    to cell: Position,
    in app: TerminalApp
  ) -> State {
    guard app.navigator.phase == .idle,
      case .content(let screen, let place) = target, let content = app.content(of: screen)
    else { return .spent }
    let columns = (start.column - cell.column) * app.columnSign
    let rows = start.row - cell.row
    if Double(columns.magnitude) * TerminalApp.cellWidth
      > Double(rows.magnitude) * app.renderer.lineHeight,
      content.scrollsSideways(at: place)
    {
      _ = content.handle(.scroll(rows: 0, columns: columns))
      return .sliding(content, column: cell.column)
    }
    if rows != 0 { _ = content.handle(.scroll(rows: rows, columns: 0)) }
    return .scrolling(content, row: cell.row)
  }

  private mutating func release(at place: PointerPlace, in app: TerminalApp) {
    // The release says where the pointer is, too.
    if case .swiping = state { app.navigator.move(to: place.point) }
    let old = state
    state = .up
    app.navigator.release()
    if case .down(let target, place.cell, _) = old { tap(target, in: app) }
  }

  private func tap(_ target: Target, in app: TerminalApp) {
    switch target {
    case .back, .item:
      app.activate(target)
    case .content(let screen, let place):
      // What is still moving, or was tapped just as it left, is not touched.
      guard screen == app.navigator.destination, !app.navigator.refusesGestures else { return }
      app.follow(app.content(of: screen)?.handle(.tap(place)))
    case .tab(let tab):
      app.selectTab(tab)
    case .bottomLine:
      app.openPalette()
    case .bar, .nothing:
      break
    }
  }

  private func turn(down: Int, right: Int, at cell: Position, in app: TerminalApp) {
    guard app.navigator.phase == .idle, case .content(let screen, _) = app.target(at: cell)
    else { return }
    let columns = right * Self.columnsPerNotch * app.columnSign
    if columns != 0 {
      let offset = app.navigator.horizontalOffset(of: screen)
      app.navigator.scroll(screen, to: offset + Double(columns) * TerminalApp.cellWidth)
    }
    _ = app.content(of: screen)?
      .handle(.scroll(rows: down * Self.rowsPerNotch, columns: columns))
  }
}

extension TerminalApp {
  /// 1 where columns count from the left, −1 where they count from the right.
  fileprivate var columnSign: Int { navigator.direction == .leftToRight ? 1 : -1 }

  /// Chooses a tab of the innermost tab container on show.
  func selectTab(_ tab: Int) {
    guard let holder = navigator.tabContainerOnShow else { return }
    navigator.select(tab, of: holder)
  }
}
