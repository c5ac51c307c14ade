/// Whether something is on show.
public enum Visibility: Sendable, Hashable {
  /// It takes its place.
  case shown
  /// It takes none.
  case hidden
}

/// What fills a bar behind its title and items.
public enum BarBackground: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A blend from the leading to the trailing side.
  case gradient(Color, Color)
  /// A picture of text, by name, tiled.
  case image(String)
}

/// How a screen's bar looks, where the screen says so; nil inherits from the system's bar style.
public struct BarAppearance: Hashable, Sendable {
  /// What fills the bar.
  public var background: BarBackground?
  /// How opaque the filling is: 0 lets the content show, 1 hides it.
  ///
  /// Clamped to 0…1 where it is drawn.
  public var alpha: Double?
  /// The title's colour.
  public var titleColor: Color?
  /// Whether the status text is light or dark.
  public var status: StatusStyle?

  /// Text of the status line: light on dark or dark on light.
  public enum StatusStyle: Sendable, Hashable {
    /// Light text.
    case light
    /// Dark text.
    case dark
  }

  /// Makes an appearance that says what is given and inherits the rest.
  public init(
    background: BarBackground? = nil,
    alpha: Double? = nil,
    titleColor: Color? = nil,
    status: StatusStyle? = nil
  ) {
    self.background = background
    self.alpha = alpha
    self.titleColor = titleColor
    self.status = status
  }

  /// This appearance, with what it leaves unsaid taken from `fallback`.
  public func inheriting(from fallback: BarAppearance) -> BarAppearance {
    BarAppearance(
      background: background ?? fallback.background,
      alpha: alpha ?? fallback.alpha,
      titleColor: titleColor ?? fallback.titleColor,
      status: status ?? fallback.status
    )
  }

  /// The alpha to draw with, within 0…1; 1 where nothing is set, or no number.
  public var opacity: Double {
    guard let alpha, alpha < 1 else { return 1 }
    return max(alpha, 0)
  }

  /// Whether one bar can blend from or into this look: no picture, no gradient, nothing to see through.
  public var isPlain: Bool {
    switch background {
    case .gradient, .image: false
    case .color, nil: opacity == 1
    }
  }
}
