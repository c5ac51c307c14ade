import NavModel
import NavTUI

/// The nine systems to choose from, and what each does differently.
enum SystemsPage {
  /// What rows that choose a system are opened by.
  static let prefix = "system:"

  /// The list, with the system in use selected.
  static func content(current: NavigationSystem) -> ListContent {
    let list = ListContent(
      introduction: """
        Eight published ways of going back on iOS, and fluid, this project’s own. Enter or a tap \
        switches at once; then go one screen deeper and try.
        """,
      sections: sections(current: current)
    )
    list.select(NavigationSystem.all.firstIndex { $0.name == current.name } ?? 0)
    return list
  }

  /// The rows: the systems with how they differ, and what the one in use does.
  static func sections(current: NavigationSystem) -> [ListSection] {
    let rows = NavigationSystem.all.map { system in
      let mark = system.name == current.name ? "• " : "  "
      return ListRow(
        mark + system.name,
        detail: system.difference,
        action: prefix + system.name
      )
    }
    return [
      ListSection("To choose from", rows: rows),
      ListSection(
        "To try it",
        rows: [ListRow("Deeper", detail: "one more screen", action: "deeper")]
      ),
      ListSection("What \(current.name) does", rows: facts(current)),
    ]
  }

  private static func facts(_ system: NavigationSystem) -> [ListRow] {
    [
      ListRow("Whose it is", detail: system.summary),
      ListRow("A swipe begins", detail: system.begin.summary),
      ListRow("Let go, it pops", detail: system.release.summary),
      ListRow("A push takes", detail: system.push.summary),
      ListRow("A pop takes", detail: system.pop.summary),
      ListRow("While it moves", detail: system.interruption.summary),
      ListRow("What is below", detail: system.swipe.summary),
      ListRow("The bar is", detail: system.bar.look.rawValue),
    ]
  }
}

// MARK: - Policies in words

extension NavigationSystem {
  /// What is most telling, in a row's length.
  fileprivate var difference: String {
    "\(begin.start); pops \(release.summary)"
  }
}

extension BeginRule {
  /// Where a swipe starts.
  fileprivate var start: String {
    for case .edge(let reach) in conditions { return "within \(reach.short) pt of the edge" }
    return "anywhere"
  }

  fileprivate var summary: String {
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
  fileprivate var summary: String {
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
  fileprivate var summary: String {
    switch timing {
    case .spring(let spring): "a spring of \(spring.response.short) s"
    case .curve(let curve, let duration): "\(duration.short) s, \(curve.name)"
    }
  }
}

extension TimingCurve {
  fileprivate var name: String {
    switch self {
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default: "evenly"
    }
  }
}

extension Travel {
  fileprivate var summary: String {
    let place = parallax == 0 ? "stands still" : "comes from \(parallax.short) of the width"
    return dim == 0 ? place : "\(place), \(dim.percent) darker"
  }
}

extension NavigationSystem.Interruption {
  fileprivate var summary: String {
    switch self {
    case .anything: "a press catches it, a key turns it round"
    case .operations: "gestures are refused"
    }
  }
}

extension Double {
  /// The number in at most two decimals, without zeros at the end.
  fileprivate var short: String {
    let hundredths = (self * 100).rounded() / 100
    let digits = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    return digits.hasPrefix("-") ? "−" + digits.dropFirst() : digits
  }

  fileprivate var percent: String { "\(Int((self * 100).rounded())) %" }
}
