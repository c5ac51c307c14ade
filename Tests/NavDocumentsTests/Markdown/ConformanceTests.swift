import Testing

@testable import NavDocuments

@Suite("Nothing that cmark renders is missing")
struct ConformanceTests {
  private static let package = "cmark-gfm"
  private static let specification = "usr/share/doc/cmark-gfm/spec.txt.gz"

  private func missing(_ markdown: String) -> String? {
    let page = DocumentContent(MarkdownTree(markdown)).plainText(columns: 78)
    return Rendered(markdown).missing(from: page)
  }

  @Test("Every example of the CommonMark and GFM specification is complete")
  func specification() throws {
    let text = try #require(
      try Shelf.gunzipped(Self.specification, of: Self.package),
      "the package \(Self.package) can be fetched"
    )
    let examples = Self.examples(in: text)
    #expect(examples.count > 600)
    for example in examples {
      let lost = missing(example)
      #expect(lost == nil, "of \(example.debugDescription)")
    }
    print("specification: \(examples.count) examples are complete")
  }

  @Test("Constructs of our own are complete", arguments: Constructs.all)
  func construct(markdown: String) {
    #expect(missing(markdown) == nil)
  }

  @Test("There are at least 150 of them, all different")
  func count() {
    #expect(Set(Constructs.all).count >= 150)
    #expect(Set(Constructs.all).count == Constructs.all.count)
  }

  @Test("The comparison can fail")
  func canFail() {
    #expect(Rendered("a b").missing(from: ["a"]) == "a b")
    #expect(Rendered("a *b* c").missing(from: ["b a c"]) != nil)
    #expect(Rendered("a").missing(from: ["a"]) == nil)
  }

  /// The Markdown of all examples, with the tabs that the specification shows as arrows.
  private static func examples(in text: String) -> [String] {
    let fence = String(repeating: "`", count: 32)
    var examples: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(fence + " example") {
        lines = []
      } else if line == ".", let example = lines {
        examples.append(example.map { $0 + "\n" }.joined().replacing("→", with: "\t"))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return examples
  }
}
