import Foundation
import Testing

/// The program as a job of an interactive shell, which controls it as a person would.
private final class Job {
  let terminal: PseudoTerminal
  let trace: TraceReader
  private let folder: TemporaryFolder

  init(_ variables: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    trace = TraceReader(path: folder.path("trace"))
    // Without line editing the shell changes no settings of its own.
    terminal = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "--noediting", "-i"],
      environment: Navtui.environment.merging(["PS1": "ready> "]) { $1 }.merging(variables) { $1 }
    )
    // Late enough to be typed into the shell, if nobody waited for them.
    terminal.answerDelay = 0.08
    try waitUntilShown("ready>")
    terminal.send("'\(Navtui.executable)' --trace '\(folder.path("trace"))'\n")
    try waitUntilShown(Gallery.shownToHidden, within: Deadline.start)
  }

  func waitUntilShown(_ text: String, within seconds: Double = Deadline.reaction) throws {
    try terminal.waitUntil("\(text) is shown", within: seconds) { $0.text.contains(text) }
  }

  func waitUntil(_ sentence: String, _ condition: () throws -> Bool) throws {
    try terminal.waitUntil(sentence) { _ in try condition() }
  }

  /// Presses Ctrl-Z, and waits for the shell.
  func stop() throws {
    terminal.send("\u{1A}")
    try waitForShell("Stopped")
  }

  private var commands = 0

  /// Waits until the shell says something and takes a command.
  func waitForShell(_ words: String) throws {
    try waitUntilShown(words)
    // What is typed before the line is the shell's is dropped with late answers.
    try waitUntil("the line is the shell's") { !terminal.settings.isRaw }
    commands += 1
    terminal.send("echo $((600 + \(commands)))here\n")
    try waitUntilShown("\(600 + commands)here")
  }

  /// Brings it to the foreground, and waits until it is shown.
  func goOn(showing text: String = Gallery.shownToHidden) throws {
    terminal.send("fg\n")
    try waitUntil("it has the terminal") { terminal.emulator.isAlternate }
    try waitUntilShown(text)
  }

  /// Seconds of processor time that it has used.
  func processorTime() throws -> Double {
    let stat = try String(contentsOfFile: "/proc/\(identifier())/stat", encoding: .utf8)
    let fields = stat.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    // proc(5): utime and stime are the 14th and 15th field, in ticks of 10 ms.
    return (fields[11...12].compactMap { Double($0) }.reduce(0, +)) / 100
  }

  /// The number of the program's process.
  func identifier() throws -> pid_t {
    let path = "/proc/\(terminal.child.identifier)/task/\(terminal.child.identifier)/children"
    let children = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    return try #require(children.first.flatMap { pid_t($0) })
  }

  func drag() throws {
    terminal.send(MouseReport.press(5, 10).text)
    for column in stride(from: 10, through: 60, by: 10) {
      terminal.pause(MouseDrag.gap)
      terminal.send(MouseReport.drag(column, 10).text)
    }
    terminal.pause(MouseDrag.rest)
    terminal.send(MouseReport.release(60, 10).text)
  }

  func open() throws {
    terminal.send(Keystroke.enter.bytes)
    try waitUntil("a screen is opened") { try trace.stack().count == 2 && trace.isIdle() }
  }
}

@Suite("Ctrl-Z, bg and fg")
struct SuspendTests {
  private static let moments: [Moment] = [.resting, .pushing, .dragging, .settling]

  @Test("Ctrl-Z gives the shell a usable terminal; after fg drags work", arguments: moments)
  func stops(moment: Moment) throws {
    let job = try Job()
    let terminal = job.terminal
    let shell = terminal.settingsBefore
    if moment == .pushing {
      terminal.send(Keystroke.enter.bytes)
      try job.waitUntil("it slides") { try !job.trace.isIdle() }
    } else {
      try job.open()
    }
    if moment == .dragging || moment == .settling {
      terminal.send(MouseReport.press(5, 10).text + MouseReport.drag(37, 10).text)
      try job.waitUntil("it is dragged") { try job.trace.last("phase")?.phase == "interactive" }
    }
    if moment == .settling {
      terminal.pause(MouseDrag.rest)
      terminal.send(MouseReport.release(37, 10).text)
      try job.waitUntil("it settles") { try job.trace.last("phase")?.phase != "interactive" }
    }
    try job.stop()
    #expect(Restoration(of: terminal).faults == [])
    #expect(terminal.settings == shell)
    #expect(!terminal.emulator.text.contains("^["), "\(terminal.emulator.text)")

    let before = terminal.transcript.count
    try job.goOn(showing: Gallery.chevron)
    #expect(terminal.settings.isRaw)
    #expect(terminal.emulator.mouseMode == .drag)
    let again = String(decoding: terminal.transcript[before...], as: UTF8.self)
    let modes = "\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"
    #expect(again.contains(modes))
    try job.waitUntil("it is at rest") { try job.trace.isIdle() }
    #expect(try job.trace.stack().count == 2)
    try job.drag()
    try job.waitUntil("the drag pops") { try job.trace.stack().count == 1 && job.trace.isIdle() }
    terminal.send(Keystroke.q.bytes)
    try job.waitForShell("ready>")
    #expect(Restoration(of: terminal).faults == [])
  }

  @Test("A resize while it is stopped is followed at fg")
  func resizedMeanwhile() throws {
    let job = try Job()
    try job.stop()
    job.terminal.resize(columns: 60, rows: 15)
    try job.goOn()
    try job.waitUntil("the bottom line is in the last row") {
      job.terminal.emulator.lines.last?.contains("quit") == true
    }
    #expect(job.terminal.emulator.lines.count == 15)
  }

  @Test("bg stops it again at once, without a byte; fg then works")
  func background() throws {
    let job = try Job()
    try job.stop()
    job.terminal.send("bg\n")
    try job.waitForShell("[1]+")
    job.terminal.pause(0.3)
    job.terminal.send("jobs\n")
    try job.waitUntilShown("Stopped")
    #expect(!job.terminal.emulator.isAlternate)
    #expect(job.terminal.settings == job.terminal.settingsBefore)
    #expect(try job.processorTime() < 3)
    try job.goOn()
    try job.open()
    try job.drag()
    try job.waitUntil("the drag pops") { try job.trace.stack().count == 1 && job.trace.isIdle() }
  }

  @Test("A stop that nobody could prepare for is made good at fg")
  func stoppedFromOutside() throws {
    let job = try Job()
    kill(try job.identifier(), SIGSTOP)
    try job.waitUntilShown("Stopped")
    job.terminal.send("printf '\\033[?1002l\\033[?1049l'\n")
    try job.waitUntil("the shell cleans up") { !job.terminal.emulator.isAlternate }
    try job.goOn()
    try job.open()
    try job.drag()
    try job.waitUntil("the drag pops") { try job.trace.stack().count == 1 && job.trace.isIdle() }
  }

  @Test("A stopped job can be ended", arguments: [false, true])
  func ended(inBackground: Bool) throws {
    let job = try Job()
    try job.stop()
    if inBackground {
      job.terminal.send("bg\n")
      try job.waitForShell("[1]+")
    }
    let identifier = try job.identifier()
    job.terminal.send("kill %1\n")
    try job.waitUntil("it is gone") { kill(identifier, 0) != 0 || Self.isZombie(identifier) }
    job.terminal.send("wait\n")
    try job.waitForShell("ready>")
    #expect(Restoration(of: job.terminal).faults == [])
  }

  private static func isZombie(_ identifier: pid_t) -> Bool {
    (try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8))?
      .contains(") Z") ?? true
  }

  @Test("Ctrl-Z where nobody controls jobs stops nothing, and nothing is lost")
  func nobodyThere() throws {
    let navtui = try Navtui.gallery()
    navtui.terminal.send("\u{1A}")
    navtui.pause(0.3)
    try navtui.open(Gallery.hiddenToShown)
    try navtui.drag(.straight(from: 5, to: 60))
    try navtui.waitUntilSettled(depth: 1)
  }
}
