import NavModel

/// What has come about in runs, to see that everything does.
struct Tally {
  private var counts: [String: Int] = [:]

  mutating func count(_ step: Step, _ events: [String], from old: Phase, to new: Phase) {
    for event in events {
      let kind = event.prefix { $0 != "(" }
      counts[String(kind), default: 0] += 1
    }
    switch (step, old, new) {
    case (.move, .idle, .interactive): counts["swiped", default: 0] += 1
    case (.press, .animating, .interactive), (.press, .settling, .interactive):
      counts["caught", default: 0] += 1
    case (.press, .animating, .idle), (.press, .settling, .idle):
      counts["finished by a press", default: 0] += 1
    case (.release, .interactive, .settling): counts["settled", default: 0] += 1
    default: break
    }
  }

  /// Counts something that no step and no report tells.
  mutating func count(_ what: String) {
    counts[what, default: 0] += 1
  }

  mutating func add(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The counts in a line, by name.
  var words: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}
