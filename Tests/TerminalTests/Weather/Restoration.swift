import Foundation
import Testing

/// What a terminal must be like after a program, however that ended.
struct Restoration {
  /// What is on in a terminal that nobody has touched: lines that wrap, and the cursor.
  private static let untouched: Set<Int> = [7, 25]

  /// What is not as it was, a few words each; empty where all is well.
  let faults: [String]

  /// Looks at a terminal whose program has ended.
  init(of terminal: PseudoTerminal) {
    var faults: [String] = []
    func demand(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }
    demand(
      terminal.settings == terminal.settingsBefore,
      "the line: \(terminal.settings) instead of \(terminal.settingsBefore)"
    )
    demand(!terminal.emulator.isAlternate, "the alternate screen")
    demand(terminal.emulator.showsCursor, "no cursor")
    demand(terminal.emulator.mouseMode == .none, "the mouse")
    let modes = terminal.modes
    let left = modes.on.subtracting(Self.untouched).sorted()
    demand(left.isEmpty, "modes \(left)")
    demand(!modes.keypad, "the keypad")
    self.faults = faults
  }
}
