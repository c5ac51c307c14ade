import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("Cells as bytes", .serialized)
  struct CellWriterTests {
    private static let columns = 16

    private static func row(_ text: String, _ style: Style = Style()) -> [Cell] {
      var surface = Surface(size: Size(columns: columns, rows: 1), style: style)
      surface.put(text, at: Position(column: 0, row: 0), style: style)
      return surface.cells
    }

    /// What is written to turn a row into another; `^` stands for CSI.
    private static func bytes(_ shown: [Cell], _ row: [Cell]) throws -> String {
      setlocale(LC_CTYPE, "C.UTF-8")
      let size = Size(columns: columns, rows: 1)
      let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
      let pens = try #require(StylePens(depth: screen.depth, hasDefaults: true))
      var writer = CellWriter(pens: pens, encoding: .unicode, repeats: true)
      var track = PenTrack()
      for _ in 0..<2 {
        track.begin()
        shown.withUnsafeBufferPointer { shown in
          row.withUnsafeBufferPointer { writer.draw(0, from: shown, to: $0, on: &track) }
        }
        _ = track.end(at: nil)
      }
      return String(decoding: track.bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
    }

    struct Change: CustomTestStringConvertible {
      var testDescription: String
      var from: String
      var to: String
      var bytes: String
    }

    static let changes = [
      Change(testDescription: "nothing", from: "abc", to: "abc", bytes: "^H"),
      Change(testDescription: "one cell", from: "abcdef", to: "abcXef", bytes: "^;4HX"),
      Change(
        testDescription: "a short gap is written again",
        from: "abcdefgh",
        to: "Xbcdefgh",
        bytes: "^HX"
      ),
      Change(testDescription: "two near cells", from: "abcdef", to: "XbcdeY", bytes: "^HXbcdeY"),
      Change(
        testDescription: "a long gap is jumped over",
        from: "abcdefgh",
        to: "XbcdefgY",
        bytes: "^HX^6CY"
      ),
      Change(testDescription: "six alike", from: "", to: "------", bytes: "^H-^5b"),
      Change(testDescription: "five alike", from: "", to: "-----", bytes: "^H-----"),
      Change(
        testDescription: "up to the last column but one, from where it goes on",
        from: "",
        to: "---------------x",
        bytes: "^H-^13b-x\r"
      ),
      Change(
        testDescription: "the whole row",
        from: "",
        to: "----------------",
        bytes: "^H-^15b\r"
      ),
      Change(testDescription: "a wide glyph comes", from: "abcd", to: "a世d", bytes: "^;2H世"),
      Change(testDescription: "half of one goes", from: "a世d", to: "abcd", bytes: "^;2Hbc"),
      Change(testDescription: "another one beside", from: "a世d", to: "世cd", bytes: "^H世c"),
      Change(testDescription: "marks are kept", from: "e", to: "е\u{301}", bytes: "^Hе\u{301}"),
      Change(
        testDescription: "a newer glyph than the C library knows",
        from: "",
        to: "\u{1FAE8}",
        bytes: "^H\u{FFFD} "
      ),
    ]

    @Test("What changed is written the shortest way", arguments: changes)
    func change(change: Change) throws {
      let bytes = try Self.bytes(Self.row(change.from), Self.row(change.to))
      // Without a wish for the cursor it stays, and is known.
      #expect(bytes == change.bytes)
    }

    @Test("A blank is told its background only, a letter all, and the pen ends plain")
    func pens() throws {
      let ink = Style(foreground: Paint(255, 255, 255), background: Paint(0, 0, 95))
      var row = Self.row("", Style())
      row[0] = .blank(ink)
      row[1] = Cell(glyph: Glyph("x" as Unicode.Scalar), width: 1, style: ink)
      #expect(try Self.bytes(Self.row(""), row) == "^H^48;5;17m ^38;5;231mx^m")
      var underlined = ink
      underlined.attributes = [.underline, .bold]
      row[0] = .blank(underlined)
      #expect(
        try Self.bytes(Self.row(""), row) == "^H^1;4;38;5;231;48;5;17m ^0;38;5;231;48;5;17mx^m"
      )
    }

    @Test("What stands down a column is written down the column, with one pen")
    func uprights() throws {
      let size = Size(columns: Self.columns, rows: 3)
      var surface = Surface(size: size)
      let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
      var bytes: [UInt8] = []
      _ = screen.draw(surface, cursor: nil, into: &bytes)
      bytes = []
      surface.isSliding = true
      surface.sheets = [
        Sheet(identity: 1, origin: 8, area: Area(columns: 8..<16, rows: 0..<3))
      ]
      for row in 0..<3 {
        surface[6, row] = .blank(Style(background: Paint(0, 0, 95)))
        surface[7, row] = .blank(Style(background: Paint(0, 95, 0)))
      }
      _ = screen.draw(surface, cursor: nil, into: &bytes)
      let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
      let down = " \n\u{8} \n\u{8} ^m"
      #expect(text == "^;7H^48;5;17m\(down)^;8H^48;5;22m\(down)^H")
    }

    @Test("A terminal whose description is not ECMA-48's has no pens")
    func foreign() throws {
      let size = Size(columns: 8, rows: 1)
      let screen = try CursesScreen(names: ["vt52"], size: size, depth: nil)
      var bytes: [UInt8] = []
      var surface = Surface(size: size)
      surface.isSliding = true
      _ = screen.draw(surface, cursor: nil, into: &bytes)
      surface.put("x", at: Position(column: 0, row: 0), style: Style())
      bytes = []
      _ = screen.draw(surface, cursor: nil, into: &bytes)
      #expect(!bytes.isEmpty)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}["))
    }
  }
}
