import NavModel
import Testing

@Suite("Flow player")
struct FlowPlayerTests {
  private func outcome(_ flow: String) throws -> FlowOutcome {
    var player = try FlowPlayer(flow)
    return player.play()
  }

  private func fails(_ flow: String, _ line: Int, _ expected: String, _ got: String) throws {
    #expect(try outcome(flow) == .failed(line: line, expected: expected, got: got))
  }

  @Test("A flow that holds tells how many checks it made")
  func holds() throws {
    #expect(try outcome("root A\nexpect stack A\nexpect always bar shown") == .held(checks: 2))
    #expect(try outcome("") == .held(checks: 0))
  }

  @Test("A check that does not hold tells its line, what was expected and what was there")
  func failures() throws {
    try fails("root A\nexpect stack A B", 2, "stack A B", "A")
    try fails("root A\nexpect top B", 2, "top B", "A")
    try fails("root A\nexpect bar hidden", 2, "bar hidden", "shown")
    try fails("root A\nexpect back A", 2, "back A", "none")
    try fails("root A\nexpect phase settling", 2, "phase settling", "idle")
    try fails("root A\nexpect progress 0.5", 2, "progress 0.5 within 0.001", "0.0")
    try fails("root A\nexpect pane B 0", 2, "pane B 0.0 within 0.001", "nothing on show")
    try fails("root A\nexpect events pushed", 2, "events pushed", "nothing")
    try fails("root A\npush B plain\nexpect events", 3, "no events", "pushed")
    try fails("root A\nexpect bar-color #0000cc", 2, "bar-color #0000cc", "none")
    try fails("root A\nexpect stack-of Q X", 2, "stack-of Q X", "nothing")
    try fails("root A\nexpect presented M", 2, "presented M", "nothing")
    try fails(
      "root A\npush B\nexpect log-balanced",
      3,
      "log-balanced ",
      "A is still between will and did"
    )
  }

  @Test("Always is held over the frames since the mark, with the states at both ends")
  func always() throws {
    let start = "root A\npush B plain\n"
    try fails(
      start + "pop\nmark\nsettle\nexpect always phase animating",
      6,
      "always phase animating",
      "idle at line 5"
    )
    // The state at the mark counts.
    try fails(
      start + "mark\npop\nwait 0.1\nexpect always phase animating",
      6,
      "always phase animating",
      "idle at line 3"
    )
    // The state at the check counts, though no time has passed.
    try fails(
      start + "mark\nwait 0.1\npop\nexpect always phase idle",
      6,
      "always phase idle",
      "animating at line 6"
    )
    // What was before the mark does not.
    #expect(
      try outcome(start + "pop\nwait 0.1\nmark\nexpect always phase animating")
        == .held(checks: 1)
    )
  }

  @Test("Never fails at the first frame where it holds, and an earlier mark does not forgive")
  func never() throws {
    let flow = "root A\npush B\nwait 0.1\nexpect never phase animating\nsettle"
    try fails(flow, 4, "never phase animating", "animating at line 3")
    #expect(
      try outcome("root A\npush B\nsettle\nmark\nwait 1\nexpect never phase animating")
        == .held(checks: 1)
    )
  }

  @Test("Without a mark, frames and logs count from the root")
  func start() throws {
    try fails("root A\npush B\nsettle\nexpect never top A", 4, "never top A", "A at line 1")
    #expect(
      try outcome("root A\npush B plain\nroot C\nexpect events\nexpect always top C")
        == .held(checks: 2)
    )
  }

  @Test("A mark forgets logs, but not what is still unbalanced")
  func mark() throws {
    let flow = "root A\npush B\nmark\nexpect log\nexpect events\n"
    #expect(try outcome(flow + "settle\nexpect log-balanced") == .held(checks: 3))
    guard case .failed(6, _, _) = try outcome(flow + "expect log-balanced") else {
      Issue.record("held")
      return
    }
  }

  @Test("A release right after a drag lets go at its speed")
  func velocity() throws {
    // 20 columns in 0.2 s are 100 a second: 0.25 and 0.3 × 1.25 are 0.625.
    let flow = "root A\npush B plain\ndrag 10 30 in 0.2\n"
    #expect(
      try outcome(flow + "expect progress 0.25\nrelease\nexpect stack A") == .held(checks: 2)
    )
    // After a rest the speed is 0, and 0.25 is not enough.
    #expect(
      try outcome(flow + "wait 0.1\nrelease\nexpect stack A B") == .held(checks: 1)
    )
    // In no time at all there is no speed.
    #expect(
      try outcome("root A\npush B plain\ndrag 10 30 in 0\nrelease\nexpect stack A B")
        == .held(checks: 1)
    )
  }

  @Test("The press counts for the speed, even with a movement at its instant")
  func pressCounts() throws {
    // 16 columns in 50 ms pop from 0.2; the last 2 of them alone would not.
    let flow = "root A\npush B plain\npress 10 12\nmove 24 12\nwait 0.05\nmove 26 12\nrelease\n"
    #expect(try outcome(flow + "expect stack A") == .held(checks: 1))
  }

  @Test(
    "A drag to a part of the width ends there, at rest, in every system, direction and window",
    arguments: NavigationSystem.all,
    [20, 61, 73, 80, 97, 200]
  )
  func dragTo(system: NavigationSystem, columns: Int) throws {
    for direction in ["ltr", "rtl"] {
      for part in [0.1, 0.4, 0.5, 0.73, 1] {
        let flow = """
          window \(columns) 24
          system \(system.name)
          direction \(direction)
          root A
          push B plain
          drag to \(part)
          expect phase interactive
          """
        var player = try FlowPlayer(flow)
        #expect(player.play() == .held(checks: 1))
        // Exactly there: rules have strict boundaries.
        #expect(player.navigator?.scene.progress == part)
        #expect(player.navigator?.scene.velocity == 0)
      }
    }
  }

  @Test("A drag goes on from where it is, forth and back, and where it is refused nothing happens")
  func dragOn() throws {
    let flow = """
      root A
      drag to 0.5
      expect phase idle
      release
      push B plain
      drag to 0.5
      drag to 0.1
      expect progress 0.1
      drag to 0
      expect progress 0
      lose
      drag to 0.8
      expect phase idle
      """
    #expect(try outcome(flow) == .held(checks: 4))
  }

  @Test(
    "Waiting takes exactly its time, whatever the steps",
    arguments: ["0.1", "0.0166666", "0.7"]
  )
  func waits(step: String) throws {
    let flow = "root A\n" + String(repeating: "wait \(step)\n", count: 500)
    var player = try FlowPlayer(flow)
    #expect(player.play() == .held(checks: 0))
    let now = try #require(player.navigator?.now)
    let seconds = try #require(Double(step)) * 500
    #expect((now - seconds).magnitude < 1e-6)
  }

  @Test("Whoever shows the flow is told of all the time that passes, a frame at most at once")
  func shows() throws {
    var player = try FlowPlayer("root A\npush B\nwait 0.05\nsettle\ndrag to 0.3\nlose\nsettle")
    var time = 0.0
    _ = player.play { navigator, seconds in
      time += seconds
      #expect(seconds > 0 && seconds <= 1 / FlowPlayer.frameRate + 1e-9)
      #expect((navigator.now - time).magnitude < 1e-9)
    }
    #expect(time > 0.5)
  }

  @Test("Containers that share screens without end are held once each")
  func sharing() throws {
    var flow = ""
    for level in 1...60 { flow += "nest Q\(level) = Q\(level - 1) R\(level - 1)\n" }
    for level in 1...60 { flow += "nest R\(level) = Q\(level - 1) R\(level - 1)\n" }
    #expect(try outcome(flow + "root Q60\nexpect root-stack Q60") == .held(checks: 1))
  }

  @Test("Windows of no size, and drags in them, do no harm")
  func noWindow() throws {
    let flow = """
      window 0 0
      root A
      push B
      wait 0.1
      drag to 0.5
      drag 1 30 in 0.1
      release
      resize 80 24
      settle
      drag to 0.5
      resize 0 0
      settle
      expect stack A B
      expect log-balanced
      """
    #expect(try outcome(flow) == .held(checks: 2))
  }
}
