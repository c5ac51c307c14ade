/// What has been logged since the start and since the mark.
struct FlowJournal: Sendable {
  private(set) var log: [String] = []
  private(set) var events: [String] = []
  private(set) var balance = LifecycleBalance()

  mutating func take(_ reports: [Report]) {
    for report in reports {
      switch report {
      case .lifecycle(let event):
        log.append(event.description)
        balance.take(event)
      case .event(let event): events.append(event.description)
      case .completed, .released: break
      }
    }
  }

  mutating func mark() {
    log = []
    events = []
  }
}
