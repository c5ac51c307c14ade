import NavModel

// The items of bars, for keys: Tab goes through them, Enter does what a tap does.

extension TerminalApp {
  /// Moves the focus so many items on, through all bars on show and back to the content.
  ///
  /// - Returns: Whether there is anything to go to.
  func moveFocus(_ places: Int) -> Bool {
    let stops = barStops.map(\.focus)
    guard panel == nil, navigator.phase == .idle, !stops.isEmpty else { return false }
    // The content is a stop as well: the one before the first item, and after the last.
    let count = stops.count + 1
    let place = focus.flatMap(stops.firstIndex).map { $0 + 1 } ?? 0
    let next = (place + places + count) % count
    focus = next == 0 ? nil : stops[next - 1]
    return true
  }

  /// Does what a tap on the item in focus does; says whether there is one.
  func activateFocus() -> Bool {
    guard let focus, let stop = barStops.first(where: { $0.focus == focus }) else { return false }
    activate(stop.target)
    return true
  }

  /// Does what an item of a bar is for.
  func activate(_ target: Target) {
    switch target {
    case .back(_, let screen): navigator.tapBackItem(of: screen)
    case .item(let item, _): if !item.action.isEmpty { onOpen(item.action, self) }
    default: break
    }
  }
}
