/// What an operation did to one stack, in a form that can be undone and done again.
public enum StackChange: Sendable, Equatable {
  /// These screens came on top, bottom first.
  case pushed([Screen])
  /// These screens left the top, bottom first.
  case popped([Screen])
  /// The one stack became the other.
  case replaced([Screen], with: [Screen])

  /// The screens that are gone because of it, bottom first.
  public var removed: [Screen] {
    switch self {
    case .pushed: []
    case .popped(let screens): screens
    case .replaced(let old, let new): Self.difference(old, new)
    }
  }

  /// The screens that came because of it, bottom first.
  public var inserted: [Screen] {
    switch self {
    case .pushed(let screens): screens
    case .popped: []
    case .replaced(let old, let new): Self.difference(new, old)
    }
  }

  /// The change that undoes this one.
  public var inverse: StackChange {
    switch self {
    case .pushed(let screens): .popped(screens)
    case .popped(let screens): .pushed(screens)
    case .replaced(let old, let new): .replaced(new, with: old)
    }
  }

  /// The screen of this identity, if the change speaks of it.
  func screen(_ id: ScreenID) -> Screen? {
    switch self {
    case .pushed(let screens), .popped(let screens): screens.first { $0.id == id }
    case .replaced(let old, let new): old.first { $0.id == id } ?? new.first { $0.id == id }
    }
  }

  /// The same change with what is now known of a screen; what it is to contain stays.
  func updating(_ screen: Screen) -> StackChange {
    let updated = { (screens: [Screen]) in
      screens.map { old in
        guard old.id == screen.id else { return old }
        var new = screen
        new.container = old.container
        return new
      }
    }
    return switch self {
    case .pushed(let screens): .pushed(updated(screens))
    case .popped(let screens): .popped(updated(screens))
    case .replaced(let old, let new): .replaced(updated(old), with: updated(new))
    }
  }

  /// The screens of `some` that are not among `others`, in their order.
  private static func difference(_ some: [Screen], _ others: [Screen]) -> [Screen] {
    let known = Set(others.lazy.map(\.id))
    return some.filter { !known.contains($0.id) }
  }
}
