/// A recording of what a terminal showed, to be played again: an asciicast of version 2.
///
/// The format is asciinema's (docs.asciinema.org/manual/asciicast/v2): a line that says how large the terminal
/// is, then a line an event, `o` for what it was sent and `r` for another size. Every line is in the file as
/// soon as it is written, so that a run that is killed leaves a recording of all up to then.
///
/// ```swift
/// let cast = Asciicast(try OutputFile(path: "slide.cast"), .init(size: terminal.size))
/// terminal.witness = { cast.write($0, at: clock.now) }
/// ```
public final class Asciicast {
  /// What a recording says of itself.
  public struct Header: Sendable, Equatable {
    /// How large the terminal is at the beginning.
    public var size: Size
    /// The terminal's name; nil where there is none.
    public var term: String?
    /// What the recording is called; nil for nothing.
    public var title: String?
    /// When it was made, in seconds since 1970; nil for a recording that is the same whenever it is made.
    public var timestamp: Int?

    /// Makes a header.
    public init(size: Size, term: String? = nil, title: String? = nil, timestamp: Int? = nil) {
      self.size = size
      self.term = term
      self.title = title
      self.timestamp = timestamp
    }
  }

  private static let version = 2

  private let file: OutputFile
  private var line = JSONLine()

  /// Begins a recording.
  public init(_ file: OutputFile, _ header: Header) {
    self.file = file
    line.begin()
    line.add("version", Self.version)
    line.add("width", header.size.columns)
    line.add("height", header.size.rows)
    if let timestamp = header.timestamp { line.add("timestamp", timestamp) }
    if let title = header.title { line.add("title", title) }
    if let term = header.term { line.add("env", ["TERM": term]) }
    line.end()
    file.write(line.bytes)
  }

  /// Writes one event.
  ///
  /// - Parameters:
  ///   - output: What the terminal was sent; whole characters only, as the format holds text.
  ///   - time: When, in seconds since the beginning; not before the event that was written last.
  public func write(_ output: TerminalOutput, at time: Double) {
    line.beginList()
    line.add(time)
    switch output {
    case .bytes(let bytes):
      line.add("o")
      line.add(String(decoding: bytes, as: UTF8.self))
    case .size(let size):
      line.add("r")
      line.add("\(size.columns)x\(size.rows)")
    }
    line.endList()
    file.write(line.bytes)
  }
}
