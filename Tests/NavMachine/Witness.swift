import NavModel

/// What has been told, held against what must be told.
struct Witness {
  private var balance = LifecycleBalance()
  private var visible = ""
  private var done: Set<OperationID> = []
  /// How often each screen has come and gone.
  private var coming: [String: Int] = [:]
  private var going: [String: Int] = [:]

  mutating func start(_ reference: Reference) {
    visible = reference.contentOnShow
    for name in reference.everyName { coming[name] = 1 }
  }

  /// Screens come in that were not there.
  mutating func enter(_ names: Set<String>) {
    for name in names { coming[name, default: 0] += 1 }
  }

  mutating func complaint(
    _ reports: [Report],
    _ events: [String],
    _ completions: [Bool],
    in after: Reference,
    held: [Reference],
    remembered: [String],
    isIdle: Bool
  ) -> String? {
    var told: [String] = []
    var ended: [Bool] = []
    for report in reports {
      switch report {
      case .lifecycle(let entry):
        balance.take(entry)
        if case .didAppear(let screen) = entry { visible = screen.rawValue }
      case .event(let event): told.append(event.description)
      case .completed(let operation, let stands):
        if !done.insert(operation).inserted { return "an operation was completed twice" }
        ended.append(stands)
      case .released(let screen): going[screen.rawValue, default: 0] += 1
      }
    }
    if told != events { return "expected the events \(events), got \(told)" }
    if ended != completions { return "expected the completions \(completions), got \(ended)" }
    if let contradiction = balance.contradiction { return contradiction }
    let kept = Set(held.flatMap(\.everyName) + remembered)
    for (name, times) in coming {
      let gone = going[name] ?? 0
      if gone >= times, kept.contains(name) { return "\(name) was released, and is still there" }
      if isIdle, !kept.contains(name), gone != times {
        return "\(name) came \(times) times and was released \(gone) times"
      }
    }
    guard isIdle else { return nil }
    if let fault = balance.fault { return fault }
    if visible != after.contentOnShow {
      return "expected \(after.contentOnShow) to have appeared, got \(visible)"
    }
    return nil
  }
}
