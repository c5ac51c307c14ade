import Glibc
import NavModel
import NavTUI

// The peers' scene on the kit: PeerScene [--plain]. See Benchmarks/Peers/README.md.
//
// `p` pushes the second screen over the first, `b` and a drag take it away, `q` leaves. With --plain
// there are neither dims nor shadows nor fine edges, which the peers do not draw either.

let words = CommandLine.arguments.dropFirst()
guard words.isEmpty || words.elementsEqual(["--plain"]) else {
  print("usage: PeerScene [--plain]")
  exit(64)
}

var alpha = Screen("alpha")
alpha.barVisibility = .hidden
var bravo = Screen("bravo")
bravo.barVisibility = .hidden
bravo.swipe = .on

let app = TerminalApp(root: alpha, showing: Scenery.alpha, system: .peers)
app.drawsDetail = words.isEmpty
app.keyMap = KeyMap([
  KeyBinding(.back, ["b"], in: [.pushed, .headingForward]),
  KeyBinding(.quit, ["q"], in: Set(KeyContext.allCases)),
])
app.onOpen = { _, app in app.push(bravo, showing: Scenery.bravo) }
try app.run()

extension NavigationSystem {
  /// What the peers do: 0.35 s with a cubic ease-out, dragged from anywhere, to the nearer side when let go.
  fileprivate static var peers: NavigationSystem {
    var system = NavigationSystem.fluid
    system.push = TransitionStyle(system.push.travel, .curve(.easeOutCubic, duration: 0.35))
    system.pop = system.push
    system.settle = .completion(.easeOutCubic, duration: 0.35, speed: .one)
    system.release = .past(0.5)
    return system
  }
}

extension TimingCurve {
  /// 1 − (1 − t)³, exactly.
  fileprivate static let easeOutCubic = TimingCurve(1.0 / 3, 1, 2.0 / 3, 1)
}
