/// How often frames were made of late, and how much they took.
struct FrameMeter: Equatable {
  /// How far back frames count from the last one, in seconds.
  static let span = 1.0

  private struct Frame: Equatable {
    var time: Double
    var bytes: Int
  }

  private var frames: [Frame] = []

  /// Notes a frame, at a time in seconds.
  mutating func note(bytes: Int, at time: Double) {
    frames.removeAll { time - $0.time > Self.span }
    frames.append(Frame(time: time, bytes: bytes))
  }

  /// Frames a second; nil where there were not two within one.
  var rate: Double? {
    guard let first = frames.first, let last = frames.last, last.time > first.time else {
      return nil
    }
    return Double(frames.count - 1) / (last.time - first.time)
  }

  /// The mean bytes of a frame; nil where there was none.
  var meanBytes: Int? {
    frames.isEmpty ? nil : frames.reduce(0) { $0 + $1.bytes } / frames.count
  }
}
