public import NavModel

/// How everything is drawn: colours, glyphs, and the side things lead from.
public struct Look: Sendable, Equatable {
  /// The colours.
  public var theme: Theme
  /// The glyphs, as for a left-to-right layout.
  public var glyphs: GlyphSet
  /// The side things lead from.
  public var direction: LayoutDirection

  /// Makes a look; what is left out is dark, Unicode and left-to-right.
  public init(
    theme: Theme = .dark,
    glyphs: GlyphSet = .unicode,
    direction: LayoutDirection = .leftToRight
  ) {
    self.theme = theme
    self.glyphs = glyphs
    self.direction = direction
  }
}
