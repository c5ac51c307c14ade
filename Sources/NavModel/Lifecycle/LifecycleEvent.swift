/// One entry of the raw log: what UIKit would tell a screen or a delegate.
public enum LifecycleEvent: Sendable, Hashable, CustomStringConvertible {
  /// A screen is about to come on show.
  case willAppear(ScreenID)
  /// A screen is on show.
  case didAppear(ScreenID)
  /// A screen is about to leave.
  case willDisappear(ScreenID)
  /// A screen has left.
  case didDisappear(ScreenID)
  /// A transition to this screen has begun.
  case willShow(ScreenID)
  /// The transition to this screen has ended there.
  case didShow(ScreenID)
  /// The transition has ended where it began.
  case didCancel

  /// The entry as flow files and traces write it: `A.willAppear`, `willShow(A)`, `didCancel`.
  public var description: String {
    switch self {
    case .willAppear(let screen): "\(screen).willAppear"
    case .didAppear(let screen): "\(screen).didAppear"
    case .willDisappear(let screen): "\(screen).willDisappear"
    case .didDisappear(let screen): "\(screen).didDisappear"
    case .willShow(let screen): "willShow(\(screen))"
    case .didShow(let screen): "didShow(\(screen))"
    case .didCancel: "didCancel"
    }
  }
}

/// One entry of the high-level log: what became of an operation or a gesture.
public enum NavigationEvent: Sendable, Hashable, CustomStringConvertible {
  /// A screen came on top.
  case pushed
  /// So many screens left.
  case popped(Int)
  /// A stack was set, or changed in its middle.
  case replaced
  /// A controller was presented.
  case presented
  /// A presented controller left.
  case dismissed
  /// Another tab was chosen.
  case selected
  /// A gesture came to nothing.
  case gestureCancelled
  /// A pop was vetoed.
  case vetoed

  /// The entry as flow files and traces write it: `pushed`, `popped(2)`.
  public var description: String {
    switch self {
    case .pushed: "pushed"
    case .popped(let count): "popped(\(count))"
    case .replaced: "replaced"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .selected: "selected"
    case .gestureCancelled: "gestureCancelled"
    case .vetoed: "vetoed"
    }
  }
}

/// The name of one operation, by which its completion is told.
public struct OperationID: Sendable, Hashable {
  let number: UInt64
}

/// Something that a navigator has to tell, in the order in which it happened.
public enum Report: Sendable, Equatable {
  /// An entry of the raw log.
  case lifecycle(LifecycleEvent)
  /// An entry of the high-level log.
  case event(NavigationEvent)
  /// An operation has ended: true iff its own effect stands.
  case completed(OperationID, Bool)
  /// A screen is gone for good, and whatever is kept for it can go too.
  case released(ScreenID)
}
