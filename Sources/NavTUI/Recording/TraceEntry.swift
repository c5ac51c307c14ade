/// One line of a trace: what happened.
///
/// Positions are cells from 0 at the top left, fractions allowed; times are seconds; what is nil is
/// left out of the line.
public enum TraceEntry: Equatable, Sendable {
  /// What kind of input came in.
  public enum Input: String, Sendable {
    case press, move, release, wheel, key, paste, resize, focus
  }

  /// Why the program ended.
  public enum End: String, Sendable {
    /// The person left.
    case quit
    /// A signal asked it to end.
    case signal
    /// The terminal went away.
    case hangup
    /// Something failed.
    case error
  }

  /// The program began: its version, the terminal's name, size and colours, and a cell's size in
  /// points. `modes` are the private modes switched on, by number.
  case start(
    version: String,
    term: String,
    columns: Int,
    rows: Int,
    colors: Int,
    cellWidth: Double,
    cellHeight: Double,
    modes: [Int]
  )
  /// Something came in; keys by name as in flow files.
  case input(Input, x: Double? = nil, y: Double? = nil, key: String? = nil)
  /// The titles of the controller on show, bottom first.
  case stack([String])
  /// The bar on show.
  case bar(visible: Bool, title: String?, back: String?)
  /// The phase of the transition, and at rest neither operation nor progress.
  case phase(String, operation: String? = nil, progress: Double? = nil)
  /// A raw lifecycle entry, as in flow files.
  case log(String)
  /// A high-level entry, as in flow files.
  case event(String)
  /// A frame went out: its bytes, the cells that changed, the moving pane's left edge in cells, and
  /// how many seconds the finished frame waited to be written.
  case frame(bytes: Int, cells: Int, edge: Double? = nil, waited: Double)
  /// The link to the terminal carries more or less motion than before: the level in use from here on, and
  /// the rate that was measured, in bytes a second; without a rate, the link is fast.
  case link(motion: String, rate: Double? = nil)
  /// The program ends.
  case end(End, frames: Int, bytes: Int)

  /// The name of its kind, as the line gives it.
  public var kind: String {
    switch self {
    case .start: "start"
    case .input: "input"
    case .stack: "stack"
    case .bar: "bar"
    case .phase: "phase"
    case .log: "log"
    case .event: "event"
    case .frame: "frame"
    case .link: "link"
    case .end: "end"
    }
  }
}
