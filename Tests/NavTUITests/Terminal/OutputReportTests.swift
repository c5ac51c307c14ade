import LibC
import NavModel
import Testing

@testable import NavTUI

extension OneTerminal {
  /// Reports from users of other terminal programs, as tests of this one.
  @Suite("Reports of users, on output", .serialized)
  struct OutputReportTests {
    private static let press = "\u{1B}[<0;3;20M"
    private static let release = "\u{1B}[<0;100;20m"

    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    @Test(
      "2: of 1000 motions in 50 ms the last one is shown, in no more frames than due (brick #178)"
    )
    func flood() throws {
      let rig = try SlowRig(rate: 1_000_000)
      rig.open()
      let before = rig.terminal.frames.count
      let start = rig.clock.now
      rig.type(Self.press)
      for motion in 0..<1_000 {
        rig.type("\u{1B}[<32;\(motion == 999 ? 60 : motion % 119 + 1);20M")
        if motion % 20 == 19 { rig.wait(0.001) }
      }
      rig.wait(0.1)
      let elapsed = rig.clock.now - start
      let frames = rig.terminal.frames.count - before
      #expect(Double(frames) <= elapsed * FramePacer.standardRate + 2)
      #expect(abs((rig.app.edge ?? 0) - 57) < 0.001)
      #expect(rig.shows(rig.app.draw()))
      let kinds = try rig.trace().filter { $0.contains("press") || $0.contains("release") }.count
      rig.type("\u{1B}[<0;60;20m" + Self.press + "\u{1B}[<0;3;20m")
      rig.wait(0.01)
      #expect(
        try rig.trace().filter { $0.contains("press") || $0.contains("release") }.count == kinds + 3
      )
    }

    @Test(
      "8: a Chinese page slid a column at a time is cut to spaces, and no row shifts (ratatui #2526)",
      arguments: [LayoutDirection.leftToRight, .rightToLeft]
    )
    func wideGlyphs(direction: LayoutDirection) throws {
      let size = Size(columns: 40, rows: 10)
      let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
      let emulator = Emulator(size)
      var scenes = PopScene()
      scenes.direction = direction
      let page = TextContent(text: String(repeating: "返回世界中文", count: 40))
      var options = SceneRenderer.Options()
      options.fineEdges = false
      var renderer = SceneRenderer(options: options)
      var surface = Surface(size: size)
      for column in 0...40 {
        renderer.render(
          scenes.at(Double(column) / 40),
          contents: { _ in page },
          hints: HintLine(hints: [], preset: "fluid"),
          into: &surface
        )
        var bytes: [UInt8] = []
        _ = screen.draw(surface, cursor: nil, into: &bytes)
        emulator.write(bytes)
        for row in 0..<size.rows {
          var columns = 0
          for place in 0..<size.columns {
            let shown = emulator.cell(place, row)
            let wanted = surface[place, row]
            #expect(shown.glyph == wanted.glyph && shown.width == wanted.width)
            columns += Int(shown.width)
          }
          #expect(columns == size.columns)
        }
      }
    }

    @Test("9: nothing is ever erased after the first frame (qwen-code #8580)")
    func erasing() throws {
      let rig = try SlowRig(rate: 1_000_000)
      let start = rig.terminal.written.count
      for _ in 0..<3 {
        rig.open()
        rig.drag()
        rig.type(Self.release)
        rig.settle()
      }
      let session = String(decoding: rig.terminal.written[start...], as: UTF8.self)
      #expect(session.contains("\u{1B}["))
      for erase in ["\u{1B}[J", "\u{1B}[0J", "\u{1B}[1J", "\u{1B}[2J", "\u{1B}[3J", "\u{1B}c"] {
        #expect(!session.contains(erase))
      }
    }

    @Test(
      "9: frames are bracketed only where the terminal says that it knows the brackets",
      arguments: [
        (nil, false), (0, false), (1, true), (2, true), (3, false), (4, false),
      ] as [(Int?, Bool)]
    )
    func brackets(state: Int?, bracketed: Bool) throws {
      let clock = ManualClock()
      let terminal = HeadlessTerminal(size: Size(columns: 80, rows: 24), clock: clock)
      let app = TerminalApp(root: Screen("root"), showing: TextContent(text: "text"))
      var loop = RunLoop(app, on: terminal, clock: clock)
      loop.begin()
      if let state { terminal.feed("\u{1B}[?2026;\(state)$y") }
      terminal.feed("\u{1B}[?62;22c")
      loop.step(at: 0)
      loop.step(at: 0)
      #expect(terminal.modes.synchronizesOutput == bracketed)
    }

    @Test(
      "10: a push takes a quarter of the bytes with less motion, a screenful with none (agentty #36)"
    )
    func motion() throws {
      var bytes: [MotionLevel: Int] = [:]
      for level in MotionLevel.allCases {
        let rig = try SlowRig(rate: 1_000_000, motion: level)
        let before = rig.terminal.written.count
        rig.open()
        bytes[level] = rig.terminal.written.count - before
      }
      let full = try #require(bytes[.full])
      // A screenful: every cell, and for each row the way to it and two styles.
      let screenful = 120 * 40 + 40 * 50
      #expect(try #require(bytes[.reduced]) * 4 <= full)
      #expect(try #require(bytes[.none]) <= screenful)
    }

    @Test(
      "10: a drag follows the pointer with less motion, in whole cells and plainly (agentty #36)"
    )
    func reducedDrag() throws {
      let rig = try SlowRig(rate: 1_000_000, motion: .reduced)
      let below = rig.app.draw()
      rig.open()
      let above = rig.app.draw()
      rig.type(Self.press)
      for column in [10, 20, 47, 33] {
        rig.type("\u{1B}[<32;\(column);20M")
        rig.wait(0.05)
        let edge = column - 3
        let picture = rig.app.draw()
        for row in 2..<39 {
          #expect((0..<edge).allSatisfy { picture[$0, row] == below[$0, row] })
          #expect((edge..<120).allSatisfy { picture[$0, row] == above[$0 - edge, row] })
        }
        #expect(rig.shows(picture))
      }
    }
  }
}
