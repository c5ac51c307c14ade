import CNcurses

/// Which pen a style is drawn with, in the words of the terminal's description.
///
/// What ncurses would send for it, without ncurses' pairs of colours: pens are looked up thousands of
/// times a frame, so answers are kept.
struct StylePens {
  private let depth: ColorDepth
  private let hasDefaults: Bool
  private let attributes: [Video]
  private var quantizer: ColorQuantizer
  private var kept: [Answer?]

  /// A power of two, larger than the number of styles in a slide.
  private static let room = 256

  /// An attribute, and how terminals switch it on.
  private struct Video {
    var attribute: Attributes
    var pen: PenStyle
    /// Whether it shows on coloured text (`ncv`).
    var goesWithColors: Bool
  }

  private struct Answer {
    var style: Style
    var isText: Bool
    var pen: PenStyle
  }

  /// Reads the description of the screen that ncurses has made current; nil where it does not draw by SGR.
  init?(depth: ColorDepth, hasDefaults: Bool) {
    self.depth = depth
    self.hasDefaults = hasDefaults
    quantizer = ColorQuantizer(depth)
    kept = Array(repeating: nil, count: Self.room)
    // Numbered as terminfo(5) numbers them for ncv.
    let names: [(Attributes, String, bit: Int)] = [
      (.bold, "bold", 5), (.dim, "dim", 4), (.italic, "sitm", 15), (.underline, "smul", 1),
      (.reverse, "rev", 2),
    ]
    var attributes: [Video] = []
    for (attribute, name, bit) in names {
      guard let sequence = navtui_capability(name) else { continue }
      var pen = PenStyle()
      guard pen.apply(sequence: sequence) else { return nil }
      let goesWithColors = Int(navtui_no_color_video()) & 1 << bit == 0
      attributes.append(Video(attribute: attribute, pen: pen, goesWithColors: goesWithColors))
    }
    self.attributes = attributes
    guard depth == .mono || makePen(Style(foreground: Paint(0, 0, 0)), isText: true) != nil else {
      return nil
    }
  }

  /// The pen for a style; blocks and shades, which are not read, may vanish.
  mutating func pen(for style: Style, isText: Bool) -> PenStyle {
    let place = style.hashValue & (Self.room - 1)
    if let answer = kept[place], answer.style == style, answer.isText == isText {
      return answer.pen
    }
    let pen = makePen(style, isText: isText) ?? PenStyle()
    kept[place] = Answer(style: style, isText: isText, pen: pen)
    return pen
  }

  private mutating func makePen(_ style: Style, isText: Bool) -> PenStyle? {
    var pen = PenStyle()
    var (foreground, background) = quantizer.indices(of: style, isText: isText)
    let isColored = foreground >= 0 || background >= 0
    for video in attributes where style.attributes.contains(video.attribute) {
      if video.goesWithColors || !isColored { pen.attributes |= video.pen.attributes }
    }
    guard isColored else { return pen }
    if !hasDefaults {
      if foreground < 0 { foreground = PairTable.substitutes.foreground }
      if background < 0 { background = PairTable.substitutes.background }
    }
    if foreground >= 0 {
      let number = DirectColorEntry.number(of: foreground, at: depth)
      guard pen.apply(sequence: navtui_foreground(Int32(number))) else { return nil }
    }
    if background >= 0 {
      let number = DirectColorEntry.number(of: background, at: depth)
      guard pen.apply(sequence: navtui_background(Int32(number))) else { return nil }
    }
    return pen
  }
}

extension PenStyle {
  /// Follows one whole sequence; false where it is none, or not SGR.
  fileprivate mutating func apply(sequence: UnsafePointer<CChar>?) -> Bool {
    guard let sequence else { return false }
    let bytes = Array(String(cString: sequence).utf8)
    guard bytes.starts(with: [UInt8].controlStart), bytes.last == UInt8(ascii: "m") else {
      return false
    }
    return apply(bytes.dropFirst([UInt8].controlStart.count).dropLast())
  }
}
