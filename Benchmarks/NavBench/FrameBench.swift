import Glibc
import NavDocuments
import NavModel
import NavTUI

/// What a frame costs, from the step of the run loop to the bytes in the terminal.
///
/// It must be linear in the cells, and the same however much lies below the screen or beyond its edge.
/// All bounds are ratios within one run. The depth of a finding is how much there is: cells, screens, rows, bytes.
struct FrameBench {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 200, rows: 60),
    Size(columns: 300, rows: 90), Size(columns: 400, rows: 120),
  ]
  private static let depths = [1, 100, 10_000, 100_000]
  private static let rows = [10, 1_000, 100_000, 1_000_000]
  private static let documents = [1_000, 1_000_000, 50_000_000]
  private static let window = Size(columns: 120, rows: 40)

  private static let perMicrosecond = 1e3
  /// A thousand cells may cost so many times the least that they cost in a smaller frame: linear, with
  /// larger frames beyond the processor's caches, and noise.
  private static let linearity = 2.0
  /// A frame may cost so many times what it does where there is least: the same, and noise.
  private static let independence = 1.4

  // MARK: Cells

  static func cells() -> [Finding] {
    var findings: [Finding] = []
    var least: Double?
    for size in sizes {
      let count = size.columns * size.rows
      guard let full = slide(TerminalApp(root: Screen("root"), showing: words()), size) else {
        return [missing("frames")]
      }
      let perThousand = full.time / perMicrosecond / Double(count) * 1000
      findings += [
        Finding(
          name: "slide: a thousand cells of a frame",
          size: count,
          amount: perThousand,
          unit: "µs",
          bound: least.map { .atMost($0 * linearity) }
        ),
        allocations(full, count),
        Finding(
          name: "slide: a frame with dims and edges",
          size: count,
          amount: full.bytes,
          unit: "bytes",
          bound: nil
        ),
      ]
      least = min(least ?? perThousand, perThousand)
      let plain = TerminalApp(root: Screen("root"), showing: words())
      plain.drawsDetail = false
      guard let plain = slide(plain, size) else { return [missing("frames")] }
      findings.append(
        Finding(
          name: "slide: a frame without them",
          size: count,
          amount: plain.bytes,
          unit: "bytes",
          bound: .atMost(full.bytes)
        )
      )
    }
    return findings
  }

  private static func allocations(_ meter: SlideMeter, _ depth: Int) -> Finding {
    let frames = Double(meter.steadyFrames)
    return Finding(
      name: "slide: allocations of a frame",
      size: depth,
      amount: frames > 0 ? Double(meter.blocks) / frames : .infinity,
      unit: "blocks",
      bound: .atMost(0)
    )
  }

  // MARK: What lies below and beyond

  static func stack() -> [Finding] {
    compare(depths, "slide: a frame on a stack of screens") { depth in
      let app = TerminalApp(root: Screen("root"), showing: words())
      let content = words()
      for number in 1..<max(depth, 2) where depth > 1 {
        let screen = Screen(ScreenID("screen \(number)"), title: "Screen")
        app.navigator.push(screen, animated: false)
        app.show(content, in: screen.id)
        if number.isMultiple(of: depths[1]) { app.advance(to: Double(number)) }
      }
      return app
    }
  }

  static func list() -> [Finding] {
    compare(rows, "slide: a frame of a list of rows") { count in
      let list = ListContent(sections: [
        ListSection(count: count) { ListRow("Row \($0)", detail: "detail", action: "open") }
      ])
      list.select(count / 2)
      return TerminalApp(root: Screen("root", title: "List"), showing: list)
    }
  }

  static func document() -> [Finding] {
    compare(documents, "slide: a frame of a document of bytes") { size in
      guard let path = DocumentBench.write(size) else { return nil }
      defer { unlink(path) }
      let app = DocumentBench.open(path)
      DocumentBench.load(app)
      return app
    }
  }

  private static func compare(
    _ depths: [Int],
    _ name: String,
    _ app: (Int) -> TerminalApp?
  ) -> [Finding] {
    var least: Double?
    return depths.map { depth in
      guard let app = app(depth), let meter = slide(app, window) else { return missing(name) }
      let time = meter.time / perMicrosecond
      defer { least = least ?? time }
      return Finding(
        name: name,
        size: depth,
        amount: time,
        unit: "µs",
        bound: least.map { .atMost($0 * independence) }
      )
    }
  }

  private static func slide(_ app: TerminalApp, _ size: Size) -> SlideMeter? {
    guard let stage = Stage(app, size: size) else { return nil }
    return SlideMeter(stage, pushing: words())
  }

  private static func missing(_ name: String) -> Finding {
    Finding(name: name, size: 0, amount: .infinity, unit: "no terminal", bound: .atMost(0))
  }

  /// A screen full of words, at every size of the bench.
  private static func words() -> TextContent {
    let line = Array(repeating: "harbour lantern of meadow seven cobalt", count: 400)
    return TextContent(text: line.joined(separator: " "))
  }
}
