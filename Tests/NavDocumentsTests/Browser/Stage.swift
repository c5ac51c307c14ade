import Foundation
import NavModel
import NavTUI

@testable import NavDocuments

/// A program with a root and a browser, on a window of 80 by 24.
final class Stage {
  let set: TemporaryDocuments
  let app: TerminalApp
  let browser: DocumentBrowser
  private var time = 0.0

  init(_ files: [String: String]) throws {
    set = try TemporaryDocuments(files)
    app = TerminalApp(root: Screen("root"), showing: TextContent(text: "root"))
    app.resize(to: Size(columns: 80, rows: 24))
    browser = DocumentBrowser(app)
    app.onOpen = { [unowned self] name, _ in browser.perform(name) }
  }

  /// The titles of the stack on show, without the root.
  var titles: [String] {
    let navigator = app.navigator
    return navigator.stack(of: navigator.controllerOnShow).map(\.item.title).filter { $0 != "root" }
  }

  var document: DocumentContent? {
    app.content(of: app.navigator.destination) as? DocumentContent
  }

  var screen: Screen? { app.navigator.screen(app.navigator.destination) }

  var picture: [String] { app.draw().text }

  /// Lets everything that moves come to its end.
  func settle() {
    while let document, document.isWorking {
      document.work()
      usleep(1000)
    }
    for _ in 0..<600 {
      time += 1.0 / 60
      app.advance(to: time)
    }
    _ = app.draw()
  }

  func press(_ keys: Key...) {
    for key in keys {
      app.handle(.key(KeyPress(key)))
      settle()
    }
  }

  /// Drags along a row, a column a step.
  func drag(from start: Int, to end: Int, row: Int, release: Bool = true) {
    _ = app.draw()
    app.handle(.mouse(MouseEvent(.press(.left), x: start, y: row)))
    for column in stride(from: start, through: end, by: start < end ? 1 : -1) {
      time += 1.0 / 60
      app.advance(to: time)
      app.handle(.mouse(MouseEvent(.drag(.left), x: column, y: row)))
    }
    if release {
      app.handle(.mouse(MouseEvent(.release(.left), x: end, y: row)))
      settle()
    }
  }

  func tap(column: Int, row: Int) {
    _ = app.draw()
    app.handle(.mouse(MouseEvent(.press(.left), x: column, y: row)))
    app.handle(.mouse(MouseEvent(.release(.left), x: column, y: row)))
    settle()
  }
}
