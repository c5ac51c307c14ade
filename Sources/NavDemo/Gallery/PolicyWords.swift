import NavModel

// Policies of systems in words, as tables show them.

extension NavigationSystem {
  /// What is most telling, in a row's length.
  var difference: String {
    "\(begin.start); pops \(release.summary)"
  }
}

extension BeginRule {
  /// Where a swipe starts.
  var start: String {
    for case .edge(let reach) in conditions { return "within \(reach.short) pt of the edge" }
    return "anywhere"
  }

  var summary: String {
    var parts = [start, "after \(hysteresis.short) pt"]
    for case .cone(let tangent) in conditions {
      parts.append(tangent < Self.tangentOf45Degrees ? "within 30°" : "within 45°")
    }
    if conditions.contains(.allowed(.onWithPlainBar)) {
      parts.append("not with a hidden bar")
    }
    return parts.joined(separator: ", ")
  }
}

extension ReleaseRule {
  var summary: String {
    switch self {
    case .past(let part): "past \(part.percent)"
    case .reached(let part): "from \(part.percent) on"
    case .projected(let seconds): "if it would be past half in \(seconds.short) s"
    case .fling(let speed): "by the sign of \(speed.short) widths/s"
    case .onward(let speed): "onward, faster than \(speed.short) pt/s"
    case .platform: "by UIKit’s projection"
    }
  }
}

extension TransitionStyle {
  var summary: String {
    switch timing {
    case .spring(let spring): "a spring of \(spring.response.short) s"
    case .curve(let curve, let duration): "\(duration.short) s, \(curve.name)"
    }
  }
}

extension TimingCurve {
  var name: String {
    switch self {
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default: "evenly"
    }
  }
}

extension Travel {
  var summary: String {
    let place = parallax == 0 ? "stands still" : "comes from \(parallax.short) of the width"
    return dim == 0 ? place : "\(place), \(dim.percent) darker"
  }
}

extension NavigationSystem.Interruption {
  var summary: String {
    switch self {
    case .anything: "a press catches it, a key turns it round"
    case .operations: "gestures are refused"
    }
  }
}

extension Double {
  /// The number in at most two decimals, without zeros at the end.
  var short: String {
    let hundredths = (self * 100).rounded() / 100
    let digits = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    return digits.hasPrefix("-") ? "−" + digits.dropFirst() : digits
  }

  var percent: String { "\(Int((self * 100).rounded())) %" }
}
