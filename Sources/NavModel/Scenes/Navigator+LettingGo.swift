// How a pane is led, let go, and taken away.

extension Navigator {
  /// Moves a led pane to where it was at `progress`, and so many points to the right of it.
  mutating func lead(by translation: Double, from progress: Double) {
    guard case .interactive(let passage, _, let lead) = transition else { return }
    let part = window.part(translation) * direction.sign
    let moved = passage.covers ? progress - part : progress + part
    let exact = (moved * Self.progressGrain).rounded() / Self.progressGrain
    transition = .interactive(passage, progress: min(max(exact, 0), 1), lead)
  }

  /// So finely progress is told apart: a way of 0.4 widths, summed up of points, is 0.4 to a rule.
  private static let progressGrain = 1e9

  /// Lets a led pane go.
  ///
  /// `release` speaks of the pointer: its velocity is positive toward the trailing side, and its
  /// progress is the transition's.
  mutating func letGo(_ passage: Passage, _ release: Release) {
    var passage = passage
    let isForward = isFinished(passage, by: release)
    let velocity = passage.covers ? -release.velocity : release.velocity
    if isForward, !passage.isApplied, isVetoed(by: passage) {
      report(.vetoed, of: &passage)
      return conclude(passage, forward: false, from: release.progress, velocity: velocity)
    }
    if passage.covers, !passage.isGesture {
      // A caught push or presentation is an operation still, and tells of itself when it ends.
    } else if !isForward {
      report(.gestureCancelled, of: &passage)
    } else if passage.isGesture {
      report(passage.event, of: &passage)
    }
    conclude(passage, forward: isForward, from: release.progress, velocity: velocity)
  }

  /// Whether letting go so would end the passage at its goal.
  ///
  /// The rule speaks of going back; a caught push is decided by it on 1 − progress.
  func isFinished(_ passage: Passage, by release: Release) -> Bool {
    var back = release
    if passage.covers { back.progress = 1 - release.progress }
    let isPresentation = passage.operation == .present || passage.operation == .dismiss
    let rule = isPresentation ? system.dismissRelease : system.release
    return rule.finishes(back) != passage.covers
  }

  /// Cancels the running gesture, if there is one: a pop goes back, a caught push goes on.
  mutating func takeGestureAway() {
    guard case .interactive(var passage, let progress, _) = transition else { return }
    let isLed = recognizer.isLeading
    let velocity = window.part(recognizer.tracker.velocity(at: now)) * direction.sign
    // Where keys lead, the button may be down for something else.
    if isLed { recognizer.refuse() }
    report(.gestureCancelled, of: &passage)
    conclude(
      passage,
      forward: passage.covers && !passage.isGesture,
      from: progress,
      velocity: isLed ? (passage.covers ? -velocity : velocity) : 0
    )
  }
}
