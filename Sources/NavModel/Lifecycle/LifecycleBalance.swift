/// Whether a raw log is balanced.
///
/// Every *will appear* or *will disappear* of a screen must be followed by its *did*, or by the
/// opposite *will* of the same screen, whose *did* follows; every `willShow` by `didShow` or
/// `didCancel`.
public struct LifecycleBalance: Sendable, Equatable {
  private enum Pending: Sendable, Equatable {
    case appearing
    case disappearing
  }

  private var pending: [ScreenID: Pending] = [:]
  private var showing: ScreenID?
  private var firstFault: String?

  /// Makes the balance of an empty log.
  public init() {}

  /// Takes in the next entry.
  public mutating func take(_ event: LifecycleEvent) {
    switch event {
    case .willAppear(let screen): open(screen, .appearing, event)
    case .willDisappear(let screen): open(screen, .disappearing, event)
    case .didAppear(let screen): settle(screen, .appearing, event)
    case .didDisappear(let screen): settle(screen, .disappearing, event)
    case .willShow(let screen):
      if showing != nil { note("\(event) before the end of the one before") }
      showing = screen
    case .didShow(let screen):
      if showing != screen { note("\(event) without willShow") }
      showing = nil
    case .didCancel:
      if showing == nil { note("\(event) without willShow") }
      showing = nil
    }
  }

  /// What is wrong so far, or still open; nil for a balanced log.
  public var fault: String? {
    if let firstFault { return firstFault }
    if let screen = pending.keys.min(by: { $0.rawValue < $1.rawValue }) {
      return "\(screen) is still between will and did"
    }
    return showing.map { "willShow(\($0)) is still open" }
  }

  /// What is wrong so far, whatever is still open; nil where nothing is.
  public var contradiction: String? { firstFault }

  private mutating func open(_ screen: ScreenID, _ heading: Pending, _ event: LifecycleEvent) {
    if pending[screen] == heading { note("\(event) twice") }
    pending[screen] = heading
  }

  private mutating func settle(_ screen: ScreenID, _ expected: Pending, _ event: LifecycleEvent) {
    if pending[screen] != expected { note("\(event) without its will") }
    pending[screen] = nil
  }

  private mutating func note(_ fault: String) {
    if firstFault == nil { firstFault = fault }
  }
}
