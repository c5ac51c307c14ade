import NavModel
import NavTUI

// A list of one row. What it opens stumbles a few frames into the slide: NavStumble KIND

let stumble = CommandLine.arguments.dropFirst().first.flatMap(Stumble.init(rawValue:))
let app = TerminalApp(
  root: Screen("start"),
  showing: ListContent(sections: [ListSection(rows: [ListRow("Stumble", action: "open")])])
)
app.onOpen = { _, app in
  app.push(Screen("stumbling"), showing: StumblingContent(stumble))
}
try app.run(version: "1.0", lastWords: "stumbler 1.0")
