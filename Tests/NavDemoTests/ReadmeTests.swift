import Foundation
import Testing

/// The README's example is a program that is built.
@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("Its example is, to the letter, the program that is built, and at most 40 lines long")
  func example() throws {
    let readme = try Self.text("README.md")
    let program = try Self.text("Examples/Fruit/main.swift")
    let parts = readme.components(separatedBy: "```swift\n")
    try #require(parts.count == 2)
    let example = parts[1].components(separatedBy: "```")[0]
    #expect(example == program)
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
  }
}
