import Testing

@testable import NavDocuments

@Suite("What is in a document")
struct MarkdownTreeTests {
  private func texts(_ tree: MarkdownTree) -> [String] {
    tree.leaves.indices.map { tree.flow(of: $0).plain }
  }

  @Test("Nothing has no leaves")
  func nothing() {
    #expect(MarkdownTree("").leaves.isEmpty)
    #expect(MarkdownTree("\n\n  \n").leaves.isEmpty)
  }

  @Test("Headings have anchors as GitHub names them")
  func anchors() {
    let tree = MarkdownTree("# A b!\n\n## A b\n\n> # Ünï_x-Y 返回\n")
    #expect(tree.headings.map(\.anchor) == ["a-b", "a-b-1", "ünï_x-y-返回"])
    #expect(tree.headings.map(\.title) == ["A b!", "A b", "Ünï_x-Y 返回"])
    #expect(tree.headings.map(\.isOutermost) == [true, true, false])
    #expect(tree.headings.map(\.line) == [1, 3, 5])
    #expect(tree.leaf(ofAnchor: "A-B-1") == 1)
    #expect(tree.leaf(ofAnchor: "c") == nil)
  }

  @Test("HTML names places too")
  func htmlAnchors() {
    let tree = MarkdownTree("one\n\ntwo <a name=\"here\"></a>\n\n<a id=\"there\"></a>\n")
    #expect(tree.leaf(ofAnchor: "here") == 1)
    #expect(tree.leaf(ofAnchor: "there") == 2)
  }

  @Test("Links are counted through paragraphs, tables and quotes, those of images are not")
  func links() {
    let tree = MarkdownTree(
      "[a](1)\n\n| [b](2) | [c](3) |\n|--|--|\n| x | [d](4) |\n\n> [![no](y)](5 \"present\")\n"
    )
    #expect((0..<tree.linkCount).map { tree.link($0).url } == ["1", "2", "3", "4", "5"])
    #expect(tree.link(4).title == "present")
    #expect((0..<5).map { tree.leaf(ofLink: $0) } == [0, 1, 1, 2, 3])
    for link in 0..<5 {
      let leaf = tree.leaf(ofLink: link)
      #expect(leaf.flatMap { tree.flow(of: $0).start(ofLink: link) } != nil)
    }
    #expect(tree.link(0).line == 1)
    #expect(tree.allLinks.count == 6)
  }

  @Test("A link's line is its own, not its paragraph's")
  func lines() {
    let tree = MarkdownTree(bytes: Array("a\nb\n[c](d)\n".utf8), firstLine: 10)
    #expect(tree.link(0).line == 12)
  }

  @Test("A long paragraph is cut into leaves, and nothing of it is lost", arguments: [" ", ""])
  func longParagraph(separator: String) {
    let words = (0..<20_000).map { "w\($0)" }.joined(separator: separator)
    let tree = MarkdownTree("**" + words + "** [end](x)")
    #expect(tree.leaves.count > 5)
    #expect(tree.leaves.allSatisfy { $0.block == 0 })
    #expect(texts(tree).joined() == words + " end")
    #expect(tree.flow(of: 3).runs.allSatisfy { $0.style.contains(.strong) })
    let largest = tree.leaves.indices.map { tree.flow(of: $0).bytes.count }.max() ?? 0
    #expect(largest <= TreeWalker.leafBytes + 300)
  }

  @Test("A long link is one link in all its leaves")
  func longLink() {
    let words = (0..<10_000).map { "w\($0)" }.joined(separator: " ")
    let tree = MarkdownTree("[\(words)](x.md) [b](y.md)")
    #expect(tree.linkCount == 2)
    #expect(tree.leaf(ofLink: 0) == 0)
    #expect(tree.flow(of: 1).link(at: 5) == 0)
    let last = tree.flow(of: tree.leaves.count - 1)
    #expect(last.link(at: last.bytes.count - 1) == 1)
  }

  @Test("Long code is cut at its lines, and nothing of it is lost")
  func longCode() {
    let code = (0..<20_000).map { "line \($0)\n" }.joined()
    let tree = MarkdownTree("```sh\n\(code)```\n")
    #expect(tree.leaves.count > 5)
    #expect(texts(tree).joined(separator: "\n") + "\n" == code)
    #expect(tree.code(of: 4) == code)
    #expect(tree.language(of: 0) == "sh")
  }

  @Test("Deep nesting is bounded", arguments: [">", "- ", "1. ", "> - "])
  func deep(mark: String) {
    let tree = MarkdownTree(String(repeating: mark, count: 20_000) + "a")
    #expect(tree.containers.allSatisfy { $0.depth < TreeWalker.deepest })
    #expect(texts(tree).last == "a")
  }

  @Test(
    "Unclosed brackets and stars without end are text",
    arguments: ["[", "*a ", "`", "<", "![", "~~a", "_a_ ", "|"]
  )
  func unclosed(mark: String) {
    let text = String(repeating: mark, count: 20_000)
    #expect(!MarkdownTree(text).leaves.isEmpty)
  }

  @Test("Bytes that are no UTF-8, and NUL, become U+FFFD")
  func bytes() {
    let tree = MarkdownTree(bytes: [0x61, 0xFF, 0x62, 0x00, 0x63])
    #expect(texts(tree) == ["a\u{FFFD}b\u{FFFD}c"])
  }

  @Test("Parsing stops when it is told to")
  func stops() {
    var asked = 0
    let tree = MarkdownTree(Array(repeating: 0x61, count: 1 << 20)) { _ in
      asked += 1
      return asked < 2
    }
    #expect(tree == nil)
    #expect(asked == 2)
  }
}
