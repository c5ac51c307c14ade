import NavModel

/// What goes on inside, in a strip beside the navigation: what holds the screen on show, what moves and how
/// it would end, what was logged last, and what frames take.
struct Inspector {
  /// The rows of a strip below the navigation.
  static let rows = 4
  /// More entries than any window shows.
  private static let longest = 64

  /// Told of every frame.
  var meter = FrameMeter()
  private var log: [Report] = []

  /// Keeps what belongs into a log.
  mutating func note(_ report: Report) {
    switch report {
    case .lifecycle, .event: log.append(report)
    case .completed, .released: return
    }
    if log.count > Self.longest { log.removeFirst(log.count - Self.longest) }
  }

  /// Draws the strip: one line for each fact below the navigation, one below the other beside it.
  func draw(_ navigator: borrowing Navigator, _ scene: Scene, on canvas: inout Canvas) {
    canvas.fill(canvas.theme.style(.secondary, on: .hint))
    let chain = navigator.chain(of: navigator.destination).links.map(\.description)
    let motion = Self.motion(navigator, scene)
    if canvas.size.rows == Self.rows {
      drawLines(chain, motion, on: &canvas)
    } else {
      drawColumn(chain, motion, on: &canvas)
    }
  }

  // MARK: In words

  private static func motion(_ navigator: borrowing Navigator, _ scene: Scene) -> [String] {
    guard let operation = scene.operation else { return ["at rest"] }
    var words = [
      "\(operation.rawValue), \(scene.phase.rawValue)",
      "\(Placement.whole(scene.progress * 100)) %, \(scene.velocity.short) widths/s",
    ]
    if let finishes = navigator.wouldFinish {
      words.append(finishes ? "let go now, it finishes" : "let go now, it returns")
    }
    return words
  }

  private var frames: [String] {
    let rate = meter.rate.map { "\(Placement.whole($0)) a second" }
    let bytes = meter.meanBytes.map { "\($0) bytes each" }
    return [rate, bytes].compactMap(\.self)
  }

  private func words(_ report: Report) -> String {
    switch report {
    case .lifecycle(let event): event.description
    case .event(let event): event.description
    case .completed, .released: ""
    }
  }

  // MARK: Below the navigation

  private static let margin = 1
  private static let labelColumns = 8
  private static let gap = "  "

  private func drawLines(_ chain: [String], _ motion: [String], on canvas: inout Canvas) {
    let room = canvas.size.columns - 2 * Self.margin - Self.labelColumns
    put("chain", chain.joined(separator: " \(canvas.glyphs.back) "), row: 0, on: &canvas)
    put("motion", motion.joined(separator: Self.gap), row: 1, on: &canvas)
    put("log", newest(in: room), row: 2, on: &canvas)
    put("frames", frames.joined(separator: ", "), row: 3, on: &canvas)
  }

  private func put(_ label: String, _ text: String, row: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    let start = Self.margin + Self.labelColumns
    canvas.put(label, column: Self.margin, row: row, style: theme.style(.secondary, on: .hint))
    canvas.put(
      text,
      column: start,
      row: row,
      style: theme.style(.text, on: .hint),
      limit: canvas.size.columns - Self.margin - start
    )
  }

  /// As many of the last entries as fit, the last one at the end.
  private func newest(in room: Int) -> String {
    var line = ""
    for report in log.reversed() {
      let longer = line.isEmpty ? words(report) : words(report) + Self.gap + line
      guard GlyphWidth.of(longer) <= room else { break }
      line = longer
    }
    return line
  }

  // MARK: Beside it

  private func drawColumn(_ chain: [String], _ motion: [String], on canvas: inout Canvas) {
    let holders = chain.enumerated().map { index, link in
      index == 0 ? link : "\(canvas.glyphs.back) \(link)"
    }
    var row = 1
    for (label, lines) in [("chain", holders), ("motion", motion), ("frames", frames)] {
      put(label, lines, row: &row, until: canvas.size.rows, on: &canvas)
    }
    let room = canvas.size.rows - row - 2
    put("log", log.suffix(max(room, 0)).map(words), row: &row, until: canvas.size.rows, on: &canvas)
  }

  private func put(
    _ label: String,
    _ lines: [String],
    row: inout Int,
    until end: Int,
    on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let limit = canvas.size.columns - 2 * Self.margin
    let heading = theme.style(.link, on: .hint)
    canvas.put(label.uppercased(), column: Self.margin, row: row, style: heading, limit: limit)
    row += 1
    for line in lines where row < end {
      let style = theme.style(.text, on: .hint)
      canvas.put(line, column: Self.margin, row: row, style: style, limit: limit)
      row += 1
    }
    row += 1
  }
}

extension Double {
  /// The number with a sign and two decimals.
  fileprivate var short: String {
    guard isFinite, magnitude < Self.largest else { return self < 0 ? "-inf" : "inf" }
    let hundredths = Int((magnitude * 100).rounded())
    let rest = hundredths % 100
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static let largest = 1e9
}
