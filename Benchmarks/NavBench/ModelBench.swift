import NavModel

/// What the model costs, at a depth of one screen, of a thousand, of a million.
struct ModelBench {
  static let depths = [1, 1_000, 1_000_000]
  private static let window = Window(width: 640, height: 384)

  /// Pushes and pops a second, at least.
  private static let operationRate = 1e6
  /// Bytes of the heap for a screen of a deep stack, beyond its content, at most.
  private static let screenBytes = 500.0
  /// Nanoseconds of a frame of a running transition, at most.
  private static let frameTime = 5000.0

  /// All of it, the findings in the order in which they were made.
  static func run() -> [Finding] {
    depths.flatMap { depth -> [Finding] in
      var findings: [Finding] = []
      var navigator = deep(depth, &findings)
      findings += operations(&navigator, depth)
      for phase in ["pushing", "dragging", "settling"] {
        findings += frames(navigator, depth, phase)
      }
      return findings
    }
  }

  /// A navigator with a stack so deep.
  private static func deep(_ depth: Int, _ findings: inout [Finding]) -> Navigator {
    let before = Meter.heapBytes
    var navigator = Navigator(root: Screen("root"), window: window)
    for number in 1..<max(depth, 2) where depth > 1 {
      navigator.push(Screen(ScreenID("screen \(number)"), title: "Screen"), animated: false)
      if number.isMultiple(of: 1000) { _ = navigator.drainReports() }
    }
    _ = navigator.drainReports()
    guard depth >= 1_000_000 else { return navigator }
    let bytes = Double(Meter.heapBytes - before) / Double(depth)
    findings.append(
      Finding(
        name: "heap of a screen",
        size: depth,
        amount: bytes,
        unit: "bytes",
        bound: .atMost(screenBytes)
      )
    )
    return navigator
  }

  private static func operations(_ navigator: inout Navigator, _ depth: Int) -> [Finding] {
    let screen = Screen("detail", title: "Detail")
    var count = 0
    let pair = Meter.nanoseconds(100_000) {
      navigator.push(screen, animated: false)
      navigator.pop(animated: false)
      count += 1
      if count.isMultiple(of: 64) { navigator.discardReports() }
    }
    let animatedPair = Meter.nanoseconds(20_000) {
      navigator.push(screen)
      navigator.pop()
      count += 1
      if count.isMultiple(of: 64) { navigator.discardReports() }
    }
    navigator.advance(by: 3)
    navigator.discardReports()
    let allocations = Meter.allocations
    navigator.push(screen, animated: false)
    navigator.pop(animated: false)
    let taken = Double(Meter.allocations - allocations)
    return [
      // Nothing in two operations would mean that the counter does not count.
      Finding(
        name: "allocations of a push and a pop",
        size: depth,
        amount: taken,
        unit: "blocks",
        bound: .atLeast(1)
      ),
      Finding(
        name: "push and pop, plain",
        size: depth,
        amount: 2e9 / pair,
        unit: "a second",
        bound: .atLeast(operationRate)
      ),
      Finding(
        name: "push and pop, animated and cut short",
        size: depth,
        amount: 2e9 / animatedPair,
        unit: "a second",
        bound: .atLeast(operationRate)
      ),
    ]
  }

  private static func frames(_ deep: Navigator, _ depth: Int, _ phase: String) -> [Finding] {
    var navigator = deep
    start(phase, &navigator)
    let start = navigator
    var scene = Scene()
    let warmUp = 100
    let frames = 20_000
    let step = 0.1 / Double(frames)
    for _ in 0..<warmUp {
      navigator.advance(by: 0)
      navigator.compose(into: &scene)
    }
    let allocations = Meter.allocations
    for _ in 0..<frames {
      navigator.advance(by: step)
      navigator.compose(into: &scene)
    }
    let taken = Double(Meter.allocations - allocations)
    let isRunning = navigator.phase != .idle
    navigator = start
    let time = Meter.nanoseconds(frames / 5) {
      navigator.advance(by: step)
      navigator.compose(into: &scene)
    }
    return [
      Finding(
        name: "frame while \(phase)",
        size: depth,
        amount: isRunning ? time : .infinity,
        unit: "ns",
        bound: .atMost(frameTime)
      ),
      Finding(
        name: "allocations while \(phase)",
        size: depth,
        amount: taken,
        unit: "in \(frames) frames",
        bound: .atMost(0)
      ),
    ]
  }

  private static func start(_ phase: String, _ navigator: inout Navigator) {
    navigator.push(Screen("detail", title: "Detail"))
    guard phase != "pushing" else { return }
    navigator.advance(by: 3)
    navigator.press(at: Point(x: 100, y: 200))
    navigator.advance(by: 0.1)
    navigator.move(to: Point(x: 200, y: 200))
    navigator.advance(by: 0.2)
    navigator.move(to: Point(x: 200, y: 200))
    if phase == "settling" { navigator.release() }
  }
}

extension Navigator {
  fileprivate mutating func discardReports() { _ = drainReports() }
}
