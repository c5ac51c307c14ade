/// What a check found.
struct FlowFinding {
  let holds: Bool
  let expected: String
  let got: String

  init(_ name: String, _ expected: String, _ got: String) {
    holds = expected == got
    self.expected = "\(name) \(expected)"
    self.got = got
  }

  init(_ name: String, _ expected: [String], _ got: [String]) {
    holds = expected == got
    self.expected = expected.isEmpty ? "no \(name)" : "\(name) \(expected.joined(separator: " "))"
    self.got = got.isEmpty ? "nothing" : got.joined(separator: " ")
  }

  init(_ name: String, _ expected: Double, _ got: Double?, within tolerance: Double) {
    // Sums of decimal fractions are not exact, so the tolerance is held with a little to spare.
    let slack = 1e-9
    holds = got.map { ($0 - expected).magnitude <= tolerance + slack } ?? false
    self.expected = "\(name) \(expected) within \(tolerance)"
    self.got = got.map { "\($0)" } ?? "nothing on show"
  }
}

extension FlowCheck {
  /// Holds the check against what there is.
  func finding(in navigator: Navigator, _ journal: FlowJournal) -> FlowFinding {
    switch self {
    case .stack(let names):
      return FlowFinding("stack", names, navigator.names(navigator.controllerOnShow))
    case .stackOf(let screen, let names):
      return FlowFinding(
        "stack-of \(screen)",
        names,
        navigator.controller(inside: screen).map(navigator.names) ?? []
      )
    case .rootStack(let names):
      return FlowFinding("root-stack", names, navigator.names(navigator.rootController))
    case .presented(let names):
      return FlowFinding(
        "presented",
        names,
        navigator.presentedController.map(navigator.names) ?? []
      )
    case .top(let name):
      return FlowFinding("top", name, navigator.names(navigator.controllerOnShow).last ?? "none")
    case .title(let title):
      return FlowFinding("title", title, navigator.barOnShow.face.title)
    case .bar(let visibility):
      return FlowFinding("bar", visibility.word, Visibility(navigator.barOnShow.isVisible).word)
    case .back(let label):
      return Self.label("back", label, navigator.backItemOnShow)
    case .backOf(let screen, let label):
      return Self.label("back-of \(screen)", label, navigator.barFace(of: screen)?.back)
    case .history(let names):
      return FlowFinding("history", names, navigator.backHistory.map(\.id.rawValue))
    case .barColor(let color):
      return FlowFinding(
        "bar-color",
        color.hex,
        navigator.barOnShow.face.appearance.color?.hex ?? "none"
      )
    case .barAlpha(let alpha):
      return FlowFinding(
        "bar-alpha",
        alpha,
        navigator.barOnShow.face.appearance.opacity,
        within: 0
      )
    case .tabBar(let visibility):
      return FlowFinding("tab-bar", visibility.word, Visibility(navigator.isTabBarOnShow).word)
    case .phase(let phase):
      return FlowFinding("phase", phase.rawValue, navigator.phase.rawValue)
    case .progress(let progress, let tolerance):
      return FlowFinding("progress", progress, navigator.scene.progress, within: tolerance)
    case .pane(let screen, let edge, let tolerance):
      return FlowFinding(
        "pane \(screen)",
        edge,
        navigator.edge(of: screen),
        within: tolerance
      )
    case .scrolled(let screen, let offset):
      return FlowFinding(
        "scrolled \(screen)",
        offset / FlowParser.columnWidth,
        navigator.horizontalOffset(of: screen) / FlowParser.columnWidth,
        within: 0
      )
    case .log(let entries):
      return FlowFinding("log", entries, journal.log)
    case .events(let entries):
      return FlowFinding("events", entries, journal.events)
    case .logBalanced:
      return FlowFinding("log-balanced", "", journal.balance.fault ?? "")
    }
  }

  /// A label is compared without the chevron that a custom one may bring along.
  private static func label(_ name: String, _ expected: String?, _ item: BarItem?) -> FlowFinding {
    FlowFinding(name, bare(expected) ?? "none", bare(item?.title) ?? "none")
  }

  private static func bare(_ label: String?) -> String? {
    guard let label, label.hasPrefix("‹ ") else { return label }
    return String(label.dropFirst(2))
  }
}

extension ScreenOption {
  var isClaim: Bool {
    if case .claims = self { true } else { false }
  }
}

extension Visibility {
  fileprivate init(_ isShown: Bool) { self = isShown ? .shown : .hidden }

  fileprivate var word: String { self == .shown ? "shown" : "hidden" }
}

extension BarAppearance {
  /// The colour of the filling before alpha is applied; a gradient's first one.
  fileprivate var color: Color? {
    switch background {
    case .color(let color)?, .gradient(let color, _, _)?: color
    case .image(let image)?: image.ground
    case nil: nil
    }
  }
}

extension Navigator {
  fileprivate func names(_ controller: ControllerID) -> [String] {
    stack(of: controller).map(\.id.rawValue)
  }

  /// The left edge of a screen's pane, in widths; nil where it is not to be seen.
  fileprivate func edge(of screen: ScreenID) -> Double? {
    let content = tree.content(of: screen)
    return scene.layers.first { layer in
      if case .content(content, _) = layer.drawing { true } else { false }
    }?.x
  }
}
