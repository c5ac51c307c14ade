import NavTUI

/// Steps through UTF-8 from one grapheme cluster to the next, fast where it is plain ASCII.
enum Clusters {
  /// The most bytes that are looked at for one cluster; a longer one is taken in parts.
  private static let window = 128
  private static let firstByteBeyondASCII: UInt8 = 0x80
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Where the cluster at `start` ends, and the columns that it takes.
  static func next(_ bytes: [UInt8], at start: Int, before end: Int) -> (end: Int, columns: Int) {
    let after = start + 1
    if bytes[start] < firstByteBeyondASCII, after == end || bytes[after] < firstByteBeyondASCII {
      return (after, 1)
    }
    var limit = min(start + window, end)
    while limit < end, limit > after, continuation.contains(bytes[limit]) { limit -= 1 }
    guard let character = String(decoding: bytes[start..<limit], as: UTF8.self).first else {
      return (after, 1)
    }
    let length = min(max(character.utf8.count, 1), limit - start)
    return (start + length, GlyphWidth.of(character))
  }

  /// The columns of a part, and whether it is plain ASCII, so that a column is a byte.
  static func measure(_ bytes: [UInt8], _ part: Range<Int>) -> (columns: Int, isASCII: Bool) {
    if bytes[part].allSatisfy({ $0 < firstByteBeyondASCII }) { return (part.count, true) }
    var columns = 0
    var index = part.lowerBound
    while index < part.upperBound {
      let step = next(bytes, at: index, before: part.upperBound)
      columns += step.columns
      index = step.end
    }
    return (columns, false)
  }

  /// The offset of the cluster that reaches over `column` of a part, and the column it begins at.
  static func offset(
    ofColumn column: Int,
    in part: Range<Int>,
    of bytes: [UInt8],
    isASCII: Bool
  ) -> (offset: Int, column: Int) {
    if isASCII {
      let step = min(max(column, 0), part.count)
      return (part.lowerBound + step, step)
    }
    var reached = 0
    var index = part.lowerBound
    while index < part.upperBound {
      let step = next(bytes, at: index, before: part.upperBound)
      if reached + step.columns > column { break }
      reached += step.columns
      index = step.end
    }
    return (index, reached)
  }
}
