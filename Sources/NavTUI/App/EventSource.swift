/// Something beside the terminal that a program waits for: a watched file, a pipe.
public struct EventSource {
  /// What becomes readable when there is something.
  public let descriptor: Int32
  /// Takes what has come in, without waiting, and says whether there was anything.
  public let read: () -> Bool

  /// Makes a source.
  public init(descriptor: Int32, read: @escaping () -> Bool) {
    self.descriptor = descriptor
    self.read = read
  }
}
