import NavTUI
import Testing

@Suite("Frames of a recording")
struct FrameEncoderTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// What an emulator shows, with continuations in the style of their glyphs.
  private func shown(_ emulator: Emulator) -> [Cell] {
    (0..<emulator.size.rows).flatMap { row in
      (0..<emulator.size.columns).map { emulator.cell($0, row) }
    }
  }

  private func firstDifference(_ shown: [Cell], _ wanted: [Cell]) -> Int? {
    shown.indices.first { index in
      let (cell, other) = (shown[index], wanted[index])
      guard cell.glyph == other.glyph, cell.width == other.width else { return true }
      // An emulator may keep a wide glyph's style in its left half only.
      return other.width > 0 && cell.style != other.style
    }
  }

  @Test("After any sequence of frames an emulator shows the last surface, in all its colours")
  func anySequence() throws {
    let size = Size(columns: 50, rows: 12)
    let emulator = Emulator(size)
    emulator.write(FrameEncoder.enter)
    var encoder = FrameEncoder()
    var scene = RandomScene(size: size, seed: 11)
    for step in 0..<300 {
      scene.change()
      emulator.write(encoder.encode(scene.surface))
      let wrong = firstDifference(shown(emulator), scene.surface.cells)
      try #require(wrong == nil, "step \(step), cell \(wrong ?? 0)")
    }
  }

  @Test("What has not changed costs nothing")
  func nothing() {
    var encoder = FrameEncoder()
    var surface = Surface(size: Size(columns: 10, rows: 2))
    surface.put("same", at: Position(column: 0, row: 0), style: Style())
    #expect(!encoder.encode(surface).isEmpty)
    #expect(encoder.encode(surface).isEmpty)
  }

  @Test("Only what differs is written, in the place where it stands")
  func difference() {
    var encoder = FrameEncoder()
    var surface = Surface(size: Size(columns: 20, rows: 3))
    _ = encoder.encode(surface)
    let style = Style(foreground: Paint(1, 2, 3), attributes: .bold)
    surface.put("ab", at: Position(column: 4, row: 1), style: style)
    #expect(text(encoder.encode(surface)) == "\u{1B}[2;5H\u{1B}[0;1;38;2;1;2;3mab")
    // In the same style, from where it is known to draw.
    surface.put("c", at: Position(column: 6, row: 1), style: style)
    #expect(text(encoder.encode(surface)) == "c")
    surface.put("d", at: Position(column: 0, row: 0), style: Style(background: Paint(4, 5, 6)))
    #expect(text(encoder.encode(surface)) == "\u{1B}[1;1H\u{1B}[0;48;2;4;5;6md")
  }

  @Test(
    "Cells between two changes are written again up to four, and jumped over from five on",
    arguments: [(4, "xooooy"), (5, "x\u{1B}[1;7Hy")]
  )
  func gaps(between: Int, written: String) {
    var encoder = FrameEncoder()
    var surface = Surface(size: Size(columns: 20, rows: 1))
    surface.put(String(repeating: "o", count: 20), at: Position(column: 0, row: 0), style: Style())
    _ = encoder.encode(surface)
    surface.put("x", at: Position(column: 0, row: 0), style: Style())
    surface.put("y", at: Position(column: between + 1, row: 0), style: Style())
    #expect(text(encoder.encode(surface)) == "\u{1B}[1;1H" + written)
  }

  @Test("After a cluster whose width terminals disagree about, the place is said anew")
  func clusters() {
    var encoder = FrameEncoder()
    var surface = Surface(size: Size(columns: 9, rows: 1))
    _ = encoder.encode(surface)
    surface.put("👩‍🚀x", at: Position(column: 0, row: 0), style: Style())
    #expect(text(encoder.encode(surface)) == "\u{1B}[1;1H\u{1B}[0m👩‍🚀\u{1B}[1;3Hx")
  }

  @Test("Another size draws everything anew, on an emulator that has it")
  func resized() {
    let emulator = Emulator(Size(columns: 30, rows: 4))
    var encoder = FrameEncoder()
    var surface = Surface(size: emulator.size)
    surface.put("返回 before", at: Position(column: 1, row: 1), style: Style())
    emulator.write(encoder.encode(surface))
    emulator.resize(to: Size(columns: 12, rows: 6))
    surface = Surface(size: emulator.size)
    surface.put("after", at: Position(column: 0, row: 5), style: Style())
    emulator.write(encoder.encode(surface))
    #expect(emulator.rows.map { $0.filter { $0 != " " } } == ["", "", "", "", "", "after"])
  }

  @Test("Nothing is written of a surface without cells")
  func empty() {
    var encoder = FrameEncoder()
    #expect(encoder.encode(Surface(size: Size(columns: 0, rows: 0))).isEmpty)
  }
}
