public import NavModel

/// What would be shown, as text without colours or commands, for output that is no terminal.
public enum PlainText {
  /// The columns to set text for, where nothing says.
  public static let defaultColumns = 80
  /// The rows of a common window.
  public static let defaultRows = 24

  static let look = Look(theme: .mono)

  /// The screen on show: its bar's title, a blank line, and all of its content.
  public static func lines(
    of scene: Scene,
    contents: (ScreenID) -> (any ScreenContent)?,
    columns: Int = defaultColumns
  ) -> [String] {
    var lines: [String] = []
    if let bar = scene.bar {
      let face = bar.face.screen == scene.screen ? bar.face : bar.change?.face ?? bar.face
      lines += [shown(face.title), ""]
    }
    lines += contents(scene.screen)?.plainText(columns: columns) ?? []
    return lines
  }

  /// `text` on one line, with control characters as pictures of themselves.
  public static func shown(_ text: String) -> String {
    text.reduce(into: "") { line, character in
      let (glyph, width) = Glyph.shown(character)
      if width > 0 { line += glyph.text }
    }
  }
}
