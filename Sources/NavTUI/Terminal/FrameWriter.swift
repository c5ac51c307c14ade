import LibC

/// Holds one finished frame until the terminal has taken it.
///
/// A terminal may take bytes more slowly than frames are made. While one frame is on its way no
/// further one is composed (`isReady` is false), so what comes next is always the newest state, and
/// the last state always arrives.
///
/// ```swift
/// if writer.isReady { writer.submit(frame, cells: 12, at: now) }
/// if case .finished(let report) = writer.flush(at: now) { … }
/// ```
public struct FrameWriter: Sendable {
  /// What a flush came to.
  public enum Outcome: Equatable, Sendable {
    /// Nothing was waiting, or only bytes that belong to no frame.
    case idle
    /// The terminal takes no more at the moment: poll, and flush again.
    case waiting
    /// The frame's last byte was taken.
    case finished(FrameReport)
    /// The terminal is gone; the payload is an `errno`.
    case failed(Int32)
  }

  /// Whether frames are put between the brackets of mode 2026.
  public var synchronizesOutput = false
  /// Whether frames end with a question (DSR 5) whose answer says that they were shown.
  public var confirmsFrames = false
  /// Frames taken by the terminal.
  public private(set) var frames = 0
  /// Bytes taken by the terminal.
  public private(set) var bytes = 0

  private let descriptor: Int32
  private let isNonBlocking: Bool
  private var pending: [UInt8] = []
  private var written = 0
  private var frame: Frame?

  private struct Frame {
    var bytes: Int
    var cells: Int
    var completed: Double
    var isAnswered: Bool
  }

  /// What a descriptor that polls as writable takes without blocking (`_POSIX_PIPE_BUF`).
  private static let boundedChunk = 512

  /// Makes a writer with nothing to write.
  ///
  /// - Parameters:
  ///   - descriptor: What to write to; it stays the caller's to close.
  ///   - isNonBlocking: Whether the descriptor has a description of its own that never blocks. If
  ///     not, it is polled before every small piece: O_NONBLOCK on a shared description would break
  ///     the shell's next command.
  public init(descriptor: Int32, isNonBlocking: Bool) {
    self.descriptor = descriptor
    self.isNonBlocking = isNonBlocking
  }

  /// Whether everything was taken, so that a new frame may be composed.
  public var isReady: Bool { pending.isEmpty }

  /// Takes a frame; to be called only while `isReady`.
  ///
  /// An empty frame is none.
  public mutating func submit(_ bytes: [UInt8], cells: Int, at time: Double) {
    if bytes.isEmpty { return }
    let before = pending.count
    if synchronizesOutput { pending += TerminalModes.frameStart }
    pending += bytes
    if synchronizesOutput { pending += TerminalModes.frameEnd }
    if confirmsFrames { pending += TerminalModes.status }
    frame = Frame(
      bytes: pending.count - before,
      cells: cells,
      completed: time,
      isAnswered: confirmsFrames
    )
  }

  /// Takes bytes that belong to no frame: modes, questions.
  public mutating func submitControl(_ bytes: [UInt8]) {
    pending += bytes
  }

  /// Writes as much as the terminal takes now, and returns without waiting.
  public mutating func flush(at time: Double) -> Outcome {
    while written < pending.count {
      guard isNonBlocking || isWritable else { return .waiting }
      let chunk = isNonBlocking ? pending.count - written : Self.boundedChunk
      let end = min(written + chunk, pending.count)
      let count = pending[written..<end].withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        written += count
        bytes += count
      } else if count == 0 || errno == EAGAIN {
        return .waiting
      } else if errno != EINTR {
        let code = errno
        discard()
        return .failed(code)
      }
    }
    return finish(at: time)
  }

  /// Forgets what was not written, because the terminal is given up or drawn anew.
  public mutating func discard() {
    pending.removeAll(keepingCapacity: true)
    written = 0
    frame = nil
  }

  private mutating func finish(at time: Double) -> Outcome {
    let finished = frame
    discard()
    guard let finished else { return .idle }
    frames += 1
    return .finished(
      FrameReport(
        bytes: finished.bytes,
        cells: finished.cells,
        waited: max(time - finished.completed, 0),
        isAnswered: finished.isAnswered
      )
    )
  }

  private var isWritable: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    // A broken descriptor counts as writable: the write then says what is wrong.
    return poll(&request, 1, 0) == 1
  }
}
