import CVterm
import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("What an emulator shows", .serialized)
  struct EmulatedFramesTests {
    private static let size = Size(columns: 50, rows: 12)

    @Test(
      "After any sequence of frames the emulator shows the last surface, without erase-display",
      arguments: ["xterm-256color", "xterm", "tmux-256color", "screen-256color"]
    )
    func anySequence(terminal: String) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try CursesScreen(names: [terminal], size: Self.size, depth: nil)
      let emulator = Emulator(Self.size)
      emulator.write(TerminalModes().enter)
      var scene = RandomScene(size: Self.size, seed: 7)
      for step in 0..<300 {
        scene.change()
        let cursor = scene.cursor
        var bytes: [UInt8] = []
        _ = screen.draw(scene.surface, cursor: cursor, into: &bytes)
        emulator.write(bytes)
        if step > 0 { #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}[J")) }
        if let cursor { #expect(emulator.cursor == cursor) }
        try #require(emulator.rows == Self.rows(scene.surface), "step \(step)")
      }
    }

    @Test(
      "A wide glyph beside the last corner breaks nothing, though some terminals cannot draw it",
      arguments: [("xterm-256color", "世"), ("tmux-256color", "  ")]
    )
    func besideCorner(terminal: String, drawn: String) throws {
      setlocale(LC_CTYPE, "C.UTF-8")
      let screen = try CursesScreen(names: [terminal], size: Self.size, depth: nil)
      let emulator = Emulator(Self.size)
      var surface = Surface(size: Self.size)
      surface[47, 11] = Cell(glyph: Glyph("世" as Character), width: 2, style: Style())
      surface[48, 11] = .continuation(Style())
      for corner in ["x", "y"] as [Character] {
        surface[49, 11] = Cell(glyph: Glyph(corner), width: 1, style: Style())
        var bytes: [UInt8] = []
        _ = screen.draw(surface, cursor: nil, into: &bytes)
        emulator.write(bytes)
        #expect(emulator.rows[11].drop { $0 == " " } == (drawn + "\(corner)").drop { $0 == " " })
      }
    }

    private static func rows(_ surface: Surface) -> [String] {
      (0..<surface.size.rows).map { row in
        (0..<surface.size.columns)
          .map { surface[$0, row] }
          .filter { $0.width > 0 }
          .map(\.glyph.text)
          .joined()
      }
    }
  }
}
