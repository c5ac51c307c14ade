/// The colours that everything is drawn in.
///
/// What is drawn names an ink and a ground, never a colour:
///
///     canvas.put("Inbox", column: 3, row: 1, style: canvas.theme.style(.text, on: .selection))
public struct Theme: Sendable, Equatable {
  /// What glyphs are drawn with.
  public enum Ink: Sendable, CaseIterable {
    /// What is to be read.
    case text
    /// What explains it.
    case secondary
    /// What can be tapped, and headings.
    case link
    /// Marks that are no text.
    case accent
  }

  /// What lies behind glyphs.
  public enum Ground: Sendable, CaseIterable {
    /// A screen.
    case pane
    /// A navigation or tab bar.
    case bar
    /// The row that keys act on.
    case selection
    /// Code, in text.
    case code
    /// The bottom line.
    case hint
  }

  /// How bars and the selection are set off from the rest.
  public enum Emphasis: Sendable {
    /// By shades of their own.
    case shade
    /// By swapped colours, where the terminal has no shades.
    case reverse
  }

  /// A screen's background.
  public var pane: Paint
  /// A bar's background, where the screen does not say.
  public var bar: Paint
  /// The selected row's background.
  public var selection: Paint
  /// The background of code.
  public var code: Paint
  /// The bottom line's background.
  public var hint: Paint
  /// Text.
  public var text: Paint
  /// Text that may be overlooked.
  public var secondary: Paint
  /// Text that can be tapped, and headings.
  public var link: Paint
  /// Marks.
  public var accent: Paint
  /// How much stronger than a scene says a light dim is drawn: black on near-black hardly shows.
  public var dimGain: Double
  /// How much stronger than a scene says a shadow is drawn, likewise.
  public var shadowGain: Double
  /// How bars and the selection are set off.
  public var emphasis: Emphasis
  /// How many colours there are to draw it with; colours that a screen asks for are chosen from these.
  public private(set) var depth = ColorDepth.trueColor

  /// The colour of marks in all themes: 18/150/219, as MLNavigationController has it.
  private static let accentPaint = Paint(18, 150, 219)

  /// Near-black blue-grey shades; the default.
  public static let dark = Theme(
    pane: Paint(24, 27, 33),
    bar: Paint(34, 39, 48),
    selection: Paint(38, 48, 64),
    code: Paint(31, 35, 43),
    hint: Paint(17, 19, 24),
    text: Paint(224, 229, 237),
    secondary: Paint(146, 156, 172),
    link: Paint(72, 176, 238),
    accent: accentPaint,
    dimGain: 3,
    shadowGain: 1.6,
    emphasis: .shade
  )

  /// Near-white shades.
  public static let light = Theme(
    pane: Paint(250, 251, 253),
    bar: Paint(236, 239, 244),
    selection: Paint(220, 234, 247),
    code: Paint(241, 243, 247),
    hint: Paint(229, 233, 239),
    text: Paint(28, 32, 40),
    secondary: Paint(84, 94, 110),
    link: Paint(0, 96, 160),
    accent: accentPaint,
    dimGain: 1,
    shadowGain: 0.6,
    emphasis: .shade
  )

  /// No colours at all: bars and the selection are reversed, headings bold.
  public static let mono = Theme(
    pane: .terminalDefault,
    bar: .terminalDefault,
    selection: .terminalDefault,
    code: .terminalDefault,
    hint: .terminalDefault,
    text: .terminalDefault,
    secondary: .terminalDefault,
    link: .terminalDefault,
    accent: .terminalDefault,
    dimGain: 0,
    shadowGain: 0,
    emphasis: .reverse,
    depth: .mono
  )

  /// The terminal's own colours and one accent, for terminals of 8 or 16 colours.
  public static let sixteen: Theme = {
    var theme = mono
    theme.depth = .colors16
    theme.link = Paint(0, 205, 205)
    theme.accent = theme.link
    return theme
  }()
}

extension Theme {
  /// The theme for a terminal of so many colours.
  ///
  /// At 256 colours every shade is one of xterm's palette, and inks keep their contrast on them; with
  /// fewer there are no shades, and bars are reversed.
  public func adapted(to depth: ColorDepth) -> Theme {
    switch depth {
    case .mono: return .mono
    case .colors8, .colors16:
      var theme = Theme.sixteen
      theme.depth = depth
      return theme
    case .colors256, .trueColor:
      guard emphasis == .shade else { return self }
      var theme = self
      theme.depth = depth
      for shade in [\Theme.pane, \.bar, \.selection, \.code, \.hint, \.accent] {
        theme[keyPath: shade] = theme.shown(self[keyPath: shade])
      }
      let grounds = Ground.allCases.map { theme.paint($0) }
      for ink in [\Theme.text, \.secondary, \.link] {
        theme[keyPath: ink] = theme.legible(self[keyPath: ink], on: grounds)
      }
      return theme
    }
  }

  /// The colour of an ink.
  public func paint(_ ink: Ink) -> Paint {
    switch ink {
    case .text: text
    case .secondary: secondary
    case .link: link
    case .accent: accent
    }
  }

  /// The colour of a ground.
  public func paint(_ ground: Ground) -> Paint {
    switch ground {
    case .pane: pane
    case .bar: bar
    case .selection: selection
    case .code: code
    case .hint: hint
    }
  }

  /// How much black a dim of 0…1 puts into colours: `dimGain` times as much at first, and all at 1.
  func darkness(ofDim dim: Double) -> Double {
    let rest = 1 + dim * (dimGain - 1)
    return rest > 0 ? min(dim * dimGain / rest, 1) : 0
  }

  /// How `ink` is drawn on `ground`.
  public func style(
    _ ink: Ink,
    on ground: Ground = .pane,
    _ attributes: Attributes = []
  ) -> Style {
    var style = Style(
      foreground: paint(ink),
      background: paint(ground),
      attributes: attributes
    )
    if emphasis == .reverse, ground == .bar || ground == .selection {
      style.attributes.insert(.reverse)
      // Reversed, an accent would colour the whole row.
      style.foreground = text
    }
    return style
  }
}
