import Foundation
import Testing

/// The program under test in some terminal, with its trace.
///
/// What is true of the program is true in a pseudo-terminal, in tmux and in xterm, so most tests
/// know only this.
protocol Stage: AnyObject {
  /// What the program says it did.
  var trace: TraceReader { get }
  /// The size in cells.
  var columns: Int { get }
  /// Whether the program has ended.
  var hasEnded: Bool { get }
  /// Presses a key.
  func strike(_ key: Keystroke) throws
  /// Presses the left button at a drag's start and moves it along, without letting go.
  func hold(_ drag: MouseDrag) throws
  /// Lets the left button go where a drag ends.
  func letGo(_ drag: MouseDrag) throws
  /// The screen as text.
  func text() throws -> String
  /// Lets time pass, and the terminal show what comes.
  func pause(_ seconds: Double)
}

extension Stage {
  /// Waits until a condition holds, at most until the program has ended.
  ///
  /// - Throws: `RigError` with the screen and the end of the trace where it never did.
  func waitUntil(
    _ sentence: String,
    within seconds: Double = Deadline.reaction,
    _ condition: () throws -> Bool
  ) throws {
    var holds = false
    _ = try Deadline.wait(
      seconds,
      between: { pause(Deadline.pause) },
      until: {
        holds = try condition()
        return holds || hasEnded
      }
    )
    // What the program did just before it ended may have been what was waited for.
    guard try !holds && !condition() else { return }
    let shown = hasEnded ? "The program has ended." : try text()
    throw RigError(
      "waited up to \(seconds) s in vain: \(sentence)",
      screen: "\(shown)\nThe trace ends:\n\(trace.tail)"
    )
  }

  /// Waits until the screen shows a text, or does not.
  func waitUntilShown(
    _ text: String,
    _ isShown: Bool = true,
    within seconds: Double = Deadline.reaction
  ) throws {
    try waitUntil("\(text) is \(isShown ? "" : "not ")shown", within: seconds) {
      try self.text().contains(text) == isShown
    }
  }

  /// Waits until so many screens are on the stack and nothing moves.
  func waitUntilSettled(depth: Int) throws {
    try waitUntil("\(depth) screens on the stack, at rest") {
      try trace.isIdle() && trace.stack().count == depth
    }
    // The trace is ahead of the picture.
    pause(Deadline.picture)
  }

  /// Presses keys, each after the one before was seen.
  func type(_ keys: Keystroke...) throws {
    for key in keys {
      try andSeen("key") { try strike(key) }
    }
  }

  /// Presses, moves, and lets go.
  func drag(_ drag: MouseDrag) throws {
    try andSeen("release") {
      try hold(drag)
      try letGo(drag)
    }
  }

  /// Presses and lets go on a cell.
  func click(_ column: Int, _ row: Int) throws {
    try drag(MouseDrag(columns: [column], row: row))
  }

  /// Opens a row of the gallery by keys.
  func open(_ row: String) throws {
    try waitUntilSettled(depth: 1)
    try type(.home)
    for _ in 0..<(Gallery.rows.firstIndex(of: row) ?? 0) {
      try type(.down)
    }
    try type(.enter)
    try waitUntilSettled(depth: 2)
  }

  /// The first row that shows a text.
  func row(of text: String) throws -> Int {
    let lines = try self.text().split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }, "\(text) is not shown")
  }

  /// The lines in which a bar stands, if there is one.
  func barLines() throws -> String {
    let highestBar = 3
    return try text().split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(highestBar).joined(separator: "\n")
  }

  /// Acts, and waits until the trace has the input that follows.
  private func andSeen(_ event: String, _ act: () throws -> Void) throws {
    let before = try trace.count(of: event)
    try act()
    try waitUntil("the \(event) is seen") { try trace.count(of: event) > before }
    // What follows from an input is written right after it.
    pause(0.05)
  }
}

/// The terminals that the same scenarios run in.
enum StageKind: String, CaseIterable, CustomTestStringConvertible {
  case pseudoTerminal = "a pseudo-terminal"
  case tmux, xterm

  var testDescription: String { rawValue }

  /// Starts the program and waits until its gallery is shown.
  func gallery(_ arguments: [String] = []) throws -> any Stage {
    let stage: any Stage
    switch self {
    case .pseudoTerminal: stage = try Navtui(arguments)
    case .tmux: stage = try NavtuiInTmux(arguments)
    case .xterm: stage = try NavtuiInXterm(arguments)
    }
    try stage.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try stage.waitUntilSettled(depth: 1)
    return stage
  }
}

/// What the program's gallery shows.
enum Gallery {
  /// The title of the root.
  static let title = "navtui"
  /// Rows, by what they open.
  static let hiddenToShown = "Hidden to shown"
  static let shownToHidden = "Shown to hidden"
  static let twoHidden = "Two hidden"
  static let ownBackItem = "返回 as the back item"
  static let longList = "Ten thousand rows"
  /// The rows from the top, as far as tests go down.
  static let rows = [
    hiddenToShown, shownToHidden, twoHidden, ownBackItem, "From red to blue", "Two gradients",
    "A bar to see through", "Items and a prompt", "Near the edge only", "Swipe off",
    "Caught in flight", "Forward again", "Wide page", "A screen that stays", "Tabs",
    "One in another", "Presented",
    "Eight screens", "Depth without end", longList,
  ]
  /// Those that the smallest window shows.
  static let firstRows = rows.prefix(4)
  /// How every back item begins.
  static let chevron = "‹"
}
