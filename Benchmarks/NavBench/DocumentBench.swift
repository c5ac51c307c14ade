import Glibc
import NavDocuments
import NavModel
import NavTUI

/// What documents cost: the first screen of a long one, and scrolling in it.
///
/// The depth of its findings is the document's size in bytes.
struct DocumentBench {
  private static let sizes = [1_000_000, 10_000_000, 50_000_000]
  private static let window = Size(columns: 80, rows: 24)
  private static let perMillisecond = 1e6
  /// The bound for the first screen of 1 MB: so many times `cat`, and so many milliseconds.
  private static let catFactor = 3.0
  private static let catMargin = 50.0
  /// A screen must not cost more in a long document than so many times what it does in a short one.
  private static let growth = 2.0
  private static let secondsToRead = 60

  static func run() -> [Finding] {
    var findings: [Finding] = []
    var shortest: Double?
    for size in sizes {
      guard let path = write(size) else { continue }
      defer { unlink(path) }
      let first = Meter.nanoseconds(1) { _ = open(path).draw() } / perMillisecond
      let cat = Meter.nanoseconds(1) { system("cat \(path) >/dev/null") } / perMillisecond
      findings.append(
        Finding(
          name: "first screen, cat takes \((cat * 10).rounded() / 10) ms",
          size: size,
          amount: first,
          unit: "ms",
          bound: size == sizes.first ? .atMost(catFactor * cat + catMargin) : nil
        )
      )
      let page = scroll(open(path)) / perMillisecond
      findings.append(
        Finding(
          name: "a page further",
          size: size,
          amount: page,
          unit: "ms",
          bound: shortest.map { .atMost($0 * growth + 1) }
        )
      )
      shortest = shortest ?? page
    }
    return findings
  }

  /// A program that shows a file.
  static func open(_ path: String) -> TerminalApp {
    let app = TerminalApp(root: Screen("root"), showing: TextContent(text: ""))
    app.resize(to: window)
    let browser = DocumentBrowser(app)
    browser.open(path)
    // The browser lives as long as what it opened.
    app.onOpen = { name, _ in browser.perform(name) }
    return app
  }

  /// Lets time pass until all of the document is there.
  static func load(_ app: TerminalApp) {
    var time = 0.0
    for _ in 0..<secondsToRead * 1000 where app.isMoving {
      time += 1
      app.advance(to: time)
      usleep(1000)
    }
  }

  /// Nanoseconds that one page further costs, once all of the document is there.
  private static func scroll(_ app: TerminalApp) -> Double {
    load(app)
    return Meter.nanoseconds(200) {
      app.handle(.key(KeyPress(.pageDown)))
      _ = app.draw()
    }
  }

  /// Writes a document of so many bytes and a little more; nil where that is not possible.
  static func write(_ size: Int) -> String? {
    let path = "/tmp/navtui-bench-\(getpid()).md"
    guard let file = fopen(path, "w") else { return nil }
    defer { fclose(file) }
    var written = 0
    var number = 0
    while written < size {
      let text = """
        ## Heading \(number)

        Words with *emphasis*, `code` and a [link](other.md) that go on until the line is long
        enough to be wrapped, as text in documents does.

        - one
        - two

        ```sh
        ls -l
        ```


        """
      fputs(text, file)
      written += text.utf8.count
      number += 1
    }
    return path
  }
}
