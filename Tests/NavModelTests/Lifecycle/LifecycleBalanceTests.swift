import NavModel
import Testing

@Suite("Lifecycle balance")
struct LifecycleBalanceTests {
  private func fault(_ events: LifecycleEvent...) -> String? {
    var balance = LifecycleBalance()
    for event in events { balance.take(event) }
    return balance.fault
  }

  @Test("Nothing is balanced, and so are a finished and a cancelled transition")
  func balanced() {
    #expect(fault() == nil)
    #expect(
      fault(
        .willDisappear("A"),
        .willAppear("B"),
        .willShow("B"),
        .didDisappear("A"),
        .didAppear("B"),
        .didShow("B")
      ) == nil
    )
    #expect(
      fault(
        .willDisappear("A"),
        .willAppear("B"),
        .willShow("B"),
        .willDisappear("B"),
        .willAppear("A"),
        .didDisappear("B"),
        .didAppear("A"),
        .didCancel
      ) == nil
    )
  }

  @Test("A will without its did is open, a did without its will is wrong")
  func halves() {
    #expect(fault(.willAppear("A")) == "A is still between will and did")
    #expect(fault(.didAppear("A")) == "A.didAppear without its will")
    #expect(fault(.willAppear("A"), .didDisappear("A")) == "A.didDisappear without its will")
    #expect(fault(.willAppear("A"), .willAppear("A"), .didAppear("A")) == "A.willAppear twice")
    // The opposite will takes the place of the first.
    #expect(fault(.willAppear("A"), .willDisappear("A"), .didAppear("A")) != nil)
  }

  @Test("A willShow ends in its didShow or in didCancel")
  func shows() {
    #expect(fault(.willShow("A")) == "willShow(A) is still open")
    #expect(fault(.willShow("A"), .didShow("A")) == nil)
    #expect(fault(.willShow("A"), .didCancel) == nil)
    #expect(fault(.willShow("A"), .didShow("B")) == "didShow(B) without willShow")
    #expect(fault(.willShow("A"), .willShow("B"), .didShow("B")) != nil)
    #expect(fault(.didCancel) == "didCancel without willShow")
  }

  @Test("The first fault stays, whatever follows")
  func stays() {
    #expect(fault(.didAppear("A"), .willAppear("A"), .didAppear("A")) != nil)
  }
}
