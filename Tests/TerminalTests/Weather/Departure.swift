import Foundation
import Testing

/// A way in which a program comes to its end.
enum Departure: CaseIterable, CustomStringConvertible {
  case quit, terminated, interrupted, hungUp, quitSignal
  case illegal, trapped, aborted, segmented, bus, arithmetic, user
  case vanished, vanishedUnheard

  /// The signal that is sent; nil where none is.
  var signal: Int32? {
    switch self {
    case .terminated: SIGTERM
    case .interrupted: SIGINT
    case .hungUp: SIGHUP
    case .quitSignal: SIGQUIT
    case .illegal: SIGILL
    case .trapped: SIGTRAP
    case .aborted: SIGABRT
    case .segmented: SIGSEGV
    case .bus: SIGBUS
    case .arithmetic: SIGFPE
    case .user: SIGUSR1
    case .quit, .vanished, .vanishedUnheard: nil
    }
  }

  var description: String {
    switch self {
    case .quit: "quit"
    case .terminated: "SIGTERM"
    case .interrupted: "SIGINT"
    case .hungUp: "SIGHUP"
    case .quitSignal: "SIGQUIT"
    case .illegal: "SIGILL"
    case .trapped: "SIGTRAP"
    case .aborted: "SIGABRT"
    case .segmented: "SIGSEGV"
    case .bus: "SIGBUS"
    case .arithmetic: "SIGFPE"
    case .user: "SIGUSR1"
    case .vanished: "no terminal"
    case .vanishedUnheard: "no terminal, nohup"
    }
  }

  /// A command that the program's own is appended to.
  var wrapper: [String] {
    self == .vanishedUnheard ? ["sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""] : []
  }
}

/// What the program is doing when it comes to its end.
enum Moment: String, CaseIterable {
  case starting, resting, pushing, dragging, settling, stalled

  /// Brings a program that was just started to this moment.
  func reach(_ navtui: Navtui) throws {
    if self == .starting {
      return try navtui.terminal.waitUntil("it has the terminal", within: Deadline.start) { _ in
        navtui.terminal.modes.on.contains(2004)
      }
    }
    try navtui.waitUntilShown(Gallery.hiddenToShown, within: Deadline.start)
    try navtui.waitUntilSettled(depth: 1)
    if self == .resting { return }
    if self == .pushing {
      navtui.strike(.enter)
      return try navtui.waitUntil("it slides") { try !navtui.trace.isIdle() }
    }
    try navtui.open(Gallery.hiddenToShown)
    // A terminal without a mouse is dragged in by keys.
    let hasMouse = navtui.terminal.modes.on.contains(1002)
    let steps = (0..<5).map { MouseReport.drag(10 + 5 * $0, 10).text }.joined()
    let drag =
      hasMouse
      ? MouseReport.press(5, 10).text + steps
      : String(repeating: Keystroke.shiftRight.bytes, count: 4)
    navtui.terminal.send(drag)
    try navtui.waitUntil("it is dragged") {
      try navtui.trace.last("phase")?.phase == "interactive"
    }
    switch self {
    case .settling:
      navtui.terminal.send(hasMouse ? MouseReport.release(30, 10).text : Keystroke.enter.bytes)
      try navtui.waitUntil("it settles") { try navtui.trace.last("phase")?.phase != "interactive" }
    case .stalled:
      for step in 0..<40 {
        let there = Array(0..<8).map { MouseReport.drag(8 + ($0 * 7 + step) % 60, 10).text }
        navtui.terminal.sendBlindly(hasMouse ? there.joined() : Keystroke.shiftRight.bytes)
        Thread.sleep(forTimeInterval: 0.02)
      }
    default: break
    }
  }
}

/// One way of leaving, in one terminal, at one moment.
struct Leaving: CustomTestStringConvertible {
  /// What TERM says; nil for nothing.
  var term: String?
  var departure: Departure
  var moment: Moment

  var testDescription: String { "\(departure) while \(moment) in \(term ?? "unset")" }

  /// Seconds in which a program without a terminal is to be gone, and the room for a busy machine.
  private static let vanishing = (limit: 1.0, room: 5.0)
  /// Seconds until an answer arrives, within those that a late one is waited for.
  private static let answerDelay = 0.08

  /// Leaves, and says what is not as it should be.
  func faults() throws -> [String] {
    let navtui = try Navtui(
      variables: ["TERM": term ?? ""],
      wrapper: (term == nil ? ["env", "-u", "TERM"] : []) + departure.wrapper
    )
    let terminal = navtui.terminal
    terminal.answerDelay = Self.answerDelay
    try moment.reach(navtui)
    switch departure {
    case .vanished, .vanishedUnheard:
      terminal.hangUp()
      let limit = Self.vanishing.limit * Self.vanishing.room
      return Deadline.wait(limit) { navtui.hasEnded } ? [] : ["it runs on"]
    case .quit: terminal.sendBlindly(Keystroke.controlC.bytes)
    default: terminal.child.send(departure.signal ?? SIGTERM)
    }
    let ending = try terminal.waitForEnd()
    var faults = Restoration(of: terminal).faults
    if !faults.isEmpty {
      let end = String(decoding: terminal.transcript.suffix(400), as: UTF8.self)
      faults.append("it wrote \(end.debugDescription)")
    }
    if let signal = departure.signal {
      if ending != .signaled(signal) { faults.append("it ended as \(ending)") }
      let words = ["ended by \(departure)", "navtui", "trace", "0.1.0"]
      let text = terminal.emulator.text.replacing("\n", with: "")
      faults += words.filter { !text.contains($0) }.map { "\($0) is not said:\n\(text)" }
    } else if ending != .exited(0) {
      faults.append("it ended as \(ending)")
    }
    terminal.pause(2 * Self.answerDelay)
    let leftovers = terminal.leftovers
    if !leftovers.isEmpty {
      faults.append(
        "left to the shell: \(String(decoding: leftovers, as: UTF8.self).debugDescription)"
      )
    }
    return faults
  }
}
