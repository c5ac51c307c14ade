import NavModel
import NavTUI

/// A form whose choices change its own screen's bar at once.
enum BarEditor {
  /// What a row's action is made of.
  static let name = "bar-editor"

  /// The row that opens it; the gallery makes what it shows, because it changes the program.
  static var exhibit: Exhibit {
    Exhibit(name, "Bar editor", "change a bar and see it at once") { guide(introduction) }
  }

  private static let introduction = """
    Every choice changes the bar above at once. The last rows lead to bars of other looks: pull \
    slowly, and choose between one fused bar and smooth ones that go with their panes.
    """

  private enum Row: String {
    case look, background, alpha, glass, title, status, statusLine, line, large, prompt, items, back
  }

  private static let backgrounds: [(name: String, background: BarBackground?)] = [
    ("theme", nil),
    ("red", .color(Color(176, 44, 56))),
    ("across", .gradient(Color(24, 110, 120), Color(96, 40, 140))),
    ("down", .gradient(Color(20, 90, 150), Color(24, 27, 33), .down)),
    ("picture", .image(BarImage("~-._.-", ink: Color(120, 190, 230), ground: Color(12, 52, 96)))),
  ]
  private static let alphas: [(name: String, alpha: Double?)] = [
    ("1", nil), ("0.6", 0.6), ("0.3", 0.3), ("0", 0),
  ]
  private static let inks: [(name: String, color: Color?)] = [
    ("theme", nil), ("white", Color(255, 255, 255)), ("black", Color(0, 0, 0)),
    ("yellow", Color(250, 220, 90)),
  ]
  private static let statuses: [(name: String, status: BarAppearance.StatusStyle?)] = [
    ("as it fits", nil), ("light", .light), ("dark", .dark),
  ]
  private static let looks: [BarStyle.Look] = [.fused, .smooth]
  private static let backItems: [(name: String, item: BackItem)] = [
    ("automatic", .automatic), ("返回", .custom(BarItem("返回", color: Color(18, 150, 219)))),
    ("none", .none),
  ]

  /// The form, for the screen that shows it.
  static func content(of gallery: Gallery, in screen: ScreenID) -> FormContent {
    let look = looks.firstIndex(of: gallery.app.navigator.system.bar.look) ?? 0
    let form = FormContent(
      introduction: introduction,
      sections: [
        FormSection(
          "What it holds",
          rows: [
            row(.back, "Back item", .choice(backItems.map(\.name), selected: 0)),
            row(.items, "Items", .toggle(false)),
            row(.prompt, "Prompt", .toggle(false)),
            row(.large, "Large title", .toggle(false)),
          ]
        ),
        FormSection(
          "This bar",
          rows: [
            row(.background, "Background", .choice(backgrounds.map(\.name), selected: 0)),
            row(.alpha, "Alpha", .choice(alphas.map(\.name), selected: 0)),
            row(.glass, "Translucent", .toggle(false)),
            row(.title, "Title colour", .choice(inks.map(\.name), selected: 0)),
            row(.line, "Line below", .toggle(false)),
            row(.statusLine, "Status line", .toggle(false)),
            row(.status, "Status text", .choice(statuses.map(\.name), selected: 0)),
          ]
        ),
        FormSection(
          "Between two screens",
          rows: [
            row(.look, "Bars are", .choice(looks.map(\.rawValue), selected: look)),
            FormRow("deeper", "Deeper", .opens("deeper", detail: "a plain bar")),
            FormRow("red-bar", "Red", .opens("red-bar", detail: "a coloured one")),
            FormRow("clear-after", "Only text", .opens("clear-after", detail: "a transparent one")),
            FormRow("hidden", "Hidden", .opens("hidden-before", detail: "none at all")),
          ]
        ),
      ]
    )
    form.onChange = { [unowned gallery] row in apply(row, to: gallery, screen) }
    return form
  }

  private static func row(_ row: Row, _ title: String, _ control: FormRow.Control) -> FormRow {
    FormRow(row.rawValue, title, control)
  }

  private static func apply(_ row: FormRow, to gallery: Gallery, _ screen: ScreenID) {
    guard let changed = Row(rawValue: row.name), let selected = row.selected else { return }
    let shown: Visibility = row.isOn ? .shown : .hidden
    if changed == .look {
      var system = gallery.app.navigator.system
      system.bar.look = looks[selected]
      return gallery.app.use(system)
    }
    gallery.app.navigator.update(screen) { screen in
      switch changed {
      case .look: break
      case .background: screen.appearance.background = backgrounds[selected].background
      case .alpha: screen.appearance.alpha = alphas[selected].alpha
      case .glass: screen.appearance.isTranslucent = row.isOn
      case .title: screen.appearance.titleColor = inks[selected].color
      case .status: screen.appearance.status = statuses[selected].status
      case .statusLine: screen.appearance.statusLine = shown
      case .line: screen.appearance.shadowLine = shown
      case .large: screen.item.prefersLargeTitle = row.isOn
      case .prompt: screen.item.prompt = row.isOn ? "A line above the title" : nil
      case .back: screen.item.back = backItems[selected].item
      case .items:
        screen.item.leftItemsSupplementBackButton = true
        screen.item.left = row.isOn ? [BarItem("Help", action: Gallery.Deed.help.rawValue)] : []
        screen.item.right = row.isOn ? [BarItem("Done", action: Gallery.Deed.done.rawValue)] : []
      }
    }
  }
}
