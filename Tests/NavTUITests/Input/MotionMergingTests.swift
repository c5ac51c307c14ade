import NavTUI
import Testing

@Suite struct MotionMergingTests {
  private static func merged(_ events: [InputEvent]) -> [InputEvent] {
    var events = events
    events.mergeMotions()
    return events
  }

  private static func drag(_ x: Int, _ modifiers: Modifiers = []) -> InputEvent {
    .mouse(.drag(.left), x, 0, modifiers)
  }

  @Test("No event and one event stay as they are")
  func few() {
    #expect(Self.merged([]) == [])
    #expect(Self.merged([Self.drag(1)]) == [Self.drag(1)])
  }

  @Test("Of a thousand motions the last one stays (brick #178)")
  func burst() {
    let press = InputEvent.mouse(.press(.left), 0, 0)
    let release = InputEvent.mouse(.release(.left), 1000, 0)
    let motions = (1...1000).map { Self.drag($0) }
    #expect(Self.merged([press] + motions + [release]) == [press, Self.drag(1000), release])
    #expect(Self.merged((1...5).map { .mouse(.move, $0, 0) }) == [.mouse(.move, 5, 0)])
  }

  @Test(
    "Nothing but a motion of the same kind lets two motions meet",
    arguments: [
      .mouse(.press(.left), 1, 0), .mouse(.release(.left), 1, 0), .key(.escape), .paste(""),
      .focus(true),
      .mouse(.wheel(down: 1, right: 0), 1, 0), .answer(.status), .mouse(.move, 1, 0),
      .mouse(.drag(.right), 1, 0),
      .mouse(.drag(.left), 1, 0, .shift),
      .mouse(MouseEvent(.drag(.left), x: 1, y: 0, isPixels: true)),
    ] as [InputEvent]
  )
  func separators(between: InputEvent) {
    let events = [Self.drag(1), between, Self.drag(2)]
    #expect(Self.merged(events) == events)
    #expect(
      Self.merged([Self.drag(0)] + events + [Self.drag(3)]) == [
        Self.drag(1), between, Self.drag(3),
      ]
    )
  }

  @Test(
    "Everything that is no motion is kept, however often it comes",
    arguments: [
      .mouse(.press(.left), 1, 0), .mouse(.release(nil), 1, 0), .key(.left), .focus(false),
      .paste("a"),
      .mouse(.wheel(down: 1, right: 0), 1, 0),
    ] as [InputEvent]
  )
  func repeated(event: InputEvent) {
    #expect(Self.merged([event, event, event]) == [event, event, event])
  }
}
