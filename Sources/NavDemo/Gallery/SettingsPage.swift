import NavModel
import NavTUI

/// A form whose choices change how the running program navigates, and how its own screen is left.
enum SettingsPage {
  private enum Row: String {
    case system, motion, direction, swipe, reach, bar
  }

  private static let directions = ["from the left", "from the right"]
  private static let policies: [Screen.SwipePolicy] = [.automatic, .on, .off]
  private static let edge = 40.0

  /// The form, as things stand, for the screen that shows it.
  static func content(of gallery: Gallery, in screen: ScreenID) -> FormContent {
    let form = FormContent(
      introduction: """
        Everything here takes hold at once, also for the screens below. What is said of this \
        screen are FDFullscreenPopGesture’s settings for single screens. Choose, then try to leave.
        """,
      sections: sections(gallery)
    )
    form.onChange = { [unowned gallery] row in apply(row, to: gallery, screen) }
    return form
  }

  /// Makes the form say what was changed elsewhere.
  static func refresh(_ form: FormContent, _ gallery: Gallery) {
    form[Row.system.rawValue] = system(gallery)
  }

  private static func sections(_ gallery: Gallery) -> [FormSection] {
    let motions = MotionLevel.allCases.map(\.rawValue)
    let motion = motions.firstIndex(of: gallery.app.navigator.motion.rawValue) ?? 0
    let direction = gallery.direction == .leftToRight ? 0 : 1
    return [
      FormSection(
        "The program",
        rows: [
          system(gallery),
          row(.motion, "Motion", .choice(motions, selected: motion)),
          row(.direction, "Things lead", .choice(directions, selected: direction)),
        ]
      ),
      FormSection(
        "This screen",
        rows: [
          row(
            .swipe,
            "Can be swiped away",
            .choice(["as the system says", "on", "off"], selected: 0)
          ),
          row(.reach, "Near the edge only", .toggle(false)),
          row(.bar, "Shows its bar", .toggle(true)),
        ]
      ),
      FormSection(
        "To try it",
        rows: [FormRow("deeper", "Deeper", .opens("deeper", detail: "one more screen"))]
      ),
    ]
  }

  private static func system(_ gallery: Gallery) -> FormRow {
    let names = NavigationSystem.all.map(\.name)
    let selected = names.firstIndex(of: gallery.app.navigator.system.name) ?? 0
    return row(.system, "System", .choice(names, selected: selected))
  }

  private static func row(_ row: Row, _ title: String, _ control: FormRow.Control) -> FormRow {
    FormRow(row.rawValue, title, control)
  }

  private static func apply(_ row: FormRow, to gallery: Gallery, _ screen: ScreenID) {
    guard let changed = Row(rawValue: row.name), let selected = row.selected else { return }
    let app = gallery.app
    switch changed {
    case .system: gallery.use(NavigationSystem.all[selected])
    case .motion: app.use(MotionLevel.allCases[selected])
    case .direction: gallery.direction = selected == 0 ? .leftToRight : .rightToLeft
    case .swipe: app.navigator.update(screen) { $0.swipe = policies[selected] }
    case .reach: app.navigator.update(screen) { $0.swipeStart = row.isOn ? edge : 0 }
    case .bar: app.navigator.update(screen) { $0.barVisibility = row.isOn ? .shown : .hidden }
    }
  }
}
