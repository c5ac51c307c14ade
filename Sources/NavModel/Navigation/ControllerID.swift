/// The identity of a navigation controller, as operations address it.
public struct ControllerID: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A controller that holds a stack of its own.
    case stack(Int)
    /// The inner controller of a wrapped screen: it holds that one screen and hands everything on.
    case wrapping(ScreenID)
  }

  let kind: Kind

  /// Whether it is the inner controller of a wrapped screen, which hands operations on to the outer.
  public var isWrapping: Bool {
    if case .wrapping = kind { true } else { false }
  }
}
