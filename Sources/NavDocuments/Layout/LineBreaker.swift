/// Breaks the text of a leaf into lines of at most so many columns.
///
/// Lines break after blanks and hyphens, and beside any wide glyph; a longer word is broken where the line ends. A
/// closing mark does not begin a line.
enum LineBreaker {
  private static let blank = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let hyphen = UInt8(ascii: "-")

  /// Marks that stay with what is before them.
  private static let closing: Set<String> = [
    "。", "，", "、", "；", "：", "？", "！", "）", "」", "』", "】", "》", "”", "’",
  ]

  /// The lines, without the blanks at which they were broken; there is always one.
  static func lines(of flow: TextFlow, columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      let end = flow.bytes[start...].firstIndex(of: newline) ?? flow.bytes.count
      wrap(start..<end, of: flow.bytes, columns: max(columns, 1), into: &lines)
      guard end < flow.bytes.count else { return lines }
      start = end + 1
    }
  }

  /// The lines as they are, broken nowhere else.
  static func unbroken(_ flow: TextFlow) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      let end = flow.bytes[start...].firstIndex(of: newline) ?? flow.bytes.count
      lines.append(start..<end)
      guard end < flow.bytes.count else { return lines }
      start = end + 1
    }
  }

  private static func wrap(
    _ part: Range<Int>,
    of bytes: [UInt8],
    columns: Int,
    into lines: inout [Range<Int>]
  ) {
    var start = part.lowerBound
    var used = 0
    // Where the line could end, where the next would begin, and how wide it is up to there.
    var chance: (end: Int, next: Int, used: Int)?
    var wasWide = false
    var wasWord = false
    var index = part.lowerBound
    while index < part.upperBound {
      let byte = bytes[index]
      let (next, width) = Clusters.next(bytes, at: index, before: part.upperBound)
      if byte == blank {
        if index > start { chance = (index, next, used + width) }
      } else {
        if used > 0, width > 1 || wasWide, !isClosing(bytes[index..<next], width) {
          chance = (index, index, used)
        }
        while used > 0, used + width > columns {
          let end = chance ?? (index, index, used)
          lines.append(trimmed(start..<end.end, bytes))
          start = end.next
          used -= end.used
          chance = nil
        }
      }
      used += width
      if byte == hyphen, wasWord { chance = (next, next, used) }
      wasWide = width > 1
      wasWord = byte != blank && byte != hyphen
      index = next
    }
    lines.append(trimmed(start..<part.upperBound, bytes))
  }

  private static func isClosing(_ cluster: ArraySlice<UInt8>, _ width: Int) -> Bool {
    guard cluster.count > 1 else { return false }
    return closing.contains(String(decoding: cluster, as: UTF8.self))
  }

  private static func trimmed(_ line: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == blank { end -= 1 }
    return line.lowerBound..<end
  }
}
