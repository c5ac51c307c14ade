import NavModel
import NavTUI

let fruit = ["Apple", "Pear", "Quince"]
let list = ListContent(
  title: "Fruit",
  introduction: "Open one, and swipe back from it.",
  sections: [ListSection(rows: fruit.map { ListRow($0, action: $0) })]
)

var root = Screen("fruit", title: "Fruit")
root.barVisibility = .hidden

let app = TerminalApp(root: root, showing: list)
app.onOpen = { name, app in
  var detail = Screen(ScreenID(name), title: name)
  detail.item.back = .custom(BarItem("All fruit"))
  app.push(detail, showing: TextContent(text: "A \(name.lowercased()) grows on a tree."))
}
try app.run()
