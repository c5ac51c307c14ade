import NavModel
import Testing

@Suite("Forward: what was popped comes back as it was")
struct ForwardTests {
  private func navigator(_ names: String..., remembers: Bool = true) -> Navigator {
    var navigator = Navigator(root: Screen("A"), window: Window(width: 640, height: 384))
    navigator.remembersForward = remembers
    for name in names { navigator.push(Screen(ScreenID(name)), animated: false) }
    _ = navigator.drainReports()
    return navigator
  }

  private func names(_ navigator: Navigator) -> [String] {
    navigator.stack(of: navigator.controllerOnShow).map(\.id.rawValue)
  }

  private func events(_ navigator: inout Navigator) -> [String] {
    navigator.drainReports().compactMap {
      if case .event(let event) = $0 { event.description } else { nil }
    }
  }

  private func released(_ reports: [Report]) -> [ScreenID] {
    reports.compactMap { if case .released(let screen) = $0 { screen } else { nil } }
  }

  @Test("Unless it is asked for, a popped screen is let go at once")
  func off() {
    var navigator = navigator("B", remembers: false)
    navigator.pop(animated: false)
    #expect(released(navigator.drainReports()) == ["B"])
    #expect(!navigator.canGoForward)
    #expect(!navigator.goForward().isDone)
  }

  @Test("What pops took comes back one by one, the nearest first, with its offset")
  func chain() {
    var navigator = navigator("B", "C")
    navigator.update("C") { $0.scrollableWidth = 1000 }
    navigator.scroll("C", to: 80)
    navigator.pop(animated: false)
    navigator.pop(animated: false)
    #expect(released(navigator.drainReports()).isEmpty)
    navigator.goForward(animated: false)
    #expect(names(navigator) == ["A", "B"])
    navigator.goForward(animated: false)
    #expect(names(navigator) == ["A", "B", "C"])
    #expect(navigator.horizontalOffset(of: "C") == 80)
    #expect(!navigator.canGoForward)
  }

  @Test("What one pop took comes back in one transition")
  func several() {
    var navigator = navigator("B", "C")
    navigator.popToRoot(animated: false)
    #expect(navigator.goForward().isDone)
    navigator.advance(by: 2)
    #expect(names(navigator) == ["A", "B", "C"])
    #expect(events(&navigator) == ["popped(2)", "pushed"])
  }

  @Test("A push of something else forgets it, and lets it go")
  func forgotten() {
    var navigator = navigator("B")
    navigator.pop(animated: false)
    _ = navigator.drainReports()
    navigator.push(Screen("X"), animated: false)
    #expect(released(navigator.drainReports()) == ["B"])
    #expect(!navigator.canGoForward)
  }

  @Test("A leading swipe from the trailing edge brings it back, and follows the pointer")
  func swiped() {
    var navigator = navigator("B")
    navigator.pop(animated: false)
    _ = navigator.drainReports()
    navigator.press(at: Point(x: 630, y: 100))
    #expect(navigator.move(to: Point(x: 470, y: 100)) == .leading)
    #expect(navigator.scene.edge == 0.75)
    #expect(names(navigator) == ["A"])
    navigator.move(to: Point(x: 230, y: 100))
    navigator.advance(by: 0.2)
    navigator.move(to: Point(x: 230, y: 100))
    navigator.release()
    #expect(names(navigator) == ["A", "B"])
    navigator.advance(by: 2)
    #expect(navigator.phase == .idle)
    #expect(events(&navigator) == ["pushed"])
    #expect(!navigator.canGoForward)
  }

  @Test("Let go before the half, or taken away, it stays where it was and can be tried again")
  func cancelled() {
    for isLost in [false, true] {
      var navigator = navigator("B")
      navigator.pop(animated: false)
      _ = navigator.drainReports()
      navigator.press(at: Point(x: 630, y: 100))
      navigator.move(to: Point(x: isLost ? 100 : 470, y: 100))
      navigator.advance(by: 0.2)
      navigator.move(to: Point(x: isLost ? 100 : 470, y: 100))
      if isLost { navigator.lose() } else { navigator.release() }
      navigator.advance(by: 2)
      #expect(names(navigator) == ["A"])
      #expect(events(&navigator) == ["gestureCancelled"])
      #expect(navigator.canGoForward)
    }
  }

  @Test("Refused away from the edge, up or down, and where the preset refuses to be interrupted")
  func refused() {
    for (start, end, system) in [
      (Point(x: 600, y: 100), Point(x: 500, y: 100), NavigationSystem.fluid),
      (Point(x: 630, y: 100), Point(x: 610, y: 200), .fluid),
      (Point(x: 630, y: 100), Point(x: 500, y: 100), .cone),
    ] {
      var navigator = navigator("B")
      navigator.use(system)
      navigator.pop(animated: false)
      navigator.press(at: start)
      navigator.move(to: end)
      #expect(navigator.phase == .idle)
    }
  }

  @Test("Right to left it begins at the left edge")
  func mirrored() {
    var navigator = navigator("B")
    navigator.direction = .rightToLeft
    navigator.pop(animated: false)
    navigator.press(at: Point(x: 8, y: 100))
    #expect(navigator.move(to: Point(x: 168, y: 100)) == .leading)
    #expect(navigator.scene.edge == -0.75)
  }

  @Test("Keys drag it, and at rest the forward key brings it back")
  func keys() {
    var navigator = navigator("B")
    navigator.pop(animated: false)
    #expect(navigator.handle(.dragLeading) == .done)
    #expect(navigator.progress == 1.0 / 16)
    #expect(navigator.handle(.takeAway) == .done)
    navigator.advance(by: 2)
    #expect(names(navigator) == ["A"])
    #expect(navigator.handle(.forward) == .done)
    navigator.advance(by: 2)
    #expect(names(navigator) == ["A", "B"])
    #expect(navigator.handle(.forward) == .refused(.unchanged))
  }

  @Test("Turned round on its way it is still to be brought back")
  func turned() {
    var navigator = navigator("B")
    navigator.pop(animated: false)
    _ = navigator.drainReports()
    navigator.handle(.forward)
    navigator.advance(by: 0.05)
    #expect(navigator.handle(.back) == .done)
    navigator.advance(by: 2)
    #expect(names(navigator) == ["A"])
    #expect(navigator.canGoForward)
    let reports = navigator.drainReports()
    #expect(released(reports).isEmpty)
    var balance = LifecycleBalance()
    for case .lifecycle(let event) in reports { balance.take(event) }
    #expect(balance.fault == nil)
  }

  @Test("A container comes back with what it holds now")
  func container() {
    var navigator = navigator()
    navigator.push(Screen("Q", container: .navigation([Screen("X")])), animated: false)
    navigator.push(Screen("Y"), animated: false)
    navigator.pop(animated: false, on: navigator.rootController)
    #expect(!navigator.holds("Y"))
    navigator.goForward(animated: false)
    #expect(names(navigator) == ["X", "Y"])
  }

  @Test("More than fifty pops are not remembered, and the oldest are let go")
  func capacity() {
    var navigator = navigator()
    for number in 1...52 { navigator.push(Screen(ScreenID("\(number)")), animated: false) }
    _ = navigator.drainReports()
    for _ in 1...52 { navigator.pop(animated: false) }
    #expect(released(navigator.drainReports()) == ["52", "51"])
  }

  @Test("Dismissing with a swipe what it was popped in lets it go")
  func dismissed() {
    var navigator = navigator()
    navigator.present([Screen("P"), Screen("Q")], animated: false)
    navigator.pop(animated: false)
    _ = navigator.drainReports()
    navigator.drag(to: 0.7)
    navigator.release()
    navigator.settle()
    #expect(released(navigator.drainReports()) == ["Q", "P"])
    #expect(navigator.census.strays == 0)
  }

  @Test("Presented anew, a container that could be brought back comes with what it contains")
  func presentedAnew() {
    var navigator = navigator()
    let container = Screen("N", container: .navigation([Screen("X")]))
    navigator.push(container, animated: false)
    navigator.pop(animated: false, on: navigator.rootController)
    navigator.present([container], animated: false)
    #expect(navigator.destination == "X")
    #expect(!navigator.canGoForward)
  }

  @Test("Let go, it leaves no offset behind, however deep")
  func offsets() {
    var navigator = navigator()
    let wide = Screen("X").with { $0.scrollableWidth = 1000 }
    navigator.push(Screen("N", container: .navigation([wide])), animated: false)
    navigator.scroll("X", to: 80)
    navigator.pop(animated: false, on: navigator.rootController)
    #expect(navigator.census.strays == 0)
    navigator.push(Screen("Y"), animated: false)
    #expect(navigator.census.strays == 0)
    navigator.pop(animated: false)
    navigator.push(Screen("N", container: .navigation([wide])), animated: false)
    #expect(navigator.horizontalOffset(of: "X") == 0)
  }

  @Test("Changed while it is away, it comes back changed", arguments: ["N", "X"] as [ScreenID])
  func changed(name: ScreenID) {
    var navigator = navigator()
    navigator.push(Screen("N", container: .navigation([Screen("X")])), animated: false)
    navigator.pop(animated: false, on: navigator.rootController)
    #expect(navigator.update(name) { $0.vetoesPop = true })
    navigator.goForward(animated: false)
    #expect(navigator.screen(name)?.vetoesPop == true)
  }

  @Test("Switched off while it is being brought back, that is finished or taken away at once")
  func switchedOff() {
    for isLed in [false, true] {
      var navigator = navigator("B")
      navigator.pop(animated: false)
      _ = navigator.drainReports()
      for _ in 0..<10 where isLed { navigator.handle(.dragLeading) }
      if !isLed { navigator.handle(.forward) }
      navigator.advance(by: 0.05)
      navigator.remembersForward = false
      if !isLed { navigator.handle(.back) }
      navigator.settle()
      #expect(names(navigator) == ["A"])
      #expect(released(navigator.drainReports()) == ["B"])
    }
  }
}
