public import NavModel

/// The window of 80 columns and 24 rows that flows start with, in points.
let standardWindow = Window(width: 640, height: 384)

/// A place in that window, halfway down where nothing else is said.
func at(_ x: Double, _ y: Double = 192) -> Point { Point(x: x, y: y) }

extension Navigator {
  /// A navigator at rest whose outermost controller holds these screens, with nothing to tell.
  static func holding(
    _ screens: Screen...,
    system: NavigationSystem = .fluid,
    direction: LayoutDirection = .leftToRight,
    window: Window = standardWindow,
    motion: MotionLevel = .full
  ) -> Navigator {
    var navigator = Navigator(
      system: system,
      root: screens[0],
      window: window,
      direction: direction,
      motion: motion
    )
    for screen in screens.dropFirst() {
      navigator.push(screen, animated: false, on: navigator.rootController)
    }
    _ = navigator.drainReports()
    return navigator
  }

  /// The names in a controller's stack; of the innermost one on show where none is named.
  func names(_ controller: ControllerID? = nil) -> String {
    stack(of: controller ?? controllerOnShow).map(\.id.rawValue).joined(separator: " ")
  }

  /// Lets time pass until nothing moves by itself, at most 10 s.
  mutating func settle() {
    for _ in 0..<600 where isAnimating { advance(by: 1 / 60) }
  }

  /// The raw log since the last call that drained it, as flow files write it.
  mutating func log() -> String {
    drainReports().compactMap { report in
      if case .lifecycle(let event) = report { event.description } else { nil }
    }.joined(separator: " ")
  }

  /// The high-level log, completions and releases since the last call that drained them.
  mutating func events() -> String {
    drainReports().compactMap { report in
      switch report {
      case .lifecycle: nil
      case .event(let event): event.description
      case .completed(_, let isDone): "completed(\(isDone))"
      case .released(let screen): "released(\(screen))"
      }
    }.joined(separator: " ")
  }

  /// Drags with the pointer from the leading edge to a part of the width, and rests there.
  mutating func drag(to progress: Double) {
    let (width, isMirrored) = (window.width, direction == .rightToLeft)
    let x = { (part: Double) in isMirrored ? width - part * width : part * width }
    press(at: Point(x: x(0.5 / 80), y: window.height / 2))
    for step in 1...8 {
      advance(by: 1 / 60)
      move(to: Point(x: x(0.5 / 80 + progress * Double(step) / 8), y: window.height / 2))
    }
    advance(by: 0.2)
    move(to: Point(x: x(0.5 / 80 + progress), y: window.height / 2))
  }
}

extension Screen {
  /// A screen with a controller of its own.
  static func nest(_ id: ScreenID, _ inside: Screen...) -> Screen {
    Screen(id, container: .navigation(inside))
  }

  /// A tab container with one controller a tab.
  static func tabs(_ id: ScreenID, _ tabs: Screen...) -> Screen {
    Screen(id, container: .tabs(tabs.map { [$0] }, selected: 0))
  }

  /// This screen, changed.
  func with(_ change: (inout Screen) -> Void) -> Screen {
    var screen = self
    change(&screen)
    return screen
  }
}

extension Screen: ExpressibleByStringLiteral {
  /// Makes a plain screen of this name.
  public init(stringLiteral name: String) {
    self.init(ScreenID(name))
  }
}
