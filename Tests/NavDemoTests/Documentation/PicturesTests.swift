import Foundation
import Testing

@testable import NavDemo

/// The pictures of the documentation are what the program draws.
@Suite("The pictures")
struct PicturesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let documentation = root.appending(path: "Documentation")

  private static func names(_ folder: String, _ ending: String) -> [String] {
    let path = documentation.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static let flows = names("flows", ".flow")

  @Test("Every picture has its flow, and every flow its picture")
  func pairs() {
    #expect(Self.flows.count >= 6)
    #expect(Self.names("pictures", ".svg") == Self.flows)
  }

  @Test(
    "Drawn again, a picture is the same byte for byte: if not, run Scripts/pictures",
    arguments: flows
  )
  func same(name: String) throws {
    let path = NSTemporaryDirectory() + "navtui-\(UUID().uuidString).svg"
    defer { unlink(path) }
    var options = PlayOptions()
    options.image = path
    options.files = [Self.documentation.appending(path: "flows/\(name).flow").path]
    #expect(try PlayCommand(options: options).run() == .ok)
    let picture = Self.documentation.appending(path: "pictures/\(name).svg").path
    #expect(
      FileManager.default.contents(atPath: path) == FileManager.default.contents(atPath: picture)
    )
  }

  @Test(
    "What the documents show is there, and made by flows but for what a real xterm shows",
    arguments: ["README.md", "Documentation/Pictures.md"]
  )
  func shown(document: String) throws {
    let file = Self.root.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let pictures = text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let path = file.deletingLastPathComponent().appending(path: picture)
      #expect(FileManager.default.fileExists(atPath: path.path), "\(picture)")
      let isFromFlow = path.path.hasPrefix(Self.documentation.appending(path: "pictures/").path)
      let isFromTerminal =
        picture == "Documentation/swipe.png"
        || path.path.hasPrefix(Self.documentation.appending(path: "bars/").path)
      #expect(isFromFlow || isFromTerminal)
    }
  }
}
