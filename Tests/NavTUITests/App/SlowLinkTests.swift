import Foundation
import LibC
import NavModel
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("Slow links", .serialized)
  struct SlowLinkTests {
    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    @Test(
      "After a drag of 60 motions the screen is settled as soon as the link can carry the last picture",
      arguments: [(11_520.0, 0.3), (960, 1)]
    )
    func settled(rate: Double, grace: Double) throws {
      let rig = try SlowRig(rate: rate)
      rig.open()
      rig.drag()
      let release = rig.clock.now
      rig.type("\u{1B}[<0;100;20m")
      rig.settle()
      let settled = rig.terminal.lastArrival - release
      let final = try #require(rig.terminal.frames.last)
      #expect(rig.terminal.mostUnanswered <= 2)
      #expect(settled <= Double(final.bytes) / rate + grace, "\(settled) s, \(final.bytes) bytes")
      #expect(rig.app.navigator.phase == .idle)
      #expect(rig.shows(rig.app.draw()))
      #expect(try rig.trace().contains { $0.contains(#""kind":"link","motion":"reduced""#) })
    }

    @Test("Held where a drag ended, the pane stands there, with all that was left out on the way")
    func held() throws {
      for rate in [960.0, 11_520, 100_000] {
        let rig = try SlowRig(rate: rate)
        rig.open()
        rig.drag()
        rig.settle()
        #expect(rig.app.navigator.phase == .interactive)
        #expect(abs((rig.app.edge ?? 0) - 97) < 0.001)
        #expect(!rig.app.leavesOutDetail)
        #expect(rig.shows(rig.app.draw()))
      }
    }

    @Test("A fast link carries all motion, with few frames under way")
    func fast() throws {
      let rig = try SlowRig(rate: 1_000_000)
      rig.open()
      rig.drag()
      rig.type("\u{1B}[<0;100;20m")
      rig.settle()
      #expect(rig.app.navigator.motion == .full)
      #expect(rig.terminal.mostUnanswered <= 2)
      #expect(try !rig.trace().contains { $0.contains(#""kind":"link""#) })
      #expect(rig.shows(rig.app.draw()))
    }

    @Test("A terminal that answers nothing is asked once, and gets all frames")
    func silent() throws {
      let rig = try SlowRig(rate: 1_000_000, answers: false)
      rig.open()
      rig.drag()
      #expect(!rig.terminal.modes.confirmsFrames)
      #expect(rig.terminal.frames.count > 30)
      #expect(!rig.app.leavesOutDetail)
    }

    @Test("What comes in while the terminal takes nothing is done, and its newest state is shown")
    func stuck() throws {
      let rig = try SlowRig(rate: 1_000_000)
      rig.open()
      let before = rig.terminal.frames.count
      rig.terminal.isStuck = true
      rig.drag()
      rig.type("\u{1B}[<0;100;20m")
      rig.wait(3)
      #expect(rig.terminal.frames.count == before)
      #expect(rig.app.navigator.phase == .idle)
      rig.terminal.isStuck = false
      rig.settle()
      #expect(rig.terminal.frames.count == before + 1)
      #expect(rig.shows(rig.app.draw()))
      rig.terminal.isStuck = true
      rig.type("\u{3}")
      rig.wait(0.1)
      #expect(rig.loop.ending == .quit)
    }

    @Test("Settle time against link speed is the picture's time and little more")
    func table() throws {
      print("baud, seconds to settle, of them the last picture, frames after the press, motion")
      for baud in [9_600.0, 19_200, 38_400, 115_200, 230_400, 1_000_000] {
        let rate = baud / 10
        let rig = try SlowRig(rate: rate)
        rig.open()
        let before = rig.terminal.frames.count
        rig.drag()
        let release = rig.clock.now
        rig.type("\u{1B}[<0;100;20m")
        rig.settle()
        let settled = rig.terminal.lastArrival - release
        let picture = Double(rig.terminal.frames.last?.bytes ?? 0) / rate
        let frames = rig.terminal.frames.count - before
        let row = String(format: "%9.0f %8.3f %8.3f %6d  ", baud, settled, picture, frames)
        print(row + rig.app.navigator.motion.rawValue)
        #expect(settled <= picture + 1)
      }
    }
  }
}

/// A program of two pages on a slow terminal, with a trace.
final class SlowRig {
  let clock = ManualClock()
  let terminal: SlowTerminal
  let app: TerminalApp
  private(set) var loop: NavTUI.RunLoop
  private var opened = 0
  private let path = NSTemporaryDirectory() + "link-\(UUID().uuidString).jsonl"

  private static let size = Size(columns: 120, rows: 40)
  /// How finely time passes, in seconds.
  private static let tick = 0.001

  init(rate: Double, answers: Bool = true, motion: MotionLevel = .full) throws {
    terminal = try SlowTerminal(size: Self.size, rate: rate, clock: clock)
    terminal.answers = answers
    app = TerminalApp(
      root: Screen("root", title: "Root"),
      showing: Self.page(1),
      motion: motion
    )
    app.adaptToMotion()
    loop = RunLoop(app, on: terminal, clock: clock, trace: try Trace(path: path))
    loop.begin()
    settle()
  }

  deinit { unlink(path) }

  private static func page(_ seed: Int) -> TextContent {
    let words = (0..<1_500).map { number in
      String(
        repeating: "abcdefghij".map(String.init)[(number * seed * 7) % 10],
        count: number % 9 + 1
      )
    }
    return TextContent(text: words.joined(separator: " "))
  }

  func open() {
    opened += 1
    app.push(Screen(ScreenID("page \(opened)"), title: "Page"), showing: Self.page(3))
    settle()
  }

  /// Sixty motions in half a second, held.
  func drag() {
    type("\u{1B}[<0;3;20M")
    for motion in 1...60 {
      wait(0.5 / 60)
      type("\u{1B}[<32;\(3 + motion * 97 / 60);20M")
    }
    wait(Self.tick)
  }

  func type(_ text: String) { terminal.type(text) }

  func wait(_ seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(by: Self.tick)
      terminal.deliver()
      loop.step(at: clock.now)
    }
  }

  /// Until nothing moves and nothing is on its way.
  func settle() {
    var quiet = 0.0
    while quiet < 0.5, clock.now < 600 {
      wait(0.01)
      quiet = terminal.isIdle && !app.navigator.isAnimating && !app.needsFrame ? quiet + 0.01 : 0
    }
  }

  /// Whether the terminal shows a picture.
  func shows(_ surface: Surface) -> Bool {
    terminal.emulator.rows.map { $0.dropLastBlanks } == surface.text
  }

  func trace() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension String {
  fileprivate var dropLastBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
