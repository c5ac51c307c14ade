import Testing

@testable import NavTUI

@Suite("Where one collection stands in another")
struct OccurrenceTests {
  @Test(
    "The first place is found, whole",
    arguments: [
      ("", "", 0..<0), ("abc", "", 0..<0), ("abc", "a", 0..<1), ("abc", "c", 2..<3),
      ("abc", "abc", 0..<3), ("aab", "ab", 1..<3), ("abab", "ab", 0..<2), ("aaab", "aab", 1..<4),
    ] as [(String, String, Range<Int>)]
  )
  func found(_ text: String, _ part: String, _ place: Range<Int>) {
    #expect(Array(text.utf8).firstPlace(of: part.utf8) == place)
    #expect(text.holds(part))
  }

  @Test(
    "What is not there, or not all of it, is not found",
    arguments: [("", "a"), ("abc", "d"), ("abc", "abcd"), ("abc", "bd"), ("aab", "aaab")]
  )
  func missing(_ text: String, _ part: String) {
    #expect(Array(text.utf8).firstPlace(of: part.utf8) == nil)
    #expect(!text.holds(part))
  }

  @Test("In strings characters are compared, however they are written")
  func characters() {
    #expect("caf\u{E9}".holds("e\u{301}"))
    #expect(!"cafe\u{301}".holds("e"))
  }

  @Test("In a part of a collection, the place is one of the whole")
  func slices() {
    let bytes = Array("abcabc".utf8)[2...]
    #expect(bytes.firstPlace(of: "bc".utf8) == 4..<6)
  }
}
