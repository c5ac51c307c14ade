/// Whether something is on show.
public enum Visibility: Sendable, Hashable {
  /// It takes its place.
  case shown
  /// It takes none.
  case hidden
}

/// How a screen's bar looks, where the screen says so; nil inherits.
///
/// A screen's bar inherits from its controller, then from the system's bar style, then from the theme.
public struct BarAppearance: Hashable, Sendable {
  /// What fills the bar.
  public var background: BarBackground?
  /// How opaque the filling is: 0 lets the content show, 1 hides it.
  ///
  /// Clamped to 0…1 where it is drawn.
  public var alpha: Double?
  /// Whether the content runs under the bar and is seen through it as through frosted glass.
  public var isTranslucent: Bool?
  /// The title's colour.
  public var titleColor: Color?
  /// Whether the status text is light or dark.
  public var status: StatusStyle?
  /// Whether a thin line is drawn below the bar.
  public var shadowLine: Visibility?
  /// Whether the bar's first row is a status line; a hidden bar has none.
  public var statusLine: Visibility?

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
    isTranslucent: Bool? = nil,
    titleColor: Color? = nil,
    status: StatusStyle? = nil,
    shadowLine: Visibility? = nil,
    statusLine: Visibility? = nil
  ) {
    self.background = background
    self.alpha = alpha
    self.isTranslucent = isTranslucent
    self.titleColor = titleColor
    self.status = status
    self.shadowLine = shadowLine
    self.statusLine = statusLine
  }

  /// This appearance, with what it leaves unsaid taken from `fallback`.
  public func inheriting(from fallback: BarAppearance) -> BarAppearance {
    BarAppearance(
      background: background ?? fallback.background,
      alpha: alpha ?? fallback.alpha,
      isTranslucent: isTranslucent ?? fallback.isTranslucent,
      titleColor: titleColor ?? fallback.titleColor,
      status: status ?? fallback.status,
      shadowLine: shadowLine ?? fallback.shadowLine,
      statusLine: statusLine ?? fallback.statusLine
    )
  }

  /// How opaque a translucent bar is that does not say.
  private static let translucence = 0.8

  /// The alpha to draw with, within 0…1; where nothing is set, or no number, 1 or a translucent bar's.
  public var opacity: Double {
    guard let alpha, !alpha.isNaN else { return isTranslucent == true ? Self.translucence : 1 }
    return min(max(alpha, 0), 1)
  }

  /// Whether one bar can blend from or into this look: no picture, no gradient, nothing to see through.
  public var isPlain: Bool {
    switch background {
    case .gradient, .image: false
    case .color, nil: opacity == 1
    }
  }
}
