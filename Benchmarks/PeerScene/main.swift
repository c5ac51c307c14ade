import NavModel
import NavTUI

var system = NavigationSystem.fluid
system.push = TransitionStyle(system.push.travel, .curve(.easeOutCubic, duration: 0.35))
system.pop = system.push
system.settle = .completion(.easeOutCubic, duration: 0.35, speed: .one)
system.release = .past(0.5)

var alpha = Screen("alpha")
alpha.barVisibility = .hidden
var bravo = Screen("bravo")
bravo.barVisibility = .hidden
bravo.swipe = .on

let isPlain = CommandLine.arguments.contains("--plain")
if isPlain {
  let travel = Travel(parallax: system.push.travel.parallax)
  system.push.travel = travel
  system.pop.travel = travel
  system.swipe = travel
}
let app = TerminalApp(root: alpha, showing: Scenery.alpha, system: system)
app.keyMap = KeyMap([
  KeyBinding(.back, ["b"], in: [.pushed, .headingForward]),
  KeyBinding(.quit, ["q"], in: Set(KeyContext.allCases)),
])
app.onOpen = { _, app in app.push(bravo, showing: Scenery.bravo) }
try app.run()

extension TimingCurve {
  /// 1 − (1 − t)³, exactly.
  static let easeOutCubic = TimingCurve(1.0 / 3, 1, 2.0 / 3, 1)
}
