/// Constructs of Markdown of our own: blocks, inlines, and each inline in each kind of block.
enum Constructs {
  static let all: [String] = {
    var all = blocks
    all += inlines.map { "Before \($0) after" }
    let onOneLine = inlines.filter { !$0.contains("\n") }
    all += onOneLine.map { "## Title \($0)" }
    all += onOneLine.map { "> - item \($0)\n>   1. deeper \($0)" }
    all += onOneLine.map { "| x | y |\n|:-:|---|\n| \($0) | z |" }
    for (start, indent) in [("- a", "  "), ("1. a", "   "), ("> a", "> ")] {
      all += blocks.map { block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        return ([start, indent] + lines.map { indent + $0 }).joined(separator: "\n")
      }
    }
    return all
  }()

  private static let blocks = [
    "Text.",
    "# H",
    "###### Six",
    "Setext\n===",
    "Setext two\n---",
    "> Quote",
    "> > Twice",
    "- Bullet",
    "* Star",
    "+ Plus",
    "1. One",
    "7) Seven",
    "- [ ] Open",
    "- [x] Done",
    "    indented",
    "```\nfenced\n```",
    "~~~ruby\nputs 1\n~~~",
    "***",
    "| A | B |\n|---|--:|\n| c | d |",
    "<div>html</div>",
    "[ref]: /url\n\n[ref]",
    "Two\nlines",
  ]

  private static let inlines = [
    "*em*",
    "_em_",
    "**strong**",
    "__strong__",
    "***both***",
    "`code`",
    "``a ` b``",
    "~~gone~~",
    "[link](a.md)",
    "[link](<a b.md> \"title\")",
    "![image](a.png)",
    "![*alt* text](a.png)",
    "<https://a.b>",
    "https://www.a.b/c?d=e",
    "a\\*b",
    "&copy; &lt;",
    "a<br>b",
    "a  \nb",
    "a\\\nb",
    "[a *b* `c`](d)",
    "[![img](i.png)](l.md)",
    "返回 text",
    "e\u{301} combining",
    "👩\u{200D}👩\u{200D}👧 family",
    "tab\there",
  ]
}
