import NavModel
import Testing

@testable import NavTUI

@Suite("The pointer")
struct PointerTrackerTests {
  @Test("A press, drags and a release in one read pop a screen")
  func oneRead() throws {
    let rig = try AppRig()
    rig.open(3)
    #expect(rig.titles == ["Root", "row 3"])
    rig.press(5, 8)
    rig.wait(0.2)
    rig.feed(AppRig.drag(20, 8) + AppRig.drag(50, 8) + AppRig.release(50, 8))
    #expect(rig.titles == ["Root"])
    rig.settle()
    #expect(rig.phase == .idle)
    #expect(rig.rows.contains { $0.contains("row 3") })
  }

  @Test("The pane follows the pointer cell by cell, from the very first")
  func following() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(10, 8)
    for column in 11...40 {
      rig.clock.advance(by: AppRig.frame)
      rig.drag(column, 8)
      #expect(rig.app.edge == Double(column - 10))
      #expect(rig.progress == Double(column - 10) / 64)
    }
  }

  @Test("Out and back in again is not a pop", arguments: [10, 11, 24])
  func outAndBack(end: Int) throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(10, 8)
    for column in [20, 40, 50, 30, end] {
      rig.wait(0.05)
      rig.drag(column, 8)
    }
    rig.wait(0.2)
    rig.release(end, 8)
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])
  }

  @Test("A press on a moving pane stops it where it is; let go before half a push comes to nothing")
  func catching() throws {
    for (wait, titles) in [(0.05, ["Root"]), (0.3, ["Root", "row 3"])] {
      let rig = try AppRig()
      rig.rootList.select(3)
      rig.feed("\r")
      rig.wait(wait)
      let progress = rig.progress
      #expect(rig.phase == .animating)
      rig.press(58, 8)
      #expect(rig.phase == .interactive)
      #expect(rig.progress == progress)
      rig.wait(0.3)
      #expect(rig.progress == progress)
      rig.release(58, 8)
      rig.settle()
      #expect(rig.titles == titles, "caught after \(wait) s at \(progress)")
    }
  }

  @Test("A pane let go in motion goes on at least as fast, without a jump")
  func releaseSpeed() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(5, 8)
    for column in 6...30 {
      rig.clock.advance(by: AppRig.frame)
      rig.drag(column, 8)
    }
    rig.release(30, 8)
    let edge = try #require(rig.app.edge)
    rig.wait(AppRig.frame)
    let step = try #require(rig.app.edge) - edge
    // A column a frame before; the spring only adds to it.
    #expect(step >= 0.9)
    #expect(step <= 4)
  }

  @Test("A tap on a row opens it, on the back item goes back; next to both nothing happens")
  func taps() throws {
    let rig = try AppRig()
    let row = try #require(rig.rows.firstIndex { $0.contains("row 5") })
    rig.press(50, row)
    rig.release(50, row)
    rig.settle()
    #expect(rig.titles == ["Root", "row 5"])
    rig.press(40, 0)
    rig.release(40, 0)
    rig.settle()
    #expect(rig.titles == ["Root", "row 5"])
    rig.press(3, 0)
    rig.release(3, 0)
    rig.settle()
    #expect(rig.titles == ["Root"])
  }

  @Test("A press that leaves its cell and comes back is no tap")
  func noTap() throws {
    let rig = try AppRig()
    let row = try #require(rig.rows.firstIndex { $0.contains("row 5") })
    rig.press(20, row)
    rig.drag(19, row)
    rig.drag(20, row)
    rig.release(20, row)
    rig.settle()
    #expect(rig.titles == ["Root"])
  }

  @Test(
    "A vertical drag scrolls and never pops, also when it begins a little sideways",
    arguments: [[(20, 10), (20, 6)], [(20, 10), (19, 10), (20, 6)], [(20, 10), (24, 6)]]
  )
  func verticalDrag(places: [(Int, Int)]) throws {
    let rig = try AppRig()
    rig.open(3)
    let before = rig.rows[8]
    rig.press(places[0].0, places[0].1)
    for place in places.dropFirst() {
      rig.clock.advance(by: AppRig.frame)
      rig.drag(place.0, place.1)
      #expect(rig.phase == .idle)
    }
    // Once it scrolls it does nothing else, however far it then goes aside.
    rig.clock.advance(by: AppRig.frame)
    rig.drag(55, 6)
    #expect(rig.phase == .idle)
    rig.wait(0.1)
    #expect(rig.rows[4] == before)
    rig.release(55, 6)
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])
  }

  @Test("At the root a drag to the right does nothing; a vertical one after it scrolls")
  func dragAtRoot() throws {
    let rig = try AppRig()
    let before = rig.rows[8]
    rig.press(20, 10)
    rig.drag(21, 10)
    rig.drag(40, 10)
    #expect(rig.phase == .idle)
    rig.drag(40, 8)
    rig.wait(0.1)
    #expect(rig.rows[6] == before)
    rig.release(40, 8)
    #expect(rig.titles == ["Root"])
  }

  @Test("The wheel scrolls three rows a notch and leaves the selection; not while something moves")
  func wheel() throws {
    let rig = try AppRig()
    let before = rig.rows[8]
    rig.feed("\u{1B}[<65;10;8M")
    rig.wait(0.1)
    #expect(rig.rows[5] == before)
    #expect(rig.rootList.selected == 0)
    rig.feed("\u{1B}[<64;10;8M")
    rig.wait(0.1)
    #expect(rig.rows[8] == before)

    rig.feed("\r")
    rig.wait(0.1)
    rig.feed("\u{1B}[<65;10;8M")
    rig.settle()
    rig.feed("\u{7F}")
    rig.settle()
    #expect(rig.rows[8] == before)
  }

  @Test("Losing the focus, or motion without a button, takes a drag away whatever its progress")
  func lost() throws {
    for loss in ["\u{1B}[O", "\u{1B}[<35;50;9M"] {
      let rig = try AppRig()
      rig.open(3)
      rig.press(5, 8)
      rig.wait(0.1)
      rig.drag(50, 8)
      #expect(rig.phase == .interactive)
      rig.feed(loss)
      #expect(rig.phase == .settling)
      // The button counts as up.
      rig.drag(58, 8)
      rig.settle()
      #expect(rig.titles == ["Root", "row 3"])
    }
  }

  @Test("Other buttons do nothing")
  func otherButtons() throws {
    let rig = try AppRig()
    rig.open(3)
    for button in [1, 2] {
      rig.feed("\u{1B}[<\(button);6;9M\u{1B}[<\(button + 32);50;9M\u{1B}[<\(button);50;9m")
    }
    rig.settle()
    #expect(rig.titles == ["Root", "row 3"])
  }

  @Test("A resize in the middle of a drag keeps the progress and the drag")
  func resizing() throws {
    let rig = try AppRig()
    rig.open(3)
    rig.press(5, 8)
    rig.wait(0.1)
    rig.drag(21, 8)
    #expect(rig.progress == 0.25)
    rig.terminal.resize(to: Size(columns: 128, rows: 40))
    rig.step()
    #expect(rig.progress == 0.25)
    rig.drag(53, 8)
    #expect(rig.progress == 0.5)
    rig.wait(0.2)
    rig.drag(55, 8)
    rig.wait(0.2)
    rig.release(55, 8)
    rig.settle()
    #expect(rig.titles == ["Root"])
  }
}
