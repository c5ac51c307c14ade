import NavTUI

/// A screen full of words, the same as the peers', below a header.
final class Scenery: ScreenContent {
  let revision = 0
  private let number: Int
  private let marker: String
  private let ground: UInt8
  private let header: Paint

  init(_ number: Int, marker: String, ground: UInt8, header: Paint) {
    self.number = number
    self.marker = marker
    self.ground = ground
    self.header = header
  }

  /// Grey 233 and blue 24 of xterm's palette.
  static var alpha: Scenery {
    Scenery(0, marker: "SCREEN-ALPHA", ground: 18, header: Paint(0, 95, 135))
  }
  /// Grey 235 and green 22.
  static var bravo: Scenery {
    Scenery(1, marker: "SCREEN-BRAVO", ground: 38, header: Paint(0, 95, 0))
  }

  func draw(on canvas: inout Canvas) {
    let ink = Paint(208, 208, 208)
    let body = Style(foreground: ink, background: Paint(ground, ground, ground))
    canvas.fill(body)
    let head = Style(foreground: ink, background: header, attributes: .bold)
    canvas.fill(Area(columns: 0..<canvas.size.columns, rows: 0..<1), head)
    canvas.put(marker, column: 1, row: 0, style: head)
    for row in 1..<canvas.size.rows {
      var column = 1
      var place = 0
      while true {
        let word = Self.words[
          (row * 7 + place * 5 + number * 11 + place * place % 3) % Self.words.count
        ]
        guard column + word.count <= canvas.size.columns - 1 else { break }
        canvas.put(word, column: column, row: row, style: body)
        column += word.count + 1
        place += 1
      }
    }
  }

  func handle(_ event: ContentEvent) -> ContentOutcome {
    event == .key("p") && number == 0 ? .open("bravo") : .ignored
  }

  private static let words = [
    "harbour", "lantern", "of", "meadow", "seven", "cobalt", "the", "river", "quiet", "amber", "to",
    "window", "granite", "a", "sparrow", "northern", "under", "velvet", "in", "orchard", "signal",
    "and",
    "timber", "cloud",
  ]
}
