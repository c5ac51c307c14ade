import LibC

/// Standard error, where it is safe to write whatever else happens: nothing is buffered.
package enum StandardError {
  /// Writes text; what cannot be written is lost.
  package static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { LibC.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
