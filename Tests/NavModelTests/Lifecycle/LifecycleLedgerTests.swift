import Testing

@testable import NavModel

@Suite("Lifecycle ledger")
struct LifecycleLedgerTests {
  private func log(_ write: (inout LifecycleLedger, inout [Report]) -> Void) -> [String] {
    var ledger = LifecycleLedger()
    var reports: [Report] = []
    write(&ledger, &reports)
    return reports.compactMap { report in
      if case .lifecycle(let event) = report { event.description } else { nil }
    }
  }

  @Test("Turned round any number of times it stays balanced", arguments: 0...5)
  func turns(count: Int) {
    var balance = LifecycleBalance()
    var ledger = LifecycleLedger()
    var reports: [Report] = []
    ledger.begin(leaving: "A", coming: "B", into: &reports)
    for turn in 0..<count { ledger.head(forward: !turn.isMultiple(of: 2), into: &reports) }
    ledger.end(into: &reports)
    for case .lifecycle(let event) in reports { balance.take(event) }
    #expect(balance.fault == nil)
    #expect(reports.last == .lifecycle(count.isMultiple(of: 2) ? .didShow("B") : .didCancel))
  }

  @Test("Heading where it heads already writes nothing, and so does an end without a beginning")
  func nothing() {
    #expect(log { $0.end(into: &$1) }.isEmpty)
    #expect(log { $0.head(forward: false, into: &$1) }.isEmpty)
    let once = log {
      $0.begin(leaving: "A", coming: "B", into: &$1)
      $0.head(forward: true, into: &$1)
    }
    #expect(once == ["A.willDisappear", "B.willAppear", "willShow(B)"])
  }
}
