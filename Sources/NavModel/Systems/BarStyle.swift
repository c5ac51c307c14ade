/// How a system's bars look and move where a screen does not say otherwise.
public struct BarStyle: Sendable, Equatable {
  /// How a bar passes from one screen to the next.
  public enum Look: String, Sendable, Hashable {
    /// One bar of the container, whose contents change while panes slide below it.
    case fused
    /// Every pane carries its own bar.
    case smooth
  }

  /// What the system puts into the back item's place of its own accord.
  public enum Back: Sendable, Hashable {
    /// The title of the screen below, as the platform does.
    case previousTitle
    /// This item on every pushed screen.
    case always(BarItem)
  }

  /// How a bar passes from one screen to the next.
  public var look: Look
  /// What a bar looks like where the screen says nothing.
  public var appearance: BarAppearance
  /// The automatic back item.
  public var back: Back
  /// Space at both ends of the bar, in points.
  public var margin: Double

  /// The platform's layout margin at the ends of a bar, in points: one cell.
  public static let standardMargin = 8.0

  /// Makes a style.
  public init(
    _ look: Look,
    appearance: BarAppearance = BarAppearance(),
    back: Back = .previousTitle,
    margin: Double = BarStyle.standardMargin
  ) {
    self.look = look
    self.appearance = appearance
    self.back = back
    self.margin = margin
  }
}
