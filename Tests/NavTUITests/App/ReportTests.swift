import NavModel
import Testing

@testable import NavTUI

/// Reports from users of other programs, on the manual clock; the numbers are those of the list that the
/// tests of the whole program share.
@Suite("Reports from users, with input")
struct ReportTests {
  private let escape = "\u{1B}"

  private func opened(contentWidth: Double = 0) -> Pilot {
    let rows = (0..<3).map { ListRow("Row \($0)", action: "page") }
    let app = TerminalApp(
      root: Screen("root", title: "Root"),
      showing: ListContent(sections: [ListSection(rows: rows)])
    )
    app.onOpen = { _, app in
      var page = Screen("page", title: "Page")
      page.scrollableWidth = contentWidth
      app.push(page, showing: TextContent(text: "A page."))
    }
    let pilot = Pilot(app, size: Size(columns: 80, rows: 24))
    pilot.type(.enter)
    pilot.settle()
    return pilot
  }

  @Test(
    "1: press, drag and release are that, in one read and in three (Terminal.Gui #5)",
    arguments: [true, false]
  )
  func order(inOneRead: Bool) {
    let reports = ["\(escape)[<0;3;6M", "\(escape)[<32;70;6M", "\(escape)[<0;70;6m"]
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for piece in inOneRead ? [reports.joined()] : reports {
      decoder.feed(piece.utf8, at: 0, into: &events)
    }
    events.mergeMotions()
    #expect(events.map(String.init(describing:)).count == 3)
    #expect(
      events == [
        .mouse(.press(.left), 2, 5), .mouse(.drag(.left), 69, 5), .mouse(.release(.left), 69, 5),
      ]
    )
    let pilot = opened()
    for piece in inOneRead ? [reports.joined()] : reports {
      pilot.terminal.feed(piece, at: pilot.clock.now)
      pilot.wait(0.001)
    }
    pilot.settle()
    #expect(pilot.titles == ["Root"])
  }

  @Test("2: of 1000 motions in 50 ms the last one holds, at no more frames than due (brick #178)")
  func flood() {
    let pilot = opened()
    pilot.press(Position(column: 0, row: 6))
    let frames = pilot.terminal.frames.count
    let start = pilot.clock.now
    for motion in 1...1000 {
      let column = motion == 1000 ? 33 : motion % 70 + 1
      pilot.terminal.feed("\(escape)[<32;\(column);7M", at: start + Double(motion) * 0.000_05)
    }
    for _ in 1...1000 { pilot.wait(0.000_05) }
    let due = Int((pilot.clock.now - start) * FramePacer.standardRate) + 2
    #expect(pilot.terminal.frames.count - frames <= due)
    pilot.wait(0.05)
    #expect(pilot.app.edge == 32)
  }

  @Test(
    "3: a report split anywhere, however late, is typed by nobody (opentui PR #781)",
    arguments: [0, 0.010, 0.060, 0.200]
  )
  func split(gap: Double) {
    let report = Array("\(escape)[<0;3;6M".utf8)
    for place in 1..<report.count {
      let pilot = opened()
      pilot.terminal.feed(report[..<place], at: pilot.clock.now)
      pilot.wait(gap)
      pilot.terminal.feed(report[place...], at: pilot.clock.now)
      pilot.wait(0.05)
      // Right behind ESC it is the Escape key, which goes back; the rest is still the report.
      let isEscape = place == 1 && gap > InputDecoder.defaultEscapeDelay
      pilot.settle()
      #expect(pilot.titles == (isEscape ? ["Root"] : ["Root", "Page"]), "split at \(place)")
      #expect(pilot.ending == nil)
    }
  }

  @Test(
    "12: a lone Esc goes back within 60 ms, and not before it is certain (prompt-toolkit #1181)"
  )
  func loneEscape() {
    let pilot = opened()
    pilot.terminal.feed(escape, at: pilot.clock.now)
    pilot.wait(0.020)
    #expect(pilot.app.navigator.phase == .idle)
    pilot.wait(0.040)
    #expect(pilot.app.navigator.operation == .pop)
  }

  @Test("12: Esc, and [D 20 ms later, is Left: one step back, not two and a letter")
  func lateLeft() {
    let pilot = opened()
    pilot.terminal.feed(escape, at: pilot.clock.now)
    pilot.wait(0.020)
    pilot.terminal.feed("[D", at: pilot.clock.now)
    pilot.wait(0.001)
    #expect(pilot.app.navigator.operation == .pop)
    pilot.settle()
    #expect(pilot.titles == ["Root"])
    #expect(pilot.ending == nil)
  }

  @Test("15: on a wide page left scrolls first, and goes back only at its edge (glow #1026)")
  func widePage() {
    let pilot = opened(contentWidth: 160 * 8)
    let offset = { pilot.app.navigator.horizontalOffset(of: "page") }
    pilot.type(.right)
    pilot.type(.right)
    let scrolled = offset()
    #expect(scrolled > 0)
    pilot.type(.left)
    #expect(offset() < scrolled)
    #expect(pilot.titles == ["Root", "Page"])
    pilot.type(.left)
    #expect(offset() == 0)
    pilot.settle()
    #expect(pilot.titles == ["Root", "Page"])
    pilot.type(.left)
    pilot.settle()
    #expect(pilot.titles == ["Root"])
  }

  @Test(
    "15: left on the root moves nothing away, and every advertised key does something (glow #1037)"
  )
  func root() {
    let pilot = opened()
    pilot.type(.escape)
    pilot.settle()
    pilot.type(.left)
    pilot.settle()
    #expect(pilot.titles == ["Root"])
    #expect(pilot.ending == nil)
    for context in KeyContext.allCases {
      for binding in KeyMap.default.bindings where binding.hint != nil {
        for key in binding.keys where binding.contexts.contains(context) {
          #expect(KeyMap.default.action(for: key, in: context) != nil)
        }
      }
    }
  }

  @Test("A paste of keys, of an Escape and of Control-C neither navigates nor quits")
  func paste() {
    let pilot = opened()
    pilot.paste("q\u{3}\r\(escape)\(escape)[D\u{1A}")
    pilot.settle()
    #expect(pilot.titles == ["Root", "Page"])
    #expect(pilot.ending == nil)
    #expect(pilot.terminal.stops == 0)
  }

  @Test("Losing the focus in a drag takes the pane from the pointer")
  func focus() {
    let pilot = opened()
    pilot.hold(from: Position(column: 2, row: 6), to: Position(column: 60, row: 6), in: 0.2)
    #expect(pilot.app.navigator.phase == .interactive)
    pilot.terminal.feed("\(escape)[O", at: pilot.clock.now)
    pilot.wait(0.02)
    #expect(pilot.app.navigator.phase != .interactive)
    pilot.settle()
    #expect(pilot.titles == ["Root", "Page"])
  }

  @Test("Answers at any time, asked for or not, are typed by nobody")
  func answers() {
    let pilot = opened()
    for answer in [
      "[?62;22c", "[?2026;2$y", "[?1016;0$y", "[0n", "[24;80R", "]11;rgb:11/22/33\u{7}",
      "]4;255;rgb:ee/ee/ee\(escape)\\", "P>|tmux 3.3a\(escape)\\", "[>0;10;1c", "[?1;2c",
    ] {
      pilot.terminal.feed(escape + answer, at: pilot.clock.now)
      pilot.wait(0.02)
    }
    pilot.settle()
    #expect(pilot.titles == ["Root", "Page"])
    #expect(pilot.ending == nil)
  }

  @Test("A kiosk passes Ctrl-Z over; elsewhere it stops the program")
  func suspension() {
    for (access, stops) in [(AccessPolicy.free, 1), (.kiosk(beneath: nil), 0)] {
      let pilot = opened()
      pilot.app.access = access
      pilot.type("z", .control)
      #expect(pilot.terminal.stops == stops)
      pilot.terminal.raise(.suspend)
      pilot.wait(0.02)
      #expect(pilot.terminal.stops == 2 * stops)
    }
  }

  @Test("The cursor is put on the selected row at rest, and nowhere while something moves")
  func cursor() throws {
    let pilot = opened()
    #expect(pilot.terminal.cursor != nil)
    pilot.type(.escape)
    pilot.settle()
    for row in 0..<3 {
      let place = try #require(pilot.terminal.cursor)
      #expect(pilot.rows[place.row].contains("Row \(row)"))
      #expect(pilot.rows[place.row].dropFirst(place.column).hasPrefix("Row"))
      pilot.type(.down)
    }
    pilot.type(.enter)
    pilot.wait(0.1)
    #expect(pilot.app.isMoving)
    #expect(pilot.terminal.cursor == nil)
  }
}
