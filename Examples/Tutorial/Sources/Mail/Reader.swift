import NavTUI

/// A letter, drawn by hand: a subject, a line, and the text.
final class Reader: ScreenContent {
  let revision = 0
  private let letter: Letter

  init(_ letter: Letter) {
    self.letter = letter
  }

  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(theme.style(.text))
    canvas.put(letter.subject, column: 3, row: 1, style: theme.style(.accent))
    canvas.put(letter.text, column: 3, row: 3, style: theme.style(.text))
  }
}
