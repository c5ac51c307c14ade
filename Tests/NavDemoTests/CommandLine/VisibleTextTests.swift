import Testing

@testable import NavDemo

@Suite struct VisibleTextTests {
  @Test(
    "Controls and hidden marks are shown, everything else stays",
    arguments: [
      ("", ""), ("a b~", "a b~"), ("返回 é 🫨", "返回 é 🫨"), ("\0", "^@"), ("\t", "^I"),
      ("\r\n", "^M^J"),
      ("\u{1b}[31m", "^[[31m"), ("\u{1f}", "^_"), ("\u{7f}", "^?"), ("\u{80}", "\\u{80}"),
      ("\u{9f}", "\\u{9f}"),
      ("\u{202e}gpj", "\\u{202e}gpj"), ("\u{200b}", "\\u{200b}"), ("\u{2028}", "\\u{2028}"),
      ("\u{feff}", "\\u{feff}"),
    ]
  )
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test("A choice of words ends in or")
  func alternatives() {
    #expect([String]().alternatives == "")
    #expect(["a"].alternatives == "a")
    #expect(["a", "b"].alternatives == "a or b")
    #expect(["a", "b", "c"].alternatives == "a, b or c")
  }

  @Test("The statuses are those that are promised")
  func statuses() {
    let statuses: [NavDemo.ExitStatus] = [.ok, .failure, .usage, .data, .noInput, .noTerminal]
    #expect(statuses.map(\.rawValue) == [0, 1, 64, 65, 66, 69])
  }
}
