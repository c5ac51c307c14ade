/// How a run of text is set.
struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let strong = TextStyle(rawValue: 1)
  static let emphasis = TextStyle(rawValue: 2)
  static let code = TextStyle(rawValue: 4)
  static let struck = TextStyle(rawValue: 8)
  /// The alternative text of an image.
  static let image = TextStyle(rawValue: 16)
  /// HTML, shown as it is written.
  static let raw = TextStyle(rawValue: 32)
  /// The number of a link.
  static let number = TextStyle(rawValue: 64)
}

/// The text of a leaf as one string of bytes, with how its parts are set.
///
/// UTF-8 throughout; a newline breaks the line. Bytes and offsets, not characters and indices: text is found,
/// wrapped and searched in time that follows its length.
struct TextFlow: Sendable, Equatable {
  /// A part that is set in one way.
  struct Run: Sendable, Equatable {
    /// Where it ends; it begins where the one before ended.
    var end: Int
    var style: TextStyle
    /// The number of the link it belongs to, from 0.
    var link: Int?
  }

  private(set) var bytes: [UInt8] = []
  private(set) var runs: [Run] = []

  mutating func append(_ text: some Sequence<UInt8>, _ style: TextStyle = [], link: Int? = nil) {
    bytes.append(contentsOf: text)
    if let last = runs.last, last.style == style, last.link == link {
      runs[runs.count - 1].end = bytes.count
    } else if bytes.count > runs.last?.end ?? 0 {
      runs.append(Run(end: bytes.count, style: style, link: link))
    }
  }

  /// Adds another flow behind this one.
  mutating func append(_ other: TextFlow) {
    var start = 0
    for run in other.runs {
      append(other.bytes[start..<run.end], run.style, link: run.link)
      start = run.end
    }
  }

  /// The text of a part.
  func text(_ part: Range<Int>) -> String {
    String(decoding: bytes[part.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The runs within a part, cut to it.
  func runs(in part: Range<Int>) -> [(part: Range<Int>, style: TextStyle, link: Int?)] {
    var found: [(Range<Int>, TextStyle, Int?)] = []
    var index = firstRun(endingAfter: part.lowerBound)
    var start = part.lowerBound
    while index < runs.count, start < part.upperBound {
      let end = min(runs[index].end, part.upperBound)
      found.append((start..<end, runs[index].style, runs[index].link))
      start = end
      index += 1
    }
    return found
  }

  /// The link at an offset; nil where there is none.
  func link(at offset: Int) -> Int? {
    let index = firstRun(endingAfter: offset)
    return index < runs.count ? runs[index].link : nil
  }

  /// Where a link's text begins; nil where it is not here.
  func start(ofLink link: Int) -> Int? {
    guard let index = runs.firstIndex(where: { $0.link == link }) else { return nil }
    return index == 0 ? 0 : runs[index - 1].end
  }

  private func firstRun(endingAfter offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextFlow {
  /// The flow without the numbers of links.
  var withoutNumbers: TextFlow {
    var flow = TextFlow()
    for run in runs(in: 0..<bytes.count) where !run.style.contains(.number) {
      flow.append(bytes[run.part], run.style, link: run.link)
    }
    return flow
  }

  /// The text without the numbers of links.
  var plain: String { String(decoding: withoutNumbers.bytes, as: UTF8.self) }
}
