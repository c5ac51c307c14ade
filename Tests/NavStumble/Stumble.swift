import LibC

/// A way to end badly.
enum Stumble: String {
  case outOfBounds, unwrapping, overflow, abort, segmentation, recursion

  /// Ends badly; what the compiler could see through comes from `count`, which is 3.
  func happen(_ count: Int) {
    switch self {
    case .outOfBounds: StandardError.say("row \([1, 2, 3][count])")
    case .unwrapping:
      // swift-format-ignore: NeverForceUnwrap
      StandardError.say("number \(Int(String(repeating: "x", count: count))!)")
    case .overflow: StandardError.say("sum \(Int.max - 2 + count)")
    case .abort: LibC.abort()
    case .segmentation:
      UnsafeMutablePointer<Int>(bitPattern: count + 5)?.pointee = count
    case .recursion: StandardError.say("depth \(Self.depth(count))")
    }
  }

  private static func depth(_ count: Int) -> Int {
    count == 0 ? 0 : 1 + depth(count + 1) + count
  }
}

/// Standard error.
enum StandardError {
  /// Writes a line.
  static func say(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
