import NavModel
import Testing

@testable import NavTUI

@Suite("A program of screens")
struct TerminalAppTests {
  @Test("The bottom line says what acts now, at the root, on a screen, in motion, held, in a field")
  func hints() throws {
    let rig = try AppRig()
    #expect(rig.hints == " ⏎ → open   ↑ ↓ move   ? keys   q quit             1/40   fluid")
    rig.open(3)
    #expect(rig.hints.hasPrefix(" ⏎ → open   ↑ ↓ move   ← Esc back   ⇧→ drag   ? keys"))
    rig.feed(">")
    rig.wait(0.1)
    #expect(rig.hints.hasPrefix(" ⇧← ⇧→ drag   ⏎ let go   Esc put back"))
    rig.feed("\r")
    rig.wait(0.05)
    #expect(rig.hints.hasPrefix(" ← turn round"))
    rig.settle()
    rig.feed("h")
    rig.wait(0.05)
    #expect(rig.hints.hasPrefix(" → turn round"))
    rig.settle()
    rig.open(0)
    #expect(rig.hints == " Esc back   ^P actions                                    fluid")
  }

  @Test("Nothing is said of moving where nothing moves, nor of opening where nothing opens")
  func nothingToMove() throws {
    let rig = try AppRig()
    rig.app.onOpen = { _, app in
      app.push(Screen("text", title: "Text"), showing: TextContent(text: "One line."))
    }
    rig.open(1)
    #expect(rig.hints.hasPrefix(" ← Esc back"))
    rig.app.show(TextContent(text: String(repeating: "line\n", count: 40)), in: "text")
    rig.wait(0.1)
    #expect(rig.hints.hasPrefix(" ↑ ↓ move   ← Esc back"))
  }

  @Test("Under a system that refuses gestures in motion, that is said, and keys act all the same")
  func locked() throws {
    let rig = try AppRig(system: .percentDriven)
    rig.rootList.select(3)
    rig.feed("\r")
    rig.wait(0.1)
    #expect(rig.hints.hasPrefix(" no gestures until it has settled"))
    rig.press(5, 8)
    rig.drag(40, 8)
    rig.release(40, 8)
    #expect(rig.phase == .animating)
    rig.feed("\u{1B}[D")
    rig.settle()
    #expect(rig.titles == ["Root"])
  }

  @Test("In a field printable keys are text, also those typed before it has arrived")
  func typing() throws {
    let rig = try AppRig()
    rig.rootList.select(0)
    rig.feed("\rqh")
    rig.wait(0.1)
    rig.feed("l>")
    rig.settle()
    #expect(rig.titles == ["Root", "field"])
    #expect(rig.rows.contains { $0.contains("qhl>") })
    rig.feed("\u{7F}\u{7F}\u{7F}\u{7F}")
    rig.wait(0.1)
    #expect(rig.titles == ["Root", "field"])
    // In an empty field it means back.
    rig.feed("\u{7F}")
    rig.settle()
    #expect(rig.titles == ["Root"])
  }

  @Test("While a field arrives, ← still turns it round")
  func turningField() throws {
    let rig = try AppRig()
    rig.rootList.select(0)
    rig.feed("\r")
    rig.wait(0.05)
    rig.feed("\u{1B}[D")
    rig.settle()
    #expect(rig.titles == ["Root"])
  }

  @Test("Eight steps by key stay, nine pop; 0.6 s without a key let go as Enter does")
  func keyDrag() throws {
    for (steps, titles) in [(8, ["Root", "row 3"]), (9, ["Root"])] {
      for isPatient in [false, true] {
        let rig = try AppRig()
        rig.open(3)
        for _ in 0..<steps { rig.feed("\u{1B}[1;2C") }
        #expect(rig.progress == Double(steps) / 16)
        if isPatient {
          rig.wait(0.59)
          #expect(rig.phase == .interactive)
          rig.wait(0.03)
        } else {
          rig.feed("\r")
        }
        #expect(rig.phase == .settling)
        rig.settle()
        #expect(rig.titles == titles, "\(steps) steps")
      }
    }
  }

  @Test("Escape takes a drag away, by keys and by the pointer")
  func takenAway() throws {
    let rig = try AppRig()
    rig.open(3)
    for _ in 0..<12 { rig.feed(">") }
    rig.feed("\u{1B}")
    rig.wait(InputDecoder.defaultEscapeDelay + 0.01)
    #expect(rig.phase == .settling)
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])

    rig.press(5, 8)
    rig.wait(0.1)
    rig.drag(55, 8)
    rig.feed("\u{1B}")
    rig.wait(InputDecoder.defaultEscapeDelay + 0.01)
    #expect(rig.phase == .settling)
    rig.release(55, 8)
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])
  }

  @Test("At the root back is a small bounce that comes to rest, and moves nothing else")
  func bounce() throws {
    let rig = try AppRig()
    rig.wait(1)
    let before = rig.rows
    let frames = rig.terminal.frames.count
    rig.feed("\u{1B}[D")
    #expect(rig.rows != before)
    rig.settle()
    #expect(rig.rows == before)
    #expect((2...12).contains(rig.terminal.frames.count - frames))
    #expect(rig.phase == .idle)
  }

  @Test("A window that is too small says so and comes back; a drag is taken away")
  func tooSmall() throws {
    let rig = try AppRig()
    rig.open(3)
    let before = rig.rows
    for size in [(1, 1), (19, 5), (20, 4), (5, 3)] {
      rig.press(5, 8)
      rig.drag(30, 8)
      rig.terminal.resize(to: Size(columns: size.0, rows: size.1))
      rig.step()
      rig.wait(0.1)
      #expect(rig.terminal.shown?.size == Size(columns: size.0, rows: size.1))
      #expect(rig.rows.allSatisfy { !$0.contains("row 3") })
      rig.release(30, 3)
      rig.terminal.resize(to: AppRig.size)
      rig.step()
      rig.settle()
      #expect(rig.titles == ["Root", "row 3"])
      #expect(rig.rows == before)
    }
  }

  @Test("The contents of screens that are gone are let go")
  func released() throws {
    let rig = try AppRig()
    rig.open(3)
    let screen = rig.app.navigator.destination
    #expect(rig.app.content(of: screen) != nil)
    rig.feed("h")
    rig.settle()
    #expect(rig.app.content(of: screen) == nil)
    #expect(rig.app.content(of: "root") != nil)
  }
}
