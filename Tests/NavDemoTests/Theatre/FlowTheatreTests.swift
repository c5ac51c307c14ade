import Foundation
import NavModel
import NavTUI
import Testing

@testable import NavDemo

@Suite("The theatre of flows")
struct FlowTheatreTests {
  /// Remembers what it was shown.
  private final class Notebook: FlowStage {
    var captions: [String] = []
    var pictures: [(picture: Surface, seconds: Double)] = []
    var endings = 0
    var closings = 0

    func begin(_ caption: String) { captions.append(caption) }
    func show(_ picture: Surface, for seconds: Double) { pictures.append((picture, seconds)) }
    func end() { endings += 1 }
    func close() { closings += 1 }
  }

  private func shown(_ flow: String, caption: String = "A flow") throws -> Notebook {
    let notebook = Notebook()
    let theatre = FlowTheatre(stages: [notebook])
    var player = try FlowPlayer(flow)
    _ = theatre.show(&player, caption: caption)
    theatre.close()
    return notebook
  }

  private let slide = """
    screen A bar=hidden title=Letters
    screen B back=返回 swipe=on
    root A
    push B
    settle
    drag to 0.5
    """

  @Test("A flow is shown frame by frame, and how it ends")
  func frames() throws {
    let notebook = try shown(slide)
    #expect(notebook.captions == ["A flow"])
    #expect((notebook.endings, notebook.closings) == (1, 1))
    #expect(notebook.pictures.allSatisfy { (0...1 / 59.0).contains($0.seconds) })
    let last = try #require(notebook.pictures.last?.picture)
    #expect(last.size == Size(columns: 80, rows: 25))
    #expect(last.text(row: 24).hasPrefix(" A flow"))
    #expect(last.text(row: 24).hasSuffix("interactive 50 %"))
  }

  @Test("A page says what is special about its screen, and has a title where no bar has")
  func pages() throws {
    let notebook = try shown(slide)
    let text = notebook.pictures.map { $0.picture.text.joined(separator: "\n") }
    #expect(try #require(text.first).contains("Letters"))
    #expect(try #require(text.first).contains("Its bar is hidden."))
    #expect(
      text.contains { $0.contains("It can always be swiped away. Its back item is its own.") }
    )
    #expect(text.contains { $0.contains("返回") })
  }

  @Test("A flow in which no time passes is shown as it ends")
  func still() throws {
    #expect(try shown("root A\npush B plain").pictures.count == 1)
    #expect(try shown("screen A").pictures.isEmpty)
  }

  @Test("A picture has the size of the flow's window, and follows it")
  func sizes() throws {
    let notebook = try shown("window 60 20\nroot A\nwait 0.1\nresize 40 12\nwait 0.1")
    #expect(notebook.pictures.first?.picture.size == Size(columns: 60, rows: 21))
    #expect(notebook.pictures.last?.picture.size == Size(columns: 40, rows: 13))
  }

  @Test("A screen that changes gets another page")
  func changes() throws {
    let notebook = try shown("root A\nwait 0.1\nscreen A bar=hidden title=Changed\nwait 0.1")
    #expect(notebook.pictures.last?.picture.text[1] == "   Changed")
  }

  @Test("Time does not depend on how it is cut: a recording's events are in order, and end late")
  func recording() throws {
    let (text, _) = try record(slide + "\nresize 50 12\nwait 0.5")
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"version":2,"width":80,"height":25,"title":"A flow","env""#))
    let times = try lines.dropFirst().map { line in
      let parts = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      return try #require(parts?.first as? Double)
    }
    #expect(times == times.sorted())
    #expect(lines.contains { $0.contains(#""r","50x13""#) })
    // The last picture stays for a second.
    #expect(times[times.count - 1] - times[times.count - 2] >= 1)
  }

  @Test("Recorded again, a flow gives the same bytes and the same picture")
  func again() throws {
    let (first, second) = (try record(slide), try record(slide))
    #expect(first == second)
    #expect(first.picture.hasSuffix("</svg>\n"))
    #expect(first.picture.contains("<title>A flow</title>"))
  }

  @Test("Two flows make one recording, and the picture is that of the last")
  func several() throws {
    let (cast, picture) = try record("root A\nwait 0.1", "window 30 9\nroot B\nwait 0.1")
    #expect(cast.contains(#""r","30x10""#))
    #expect(cast.components(separatedBy: #""version""#).count == 2)
    #expect(picture.contains(#"viewBox="0 0 270 200""#))
  }

  private func record(_ flows: String...) throws -> (cast: String, picture: String) {
    let path = NSTemporaryDirectory() + "navtui-\(UUID().uuidString)"
    defer { [".cast", ".svg"].forEach { unlink(path + $0) } }
    let theatre = FlowTheatre(
      stages: [
        CastStage(try FileError.output(toFile: path + ".cast")),
        ImageStage(try FileError.output(toFile: path + ".svg")),
      ]
    )
    for flow in flows {
      var player = try FlowPlayer(flow)
      _ = theatre.show(&player, caption: "A flow")
    }
    theatre.close()
    return (
      try String(contentsOfFile: path + ".cast", encoding: .utf8),
      try String(contentsOfFile: path + ".svg", encoding: .utf8)
    )
  }
}
