import NavModel

// How a gesture begins, and whether it may.

extension Machine {
  mutating func beginGesture() -> String? {
    if navigator.operation == .push { return beginForward() }
    guard let place = reference.back else { return "a gesture began with nothing to go back to" }
    var after = reference
    var popped: [String] = []
    if reference.stack(at: place).count > 1 {
      popped = reference.stack(at: place).suffix(1)
      after.set(reference.stack(at: place).dropLast(), at: place)
    } else {
      after.dismiss()
    }
    running = Running(
      before: reference,
      after: after,
      covers: false,
      event: popped.isEmpty ? "dismissed" : "popped(1)",
      isOperation: false,
      place: place,
      popped: popped
    )
    return nil
  }

  /// The most lines that bars take: seven levels of two lines, and two tab bars.
  private static let barsAbove = 14.0
  private static let barsBelow = 2.0

  /// Whether a swipe may begin; nil where the plain reference does not say.
  func begins(at point: Point) -> Bool? {
    guard navigator.phase == .idle else { return false }
    let content = look(of: reference.contentOnShow)
    let sign = navigator.direction.sign
    let width = navigator.window.width
    let x = (point.x - hand.press.x) * sign
    let y = (point.y - hand.press.y).magnitude
    let distance = sign > 0 ? hand.press.x : width - hand.press.x
    let isNearBars =
      hand.press.y < Self.barsAbove * Cell.height
      || hand.press.y >= navigator.window.height - Self.barsBelow * Cell.height
    let isForeign = isNearBars || content.scrollableWidth > 0
    let isClaimed = content.claims.contains { $0.contains(hand.press) }
    if remembers, x < 0, width - distance <= Self.forwardEdge {
      let steepness = y + x * Self.forwardCone
      guard !isClaimed, mayGestureForward, steepness < Self.hair else { return false }
      return isForeign || steepness > -Self.hair ? nil : true
    }
    guard let place = reference.back else { return false }
    let top = look(of: reference.stack(at: place).last ?? "")
    let start = max(content.swipeStart, top.swipeStart)
    let isOff = content.swipe == .off || top.swipe == .off
    let isOn = content.swipe == .on || top.swipe == .on
    let isPlain = top.barVisibility == .shown && top.item.back == .automatic
    guard !isOff, isOn || !rules.asksForPlainBar || isPlain, x > 0, y <= x * rules.cone,
      distance <= rules.edge ?? .infinity, start <= 0 || distance <= start, !isClaimed
    else { return false }
    return isForeign || abs(y - x * rules.cone) < Self.hair ? nil : true
  }

  /// A swipe forward starts at most two cells from the trailing edge, in points.
  private static let forwardEdge = 16.0
  /// The steepest swipe forward, as a tangent: 30 degrees.
  private static let forwardCone = 1 / 3.0.squareRoot()
  /// A movement so near to the cone may be on either side of it, in points.
  private static let hair = 1e-6
}
