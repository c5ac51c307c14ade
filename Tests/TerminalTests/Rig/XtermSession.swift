import Foundation

/// A program in a real xterm, whose mouse is moved and whose keys are pressed by the X server.
final class XtermSession {
  /// Its size in cells.
  let columns: Int
  let rows: Int

  private let display: Display
  private let folder: TemporaryFolder
  private let child: ChildProcess
  private var window = ""
  private var cell = (width: 0.0, height: 0.0)

  /// Pixels between the window's edge and the cells; xterm's own default.
  private static let border = 2.0

  /// Starts an X server, an xterm in it and a program in that, and waits for the window.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - columns: Width in cells.
  ///   - rows: Height in cells.
  ///   - options: Options of xterm's own.
  /// - Throws: `RigError` where something of it does not start.
  init(
    _ command: [String],
    columns: Int = 80,
    rows: Int = 24,
    options: [String] = []
  ) throws {
    self.columns = columns
    self.rows = rows
    folder = try TemporaryFolder()
    display = try Display()
    let resources = [
      "internalBorder: \(Int(Self.border))",
      "scrollBar: false",
      "faceName: DejaVu Sans Mono",
      "faceSize: 10",
      "locale: true",
      // A key of the terminal's own writes what it shows into a file: the screen without pixels.
      "printFileImmediate: \(folder.path(Self.print))",
      "VT100.translations: #override Ctrl Shift <KeyPress> F12: print-immediate()",
    ]
    child = try ChildProcess(
      ["timeout", "600", "xterm", "-geometry", "\(columns)x\(rows)+0+0"]
        + options + resources.flatMap { ["-xrm", "XTerm*\($0)"] } + ["-e"] + command,
      environment: display.environment,
      errors: .path(folder.path("errors"))
    )
    try findWindow()
  }

  deinit {
    child.terminate()
  }

  /// Whether xterm has ended, as it does with its program.
  var hasEnded: Bool { child.hasEnded }

  /// Moves the pointer to the middle of a cell, counted from 0.
  func move(to column: Int, _ row: Int) throws {
    let x = Self.border + (Double(column) + 0.5) * cell.width
    try move(toPixel: Int(x), row)
  }

  /// Moves the pointer to a pixel of the window, in the middle of a row.
  func move(toPixel x: Int, _ row: Int) throws {
    let y = Self.border + (Double(row) + 0.5) * cell.height
    try tell("mousemove", "--window", window, "\(x)", "\(Int(y))")
  }

  /// Presses the left button.
  func press() throws { try tell("mousedown", "1") }

  /// Lets the left button go.
  func release() throws { try tell("mouseup", "1") }

  /// Presses keys by their X names: `Return`, `Escape`, `Left`, `shift+Right`.
  func strike(_ keys: String...) throws {
    // Without a window manager, keys go to the window under the pointer.
    try tell(["key", "--clearmodifiers"] + keys)
  }

  /// What xterm shows, as text.
  func text() throws -> String {
    let printed = { [folder] in folder.names.filter { $0.hasPrefix(Self.print) } }
    try tell("key", "ctrl+shift+F12")
    _ = Deadline.wait(1) { !printed().isEmpty }
    // It is written in one go, but found while that goes on.
    Thread.sleep(forTimeInterval: 0.05)
    let files = printed()
    defer { files.forEach { try? FileManager.default.removeItem(atPath: folder.path($0)) } }
    // xterm marks the right half of a wide character with U+FFFF, and prints blanks at the end of a
    // line where something stood once.
    let text = files.first.map { folder.contents($0).filter { $0 != "\u{FFFF}" } } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// Waits until what xterm shows meets a condition.
  func waitUntil(
    _ sentence: String,
    within seconds: Double = Deadline.reaction,
    _ condition: (String) throws -> Bool
  ) throws {
    var shown = ""
    let held = try Deadline.wait(seconds) {
      shown = try text()
      return try condition(shown)
    }
    guard held else { throw RigError("waited in vain in xterm: \(sentence)", screen: shown) }
  }

  /// Takes a picture of the window, in the format that the name's ending says.
  func screenshot(_ path: String) throws {
    try display.run(["import", "-window", window, path])
  }

  /// The colour in a cell's top left corner, as `#RRGGBB`: of the cell's background, mostly.
  func color(_ column: Int, _ row: Int) throws -> String {
    let x = Int(Self.border + Double(column) * cell.width) + 1
    let y = Int(Self.border + Double(row) * cell.height) + 1
    let picture = folder.path("pixel.png")
    try screenshot(picture)
    return try display.run([
      "convert", picture, "-depth", "8", "-format", "#%[hex:p{\(x),\(y)}]", "info:",
    ])
  }

  private static let print = "print"

  private func findWindow() throws {
    let found = Deadline.wait(Deadline.start) {
      let windows = try? display.run(["xdotool", "search", "--onlyvisible", "--class", "xterm"])
      window = windows?.split(separator: "\n").first.map(String.init) ?? ""
      return !window.isEmpty || hasEnded
    }
    guard found, !window.isEmpty else {
      throw RigError("xterm shows no window: \(folder.contents("errors"))")
    }
    let geometry = try display.run(["xdotool", "getwindowgeometry", "--shell", window])
    for line in geometry.split(separator: "\n") {
      let parts = line.split(separator: "=")
      guard parts.count == 2, let pixels = Double(parts[1]) else { continue }
      if parts[0] == "WIDTH" { cell.width = (pixels - 2 * Self.border) / Double(columns) }
      if parts[0] == "HEIGHT" { cell.height = (pixels - 2 * Self.border) / Double(rows) }
    }
    // Keys need the pointer in the window.
    try move(to: columns / 2, rows / 2)
  }

  private func tell(_ words: String...) throws { try tell(words) }

  private func tell(_ words: [String]) throws { try display.run(["xdotool"] + words) }
}
