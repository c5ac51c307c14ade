import CTerminal
import LibC

/// The descriptors that a terminal waits for.
public struct PollDescriptors: Equatable, Sendable {
  /// Becomes readable when there is input.
  public var input: Int32?
  /// Becomes writable when the terminal takes more; nil when nothing waits to be written.
  public var output: Int32?
  /// Becomes readable when a signal came.
  public var wake: Int32?
  /// Become readable when something of the program's own came.
  public var others: [Int32] = []

  /// Makes a set; what is left out is not waited for.
  public init(input: Int32? = nil, output: Int32? = nil, wake: Int32? = nil) {
    self.input = input
    self.output = output
    self.wake = wake
  }

  /// Longer sleeps are cut: nobody notices one wake-up an hour.
  private static let longest = 3_600.0
  private static let endless = -1.0

  /// What a wait has come to.
  struct Readiness: Equatable {
    /// Whether there is something to read, or never will be again.
    var hasInput: Bool
    /// Whether a signal may have come.
    var isAwake: Bool
  }

  /// Waits until one of them is ready, a signal comes, or so many seconds have passed.
  ///
  /// Rounded up to what the system counts, nanoseconds where it can, so that a deadline has passed when this
  /// returns because of it, and frames keep a beat that is no whole number of milliseconds.
  public func wait(atMost seconds: Double?) {
    _ = poll(atMost: seconds)
  }

  /// Waits, and says what for.
  func poll(atMost seconds: Double?) -> Readiness {
    let readable = Int16(POLLIN)
    let limit = seconds.map { $0.isNaN ? 0 : min(max($0, 0), Self.longest) } ?? Self.endless
    return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3 + others.count) { requests in
      requests[0] = pollfd(fd: input ?? -1, events: readable, revents: 0)
      requests[1] = pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0)
      requests[2] = pollfd(fd: wake ?? -1, events: readable, revents: 0)
      for (index, descriptor) in others.enumerated() {
        requests[3 + index] = pollfd(fd: descriptor, events: readable, revents: 0)
      }
      // Interrupted, it says nothing of the descriptors.
      guard navtui_wait(requests.baseAddress, UInt32(requests.count), limit) >= 0 else {
        return Readiness(hasInput: true, isAwake: true)
      }
      return Readiness(hasInput: requests[0].revents != 0, isAwake: requests[2].revents != 0)
    }
  }
}
