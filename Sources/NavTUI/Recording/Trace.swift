import LibC

/// Why a trace could not be begun.
public enum TraceError: Error, Equatable {
  /// The file could not be opened for writing; `code` is an `errno`.
  case cannotOpen(path: String, code: Int32)
}

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
  private let descriptor: Int32
  private var line = JSONLine()

  /// Whether everything so far could be written; a full disk ends the trace, not the program.
  public private(set) var isComplete = true

  private static let permissions: mode_t = 0o644

  /// Opens a file for writing and empties it.
  ///
  /// - Throws: `TraceError.cannotOpen`, with the reason.
  public init(path: String) throws(TraceError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, Self.permissions)
    if descriptor < 0 { throw .cannotOpen(path: path, code: errno) }
  }

  deinit {
    close(descriptor)
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
    isComplete = writeAll(line.bytes)
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = LibC.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
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
    case .end(let reason, let frames, let bytes):
      add("reason", reason.rawValue)
      add("frames", frames)
      add("bytes", bytes)
    }
  }
}
