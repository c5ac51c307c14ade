import NavModel

/// What the way to the terminal allows.
extension RunLoop {
  /// Whether a frame may be made now.
  func hasRoom(at now: Double) -> Bool {
    guard terminal.isReady, link.hasRoom(at: now) else { return false }
    return !app.navigator.isLedByPointer || !budget.waitsForRest(still: stillness(at: now))
  }

  /// When something about the link is due that no byte will tell; nil for never.
  func linkDeadline(at now: Double) -> Double? {
    let rest: Double? =
      app.navigator.phase == .interactive ? budget.dueAfterRest.map { lastInput + $0 } : nil
    // What was due and is still waited for waits for an answer.
    let due = earliest(link.deadline, rest.flatMap { $0 > now ? $0 : nil })
    return earliest(due, link.hold(at: now))
  }

  /// Decides what the next frame shows.
  mutating func economize(at now: Double) {
    link.expire(at: now)
    let isSliding = app.navigator.phase != .idle
    let still = stillness(at: now)
    if budget.decide(link, isSliding: isSliding, still: still, at: now) {
      app.leavesOutDetail = budget.isLean
    }
  }

  /// The terminal was asked, on entering it, whether it answers.
  mutating func expectStatus() {
    link.didAsk(at: clock.now)
  }

  /// The terminal has shown what it was sent before its oldest question.
  mutating func takeStatus() {
    if !terminal.modes.confirmsFrames { terminal.modes.confirmsFrames = true }
    link.didAnswer(at: clock.now)
    guard budget.update(link, size: terminal.size) else { return }
    app.restrainMotion(budget.isReduced)
    app.advance(to: clock.now)
    tracer?.write(.link(motion: app.navigator.motion.rawValue, rate: link.rate), at: clock.now)
  }

  /// Notes a frame that the terminal's side has taken.
  mutating func noteOnLink(_ report: FrameReport) {
    guard report.isAnswered else { return }
    link.didSend(bytes: report.bytes, at: clock.now - report.waited)
    if app.edge != nil { budget.note(bytes: report.bytes) }
  }

  /// Seconds since anything came in or moved by itself.
  private func stillness(at now: Double) -> Double {
    app.navigator.isAnimating ? 0 : max(now - lastInput, 0)
  }
}
