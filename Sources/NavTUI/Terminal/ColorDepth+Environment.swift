import LibC

extension ColorDepth {
  /// The colours that the person wishes for; nil for as many as the terminal has.
  ///
  /// None where NO_COLOR is set and not empty (no-color.org).
  static var wished: ColorDepth? {
    guard let wish = getenv("NO_COLOR"), wish.pointee != 0 else { return nil }
    return .mono
  }
}
