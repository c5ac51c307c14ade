/// Something that changes what a terminal shows.
public enum TerminalOutput: Equatable, Sendable {
  /// Bytes to draw; no questions, and no modes that only concern what it sends.
  case bytes([UInt8])
  /// It has another size now.
  case size(Size)
}
