// How the pointer is led.

extension FlowPlayer {
  mutating func press(at point: Point) {
    pointer = Pointer(location: point, isDown: true)
    navigator?.press(at: point)
  }

  mutating func move(to point: Point) {
    pointer.location = point
    guard pointer.isDown else { return }
    navigator?.move(to: point)
  }

  mutating func drag(
    from start: Point,
    to end: Point,
    _ seconds: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    press(at: start)
    for step in 1...Self.movements {
      if let failure = wait(seconds / Double(Self.movements), line, show) { return failure }
      let part = Double(step) / Double(Self.movements)
      move(to: Point(x: start.x.interpolated(to: end.x, by: part), y: start.y))
    }
    return nil
  }

  /// Drags until the progress is the one that is asked for, whatever it counts from.
  mutating func drag(
    to progress: Double,
    _ line: Int,
    _ show: (borrowing Navigator, Double) -> Void
  ) -> FlowOutcome? {
    if !pointer.isDown {
      let x = direction == .leftToRight ? Self.pressDistance : window.width - Self.pressDistance
      let middle = (window.height / 2 / FlowParser.rowHeight).rounded(.down)
      press(at: Point(x: x, y: middle * FlowParser.rowHeight))
    }
    // Before the gesture has begun it is not known where its progress counts from.
    let lost = system.begin.origin == .start ? system.begin.hysteresis : 0
    for step in 1...Self.movements {
      if let failure = wait(1 / Self.frameRate, line, show) { return failure }
      let left = Double(Self.movements - step + 1)
      move(to: towards(progress, ifNotBegun: lost, part: 1 / left))
    }
    if let failure = wait(Self.rest, line, show) { return failure }
    move(to: pointer.location)
    return nil
  }

  func towards(_ progress: Double, ifNotBegun lost: Double, part: Double) -> Point {
    guard let navigator else { return pointer.location }
    var way = progress * window.width
    if navigator.isLedByPointer {
      way -= navigator.scene.progress * window.width
      if navigator.scene.operation == .push || navigator.scene.operation == .present { way = -way }
    } else if let press = navigator.recognizer.undecidedPress {
      way += lost - (pointer.location.x - press.x) * direction.sign
    }
    return Point(x: pointer.location.x + way * part * direction.sign, y: pointer.location.y)
  }
}
