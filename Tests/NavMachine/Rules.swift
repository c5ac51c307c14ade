import NavModel

/// The published rules, said again from their sources and not from the engine's values.
struct Rules {
  let system: String

  var neverLocks: Bool { system == "fluid" }
  var skipsFirstPush: Bool { system == "snapshot" }
  var isWrapped: Bool { system == "wrapped" }

  /// Points a touch must move before it is asked about.
  var hysteresis: Double {
    switch system {
    case "fluid": 8
    case "snapshot": 30
    default: 10
    }
  }

  /// Points from the leading edge within which a swipe starts; nil for anywhere.
  var edge: Double? { system == "system" || system == "wrapped" ? 13 : nil }

  /// The steepest movement that is a swipe, as a tangent.
  var cone: Double { system == "fluid" || system == "cone" ? 1 / 3.0.squareRoot() : 1 }

  /// Whether a hidden bar or a custom back item switches the swipe off.
  var asksForPlainBar: Bool { system == "system" }

  /// The spring's frequency in radians a second; nil where curves move things.
  var frequency: Double? { system == "fluid" ? 2 * Double.pi / 0.35 : nil }

  /// The shortest transition on a curve, in seconds.
  static let shortest = 0.25
  /// The steepest place of the three curves: 1 / 0.58.
  static let steepest = 1.7242

  /// How far a release is past its boundary; positive pops.
  ///
  /// Progress in widths, velocity and acceleration in widths a second (squared), all of going back.
  func excess(_ release: Release, ofPresentation: Bool) -> (margin: Double, atBoundary: Bool) {
    let p = release.progress
    switch system {
    case "fluid": return (p + 0.3 * release.velocity - 0.5, false)
    case _ where ofPresentation: return (p - 0.5, false)
    case "percentDriven": return (p - 0.5, false)
    case "snapshot": return (p - 0.4, true)
    default:
      guard release.samples >= 3 else {
        return (release.samples > 0 ? release.velocity : -1, false)
      }
      let t = 0.35
      let reach = p + release.velocity * t + release.acceleration * t * t / 2
      return (reach - min(187.5 / release.width, 0.5), false)
    }
  }
}

/// The pointer as the published rules see it: every position since the press.
struct Hand {
  var samples: [(time: Double, x: Double)] = []
  var count = 0
  var press = Point(x: 0, y: 0)
  var isDown = false
  /// Whether the one question of this touch has been asked.
  var isAsked = false

  mutating func press(at point: Point, _ time: Double) {
    samples = [(time, point.x)]
    count = 0
    press = point
    isDown = true
    isAsked = false
  }

  mutating func move(to point: Point, _ time: Double) {
    guard isDown else { return }
    count += 1
    // Of several at one instant the first and the last count.
    if samples.count > 1, time - samples[samples.count - 2].time < Self.instant {
      samples[samples.count - 1] = (time, point.x)
    } else {
      samples.append((time, point.x))
    }
  }

  /// Two times closer than this are one, in seconds.
  private static let instant = 1e-9

  /// Points a second over the last 80 ms, and the change of that between the last three samples.
  func speeds(at time: Double) -> (velocity: Double, acceleration: Double) {
    let recent = samples.filter { time - $0.time <= 0.08 + Self.instant }
    guard let first = recent.first, let last = recent.last,
      last.time - first.time > Self.instant
    else { return (0, 0) }
    let velocity = (last.x - first.x) / (last.time - first.time)
    var instants: [(time: Double, x: Double)] = []
    for sample in recent {
      if let before = instants.last, sample.time - before.time < Self.instant {
        instants.removeLast()
      }
      instants.append(sample)
    }
    guard instants.count >= 3 else { return (velocity, 0) }
    let three = Array(instants.suffix(3))
    let before = (three[1].x - three[0].x) / (three[1].time - three[0].time)
    let after = (three[2].x - three[1].x) / (three[2].time - three[1].time)
    return (velocity, 2 * (after - before) / (three[2].time - three[0].time))
  }
}
