/// A document taken apart at its headings of level 2, each of which is a screen.
struct Sections {
  /// A piece of the document.
  struct Part {
    var text: [UInt8]
    /// The line of the text that it begins in, from 1.
    var firstLine: Int
    /// The line of this text from which on items are rows that push; nil for none.
    var entriesFrom: Int?
  }

  private let text: [UInt8]
  private let headings: [Heading]
  private let allHeadings: [Heading]
  /// Where each line begins.
  private let starts: [Int]
  /// Where links that are written `[text][name]` lead, for use in every part.
  private let definitions: [UInt8]

  private static let level = 2

  init(_ text: [UInt8], of tree: MarkdownTree) {
    self.text = text
    allHeadings = tree.headings
    headings = allHeadings.filter { $0.level == Self.level && $0.isOutermost }
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
    definitions = Self.definitions(in: text, starts: starts)
  }

  /// What stands before the first of them, and a row for each of them.
  var overview: Part {
    var part = Array(text[..<offset(of: headings.first)])
    // The comment ends a list that the text may end with.
    part.append(contentsOf: "\n\n<!-- -->\n\n".utf8)
    let line = part.count { $0 == UInt8(ascii: "\n") } + 1
    for heading in headings {
      part.append(contentsOf: "- [\(heading.title.escapingMarkdown)](#\(heading.anchor))\n".utf8)
    }
    return Part(text: part + definitions, firstLine: 1, entriesFrom: line)
  }

  /// The names that lead into a section.
  var anchors: Set<String> {
    Set(allHeadings.filter { $0.line >= headings.first?.line ?? .max }.map(\.anchor))
  }

  /// The one that a heading stands in, by the heading's anchor; nil where there is none.
  func section(_ anchor: String) -> Part? {
    guard let heading = allHeadings.first(where: { $0.anchor == anchor }),
      let index = headings.lastIndex(where: { $0.line <= heading.line })
    else { return nil }
    let start = offset(of: headings[index])
    let end = offset(of: index + 1 < headings.count ? headings[index + 1] : nil)
    return Part(text: text[start..<max(start, end)] + definitions, firstLine: headings[index].line)
  }

  private func offset(of heading: Heading?) -> Int {
    guard let heading, starts.indices.contains(heading.line - 1) else { return text.count }
    return starts[heading.line - 1]
  }

  private static func definitions(in text: [UInt8], starts: [Int]) -> [UInt8] {
    var found: [UInt8] = Array("\n\n".utf8)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      let line = text[start..<end]
      guard line.first == UInt8(ascii: "["), let close = line.firstIndex(of: UInt8(ascii: "]")),
        close + 1 < end, text[close + 1] == UInt8(ascii: ":")
      else { continue }
      found.append(contentsOf: line)
    }
    return found
  }
}

extension String {
  /// The text with everything that Markdown could take for markup escaped.
  var escapingMarkdown: String {
    reduce(into: "") { text, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { text.append("\\") }
      text.append(character)
    }
  }
}
