// How time passes: a frame at a time, with what must hold over frames held at each.

extension FlowPlayer {
  /// Lets time pass, and holds what must hold over the frames on the way.
  mutating func wait(
    _ seconds: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    guard let start = navigator?.now else { return nil }
    let end = start + seconds
    var now = start
    while now < end {
      let frame = Double(frames + 1) / Self.frameRate
      let next = max(min(frame, end), now)
      if next > now {
        navigator?.advance(by: next - now)
        if let navigator { show(navigator, next - now) }
        now = next
      }
      // The navigator's clock may already be a hair past the frame.
      guard now >= frame else { continue }
      frames += 1
      if let failure = holdMonitors(line) { return failure }
    }
    takeReports()
    return nil
  }

  mutating func settle(
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    let deadline = (navigator?.now ?? 0) + Self.patience
    while let navigator, navigator.isAnimating {
      guard navigator.now < deadline else {
        return .failed(
          line: line,
          expected: "everything to settle in \(Self.patience) s",
          got: "phase \(navigator.phase.rawValue)"
        )
      }
      if let failure = wait(1 / Self.frameRate, line, show) { return failure }
    }
    return nil
  }

  mutating func takeReports() {
    if let reports = navigator?.drainReports() { journal.take(reports) }
  }

  /// Holds every check that is to hold over frames and whose stretch this line lies in.
  mutating func holdMonitors(_ line: Int) -> FlowOutcome? {
    takeReports()
    guard let navigator else { return nil }
    for monitor in monitors where monitor.from <= line && line <= monitor.line {
      let finding = monitor.check.finding(in: navigator, journal)
      guard finding.holds != monitor.always else { continue }
      let word = monitor.always ? "always" : "never"
      return .failed(
        line: monitor.line,
        expected: "\(word) \(finding.expected)",
        got: "\(finding.got) at line \(line)"
      )
    }
    return nil
  }
}
