import Foundation
import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("A document under a large title")
struct LargeTitleTests {
  private static let long = (1...60).map { "Paragraph \($0)." }.joined(separator: "\n\n")

  private func pilot() -> Pilot {
    var screen = Screen("page", title: "The page")
    screen.item.prefersLargeTitle = true
    let content = DocumentContent(MarkdownTree(Self.long))
    return Pilot(TerminalApp(root: screen, showing: content), size: Size(columns: 60, rows: 16))
  }

  @Test(
    "The title collapses as the page is scrolled, opens at the top, and no line is lost between"
  )
  func collapses() throws {
    let pilot = pilot()
    let first = { (rows: [String]) in rows.firstIndex { $0.contains("Paragraph") } }
    let atTop = try #require(first(pilot.rows))
    let open = pilot.rows
    for _ in 1...4 {
      pilot.type(.down)
      pilot.wait(0.1)
    }
    let scrolled = try #require(first(pilot.rows))
    #expect(scrolled < atTop, "the page does not follow the title up\n\(pilot.screen)")
    // Paragraphs are two lines apart, and every one is there.
    let shown = pilot.rows.compactMap { row -> Int? in
      guard let range = row.range(of: "Paragraph ") else { return nil }
      return Int(row[range.upperBound...].prefix { $0.isNumber })
    }
    let from = try #require(shown.first)
    #expect(shown == Array(from..<from + shown.count))
    pilot.type(.home)
    pilot.wait(0.1)
    #expect(pilot.rows == open)
  }

  @Test("What is above is counted as far as a large title is high, whatever the length")
  func counted() {
    let content = DocumentContent(MarkdownTree(Self.long))
    _ = picture(of: content)
    #expect(content.scrolledRows == 0)
    _ = content.handle(.move(.down))
    #expect(content.scrolledRows == 1)
    _ = content.handle(.move(.end))
    #expect(content.scrolledRows == 8)
  }
}
