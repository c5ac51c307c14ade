import Foundation
import NavTUI
import Testing

@Suite("Trace")
struct TraceTests {
  private let path = NSTemporaryDirectory() + "trace-\(UUID().uuidString).jsonl"

  private func lines(_ entries: [(TraceEntry, Double)]) throws -> [String] {
    let trace = try Trace(path: path)
    defer { unlink(path) }
    for (entry, time) in entries { trace.write(entry, at: time) }
    // Read while the trace is open: every line is in the file at once.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "Each kind has the fields of the format, in order",
    arguments: [
      (
        TraceEntry.start(
          version: "1.0",
          term: "xterm",
          columns: 80,
          rows: 24,
          colors: 256,
          cellWidth: 8,
          cellHeight: 16.5,
          modes: [1049, 1002]
        ),
        #"""
        {"t":0.5,"kind":"start","version":"1.0","term":"xterm","columns":80,"rows":24,"colors":256,"cell":[8,16.5],"modes":[1049,1002]}
        """#
      ),
      (
        .input(.press, x: 3, y: 4.25),
        #"{"t":0.5,"kind":"input","event":"press","x":3,"y":4.25}"#
      ),
      (.input(.key, key: "Enter"), #"{"t":0.5,"kind":"input","event":"key","key":"Enter"}"#),
      (.input(.resize), #"{"t":0.5,"kind":"input","event":"resize"}"#),
      (.stack(["navtui", "返回"]), #"{"t":0.5,"kind":"stack","stack":["navtui","返回"]}"#),
      (.stack([]), #"{"t":0.5,"kind":"stack","stack":[]}"#),
      (
        .bar(visible: true, title: "A", back: nil),
        #"{"t":0.5,"kind":"bar","visible":true,"title":"A"}"#
      ),
      (.phase("idle"), #"{"t":0.5,"kind":"phase","phase":"idle"}"#),
      (
        .phase("interactive", operation: "pop", progress: 0.25),
        #"{"t":0.5,"kind":"phase","phase":"interactive","operation":"pop","progress":0.25}"#
      ),
      (.log("A.didAppear"), #"{"t":0.5,"kind":"log","name":"A.didAppear"}"#),
      (.event("popped"), #"{"t":0.5,"kind":"event","name":"popped"}"#),
      (
        .frame(bytes: 10, cells: 2, edge: 31.5, waited: 0.004),
        #"{"t":0.5,"kind":"frame","bytes":10,"cells":2,"edge":31.5,"waited":0.004}"#
      ),
      (
        .frame(bytes: 10, cells: 2, waited: 0),
        #"{"t":0.5,"kind":"frame","bytes":10,"cells":2,"waited":0}"#
      ),
      (
        .end(.signal, frames: 7, bytes: 70),
        #"{"t":0.5,"kind":"end","reason":"signal","frames":7,"bytes":70}"#
      ),
    ]
  )
  func eachKind(entry: TraceEntry, expected: String) throws {
    #expect(try lines([(entry, 0.5)]) == [expected, ""])
  }

  @Test(
    "Numbers have at most six decimals and are always numbers",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.000_001, "0.000001"),
      (0.000_000_4, "0"), (0.000_000_6, "0.000001"), (-0.000_000_4, "0"),
      (1.0 / 3, "0.333333"), (0.999_999_9, "1"), (12.000_100, "12.0001"),
      (Double.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
      (1e12, "1000000000000.0"), (-1e300, "-1e+300"),
    ]
  )
  func numbers(number: Double, expected: String) throws {
    #expect(
      try lines([(.resize, number)]).first == #"{"t":\#(expected),"kind":"input","event":"resize"}"#
    )
  }

  @Test("Control characters, quotes and invalid text come back from a JSON reader as they were")
  func escapes() throws {
    let controls = String(String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init)))
    let invalid = String(decoding: [0x41, 0xFF, 0xC3] as [UInt8], as: UTF8.self)
    for text in [controls, "\"\\/\u{2028}\u{1F468}\u{200D}\u{1F469}", invalid, ""] {
      let line = try #require(lines([(.log(text), 0)]).first)
      #expect(
        line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      )
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let name = try #require(object?["name"] as? String)
      #expect(Array(name.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test("A file that cannot be opened is an error with its path and reason")
  func cannotOpen() {
    let missing = NSTemporaryDirectory() + "no-such-folder-\(UUID().uuidString)/trace"
    #expect(throws: RecordingError.cannotOpen(path: missing, code: ENOENT)) {
      try Trace(path: missing)
    }
  }

  @Test("A full disk ends the trace, not the program")
  func fullDisk() throws {
    let trace = try Trace(path: "/dev/full")
    #expect(trace.isComplete)
    trace.write(.log("A"), at: 0)
    trace.write(.log("B"), at: 1)
    #expect(!trace.isComplete)
  }
}

extension TraceEntry {
  fileprivate static var resize: TraceEntry { .input(.resize) }
}
