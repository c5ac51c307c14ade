import Foundation
import NavDocuments
import NavModel
import NavTUI
import Testing

@testable import NavDemo

@Suite("The gallery")
struct GalleryTests {
  /// A gallery in a window; nothing moves by itself, so that screens are there at once.
  private final class Visit {
    let gallery = Gallery(system: .fluid, motion: .none)
    let pilot: Pilot
    /// The rows of the root list.
    let rows: [ListRow]
    private let root: ListContent?

    init() {
      root = gallery.app.content(of: gallery.app.navigator.destination) as? ListContent
      rows = root?.sections.flatMap { section in (0..<section.count).map(section.row) } ?? []
      pilot = Pilot(gallery.app)
    }

    /// Opens the row of this number.
    func open(_ row: Int) {
      root?.select(row)
      pilot.type(.enter)
      pilot.settle()
    }

    /// What can be seen of where one is.
    var state: [String] {
      let navigator = gallery.app.navigator
      return pilot.rows + [
        "\(pilot.ending.map { "\($0)" } ?? "running")", navigator.phase.rawValue,
        "\(navigator.progress)", navigator.destination.rawValue,
      ]
    }
  }

  private static let rowCount = Visit().rows.count

  @Test("The root names itself, hides its bar, and none of its rows is cut at 80 columns")
  func root() {
    let visit = Visit()
    #expect(visit.rows.count >= 6)
    #expect(!visit.gallery.app.navigator.barOnShow.isVisible)
    #expect(visit.pilot.rows[1] == "   navtui")
    #expect(!visit.pilot.screen.contains("…"))
    #expect(visit.rows.allSatisfy { $0.action != nil && $0.detail?.isEmpty == false })
  }

  @Test("Every row opens a screen that has something to show, and q comes back from it")
  func everyRow() {
    for row in 0..<Self.rowCount {
      let visit = Visit()
      let title = visit.rows[row].title
      let before = visit.gallery.app.navigator.destination
      visit.open(row)
      #expect(visit.gallery.app.navigator.destination != before, "\(title)")
      // Below a bar, above the bottom line.
      let text = visit.pilot.rows.dropFirst().dropLast().joined()
      #expect(text.contains { $0.isLetter }, "\(title)")
      let navigator = visit.gallery.app.navigator
      guard visit.gallery.app.keyContext == .pushed,
        navigator.screen(navigator.destination)?.vetoesPop != true
      else { continue }
      visit.pilot.type("q")
      visit.pilot.settle()
      #expect(visit.gallery.app.navigator.destination == before, "\(title)")
    }
  }

  @Test("Every key that the bottom line names does something, on every screen")
  func everyKey() {
    var checked = 0
    for row in -1..<Self.rowCount {
      for binding in KeyMap.default.bindings {
        guard let hint = binding.hint else { continue }
        for key in binding.keys.prefix(hint.keyCount) {
          let visit = Visit()
          if row >= 0 { visit.open(row) }
          let app = visit.gallery.app
          let line = visit.pilot.rows.last ?? ""
          guard binding.contexts.contains(app.keyContext), line.contains(hint.label),
            line.contains(key.label())
          else { continue }
          // Mirrored, the map's keys are not those that are shown.
          guard app.navigator.direction == .leftToRight else { continue }
          // From the first row there is no way up.
          if binding.action == .moveUp { visit.pilot.type(.down) }
          let before = visit.state
          visit.pilot.type(key.key, key.modifiers)
          #expect(visit.state != before, "row \(row): \(key.label()) \(hint.label)")
          checked += 1
        }
      }
    }
    #expect(checked > 6 * Self.rowCount)
  }

  @Test("A tap opens what a row opens, and a tap on the back item leaves it")
  func taps() throws {
    let visit = Visit()
    let row = try #require(visit.pilot.rows.firstIndex { $0.contains(visit.rows[0].title) })
    visit.pilot.tap(Position(column: 30, row: row))
    visit.pilot.settle()
    #expect(visit.pilot.titles == ["navtui", visit.rows[0].title])
    visit.pilot.tap(Position(column: 3, row: 0))
    visit.pilot.settle()
    #expect(visit.pilot.titles == ["navtui"])
  }

  @Test("A screen can be opened again and again, each time anew")
  func again() {
    let visit = Visit()
    var last: ScreenID?
    for _ in 0..<3 {
      visit.open(0)
      let opened = visit.gallery.app.navigator.destination
      #expect(opened != last)
      // What was left can be brought back until something else is opened; then it is let go.
      #expect(last.flatMap(visit.gallery.app.content) == nil)
      last = opened
      visit.pilot.type(.enter)
      visit.pilot.settle()
      visit.pilot.type(.enter)
      visit.pilot.settle()
      #expect(visit.pilot.titles.count == 4)
      visit.pilot.type("q")
      visit.pilot.settle()
      #expect(visit.pilot.titles == ["navtui"])
    }
  }

  @Test("A file is a screen above the gallery, and what would steer a terminal is shown instead")
  func file() throws {
    let visit = Visit()
    let folder = FileManager.default.temporaryDirectory.appending(path: "navtui-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notes.txt")
    try Data("plain\u{1B}[31m\tred\r\n返回\u{7}\n".utf8).write(to: file)
    visit.gallery.browser.open(file.path)
    visit.pilot.settle()
    #expect(visit.pilot.titles == ["navtui", "notes.txt"])
    #expect(visit.pilot.screen.contains("plain␛[31m    red"))
    #expect(visit.pilot.screen.contains("返回␇"))
    visit.pilot.type(.escape)
    visit.pilot.settle()
    #expect(visit.pilot.titles == ["navtui"])
  }

  @Test("Each system is chosen from its row, and the program goes on under it", arguments: 0..<9)
  func systems(index: Int) throws {
    let visit = Visit()
    let row = try #require(visit.rows.firstIndex { $0.title == "Systems" })
    visit.open(row)
    let list = try #require(
      visit.gallery.app.content(of: visit.gallery.app.navigator.destination) as? ListContent
    )
    list.select(index)
    visit.pilot.type(.enter)
    visit.pilot.settle()
    let system = visit.gallery.app.navigator.system
    #expect(system.name == NavigationSystem.all[index].name)
    #expect(visit.pilot.screen.contains("• \(system.name)"))
    visit.pilot.type("q")
    visit.pilot.settle()
    visit.open(0)
    #expect(visit.pilot.screen.contains(visit.rows[0].title))
    visit.pilot.type(.escape)
    visit.pilot.settle()
    #expect(visit.pilot.titles == ["navtui"])
  }
}
