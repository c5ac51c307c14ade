import CAllocations
import Glibc

/// What one benchmark found, and what it should have found.
struct Finding {
  let name: String
  /// How much there was of what the name says: screens, cells, rows, bytes.
  let size: Int
  let amount: Double
  let unit: String
  /// The bound; nil for what is only told.
  let bound: Bound?

  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  var isMet: Bool {
    switch bound {
    case .atLeast(let least)?: amount >= least
    case .atMost(let most)?: amount <= most
    case nil: true
    }
  }
}

/// Time and heap, as the machine counts them.
enum Meter {
  /// Nanoseconds since some instant.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static var allocations: UInt64 { allocations_count() }
  static var heapBytes: UInt64 { allocations_bytes() }

  /// Nanoseconds that one of `count` runs of `work` takes: the best of a few rounds, which is what
  /// it costs when nobody else is at the machine.
  static func nanoseconds(_ count: Int, rounds: Int = 5, _ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = now
      for _ in 0..<count { work() }
      best = min(best, (now - start) / Double(count))
    }
    return best
  }
}
