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
      throw FlowError(line: line, expected: expected, found: found)
    }
    return word
  }

  mutating func nextIfAny() -> String? {
    rest.isEmpty ? nil : rest.removeFirst()
  }

  /// What stands here, for whoever complains about it.
  var found: String { rest.first.map { "“\($0)”" } ?? "the end of the line" }

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
    guard !rest.isEmpty else { throw FlowError(line: line, expected: expected, found: found) }
    return all()
  }

  mutating func number(
    _ expected: String,
    in range: ClosedRange<Double> = FlowWords.numbers
  ) throws(FlowError) -> Double {
    let word = try next(expected)
    return try number(word, expected, in: range)
  }

  func number(
    _ word: some StringProtocol,
    _ expected: String,
    in range: ClosedRange<Double> = FlowWords.numbers
  ) throws(FlowError) -> Double {
    guard let number = Double(word), range.contains(number) else {
      throw FlowError(line: line, expected: expected, found: "“\(word)”")
    }
    return number
  }

  /// The numbers that a flow can need: no window, place or distance is larger than these.
  static let numbers = -1e6...1e6

  /// One of the words that `choices` map to something.
  mutating func choice<Choice>(_ choices: KeyValuePairs<String, Choice>) throws(FlowError) -> Choice
  {
    let word = try next(Self.oneOf(choices))
    return try choice(word, choices)
  }

  func choice<Choice>(
    _ word: String,
    _ choices: KeyValuePairs<String, Choice>
  ) throws(FlowError) -> Choice {
    for (name, choice) in choices where name == word { return choice }
    throw FlowError(line: line, expected: Self.oneOf(choices), found: "“\(word)”")
  }

  private static func oneOf<Choice>(_ choices: KeyValuePairs<String, Choice>) -> String {
    let names = choices.map(\.key)
    return names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
  }

  /// Complains about what is left.
  func end() throws(FlowError) {
    guard let word = rest.first else { return }
    throw FlowError(line: line, expected: "the end of the line", found: "“\(word)”")
  }

  private static func startsWithColor(_ text: Substring) -> Bool {
    Color(hex: text.prefix { !$0.isWhitespace }) != nil
  }
}
