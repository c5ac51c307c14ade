import Foundation
import NavModel
import NavTUI
import Testing

@Suite("Asciicasts")
struct AsciicastTests {
  private let path = NSTemporaryDirectory() + "navtui-\(UUID().uuidString).cast"

  private func remove() { unlink(path) }

  @Test("The header and the events are those of the format, and in the file at once")
  func format() throws {
    defer { remove() }
    let header = Asciicast.Header(
      size: Size(columns: 80, rows: 24),
      term: "xterm-256color",
      title: "A “slide”",
      timestamp: 1_700_000_000
    )
    let cast = Asciicast(try OutputFile(path: path), header)
    cast.write(.bytes(Array("\u{1B}[1m返\r\n\"\\".utf8)), at: 0)
    cast.write(.size(Size(columns: 100, rows: 30)), at: 1.25)
    // Read while it is being written, as what a killed run leaves behind.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == #"""
        {"version":2,"width":80,"height":24,"timestamp":1700000000,"title":"A “slide”","env":{"TERM":"xterm-256color"}}
        [0,"o","\u001b[1m返\r\n\"\\"]
        [1.25,"r","100x30"]

        """#
    )
    withExtendedLifetime(cast) {}
  }

  @Test("What is not said is not in the header")
  func shortHeader() throws {
    defer { remove() }
    _ = Asciicast(try OutputFile(path: path), .init(size: Size(columns: 1, rows: 2)))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == #"{"version":2,"width":1,"height":2}"# + "\n")
  }

  @Test("Played again, a recording shows each surface at its instant")
  func replay() throws {
    defer { remove() }
    let size = Size(columns: 40, rows: 10)
    var renderer = SceneRenderer()
    var surfaces: [Surface] = []
    do {
      let cast = Asciicast(try OutputFile(path: path), .init(size: size))
      cast.write(.bytes(FrameEncoder.enter), at: 0)
      var encoder = FrameEncoder()
      for step in 0...20 {
        var surface = Surface(size: size)
        renderer.render(
          PopScene().at(Double(step) / 20),
          contents: { TextContent([.init("\($0.rawValue) 返回 of the page", .heading)]) },
          hints: HintLine(hints: [], preset: "fluid"),
          into: &surface
        )
        surfaces.append(surface)
        cast.write(.bytes(encoder.encode(surface)), at: Double(step) / 10)
      }
    }
    let reader = try CastReader(path: path)
    let emulator = Emulator(size)
    var rest = reader.events[...]
    for step in [0, 1, 7, 13, 19, 20] {
      while let event = rest.first, event.time <= Double(step) / 10 + 0.01 {
        emulator.write(Array(event.text.utf8))
        rest.removeFirst()
      }
      for row in 0..<size.rows {
        for column in 0..<size.columns where surfaces[step][column, row].width > 0 {
          let (cell, wanted) = (emulator.cell(column, row), surfaces[step][column, row])
          try #require(cell == wanted, "step \(step), column \(column), row \(row)")
        }
      }
    }
    #expect(rest.isEmpty)
  }

  @Test("A file that cannot be opened is an error, and a full disk the end of the recording")
  func files() throws {
    #expect(throws: RecordingError.cannotOpen(path: "/nowhere/a.cast", code: ENOENT)) {
      try OutputFile(path: "/nowhere/a.cast")
    }
    let full = try OutputFile(path: "/dev/full")
    #expect(full.isComplete)
    full.write("a".utf8)
    full.write("b".utf8)
    #expect(!full.isComplete)
  }
}
