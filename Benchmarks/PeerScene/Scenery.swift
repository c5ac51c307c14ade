import NavTUI

/// A screen full of words below a header, the same as the peers'.
///
/// The words follow from row and place alone (`scene_line` in `Benchmarks/Peers/peers/scene.h`).
final class Scenery: ScreenContent {
  let revision = 0
  private let number: Int
  private let marker: String
  private let head: Style
  private let body: Style

  private init(_ number: Int, marker: String, ground: Paint, header: Paint) {
    self.number = number
    self.marker = marker
    head = Style(foreground: Self.ink, background: header, attributes: .bold)
    body = Style(foreground: Self.ink, background: ground)
  }

  /// The screen at the start: grey 233 below blue 24 of xterm's palette.
  static var alpha: Scenery {
    Scenery(0, marker: "SCREEN-ALPHA", ground: Paint(18, 18, 18), header: Paint(0, 95, 135))
  }

  /// The screen that is pushed over it: grey 235 below green 22.
  static var bravo: Scenery {
    Scenery(1, marker: "SCREEN-BRAVO", ground: Paint(38, 38, 38), header: Paint(0, 95, 0))
  }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    canvas.fill(body)
    canvas.fill(Area(columns: 0..<size.columns, rows: 0..<1), head)
    canvas.put(marker, column: Self.margin, row: 0, style: head)
    for row in 1..<max(size.rows, 1) { draw(row, on: &canvas) }
  }

  func handle(_ event: ContentEvent) -> ContentOutcome {
    event == .key("p") && number == 0 ? .open("bravo") : .ignored
  }

  private func draw(_ row: Int, on canvas: inout Canvas) {
    var column = Self.margin
    var place = 0
    while true {
      let word = word(place, in: row)
      let end = column + word.utf8.count
      guard end <= canvas.size.columns - Self.margin else { return }
      canvas.put(word, column: column, row: row, style: body)
      column = end + 1
      place += 1
    }
  }

  private func word(_ place: Int, in row: Int) -> String {
    Self.words[(row * 7 + place * 5 + number * 11 + place * place % 3) % Self.words.count]
  }

  /// Grey 252 of xterm's palette.
  private static let ink = Paint(208, 208, 208)
  private static let margin = 1
  private static let words = [
    "harbour", "lantern", "of", "meadow", "seven", "cobalt", "the", "river", "quiet", "amber", "to",
    "window", "granite", "a", "sparrow", "northern", "under", "velvet", "in", "orchard", "signal",
    "and", "timber", "cloud",
  ]
}
