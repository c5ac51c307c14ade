import Foundation
import NavTUI
import Testing

/// An asciicast, read with somebody else's JSON.
struct CastReader {
  /// An event: its time, its kind, and what it says.
  struct Event: Equatable {
    var time: Double
    var code: String
    var text: String
  }

  let header: [String: Any]
  let events: [Event]

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n")
    func parsed(_ line: Substring) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
    let first = try #require(lines.first)
    header = try #require(try parsed(first) as? [String: Any])
    events = try lines.dropFirst().map { line in
      let parts = try #require(try parsed(line) as? [Any])
      try #require(parts.count == 3)
      return Event(
        time: try #require(parts[0] as? Double),
        code: try #require(parts[1] as? String),
        text: try #require(parts[2] as? String)
      )
    }
  }
}
