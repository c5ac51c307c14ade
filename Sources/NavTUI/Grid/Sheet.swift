/// A part of a picture that moves as a whole from one picture to the next: a pane's content, its bar.
///
/// A surface carries notes of what lies where in it, so that whoever shows it can see by comparing two
/// surfaces what was slid, and have the terminal shift it instead of drawing it again. The notes are
/// hints: a picture is right without them, or with wrong ones.
public struct Sheet: Hashable, Sendable {
  /// The same in every picture; which number it is means nothing.
  public var identity: Int
  /// Where its own first column stands; it may be left of the surface.
  public var origin: Int
  /// The cells that it was drawn into; later sheets may cover them.
  public var area: Area

  /// Makes a note.
  public init(identity: Int, origin: Int, area: Area) {
    self.identity = identity
    self.origin = origin
    self.area = area
  }
}
