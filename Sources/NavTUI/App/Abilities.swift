/// What keys can do on what is on show, as far as it differs from screen to screen.
struct Abilities: OptionSet {
  let rawValue: UInt16

  /// What is selected opens something.
  static let opens = Abilities(rawValue: 1)
  /// There is something to move through.
  static let moves = Abilities(rawValue: 2)
  /// What is selected can be changed in its place.
  static let changes = Abilities(rawValue: 4)
  /// There are items of bars, or tabs, to go to.
  static let hasStops = Abilities(rawValue: 8)
  /// There are tabs.
  static let hasTabs = Abilities(rawValue: 16)
  /// The pane can be dragged back.
  static let dragsBack = Abilities(rawValue: 32)
  /// There is something to go forward to.
  static let goesForward = Abilities(rawValue: 64)
  /// There are screens below to list.
  static let hasHistory = Abilities(rawValue: 128)
  /// The mouse can be taken back.
  static let takesMouse = Abilities(rawValue: 256)

  /// All of them.
  static let all = Abilities(rawValue: 511)

  /// The one that an action takes; none where it can always be done.
  init(for action: KeyAction) {
    self =
      switch action {
      case .open: .opens
      case .moveUp, .moveDown, .pageUp, .pageDown, .toStart, .toEnd: .moves
      case .change: .changes
      case .focusNext, .focusPrevious: .hasStops
      case .nextTab, .previousTab: .hasTabs
      case .dragToTrailing: .dragsBack
      case .forward, .dragToLeading: .goesForward
      case .listHistory: .hasHistory
      case .toggleMouse: .takesMouse
      case .back, .letGo, .cancel, .toRoot, .listKeys, .findAction, .close, .toggleInspector,
        .quit:
        []
      }
  }

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The actions that take one which is not among these.
  var missing: Set<KeyAction> {
    Set(KeyAction.allCases.filter { !isSuperset(of: Abilities(for: $0)) })
  }
}
