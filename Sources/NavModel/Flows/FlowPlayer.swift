/// Plays a flow file: drives a navigator with a virtual clock and holds its checks against it.
///
///     let outcome = try FlowPlayer(text).play()
///
/// Nothing of it reads a clock or a file, so a flow plays the same everywhere.
public struct FlowPlayer: Sendable {
  /// The navigator that is driven; nil before the flow's `root`.
  public internal(set) var navigator: Navigator?

  let lines: [FlowLine]
  var system = NavigationSystem.fluid
  var window = Window(
    width: 80 * FlowParser.columnWidth,
    height: 24 * FlowParser.rowHeight
  )
  var direction = LayoutDirection.leftToRight
  var screens: [ScreenID: Screen] = [:]
  var contents: [ScreenID: Contents] = [:]
  var pointer = Pointer()
  var frames = 0
  var journal = FlowJournal()
  var monitors: [Monitor] = []
  var checks = 0

  enum Contents: Sendable {
    case stack([ScreenID])
    case tabs([ScreenID])
  }

  struct Pointer: Sendable {
    var location = Point(x: 0, y: 0)
    var isDown = false
  }

  /// A check that must hold over all frames up to its line.
  struct Monitor: Sendable {
    let check: FlowCheck
    let always: Bool
    let from: Int
    let line: Int
  }

  /// Frames a second over which checks are held.
  public static let frameRate = 60.0
  /// How many movements a drag is made of.
  static let movements = 12
  /// How long `drag to` rests at its end, in seconds.
  static let rest = 0.2
  /// Where `drag to` presses: half a cell from the leading edge, in points.
  static let pressDistance = 0.5 * FlowParser.columnWidth
  /// The longest that `settle` waits, in seconds; nothing the engine does takes so long.
  static let patience = 10.0

  /// Reads a flow.
  public init(_ text: String) throws(FlowError) {
    lines = try FlowParser.parse(text)
    var markLine = 0
    for line in lines {
      switch line.command {
      case .mark, .root: markLine = line.number
      case .expectOverFrames(let check, let always):
        monitors.append(Monitor(check: check, always: always, from: markLine, line: line.number))
      default: break
      }
    }
  }

  /// Plays the whole flow.
  ///
  /// `show` is called with the navigator and the seconds that have just passed, whenever some have,
  /// at most a frame's time apart: for whoever plays it at true speed.
  public mutating func play(show: (borrowing Navigator, Double) -> Void = { _, _ in })
    -> FlowOutcome
  {
    for line in lines {
      if let failure = perform(line, show) { return failure }
    }
    return .held(checks: checks)
  }
}
