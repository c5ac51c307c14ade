import Foundation
import Testing

@testable import NavDemo
@testable import NavDocuments

@Suite("The manual")
struct ManualTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  @Test("No link of it leads nowhere, and its front matter is understood")
  func check() {
    let problems = DocumentCheck(Self.folder.path).problems()
    #expect(problems.map(\.description) == [])
  }

  @Test("It is found from where the program is built")
  func found() {
    #expect(Manual.path.map { URL(filePath: $0).lastPathComponent } == "Documentation")
  }

  @Test("Every page is reached from the first")
  func reached() throws {
    var pages = ["index.md"]
    var index = 0
    while index < pages.count {
      let tree = LoadedDocument.whole(Self.folder.appending(path: pages[index]).path)
      for link in tree.allLinks where link.url.contains(".md") {
        let page = String(link.url.prefix { $0 != "#" })
        if !pages.contains(page) { pages.append(page) }
      }
      index += 1
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(pages) == Set(files.filter { $0.hasSuffix(".md") }))
  }

  @Test("It names every key of the front matter, every option and every system")
  func complete() throws {
    let pages = try ["documents.md", "bars.md"].map(text).joined()
    for key in FrontMatterReader.keys { #expect(pages.contains("`\(key)`"), "\(key)") }
    let systems = try text("systems.md")
    for system in ["fluid", "system", "wrapped", "snapshot"] {
      #expect(systems.contains("`\(system)`"))
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") }.map(text).joined()
    for option in Options.table(systems: []) where !["help", "version"].contains(option.name) {
      #expect(all.contains("--\(option.name)"), "\(option.name)")
    }
  }
}
