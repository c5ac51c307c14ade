import LibC
import NavModel
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("Shifted frames", .serialized)
  struct ShiftedFramesTests {
    init() { setlocale(LC_CTYPE, "C.UTF-8") }

    /// What the emulator shows; the style of a wide glyph is that of its left half, and of a blank only
    /// what is seen.
    private static func cells(_ emulator: Emulator) -> [Cell] {
      (0..<emulator.size.rows).flatMap { row in
        (0..<emulator.size.columns).map { column in
          var cell = emulator.cell(column, row)
          if cell.glyph == .space {
            cell.style.attributes.formIntersection([.underline, .reverse, .strikethrough])
            if cell.style.attributes.isEmpty { cell.style.foreground = .terminalDefault }
          }
          return cell.width == 0 ? .continuation(Style()) : cell
        }
      }
    }

    @Test(
      "However a picture came about, it is what a full repaint shows in a fresh terminal",
      arguments: [LayoutDirection.leftToRight, .rightToLeft],
      [true, false]
    )
    func anySlide(direction: LayoutDirection, shifted: Bool) throws {
      let terminals = ["xterm-256color", "tmux-256color", "xterm", "linux"]
      for (seed, terminal) in terminals.enumerated() {
        var size = Size(columns: 48, rows: 10)
        var walk = SlideWalk(seed: UInt64(seed + 1), direction: direction, size: size)
        let frames = (0..<200).map { _ in walk.next(resizing: true) }
        var shown: [[Cell]] = []
        var shifts = 0
        do {
          let screen = try CursesScreen(names: [terminal], size: size, depth: nil)
          screen.shiftsSlides = shifted
          var emulator = Emulator(size)
          for frame in frames {
            if frame.size != size {
              size = frame.size
              screen.resize(to: size)
              emulator = Emulator(size)
            }
            let bytes = screen.bytes(frame)
            if bytes.containsShift { shifts += 1 }
            emulator.write(bytes)
            shown.append(Self.cells(emulator))
          }
        }
        #expect(shifted == (shifts > 30), "\(shifts) frames were shifted")
        let screen = try CursesScreen(names: [terminal], size: size, depth: nil)
        for (number, frame) in frames.enumerated() {
          screen.resize(to: frame.size)
          screen.repaint()
          let emulator = Emulator(frame.size)
          emulator.write(screen.bytes(frame))
          let place = zip(shown[number], Self.cells(emulator)).enumerated()
            .first { $0.element.0 != $0.element.1 }
          try #require(place?.offset == nil, "seed \(seed), frame \(number), \(frame.size)")
        }
      }
    }

    @Test("Slides in true colour draw what slides in any colours do")
    func trueColor() throws {
      let size = Size(columns: 48, rows: 10)
      var walk = SlideWalk(seed: 9, direction: .leftToRight, size: size)
      let frames = (0..<60).map { _ in walk.next(resizing: false) }
      var shown: [[Cell]] = []
      do {
        let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: .trueColor)
        let emulator = Emulator(size)
        for frame in frames {
          emulator.write(screen.bytes(frame))
          shown.append(Self.cells(emulator))
        }
      }
      let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: .trueColor)
      for (number, frame) in frames.enumerated() {
        screen.repaint()
        let emulator = Emulator(size)
        emulator.write(screen.bytes(frame))
        try #require(shown[number] == Self.cells(emulator), "frame \(number)")
      }
    }

    @Test(
      "A picture of a slide in which nothing changed takes no bytes, and the cursor ends where it belongs"
    )
    func cursor() throws {
      let size = Size(columns: 48, rows: 10)
      var walk = SlideWalk(seed: 2, direction: .leftToRight, size: size)
      let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
      let emulator = Emulator(size)
      var slides = 0
      for number in 0..<120 {
        let surface = walk.next(resizing: false)
        // A cursor outside stands at the margin.
        let wished = Position(column: number % 52 - 2, row: number % 13 - 1)
        let cursor = Position(
          column: min(max(wished.column, 0), 47),
          row: min(max(wished.row, 0), 9)
        )
        var bytes: [UInt8] = []
        _ = screen.draw(surface, cursor: wished, into: &bytes)
        emulator.write(bytes)
        #expect(emulator.cursor == cursor, "frame \(number)")
        if surface.isSliding { slides += 1 }
        bytes = []
        #expect(screen.draw(surface, cursor: wished, into: &bytes) == 0)
        #expect(bytes == [])
      }
      #expect(slides > 30)
    }

    @Test("A terminal that cannot insert characters is never told to")
    func incapable() throws {
      let size = Size(columns: 48, rows: 10)
      var walk = SlideWalk(seed: 1, direction: .leftToRight, size: size)
      let screen = try CursesScreen(names: ["vt100"], size: size, depth: nil)
      for _ in 0..<60 {
        #expect(!screen.bytes(walk.next(resizing: false)).containsShift)
      }
    }

    @Test("A shifted slide takes a fraction of the bytes", arguments: SlideCost.sizes)
    func cost(cost: SlideCost) throws {
      let plain = try cost.bytesAFrame(shifted: false, decorated: true)
      let decorated = try cost.bytesAFrame(shifted: true, decorated: true)
      let bare = try cost.bytesAFrame(shifted: true, decorated: false)
      let bareDrawn = try cost.bytesAFrame(shifted: false, decorated: false)
      print(
        "\(cost.size.columns)×\(cost.size.rows): bytes a frame with dims, edges and shadow "
          + "\(plain) drawn, \(decorated) shifted; without \(bareDrawn) drawn, \(bare) shifted"
      )
      #expect(decorated <= cost.decorated)
      #expect(bare <= cost.bare)
    }
  }
}

/// What a pop of two pages full of words costs: 0.35 s, ease-out, 60 frames a second.
///
/// A plain ncurses program that draws a page in full takes 2,558, 5,736 and 13,310 bytes a frame (measured).
/// The bounds are what was reached, and a tenth.
struct SlideCost: CustomTestStringConvertible {
  var size: Size
  /// Bytes a frame with dims, fine edges and a shadow.
  var decorated: Int
  /// Bytes a frame without.
  var bare: Int

  static let sizes = [
    SlideCost(size: Size(columns: 80, rows: 24), decorated: 814, bare: 474),
    SlideCost(size: Size(columns: 120, rows: 40), decorated: 1_504, bare: 879),
    SlideCost(size: Size(columns: 200, rows: 60), decorated: 2_915, bare: 1_619),
  ]

  var testDescription: String { "\(size.columns)×\(size.rows)" }

  func bytesAFrame(shifted: Bool, decorated: Bool) throws -> Int {
    let screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
    screen.shiftsSlides = shifted
    var options = SceneRenderer.Options()
    if !decorated {
      options.fineEdges = false
      options.dimSteps = 0
      options.shadows = false
    }
    var renderer = SceneRenderer(options: options)
    let list = WordWall(seed: 1)
    let detail = WordWall(seed: 2)
    let scenes = PopScene(columns: size.columns, rows: size.rows, listBar: .shown)
    var surface = Surface(size: size)
    let hints = HintLine(hints: [], preset: "fluid")
    var total = 0
    let frames = 21
    for frame in 0...frames {
      let left = 1 - Double(frame) / Double(frames)
      var scene = scenes.at(1 - left * left * left)
      scene.velocity = 3 * left * left / 0.35
      renderer.render(
        scene,
        contents: { $0 == "list" ? list : detail },
        hints: hints,
        into: &surface
      )
      let bytes = screen.bytes(surface)
      if frame > 0 { total += bytes.count }
    }
    return total / frames
  }
}

/// A screen full of words.
private final class WordWall: ScreenContent {
  private let seed: UInt64
  let revision = 0

  init(seed: UInt64) { self.seed = seed }

  func draw(on canvas: inout Canvas) {
    var state = seed
    func random(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for row in 0..<canvas.size.rows {
      var line = ""
      while line.utf8.count < canvas.size.columns {
        let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(random(26)))
        line.unicodeScalars.append(random(7) == 0 ? " " : letter)
      }
      canvas.put(line, column: 0, row: row, style: canvas.theme.style(.text))
    }
  }
}

extension CursesScreen {
  fileprivate func bytes(_ surface: Surface) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = draw(surface, cursor: nil, into: &bytes)
    return bytes
  }
}

extension [UInt8] {
  /// Whether cells are inserted or deleted (`CSI n @`, `CSI n P`).
  fileprivate var containsShift: Bool {
    var rest = self[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard rest.first == UInt8(ascii: "[") else { continue }
      let final = rest.dropFirst().first { !(UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
      if final == UInt8(ascii: "@") || final == UInt8(ascii: "P") { return true }
    }
    return false
  }
}
