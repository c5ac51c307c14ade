@testable import NavDocuments
import Testing

@Suite("Search: what reads the same is found")
struct DocumentSearchTests {
  /// What of a text is found.
  private func found(_ query: String, in text: String) -> [String] {
    var search = DocumentSearch()
    search.begin(query)
    var flow = TextFlow()
    flow.append(text.utf8)
    return search.matches(in: flow).map { flow.text($0) }
  }

  @Test(
    "In lower case a query finds every case",
    arguments: [
      ("straße", "STRASSE Straße strasse", ["STRASSE", "Straße", "strasse"]),
      ("strasse", "STRASSE Straße strasse", ["STRASSE", "Straße", "strasse"]),
      ("é", "É é e", ["É", "é"]),
      ("ὀδυσσεύς", "ὈΔΥΣΣΕΎΣ ὀδυσσεύσ Ὀδυσσεύς", ["ὈΔΥΣΣΕΎΣ", "ὀδυσσεύσ", "Ὀδυσσεύς"]),
      ("σας", "ΣΑΣ σας", ["ΣΑΣ", "σας"]),
      ("ǆ", "Ǆ ǅ ǆ", ["Ǆ", "ǅ", "ǆ"]),
      ("fisch", "ﬁsch FISCH", ["ﬁsch", "FISCH"]),
      ("ии", "ИИ", ["ИИ"]),
      ("a", "aAbä", ["a", "A"]),
    ]
  )
  func folds(query: String, text: String, expected: [String]) {
    #expect(found(query, in: text) == expected)
  }

  @Test(
    "With a capital in it a query tells cases apart, whatever the letter",
    arguments: [
      ("A", "a A", ["A"]), ("É", "é É e\u{301} E\u{301}", ["É", "E\u{301}"]),
      ("ΣΑΣ", "σας ΣΑΣ", ["ΣΑΣ"]),
      ("STRASSE", "straße STRASSE", ["STRASSE"]), ("ß", "ß", ["ß"]),
    ]
  )
  func tellsApart(query: String, text: String, expected: [String]) {
    #expect(found(query, in: text) == expected)
  }

  @Test("However letters are put together, they are the same, and are found as they stand")
  func composition() {
    let (one, two) = ("Caf\u{E9}", "Cafe\u{301}")
    for query in [one, two, one.lowercased(), two.lowercased()] {
      #expect(
        found(query, in: "\(one), \(two).").map { Array($0.utf8) }
          == [one, two].map { Array($0.utf8) }
      )
    }
    // Two marks, in either order.
    #expect(found("q\u{307}\u{323}", in: "xq\u{323}\u{307}") == ["q\u{323}\u{307}"])
    #expect(found("가", in: "\u{1100}\u{1161}").count == 1)
  }

  @Test("A letter is not found within another, nor a part of what is one to a reader")
  func whole() {
    #expect(found("e", in: "é e\u{301}").isEmpty)
    #expect(found("s", in: "ß").isEmpty)
    #expect(found("stras", in: "straße").isEmpty)
    #expect(found("하", in: "한").isEmpty)
    #expect(found("👩", in: "👩‍💻 👩") == ["👩"])
  }

  @Test("What cannot be seen is looked over, and belongs to what is found")
  func invisible() {
    #expect(found("dampfschiff", in: "Dampf\u{AD}schiff.") == ["Dampf\u{AD}schiff"])
    #expect(found("a b", in: "a\u{A0}b") == ["a\u{A0}b"])
    #expect(found("\u{AD}", in: "Dampf\u{AD}schiff").isEmpty)
  }

  @Test("The places are those of the text, also behind what is longer or shorter when folded")
  func places() {
    var flow = TextFlow()
    let text = "ßßß ﬃ É\u{200B} x ΐ x"
    flow.append(text.utf8)
    var search = DocumentSearch()
    search.begin("x")
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") }
    #expect(search.matches(in: flow) == places.map { $0..<$0 + 1 })
  }

  @Test("A query that overlaps itself, or is longer than the text, is found as often as it fits")
  func fits() {
    #expect(found("aa", in: "aaaaa").count == 2)
    #expect(found("éé", in: "éééée").count == 2)
    #expect(found("abc", in: "ab").isEmpty)
    #expect(found("", in: "ab").isEmpty)
    #expect(found("a", in: "").isEmpty)
  }

  @Test("Marks without end are taken in parts", .timeLimit(.minutes(1)))
  func hostile() {
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    #expect(found("x", in: "e" + marks + "x").count == 1)
  }
}
