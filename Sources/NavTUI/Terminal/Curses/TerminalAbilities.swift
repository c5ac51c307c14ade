import CNcurses

/// What a terminal's description says that it can do, beside drawing.
///
/// A VT100 has neither a mouse nor a second screen; it is not asked for what it cannot give.
struct TerminalAbilities: Equatable, Sendable {
  /// Whether there is a screen without scrollback (`smcup`).
  var hasAlternateScreen: Bool
  /// Whether it reports a mouse (`kmous`).
  var hasMouse: Bool
  /// What makes the cursor as it was (`cnorm`): the Linux console keeps it invisible otherwise.
  var normalCursor: [UInt8]

  /// Asks the description of the screen that ncurses has made current.
  static var current: TerminalAbilities {
    TerminalAbilities(
      hasAlternateScreen: !capability("smcup").isEmpty,
      hasMouse: !capability("kmous").isEmpty,
      normalCursor: capability("cnorm")
    )
  }

  /// What is left of the modes that are wished for.
  func limit(_ modes: TerminalModes) -> TerminalModes {
    var modes = modes
    modes.usesAlternateScreen = hasAlternateScreen
    if !hasMouse { modes.reportsMouse = false }
    return modes
  }

  /// The bytes that leave the terminal as a shell wants it.
  var reset: [UInt8] {
    hasAlternateScreen ? TerminalModes.reset : TerminalModes.resetBelow + normalCursor
  }

  /// The questions for the start; old terminals would draw some of them.
  func probes(of modes: TerminalModes) -> [UInt8] {
    hasAlternateScreen ? modes.probes : TerminalModes.fence
  }

  /// A string capability; empty where there is none, or where it asks for pauses.
  private static func capability(_ name: String) -> [UInt8] {
    guard let text = navtui_capability(name) else { return [] }
    let string = String(cString: text)
    return string.utf8.holds("$<".utf8) && name == "cnorm" ? [] : Array(string.utf8)
  }
}
