/// Whether the machine finds what is wrong: every fault must be found, and shrunk to a few steps.
struct SelfTest {
  let seed: UInt64

  /// Within so many steps a fault must be found.
  private static let patience = 100_000
  /// A fault that is found must shrink to so many steps.
  private static let brevity = 12

  func passes() -> Bool {
    var isSound = true
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
}
