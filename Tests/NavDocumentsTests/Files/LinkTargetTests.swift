import Testing

@testable import NavDocuments

@Suite("Where links lead")
struct LinkTargetTests {
  private let folder = FilePath("/set/guide")
  private let root = FilePath("/set")

  @Test(
    "Files are sought from the document's folder",
    arguments: [
      ("a.md", "/set/guide/a.md", nil),
      ("./a.md", "/set/guide/a.md", nil),
      ("../a.md#b", "/set/a.md", "b"),
      ("x/../../a.md", "/set/a.md", nil),
      ("../../../../a", "/a", nil),
      ("a%20b.md#c%20d", "/set/guide/a b.md", "c d"),
      ("a.md?raw=1", "/set/guide/a.md", nil),
      ("sub/", "/set/guide/sub", nil),
      ("/elsewhere.md", "/elsewhere.md", nil),
      ("c:d", "/set/guide/c:d", nil),
      ("%zz.md", "/set/guide/%zz.md", nil),
      ("%", "/set/guide/%", nil),
    ] as [(String, String, String?)]
  )
  func files(url: String, path: String, anchor: String?) {
    #expect(LinkTarget(url, in: folder, root: root) == .file(FilePath(path), anchor: anchor))
  }

  @Test("A fragment alone is here", arguments: [("#a", "a"), ("#", ""), ("", ""), ("?x#b", "b")])
  func here(url: String, anchor: String) {
    #expect(LinkTarget(url, in: folder, root: root) == .here(anchor: anchor))
  }

  @Test(
    "What has a scheme or a host is outside",
    arguments: ["https://a.b/c#d", "mailto:a@b.c", "//a.b", "x-y+z.1:q", "javascript:alert(1)"]
  )
  func outside(url: String) {
    #expect(LinkTarget(url, in: folder, root: root) == .outside(url))
  }

  @Test("A path from the root is sought in the set first, and .md may be left out")
  func inSet() throws {
    let set = try TemporaryDocuments(["a.md": "a", "guide/b.md": "b"])
    let root = FilePath(set.path)
    let folder = root.appending("guide")
    #expect(
      LinkTarget("/a.md", in: folder, root: root) == .file(root.appending("a.md"), anchor: nil)
    )
    #expect(LinkTarget("b", in: folder, root: root) == .file(folder.appending("b.md"), anchor: nil))
    #expect(
      LinkTarget("../a#x", in: folder, root: root) == .file(root.appending("a.md"), anchor: "x")
    )
  }

  @Test("What is encoded can be decoded", arguments: ["a b", "ü/返回.md", "100%", "#?", "\u{1}\n"])
  func encoding(text: String) {
    #expect(text.percentEncoded.percentDecoded == text)
    #expect(text.percentEncoded.allSatisfy { $0.isASCII && !$0.isWhitespace })
  }
}
