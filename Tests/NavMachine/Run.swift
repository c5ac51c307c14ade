/// One run: where it begins, what is done, and what was wrong in the end.
struct Run {
  let opening: Opening
  var steps: [Step]
  let fault: Fault?

  /// Plays the steps; nil if all held, else how many were done and what is wrong.
  func failure() -> (steps: Int, complaint: String)? {
    var machine = Machine(opening, fault: fault)
    for (index, step) in steps.enumerated() {
      if let complaint = machine.perform(step) { return (index + 1, complaint) }
    }
    return nil
  }

  /// The shortest run like it that still fails.
  func shrunk() -> Run {
    withoutNeedlessSteps().withLongWaits().withoutNeedlessSteps()
  }

  /// The same with a wait that outlasts everything wherever it still fails so; many short ones can
  /// then go.
  private func withLongWaits() -> Run {
    var run = self
    for index in steps.indices {
      guard case .wait = steps[index] else { continue }
      var candidate = run
      candidate.steps[index] = .wait(Self.longWait)
      if let failure = candidate.failure(), failure.steps == steps.count { run = candidate }
    }
    return run
  }

  /// Longer than anything takes, in seconds.
  private static let longWait = 2.5

  /// The shortest part of it that still fails: delta debugging (Zeller and Hildebrandt's ddmin).
  private func withoutNeedlessSteps() -> Run {
    var run = self
    if let failure = failure() { run.steps = Array(steps[..<failure.steps]) }
    var size = max(run.steps.count / 2, 1)
    while true {
      var hasShrunk = false
      var start = 0
      while start < run.steps.count {
        var candidate = run
        candidate.steps.removeSubrange(start..<min(start + size, run.steps.count))
        if let failure = candidate.failure() {
          candidate.steps.removeSubrange(failure.steps...)
          run = candidate
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return run }
      if !hasShrunk { size = max(size / 2, 1) }
    }
  }
}

/// Runs of chance, one after the other, until so many steps are done.
struct Campaign {
  let seed: UInt64
  let steps: Int
  var fault: Fault?

  /// Steps in one run: long enough for things to meet, short enough to shrink at once.
  static let runLength = 120

  /// The first run that fails; nil where none does.
  ///
  /// `progress` is told of every run that has ended.
  func firstFailure(progress: (Int, Tally) -> Void = { _, _ in }) -> Run? {
    var done = 0
    var number: UInt64 = 0
    while done < steps {
      var author = Author(seed: seed &* 1_000_003 &+ number)
      number += 1
      var run = Run(opening: author.opening, steps: author.declarations(), fault: fault)
      var machine = Machine(run.opening, fault: fault)
      for step in run.steps where machine.perform(step) != nil {
        return run
      }
      for _ in 0..<Self.runLength {
        let step = author.next()
        run.steps.append(step)
        if machine.perform(step) != nil { return run }
      }
      done += run.steps.count
      progress(done, machine.tally)
    }
    return nil
  }
}
