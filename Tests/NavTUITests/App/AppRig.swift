import Foundation
import NavModel

@testable import NavTUI

/// A program on a terminal that is only remembered, with a trace: bytes in, pictures and lines out.
///
/// Its root hides its bar and lists forty rows; a row opens a screen with a bar and rows of its own,
/// and the row `field` opens a field of text.
final class AppRig {
  let app: TerminalApp
  let clock = ManualClock()
  let terminal: HeadlessTerminal
  let rootList: ListContent
  private(set) var loop: NavTUI.RunLoop
  private let path = NSTemporaryDirectory() + "app-\(UUID().uuidString).jsonl"

  static let size = Size(columns: 64, rows: 16)
  static let frame = 1 / FramePacer.standardRate

  init(size: Size = AppRig.size, system: NavigationSystem = .fluid) throws {
    terminal = HeadlessTerminal(size: size, clock: clock)
    rootList = ListContent(sections: [ListSection(rows: Self.rows(40))])
    var root = Screen("root", title: "Root")
    root.barVisibility = .hidden
    app = TerminalApp(root: root, showing: rootList, system: system)
    loop = RunLoop(app, on: terminal, clock: clock, trace: try Trace(path: path))
    app.onOpen = { name, app in
      let content: any ScreenContent =
        name == "field"
        ? TextFieldContent(label: "Name")
        : ListContent(sections: [ListSection(rows: AppRig.rows(40))])
      app.push(Screen(ScreenID("\(name) \(app.navigator.now)"), title: name), showing: content)
    }
    loop.begin()
    step()
  }

  deinit { unlink(path) }

  private static func rows(_ count: Int) -> [ListRow] {
    [ListRow("field", action: "field")]
      + (1..<count).map { ListRow("row \($0)", action: "row \($0)") }
  }

  // MARK: Acting

  func step() { loop.step(at: clock.now) }

  func feed(_ bytes: String) {
    terminal.feed(bytes, at: clock.now)
    step()
  }

  func wait(_ seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(by: min(Self.frame, end - clock.now))
      step()
    }
  }

  func settle() {
    repeat { wait(Self.frame) } while app.isMoving
    wait(Self.frame)
  }

  /// Opens the row of this number, and waits until its screen stands.
  func open(_ row: Int) {
    rootList.select(row)
    feed("\r")
    settle()
  }

  func press(_ column: Int, _ row: Int) { feed(Self.press(column, row)) }
  func drag(_ column: Int, _ row: Int) { feed(Self.drag(column, row)) }
  func release(_ column: Int, _ row: Int) { feed(Self.release(column, row)) }

  static func press(_ column: Int, _ row: Int) -> String { "\u{1B}[<0;\(column + 1);\(row + 1)M" }
  static func drag(_ column: Int, _ row: Int) -> String { "\u{1B}[<32;\(column + 1);\(row + 1)M" }
  static func release(_ column: Int, _ row: Int) -> String { "\u{1B}[<0;\(column + 1);\(row + 1)m" }

  // MARK: Seeing

  var titles: [String] {
    app.navigator.stack(of: app.navigator.controllerOnShow).map(\.item.title)
  }

  var rows: [String] { terminal.shown?.text ?? [] }
  var hints: String { rows.last ?? "" }
  var phase: Phase { app.navigator.phase }
  var progress: Double { app.navigator.progress }

  /// The trace so far.
  var lines: [Line] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))).flatMap { $0 as? [String: Any] }
        .map(Line.init)
    }
  }

  /// Ends the program as its host does.
  func end() { loop.end() }

  /// Runs the program by its own loop until it ends.
  func run() -> NavTUI.RunLoop.Ending {
    while loop.ending == nil {
      terminal.wait(atMost: loop.patience(at: clock.now))
      step()
    }
    return loop.end()
  }

  /// A line of the trace.
  struct Line {
    let fields: [String: Any]
    var time: Double { fields["t"] as? Double ?? -1 }
    var kind: String { fields["kind"] as? String ?? "" }
    func text(_ field: String) -> String? { fields[field] as? String }
    func number(_ field: String) -> Double? { fields[field] as? Double }
  }
}
