import Foundation
import Testing

@Suite("The manual pages, as formatters see them")
struct PageLintTests {
  private static let pages = ["navtui.1", "navtui-flow.5", "navtui-document.5"]

  @Test("Neither mandoc, groff nor man has anything to say against one", arguments: pages)
  func lint(page: String) throws {
    let path = Installation.root + "Distribution/man/" + page
    let lint = try Tool.run(["mandoc", "-T", "lint", path]).output.split(separator: "\n")
      // One page refers to the others, which need not be installed.
      .filter { !$0.contains("referenced manual not found") }
    #expect(lint == [])
    let environment = ProcessInfo.processInfo.environment.merging(["MANWIDTH": "80"]) { $1 }
    for command in [
      ["groff", "-ww", "-mdoc", "-Tutf8", "-z", path], ["man", "--warnings", "-l", path],
    ] {
      let result = try Tool.run(command, environment: environment)
      #expect(result.ending == .exited(0))
      #expect(result.errors.isEmpty)
      let lines = result.output.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }
}
