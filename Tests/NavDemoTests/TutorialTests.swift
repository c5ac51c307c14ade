import Foundation
import Testing

/// The tutorial's code is the code of the package that is built and tested with the project.
@Suite("The tutorial")
struct TutorialTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(
    "Shows each file of its package, to the letter",
    arguments: [
      "Package.swift", "Sources/Mail/Letters.swift", "Sources/Mail/Reader.swift",
      "Sources/Mail/Mail.swift", "Tests/MailTests/MailTests.swift",
    ]
  )
  func shown(file: String) throws {
    let tutorial = try Self.text("Sources/NavTUI/NavTUI.docc/ReadingMail.md")
    let code = try Self.text("Examples/Tutorial/\(file)")
    #expect(tutorial.contains("```swift\n\(code)```"))
  }
}
