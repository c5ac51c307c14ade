/// What happened, line by line: one JSON object a line.
///
/// For bug reports and for checks from outside: a line is in the file as soon as it is written, so
/// that a crash loses nothing.
///
/// ```swift
/// let trace = try Trace(path: "slide.jsonl")
/// trace.write(.phase("interactive", operation: "pop", progress: 0.25), at: clock.now)
/// // {"t":1.25,"kind":"phase","phase":"interactive","operation":"pop","progress":0.25}
/// ```
public final class Trace {
  private let file: OutputFile
  private var line = JSONLine()

  /// Whether everything so far could be written; a full disk ends the trace, not the program.
  public var isComplete: Bool { file.isComplete }

  /// Opens a file for writing and empties it.
  ///
  /// - Throws: `RecordingError.cannotOpen`, with the reason.
  public init(path: String) throws(RecordingError) {
    file = try OutputFile(path: path)
  }

  /// Writes one line.
  ///
  /// - Parameters:
  ///   - entry: What happened.
  ///   - time: When, in seconds since the start.
  public func write(_ entry: TraceEntry, at time: Double) {
    guard isComplete else { return }
    line.begin()
    line.add("t", time)
    line.add("kind", entry.kind)
    line.add(entry)
    line.end()
    file.write(line.bytes)
  }
}

extension JSONLine {
  /// Adds the fields of an entry, in the order of the table that describes the format.
  fileprivate mutating func add(_ entry: TraceEntry) {
    switch entry {
    case .start(
      let version,
      let term,
      let columns,
      let rows,
      let colors,
      let width,
      let height,
      let modes
    ):
      add("version", version)
      add("term", term)
      add("columns", columns)
      add("rows", rows)
      add("colors", colors)
      add("cell", [width, height])
      add("modes", modes)
    case .input(let event, let x, let y, let key):
      add("event", event.rawValue)
      if let x { add("x", x) }
      if let y { add("y", y) }
      if let key { add("key", key) }
    case .stack(let titles):
      add("stack", titles)
    case .bar(let visible, let title, let back):
      add("visible", visible)
      if let title { add("title", title) }
      if let back { add("back", back) }
    case .phase(let phase, let operation, let progress):
      add("phase", phase)
      if let operation { add("operation", operation) }
      if let progress { add("progress", progress) }
    case .log(let name), .event(let name):
      add("name", name)
    case .frame(let bytes, let cells, let edge, let waited):
      add("bytes", bytes)
      add("cells", cells)
      if let edge { add("edge", edge) }
      add("waited", waited)
    case .link(let motion, let rate):
      add("motion", motion)
      if let rate { add("rate", rate) }
    case .end(let reason, let frames, let bytes):
      add("reason", reason.rawValue)
      add("frames", frames)
      add("bytes", bytes)
    }
  }
}
