import NavModel

/// Whether the machine finds what is wrong: every fault must be found, and shrunk to a few steps.
struct SelfTest {
  let seed: UInt64

  /// Within so many steps a fault must be found.
  private static let patience = 100_000
  /// A fault that is found must shrink to so many steps.
  private static let brevity = 12

  /// Runs that are played as flow files too.
  private static let flows: UInt64 = 300

  func passes() -> Bool {
    var isSound = flowsReproduce()
    for fault in Fault.allCases {
      let campaign = Campaign(seed: seed, steps: Self.patience, fault: fault)
      guard let run = campaign.firstFailure() else {
        print("FAIL: \(fault) was not found")
        isSound = false
        continue
      }
      let shrunk = run.shrunk()
      let complaint = shrunk.failure()?.complaint ?? ""
      let isShort = shrunk.steps.count <= Self.brevity && !complaint.isEmpty
      print(
        "\(isShort ? "ok" : "FAIL"): \(fault): \(run.steps.count) steps, shrunk to \(shrunk.steps.count): \(complaint)"
      )
      isSound = isSound && isShort
    }
    return isSound
  }

  /// Whether a run written as a flow file comes to the same stack as the run.
  private func flowsReproduce() -> Bool {
    for number in 0..<Self.flows {
      var author = Author(seed: seed &+ number, writesFlows: true)
      var run = Run(opening: author.opening, steps: author.declarations(), fault: nil)
      for _ in 0..<Campaign.runLength { run.steps.append(author.next()) }
      let text = FlowText(opening: run.opening, steps: run.steps).text("a run")
      do {
        var player = try FlowPlayer(text)
        let outcome = player.play()
        if case .held = outcome { continue }
        print("FAIL: as a flow this comes to something else: \(outcome)\n\(text)")
      } catch {
        print("FAIL: \(error)\n\(text)")
      }
      return false
    }
    print("ok: \(Self.flows) runs come to the same as flow files")
    return true
  }
}
