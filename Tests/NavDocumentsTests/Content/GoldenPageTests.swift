import NavModel
import NavTUI
import Testing

@testable import NavDocuments

/// Every construct of Markdown, as it looks 40 columns wide.
@Suite("Pages as they look")
struct GoldenPageTests {
  struct Page: CustomTestStringConvertible {
    var name: String
    var markdown: String
    var lines: String
    var testDescription: String { name }
  }

  static let pages = [
    Page(
      name: "a paragraph is wrapped",
      markdown: "One two three four five six seven eight nine ten eleven.",
      lines: """

         One two three four five six seven
         eight nine ten eleven.
        """
    ),
    Page(
      name: "headings",
      markdown: "# One\n## Two\nText\n\nSetext\n===",
      lines: """

         One

         Two

         Text

         Setext
        """
    ),
    Page(
      name: "soft and hard breaks",
      markdown: "a\nb\\\nc  \nd",
      lines: """

         a b
         c
         d
        """
    ),
    Page(
      name: "emphasis leaves no marks",
      markdown: "*a* **b** ***c*** ~~d~~ `e`",
      lines: """

         a b c d e
        """
    ),
    Page(
      name: "a tight list",
      markdown: "- a\n- b\n  - c\n",
      lines: """

         • a
         • b
           • c
        """
    ),
    Page(
      name: "a loose list",
      markdown: "- a\n\n- b\n",
      lines: """

         • a

         • b
        """
    ),
    Page(
      name: "numbers are aligned",
      markdown: "9. nine\n10. ten\n",
      lines: """

          9. nine
         10. ten
        """
    ),
    Page(
      name: "numbers in brackets",
      markdown: "1) a\n2) b\n",
      lines: """

         1) a
         2) b
        """
    ),
    Page(
      name: "an item of two paragraphs",
      markdown: "- a\n\n  b\n",
      lines: """

         • a

           b
        """
    ),
    Page(
      name: "an empty item",
      markdown: "- a\n-\n- c\n",
      lines: """

         • a
         •
         • c
        """
    ),
    Page(
      name: "items are wrapped beside their mark",
      markdown: "- one two three four five six seven eight nine\n",
      lines: """

         • one two three four five six seven
           eight nine
        """
    ),
    Page(
      name: "tasks",
      markdown: "- [ ] to do\n- [x] done\n",
      lines: """

         [ ] to do
         [x] done
        """
    ),
    Page(
      name: "a quote",
      markdown: "a\n\n> b\n>\n> c\n\nd",
      lines: """

         a

         ▎ b
         ▎
         ▎ c

         d
        """
    ),
    Page(
      name: "quotes and lists in one another",
      markdown: "> - a\n>   > b\n",
      lines: """

         ▎ • a
         ▎   ▎ b
        """
    ),
    Page(
      name: "a rule",
      markdown: "a\n\n---\n\nb",
      lines: """

         a

         ──────────────────────────────────────

         b
        """
    ),
    Page(
      name: "code with its language",
      markdown: "```swift\nlet a = 1\n\n  b()\n```",
      lines: """

                                         swift
          let a = 1

            b()
        """
    ),
    Page(
      name: "indented code, with a tab",
      markdown: "    a\n    \tb\n",
      lines: """

          a
              b
        """
    ),
    Page(
      name: "code that is wider than the page says so",
      markdown: "```\n0123456789012345678901234567890123456789\n```",
      lines: """

          01234567890123456789012345678901234›
        """
    ),
    Page(
      name: "a table, aligned",
      markdown: "|L|C|R|\n|:-|:-:|-:|\n|a|b|c|\n|long|long|long|\n",
      lines: """

         L      C       R
         ────────────────
         a      b       c
         long  long  long
        """
    ),
    Page(
      name: "a table of wide characters",
      markdown: "|a|b|\n|-|-|\n|返回|x|\n",
      lines: """

         a     b
         ───────
         返回  x
        """
    ),
    Page(
      name: "links are numbered",
      markdown: "[a](x.md) and <https://b.c> and www.d.e",
      lines: """

         a[1] and https://b.c[2] and www.d.e[3]
        """
    ),
    Page(
      name: "a link by reference",
      markdown: "[a][r]\n\n[r]: x.md \"T\"\n",
      lines: """

         a[1]
        """
    ),
    Page(
      name: "an image is what it shows",
      markdown: "![A red bar](bar.png) ![](pics/empty.png)",
      lines: """

         A red bar empty.png
        """
    ),
    Page(
      name: "HTML is shown as it is written, comments are not",
      markdown: "a <b>c</b><br>d <!-- no -->e\n\n<!-- neither -->\n\n<div>\nf\n</div>",
      lines: """

         a <b>c</b>
         d e

         <div>
         f
         </div>
        """
    ),
    Page(
      name: "entities and escapes",
      markdown: "&amp; &copy; \\* &#x41;",
      lines: """

         & © * A
        """
    ),
    Page(
      name: "nothing",
      markdown: "",
      lines: """

         There is nothing in this document.
        """
    ),
    Page(
      name: "commands to a terminal are pictures",
      markdown: "a \u{1B}[31mb\u{7} `\u{1B}c`\n\n    \u{1B}]52;c;x\u{7}\n",
      lines: """

         a ␛[31mb␇ ␛c

          ␛]52;c;x␇
        """
    ),
  ]

  @Test("A construct looks so", arguments: pages)
  func looks(page: Page) {
    let lines = picture(of: page.markdown)
    #expect(lines.joined(separator: "\n") == page.lines)
  }

  @Test("In a wide window the text stands in the middle, 78 columns wide")
  func wide() {
    let lines = picture(of: String(repeating: "a ", count: 100), columns: 120)
    #expect(lines[1].hasPrefix(String(repeating: " ", count: 21) + "a a"))
    #expect(lines[1].count == 21 + 77)
  }

  @Test("In 7 bits nothing else is drawn", arguments: ["- a\n\n> b\n\n---\n\n|a|\n|-|\n|b|\n"])
  func ascii(markdown: String) {
    let lines = picture(of: DocumentContent(MarkdownTree(markdown)), rows: 20, glyphs: .ascii)
    let isASCII = lines.joined().allSatisfy { $0.isASCII }
    #expect(isASCII)
    #expect(lines.contains(" * a"))
    #expect(lines.contains(" | b"))
  }

  @Test("A page that leads from the right keeps the order of what runs from the left")
  func rightToLeft() {
    let content = DocumentContent(
      MarkdownTree(
        "a **b** [c](d)\n\n- e\n\n```\n" + String(repeating: "0123456789", count: 5) + "\n```\n"
      )
    )
    var opened = 0
    content.onRequest = { _ in opened += 1 }
    var surface = Surface(size: Size(columns: 40, rows: 8))
    let look = Look(theme: .mono, direction: .rightToLeft)
    Canvas.draw(on: &surface, look: look) { content.draw(on: &$0) }
    #expect(surface.text[1] == String(repeating: " ", count: 31) + "a b c[1]")
    #expect(surface.text[3] == String(repeating: " ", count: 36) + "e •")
    #expect(surface.text[5].hasPrefix("  0123456789"))
    #expect(surface.text[5].hasSuffix("4›"))
    // Columns count from the right: the c stands in the fifth.
    _ = content.handle(.tap(Position(column: 4, row: 1)))
    #expect(opened == 1)
    _ = content.handle(.tap(Position(column: 6, row: 1)))
    #expect(opened == 1)
  }

  @Test("In the narrowest window there is still text")
  func narrow() {
    let lines = picture(of: "> - a b c", columns: 5)
    #expect(lines.joined().contains("a"))
  }
}
