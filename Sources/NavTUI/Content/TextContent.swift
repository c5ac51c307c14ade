/// Text to read: wrapped to a comfortable width and scrolled.
///
///     let page = TextContent([.init("Inbox", .heading), .init("Nothing new.")])
public final class TextContent: ScreenContent {
  /// A piece of text that is wrapped by itself.
  public struct Paragraph: Sendable, Equatable {
    /// What a paragraph is.
    public enum Kind: Sendable, Hashable {
      /// What is to be read.
      case body
      /// What names it.
      case heading
      /// What explains it.
      case secondary
      /// Code: on its own shade, broken only where it must be.
      case code
    }

    /// What it says; newlines begin new lines.
    public var text: String
    /// What it is.
    public var kind: Kind

    /// Makes a paragraph.
    public init(_ text: String, _ kind: Kind = .body) {
      self.text = text
      self.kind = kind
    }
  }

  /// The widest that text is set, in columns: longer lines are hard to read.
  public static let measure = 78
  /// Columns kept free at each side of a narrow window.
  public static let margin = 1
  /// A tab in the text becomes this.
  private static let tab = "    "

  /// What it says.
  public var paragraphs: [Paragraph] {
    didSet {
      lines = []
      wrappedColumns = nil
      revision += 1
    }
  }

  /// Changes with the text and the scroll position.
  public private(set) var revision = 0
  private var lines: [Line] = []
  private var wrappedColumns: Int?
  private var scroll = ScrollPosition()
  /// The words that were scrolled to; other widths show them first as well.
  private var anchor = Anchor()

  /// One line as it is shown.
  private struct Line {
    var text: Substring
    var kind: Paragraph.Kind
    /// Where it begins.
    var start: Anchor
  }

  /// A place in the text, whatever its width.
  private struct Anchor {
    /// Which paragraph.
    var paragraph = 0
    /// Where in it, in bytes.
    var offset = 0
  }

  /// Makes a content of paragraphs, with a blank line where one of them is empty.
  public init(_ paragraphs: [Paragraph]) {
    self.paragraphs = paragraphs
  }

  /// Makes a content of plain text, line by line.
  public convenience init(text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    self.init(lines.map { Paragraph(String($0)) })
  }

  /// Draws the lines that are in sight, in the middle of a wide window.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    let columns = Self.textColumns(in: size.columns)
    wrap(columns: columns)
    let first = canvas.topInset + Self.margin
    scroll.fit(count: lines.count, visible: size.rows - first)

    let theme = canvas.theme
    let left = max((size.columns - columns) / 2, 0)
    canvas.fill(theme.style(.text))
    canvas.placeCursor(column: left, row: first)
    for index in scroll.rows(withinAbove: canvas.topInset) {
      let line = lines[index]
      let place = first + index - scroll.top
      let style = Self.style(of: line.kind, theme)
      if line.kind == .code {
        let shade = Area(columns: left..<left + columns, rows: place..<place + 1)
        canvas.fill(shade, style)
      }
      canvas.put(line.text, column: left, row: place, style: style)
    }
  }

  /// Scrolls.
  public func handle(_ event: ContentEvent) -> ContentOutcome {
    let before = scroll
    switch event {
    case .move(let move): scroll.move(move)
    case .scroll(let rows, _): scroll.scroll(by: rows)
    case .activate, .tap, .key, .paste: return .ignored
    }
    if scroll != before {
      revision += 1
      if lines.indices.contains(scroll.top) { anchor = lines[scroll.top].start }
    }
    return .handled
  }

  /// Whether not all of it is on show.
  public var movesSomething: Bool { scroll.furthest > 0 }

  /// How many lines are above those on show.
  public var scrolledRows: Int { scroll.top }

  /// How far down one is, in per cent; nil where all of it is on show.
  public var position: String? {
    guard scroll.furthest > 0 else { return nil }
    return "\(scroll.top * 100 / scroll.furthest) %"
  }

  /// All of the text, wrapped.
  public func plainText(columns: Int) -> [String] {
    let columns = Self.textColumns(in: columns)
    return paragraphs.indices.flatMap { wrapped($0, columns: columns) }.map { line in
      var surface = Surface(size: Size(columns: columns, rows: 1))
      surface.put(line.text, at: Position(column: 0, row: 0), style: Style())
      return surface.text(row: 0)
    }
  }

  private static func textColumns(in columns: Int) -> Int {
    max(min(measure, columns - 2 * margin), 1)
  }

  private static func style(of kind: Paragraph.Kind, _ theme: Theme) -> Style {
    switch kind {
    case .body: theme.style(.text)
    case .heading: theme.style(.link, on: .pane, .bold)
    case .secondary: theme.style(.secondary)
    case .code: theme.style(.text, on: .code)
    }
  }

  /// Wraps the text unless it is wrapped so already, and keeps the same words at the top.
  private func wrap(columns: Int) {
    guard columns != wrappedColumns else { return }
    lines = paragraphs.indices.flatMap { wrapped($0, columns: columns) }
    wrappedColumns = columns
    let top = lines.lastIndex {
      ($0.start.paragraph, $0.start.offset) <= (anchor.paragraph, anchor.offset)
    }
    scroll.fit(count: lines.count, visible: scroll.visible)
    scroll.scroll(to: top ?? 0)
  }

  private func wrapped(_ index: Int, columns: Int) -> [Line] {
    let paragraph = paragraphs[index]
    let text = paragraph.text.replacingTabs(with: Self.tab)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .flatMap { TextWrap.lines(of: $0, columns: columns) }
      .map { line in
        Line(
          text: line,
          kind: paragraph.kind,
          start: Anchor(
            paragraph: index,
            offset: text.utf8.distance(from: text.startIndex, to: line.startIndex)
          )
        )
      }
  }
}

extension String {
  fileprivate func replacingTabs(with blanks: String) -> String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    return reduce(into: "") { text, character in
      if character == "\t" { text += blanks } else { text.append(character) }
    }
  }
}
