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

  /// Edits every screen that it speaks of, wherever it speaks of it.
  mutating func update(_ edit: (inout Screen) -> Void) {
    func edited(_ screens: [Screen]) -> [Screen] {
      var screens = screens
      for index in screens.indices { edit(&screens[index]) }
      return screens
    }
    self =
      switch self {
      case .pushed(let screens): .pushed(edited(screens))
      case .popped(let screens): .popped(edited(screens))
      case .replaced(let old, let new): .replaced(edited(old), with: edited(new))
      }
  }

  /// The screens of `some` that are not among `others`, in their order.
  private static func difference(_ some: [Screen], _ others: [Screen]) -> [Screen] {
    let known = Set(others.lazy.map(\.id))
    return some.filter { !known.contains($0.id) }
  }
}
