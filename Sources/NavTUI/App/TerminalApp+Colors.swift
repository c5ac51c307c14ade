import NavModel

// Which theme is drawn, and in how many colours: what the person wants, and what the terminal says.

extension TerminalApp {
  /// Between black and white as they look: OKLab's lightness.
  private static let middleLightness: Float = 0.5

  /// Draws in the theme that was chosen, or that goes with the terminal's background, with as many
  /// colours as there are.
  func adaptTheme() {
    let isLight =
      switch themeChoice {
      case .light: true
      case .dark: false
      case .auto: terminalBackground.map(Self.isLight) ?? false
      }
    renderer.look.theme = (isLight ? lightTheme : darkTheme).adapted(to: colorDepth)
    redraw()
  }

  /// Draws as the person wants where there is no terminal to ask, such as into a file: in full colours
  /// unless they say otherwise.
  public func adaptWithoutTerminal() {
    colorDepth = colorChoice.depth { _ in nil } ?? .trueColor
    if usesASCII { renderer.look.glyphs = .ascii }
    adaptTheme()
  }

  /// Takes note of what the terminal says of its colours.
  ///
  /// - Returns: The number of colours to draw from now on, where the answer shows that there are more
  ///   than its description says; nil where nothing changes.
  func take(_ answer: TerminalAnswer) -> ColorDepth? {
    switch answer {
    case .background(let paint):
      terminalBackground = paint
      if themeChoice == .auto { adaptTheme() }
      return nil
    case .palette(ColorDepth.colors256.rawValue - 1, _):
      let isMore = colorDepth < .colors256 && colorDepth > .mono
      guard colorChoice.followsTerminal, isMore else { return nil }
      return .colors256
    default:
      return nil
    }
  }

  private static func isLight(_ paint: Paint) -> Bool {
    PerceivedColor(paint).lightness > middleLightness
  }
}
