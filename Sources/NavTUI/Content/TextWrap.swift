/// Breaks text into lines of at most so many columns.
///
/// Lines break after blanks and hyphens, and beside any wide glyph, as Chinese, Japanese and Korean do; a longer
/// word is broken where the line ends. A closing mark does not begin a line.
enum TextWrap {
  /// Marks that stay with what is before them.
  private static let closing: Set<Character> = [
    "。", "，", "、", "；", "：", "？", "！", "）", "」", "』", "】", "》", "”", "’",
  ]

  /// The lines of `text`, which holds no newline, without the blanks at which they were broken.
  static func lines(of text: Substring, columns: Int) -> [Substring] {
    let columns = max(columns, 1)
    var lines: [Substring] = []
    var start = text.startIndex
    var used = 0
    // Where the line could end, where the next would begin, and how wide it is up to there.
    var chance: (end: String.Index, next: String.Index, used: Int)?
    var before: Character?
    var wasWide = false
    var hasWords = false
    var index = text.startIndex

    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      let width = GlyphWidth.of(character)
      if character == " " {
        // Blanks hang over the end of a line and never begin the next; an indent is no place to break.
        if hasWords { chance = (index, next, used + width) }
      } else {
        if used > 0, width > 1 || wasWide, !closing.contains(character) {
          chance = (index, index, used)
        }
        while used > 0, used + width > columns {
          let end = chance ?? (index, index, used)
          lines.append(trimmed(text[start..<end.end]))
          start = end.next
          used -= end.used
          chance = nil
        }
        hasWords = true
      }
      used += width
      if character == "-", before?.isLetter == true { chance = (next, next, used) }
      wasWide = width > 1
      before = character
      index = next
    }
    lines.append(trimmed(text[start...]))
    return lines
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
