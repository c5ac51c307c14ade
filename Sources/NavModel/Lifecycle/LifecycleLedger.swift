/// Keeps *will* and *did* balanced while a transition runs, turns round, and ends.
///
/// One transition runs at a time, so one pair of screens is between will and did. The ledger knows
/// which way it is heading and writes what the platform would.
struct LifecycleLedger: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    case steady
    case between(leaving: ScreenID, coming: ScreenID, isForward: Bool)
  }

  private var state = State.steady

  /// A transition begins.
  mutating func begin(leaving: ScreenID, coming: ScreenID, into reports: inout [Report]) {
    guard case .steady = state else {
      preconditionFailure("a transition began before the one before it had ended")
    }
    state = .between(leaving: leaving, coming: coming, isForward: true)
    reports.append(.lifecycle(.willDisappear(leaving)))
    reports.append(.lifecycle(.willAppear(coming)))
    reports.append(.lifecycle(.willShow(coming)))
  }

  /// It is decided which way the transition goes; nothing is written where it goes that way already.
  mutating func head(forward: Bool, into reports: inout [Report]) {
    guard case .between(let leaving, let coming, let wasForward) = state, forward != wasForward
    else { return }
    state = .between(leaving: leaving, coming: coming, isForward: forward)
    reports.append(.lifecycle(.willDisappear(forward ? leaving : coming)))
    reports.append(.lifecycle(.willAppear(forward ? coming : leaving)))
  }

  /// The transition has ended, the way it was heading.
  mutating func end(into reports: inout [Report]) {
    guard case .between(let leaving, let coming, let isForward) = state else { return }
    state = .steady
    if isForward {
      reports.append(.lifecycle(.didDisappear(leaving)))
      reports.append(.lifecycle(.didAppear(coming)))
      reports.append(.lifecycle(.didShow(coming)))
    } else {
      reports.append(.lifecycle(.didDisappear(coming)))
      reports.append(.lifecycle(.didAppear(leaving)))
      reports.append(.lifecycle(.didCancel))
    }
  }
}
