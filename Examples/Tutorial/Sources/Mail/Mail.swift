import NavModel
import NavTUI

@main
struct Mail {
  static func main() throws {
    try program().run()
  }

  static func program() -> TerminalApp {
    let rows = letters.indices.map { ListRow(letters[$0].subject, action: "\($0)") }
    let inbox = ListContent(sections: [ListSection("Today", rows: rows)])
    let app = TerminalApp(root: Screen("inbox", title: "Inbox"), showing: inbox)
    app.onOpen = { name, app in
      guard let number = Int(name), letters.indices.contains(number) else { return }
      var screen = Screen(ScreenID("letter \(name)"), title: letters[number].subject)
      screen.item.back = .custom(BarItem("Mail"))
      if number == 0 { screen.barVisibility = .hidden }
      app.push(screen, showing: Reader(letters[number]))
    }
    return app
  }
}
