/// What became of a frame.
public struct FrameReport: Equatable, Sendable {
  /// How many bytes it took.
  public var bytes: Int
  /// How many cells differed from the frame before.
  public var cells: Int
  /// Seconds between its completion and the moment its last byte was taken.
  public var waited: Double
  /// Whether the terminal will answer once it has shown it.
  public var isAnswered: Bool

  /// Makes a report.
  public init(bytes: Int, cells: Int, waited: Double, isAnswered: Bool = false) {
    self.bytes = bytes
    self.cells = cells
    self.waited = waited
    self.isAnswered = isAnswered
  }
}
