/// The language of manual pages, as far as generated parts need it (mdoc(7)).
enum Mdoc {
  /// The longest line of text, in characters; mandoc warns beyond 80.
  private static let width = 78

  /// Text as it stands in a line.
  static func text(_ text: String) -> String {
    text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }

  /// A word as an argument of a macro, in which neither a delimiter nor a macro's name means anything.
  static func word(_ word: String) -> String {
    let isDelimiter = word.count == 1 && word.allSatisfy { !$0.isLetter && !$0.isNumber }
    let isMacro = (2...3).contains(word.count) && word.first?.isUppercase == true
    return (isDelimiter || isMacro ? #"\&"# : "") + text(word)
  }

  /// A sentence in lines that begin with no control character.
  static func sentence(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in text(sentence).split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? #"\&"# + $0 : $0 }
  }

  /// Words to choose from, a line each: `full` (the default), `reduced` or `none`, then the end.
  static func alternatives(_ words: [String], hasDefault: Bool, end: String = " .") -> [String] {
    words.enumerated().flatMap { index, word in
      let isLast = index == words.count - 1
      let comma = words.count - index > 2
      let says = hasDefault && index == 0
      var lines = [".Cm \(Self.word(word))" + (isLast ? end : comma && !says ? " ," : "")]
      if says { lines.append(comma ? "(the default)," : "(the default)") }
      if words.count - index == 2 { lines.append("or") }
      return lines
    }
  }

  /// What a character would otherwise become in print, or mean (groff_char(7)).
  private static let escapes: [Character: String] = [
    "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "`": #"\(ga"#, "^": #"\(ha"#, "~": #"\(ti"#,
    "\"": #"\(dq"#,
  ]
}
