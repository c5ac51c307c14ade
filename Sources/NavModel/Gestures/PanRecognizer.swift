/// The pointer's part in a gesture: from the press, through the one question, to the release.
///
/// A state machine over samples. It knows nothing of stacks; whoever drives it asks the begin rule
/// when told to, and answers with `begin`, `scroll` or `refuse`.
struct PanRecognizer: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    /// No button is down.
    case idle
    /// A button is down and has not moved far enough to be asked about.
    case pressed(PanSample, claimed: Bool)
    /// The movement was refused, until the button is up.
    case refused
    /// The movement scrolls the content of this screen, which stood at this offset.
    case scrolling(ScreenID, from: Point, offset: Double, sign: Double)
    /// The movement leads a pane that was at this progress when the pointer was there.
    case leading(from: Point, progress: Double)
  }

  /// What to do about a movement.
  enum Response: Equatable {
    /// Nothing.
    case none
    /// The movement has reached the hysteresis: ask.
    case ask(press: Point, translation: Point, claimed: Bool)
    /// Scroll this screen to this offset, in points.
    case scroll(ScreenID, to: Double)
    /// Move the pane to this distance from where it was, in points to the right.
    case lead(translation: Double, from: Double)
  }

  private var state = State.idle
  private(set) var tracker = VelocityTracker()

  /// Positions are told apart down to this part of a point, so that sums of them are exact.
  private static let grain = 1_073_741_824.0

  /// Whether a button is down.
  var isDown: Bool { state != .idle }

  /// Where the button went down, until it is known what the movement means; nil otherwise.
  var undecidedPress: Point? {
    if case .pressed(let press, _) = state { press.location } else { nil }
  }

  /// Whether the pointer leads a pane.
  var isLeading: Bool {
    if case .leading = state { true } else { false }
  }

  mutating func press(_ sample: PanSample, claimed: Bool) {
    tracker.begin(sample)
    state = .pressed(sample, claimed: claimed)
  }

  mutating func move(_ sample: PanSample, hysteresis: Double) -> Response {
    guard state != .idle else { return .none }
    tracker.add(sample)
    let location = sample.location
    switch state {
    case .idle, .refused:
      return .none
    case .pressed(let press, let claimed):
      let translation = Self.way(from: press.location, to: location)
      let distance = translation.x * translation.x + translation.y * translation.y
      guard distance >= hysteresis * hysteresis else { return .none }
      return .ask(press: press.location, translation: translation, claimed: claimed)
    case .scrolling(let screen, let origin, let offset, let sign):
      return .scroll(screen, to: offset - Self.way(from: origin, to: location).x * sign)
    case .leading(let origin, let progress):
      return .lead(translation: Self.way(from: origin, to: location).x, from: progress)
    }
  }

  /// Leads a pane that is at `progress` while the pointer counts as being at `origin`.
  mutating func begin(from origin: Point, progress: Double) {
    state = .leading(from: origin, progress: progress)
  }

  /// Scrolls a screen's content that stands at `offset`; `sign` is the layout direction's.
  mutating func scroll(_ screen: ScreenID, from origin: Point, offset: Double, sign: Double) {
    state = .scrolling(screen, from: origin, offset: offset, sign: sign)
  }

  /// Takes no more movements until the button is up.
  mutating func refuse() {
    if isDown { state = .refused }
  }

  mutating func release() {
    state = .idle
  }

  private static func way(from a: Point, to b: Point) -> Point {
    Point(x: ((b.x - a.x) * grain).rounded() / grain, y: ((b.y - a.y) * grain).rounded() / grain)
  }
}
