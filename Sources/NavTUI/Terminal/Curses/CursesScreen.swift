import CNcurses
import LibC
import Synchronization

/// ncurses, drawing into a memory file.
///
/// ncurses knows terminals (terminfo), keeps colour pairs, and finds the shortest way from one frame
/// to the next. It gets no terminal: it writes into a file in memory, from which one frame is taken
/// as one byte string. Nothing of it touches the line discipline, signals or input.
///
/// The library's state is the process's: there may be one screen at a time.
final class CursesScreen {
  /// How many colours are drawn.
  let depth: ColorDepth
  /// The terminfo entry in use.
  let terminalName: String
  /// Whether terminfo says that the terminal has eight bits a channel, though not how.
  let hasDirectColor: Bool
  /// What the terminal can do beside drawing.
  let abilities: TerminalAbilities
  /// How large the terminal is.
  private(set) var size: Size
  /// Whether slides are shifted by the terminal where it can; they are drawn anew otherwise.
  var shiftsSlides = true

  private let screen: OpaquePointer
  private let output: MemoryFile
  private var encoder: CellEncoder
  private var shown = ShownPicture()
  private var lastCursor: Position?
  private var mustRepaint = true
  /// Writes slides; nil where the terminal does not follow ECMA-48.
  private var slides: SlideWriter?
  /// Where the cursor is, after pictures that ncurses does not know of; nil where it knows the last one.
  private var unknownPlace: Position?
  /// Whether the last picture was one of a slide.
  private var wasSliding = false
  private var squeezer = StyleSqueezer()
  private var drawn: [UInt8] = []

  private static let isTaken = Mutex(false)

  /// Starts ncurses for a terminal.
  ///
  /// - Parameters:
  ///   - names: terminfo entries, best first.
  ///   - size: How large the terminal is.
  ///   - wanted: The most colours to draw; nil for as many as the entry has.
  /// - Throws: `inUse`, `unknownTerminal`, `noResources`.
  init(names: [String], size: Size, depth wanted: ColorDepth?) throws(TerminalError) {
    let isFirst = Self.isTaken.withLock { taken in
      defer { taken = true }
      return !taken
    }
    guard isFirst else { throw .inUse }
    do throws(TerminalError) {
      output = try MemoryFile()
      let direct = wanted == .trueColor ? Self.startDirect(names, writingTo: output) : nil
      if let direct {
        (screen, terminalName) = direct
      } else {
        (screen, terminalName) = try Self.start(names, writingTo: output)
      }
    } catch {
      Self.isTaken.withLock { $0 = false }
      throw error
    }

    // The size is the program's to say, input is not ncurses' to look at, and rows must not be
    // shifted, since what is below them would be moved as well.
    typeahead(-1)
    nonl()
    idlok(navtui_window(), false)
    idcok(navtui_window(), false)
    let colors = start_color() == OK ? Int(navtui_colors()) : 0
    abilities = .current
    let hasDefaults = use_default_colors() == OK
    depth = min(ColorDepth(colors: colors), wanted ?? .trueColor)
    hasDirectColor = depth < .trueColor && navtui_has_direct_color() != 0
    encoder = CellEncoder(
      depth: depth,
      pairs: PairTable(
        limit: Int(navtui_pairs()),
        hasDefaults: hasDefaults
      ),
      encoding: .current
    )
    if navtui_follows_ecma48() != 0, let pens = StylePens(depth: depth, hasDefaults: hasDefaults) {
      slides = SlideWriter(
        drawing: CellWriter(pens: pens, encoding: .current, repeats: navtui_repeats() != 0)
      )
    }
    self.size = size
    resize_term(Int32(size.rows), Int32(size.columns))
    curs_set(0)
    // What ncurses says at its start is said better by TerminalModes.
    doupdate()
    output.discard()
  }

  deinit {
    delscreen(screen)
    Self.isTaken.withLock { $0 = false }
  }

  /// The first entry that one in true colour can be made of; nil where there is none.
  private static func startDirect(
    _ names: [String],
    writingTo output: MemoryFile
  ) -> (OpaquePointer, String)? {
    use_env(false)
    let dispositions = SignalDispositions()
    defer { dispositions.restore() }
    for name in names {
      guard let entry = DirectColorEntry(over: name) else { continue }
      defer { entry.remove() }
      if let screen = entry.start(writingTo: output) { return (screen, name) }
    }
    return nil
  }

  /// The first entry that terminfo has.
  private static func start(
    _ names: [String],
    writingTo output: MemoryFile
  ) throws(TerminalError) -> (OpaquePointer, String) {
    let dispositions = SignalDispositions()
    defer { dispositions.restore() }
    for name in names {
      // Neither LINES and COLUMNS nor a window's size; but without the second, an entry that states no
      // size, such as that of the Linux console, would be refused.
      use_env(false)
      use_tioctl(true)
      if let screen = newterm(name, output.stream, output.noInput) { return (screen, name) }
    }
    throw .unknownTerminal(name: names.first ?? "")
  }

  /// Draws everything at the next call, trusting nothing that the terminal shows.
  func repaint() {
    mustRepaint = true
  }

  /// Follows the terminal to another size; the next frame is drawn in full.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    resize_term(Int32(max(size.rows, 1)), Int32(max(size.columns, 1)))
    mustRepaint = true
  }

  /// Draws a surface, appending what the terminal has to be told.
  ///
  /// - Returns: How many cells changed; all of them when everything is drawn anew.
  func draw(_ surface: Surface, cursor: Position?, into bytes: inout [UInt8]) -> Int {
    // In true colour pairs run out some day: before they do, begin anew with none.
    if encoder.forgetPairs(ifFewerThan: surface.cells.count) { mustRepaint = true }
    defer { wasSliding = surface.isSliding }
    if shiftsSlides, !mustRepaint, surface.size == size, shown.size == size,
      surface.isSliding || (wasSliding && unknownPlace != nil)
    {
      if let changed = slide(surface, cursor: cursor, into: &bytes) { return changed }
    }
    return settle(surface, cursor: cursor, into: &bytes)
  }

  /// Draws a picture of a slide, or that in which it comes to rest, past ncurses.
  ///
  /// - Returns: How many cells changed; nil where the terminal is not known well enough.
  private func slide(_ surface: Surface, cursor: Position?, into bytes: inout [UInt8]) -> Int? {
    let place = unknownPlace ?? Self.knownPlace
    let outcome = slides?.write(
      surface,
      over: shown,
      cursor: cursor.map(clamped),
      from: place,
      into: &bytes
    )
    guard let outcome else { return nil }
    unknownPlace = outcome.place
    lastCursor = cursor
    shown.take(surface)
    return outcome.changed
  }

  /// Lets ncurses draw a picture.
  private func settle(_ surface: Surface, cursor: Position?, into bytes: inout [UInt8]) -> Int {
    if mustRepaint {
      prepareRepaint(surface)
    } else if let place = unknownPlace {
      guard !shown.isLike(surface) || cursor != lastCursor else { return 0 }
      catchUp(from: place, into: &bytes)
    }
    let changed = putChanges(surface)
    guard changed > 0 || cursor != lastCursor || mustRepaint else { return 0 }
    putCursor(cursor)
    update()
    squeezer.squeeze(drawn[...], into: &bytes)
    shown.take(surface)
    lastCursor = cursor
    mustRepaint = false
    return changed
  }

  /// Lets ncurses draw for itself what a slide came to, so that it knows what the terminal shows, and takes
  /// the terminal's cursor to where ncurses has left it.
  private func catchUp(from place: Position, into bytes: inout [UInt8]) {
    shown.cells.withUnsafeBufferPointer { cells in
      for row in 0..<shown.size.rows {
        let start = row * shown.size.columns
        let now = UnsafeBufferPointer(rebasing: cells[start..<start + shown.size.columns])
        put(now, 0..<now.count, row: row)
      }
    }
    update()
    bytes.appendMove(from: place, to: Self.knownPlace)
    unknownPlace = nil
  }

  /// Has ncurses write the difference between what it knows and the window into ``drawn``.
  private func update() {
    wnoutrefresh(navtui_window())
    doupdate()
    drawn.removeAll(keepingCapacity: true)
    output.take(into: &drawn)
  }

  /// Where ncurses has left the cursor.
  private static var knownPlace: Position {
    Position(column: Int(navtui_cursor_column()), row: Int(navtui_cursor_row()))
  }

  private func prepareRepaint(_ surface: Surface) {
    navtui_distrust()
    werase(navtui_window())
    unknownPlace = nil
    shown.forget()
  }

  private func putCursor(_ cursor: Position?) {
    if mustRepaint { curs_set(0) }
    // Where it is must be known after the frame; a hidden one has a place, too.
    let place = clamped(cursor ?? Position(column: 0, row: 0))
    wmove(navtui_window(), Int32(place.row), Int32(place.column))
  }

  /// The nearest place on the screen.
  private func clamped(_ place: Position) -> Position {
    Position(
      column: max(min(place.column, size.columns - 1), 0),
      row: max(min(place.row, size.rows - 1), 0)
    )
  }
}

// MARK: - The difference

extension CursesScreen {
  /// Hands ncurses, of each row that differs from what is shown, the part that does.
  private func putChanges(_ surface: Surface) -> Int {
    let isSameSize = surface.size == shown.size
    if !isSameSize && !mustRepaint { werase(navtui_window()) }
    let columns = min(surface.size.columns, size.columns)
    let rows = min(surface.size.rows, size.rows)
    var changed = 0
    surface.cells.withUnsafeBufferPointer { cells in
      shown.cells.withUnsafeBufferPointer { old in
        for row in 0..<max(rows, 0) {
          let start = row * surface.size.columns
          let now = UnsafeBufferPointer(rebasing: cells[start..<start + columns])
          guard isSameSize else {
            put(now, 0..<columns, row: row)
            changed += columns
            continue
          }
          let before = UnsafeBufferPointer(rebasing: old[start..<start + columns])
          let (span, count) = Self.difference(now, before)
          if count > 0 { put(now, span, row: row) }
          changed += count
        }
      }
    }
    return changed
  }

  /// Where two rows differ, and in how many cells.
  private static func difference(
    _ now: UnsafeBufferPointer<Cell>,
    _ before: UnsafeBufferPointer<Cell>
  ) -> (span: Range<Int>, count: Int) {
    var (first, end, count) = (now.count, 0, 0)
    for column in now.indices where now[column] != before[column] {
      first = min(first, column)
      end = column + 1
      count += 1
    }
    return (min(first, end)..<end, count)
  }

  private func put(_ row: UnsafeBufferPointer<Cell>, _ span: Range<Int>, row number: Int) {
    // A span neither begins nor ends inside a wide glyph, and the glyph that one of the two rows
    // has there is drawn as a whole.
    var (first, end) = (span.lowerBound, span.upperBound)
    while first > 0 && row[first].width == 0 { first -= 1 }
    while end < row.count && row[end].width == 0 { end += 1 }
    let corner = number == size.rows - 1 ? size.columns - 1 : nil
    let encoded = encoder.encode(row, first..<end, corner: corner)
    navtui_put(Int32(number), Int32(first), encoded.baseAddress, Int32(encoded.count))
  }
}

/// The dispositions of the signals that newterm() takes over.
private struct SignalDispositions {
  private let found: [(number: Int32, action: sigaction)]

  init() {
    found = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH].map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return (number, action)
    }
  }

  func restore() {
    for (number, action) in found {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
