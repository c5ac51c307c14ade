import Foundation
import Testing

@Suite("Looks for everyone")
struct LooksTests {
  @Test("With NO_COLOR nothing is coloured, with an empty one everything")
  func noColor() throws {
    for (wish, isColored) in [("1", false), ("", true)] {
      let navtui = try Navtui.gallery(variables: ["NO_COLOR": wish])
      try navtui.open(Gallery.hiddenToShown)
      try navtui.drag(.straight(from: 5, to: 60))
      try navtui.waitUntilSettled(depth: 1)
      #expect(navtui.terminal.usesColors == isColored)
      #expect(try navtui.trace.last("start")?.colors == (isColored ? 256 : 0))
    }
  }

  @Test("Report 11: with LC_ALL=C the output is 7-bit and the layout the same (cursive #13)")
  func sevenBit() throws {
    let rich = try Navtui.gallery()
    let plain = try Navtui.gallery(variables: ["LC_ALL": "C"])
    for navtui in [rich, plain] { try navtui.open(Gallery.ownBackItem) }
    try plain.waitUntil("as many lines are shown") {
      plain.screen.lines.count { !$0.isEmpty } == rich.screen.lines.count { !$0.isEmpty }
    }
    #expect(plain.terminal.transcript.allSatisfy { $0 < 0x80 })
    // The bottom line says `Up` where it says `↑` elsewhere.
    for row in 0..<23 {
      for column in 0..<80 {
        let other = rich.screen[column, row]
        guard let other, other.width == 1, other.text.allSatisfy(\.isASCII) else { continue }
        // The right half of a wide character is `?` or a blank there.
        if column > 0, rich.screen[column - 1, row]?.width == 2 { continue }
        #expect(
          plain.screen[column, row]?.text == other.text,
          "\(column), \(row)\n\(plain.text())\n\(rich.text())"
        )
      }
    }
    try plain.drag(.straight(from: 5, to: 60))
    try plain.waitUntilSettled(depth: 1)
    #expect(plain.terminal.transcript.allSatisfy { $0 < 0x80 })
  }

  @Test("The hidden cursor stands on the row that has the focus")
  func cursor() throws {
    let navtui = try Navtui.gallery()
    for _ in 0..<3 {
      try navtui.waitUntil("the cursor is on the selected row") {
        navtui.screen.lines[navtui.screen.cursor.row].contains("▌")
          || navtui.screen.lines[navtui.screen.cursor.row].contains("▎")
          || navtui.screen.lines[navtui.screen.cursor.row].hasPrefix(" ›")
      }
      try navtui.type(.down)
    }
    #expect(!navtui.screen.showsCursor)
  }
}
