/// The words of one line, taken one after the other.
///
/// A word ends at white space outside quotes; quotes are dropped. `#` at the start of a word starts
/// a comment, unless six hex digits make it a colour.
struct FlowWords {
  private var rest: [String]
  let line: Int

  init(_ text: Substring, line: Int) throws(FlowError) {
    self.line = line
    rest = []
    var characters = text[...]
    while true {
      characters = characters.drop { $0.isWhitespace }
      guard let first = characters.first else { return }
      if first == "#", !Self.startsWithColor(characters) { return }
      var word = ""
      var isQuoted = false
      while let character = characters.first, isQuoted || !character.isWhitespace {
        characters.removeFirst()
        if character == "\"" { isQuoted.toggle() } else { word.append(character) }
      }
      guard !isQuoted else {
        throw FlowError(line: line, expected: "a closing quote", found: "the end of the line")
      }
      rest.append(word)
    }
  }

  var isEmpty: Bool { rest.isEmpty }

  /// Takes the next word; `expected` says what it should be where there is none.
  mutating func next(_ expected: String) throws(FlowError) -> String {
    guard let word = nextIfAny() else {
      throw FlowError(line: line, expected: expected, found: "the end of the line")
    }
    return word
  }

  mutating func nextIfAny() -> String? {
    rest.isEmpty ? nil : rest.removeFirst()
  }

  /// Takes the next word if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the last word if it is this one.
  mutating func endsWith(_ word: String) -> Bool {
    guard rest.last == word else { return false }
    rest.removeLast()
    return true
  }

  /// Takes all that is left.
  mutating func all() -> [String] {
    defer { rest = [] }
    return rest
  }

  /// Takes all that is left, at least one.
  mutating func some(_ expected: String) throws(FlowError) -> [String] {
    guard !rest.isEmpty else { throw FlowError(line: line, expected: expected, found: "nothing") }
    return all()
  }

  mutating func number(_ expected: String) throws(FlowError) -> Double {
    let word = try next(expected)
    return try number(word, expected)
  }

  func number(_ word: some StringProtocol, _ expected: String) throws(FlowError) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw FlowError(line: line, expected: expected, found: "“\(word)”")
    }
    return number
  }

  /// One of the words that `choices` map to something.
  mutating func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(FlowError) -> Choice
  {
    let names = choices.map(\.key).joined(separator: ", ")
    let word = try next("one of \(names)")
    return try choice(word, choices)
  }

  func choice<Choice>(
    _ word: String,
    _ choices: KeyValuePairs<String, Choice>
  ) throws(FlowError) -> Choice {
    for (name, choice) in choices where name == word { return choice }
    let names = choices.map(\.key).joined(separator: ", ")
    throw FlowError(line: line, expected: "one of \(names)", found: "“\(word)”")
  }

  /// Complains about what is left.
  func end() throws(FlowError) {
    guard let word = rest.first else { return }
    throw FlowError(line: line, expected: "the end of the line", found: "“\(word)”")
  }

  private static func startsWithColor(_ text: Substring) -> Bool {
    Color(hex: text.prefix(7)) != nil
  }
}
