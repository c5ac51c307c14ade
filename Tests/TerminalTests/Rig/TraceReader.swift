import Foundation

/// A line of the program's trace; a field is nil where the line has none.
struct TraceLine: Decodable, Equatable {
  var t: Double
  var kind: String
  var event: String?
  var x: Double?
  var y: Double?
  var key: String?
  var stack: [String]?
  var visible: Bool?
  var title: String?
  var back: String?
  var phase: String?
  var operation: String?
  var progress: Double?
  var name: String?
  var bytes: Int?
  var cells: Int?
  var edge: Double?
  var waited: Double?
  var reason: String?
  var frames: Int?
  var columns: Int?
  var rows: Int?
  var version: String?
  var term: String?
  var colors: Int?
  var motion: String?
  var rate: Double?
}

/// What the program says it did, read while it does it.
final class TraceReader {
  private let path: String

  /// Reads a file that may not be there yet.
  init(path: String) {
    self.path = path
  }

  /// All whole lines until now.
  ///
  /// - Throws: Where a line is no JSON, or a field of it has another type.
  func lines() throws -> [TraceLine] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let decoder = JSONDecoder()
    return try bytes[..<end].split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(TraceLine.self, from: Data($0))
    }
  }

  /// The last line of a kind; nil where there is none yet.
  func last(_ kind: String) throws -> TraceLine? {
    try lines().last { $0.kind == kind }
  }

  /// How many inputs of a kind the program has seen.
  func count(of event: String) throws -> Int {
    try lines().count { $0.kind == "input" && $0.event == event }
  }

  /// Its last lines, for failures.
  var tail: String {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.suffix(12).joined(separator: "\n")
  }

  /// The titles of the stack on show, bottom first; empty before the first is reported.
  func stack() throws -> [String] {
    try last("stack")?.stack ?? []
  }

  /// Whether nothing moves: no transition was reported, or the last one is over.
  func isIdle() throws -> Bool {
    try last("phase")?.phase ?? "idle" == "idle"
  }
}
