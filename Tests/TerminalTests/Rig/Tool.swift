import Foundation

/// A program that is run to its end for what it prints.
enum Tool {
  /// Runs a command and returns its standard output and how it ended.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: The whole environment.
  ///   - input: Where standard input leads.
  ///   - ownSession: Whether it runs without a controlling terminal.
  /// - Returns: Standard output, standard error, and the ending.
  /// - Throws: `RigError` where it cannot be started or does not end in time.
  static func run(
    _ command: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    input: ChildProcess.Channel = .nothing,
    ownSession: Bool = true
  ) throws -> (output: String, errors: String, ending: ChildProcess.Ending) {
    let folder = try TemporaryFolder()
    let child = try ChildProcess(
      command,
      environment: environment,
      input: input,
      output: .path(folder.path("output")),
      errors: .path(folder.path("errors")),
      ownSession: ownSession
    )
    guard Deadline.wait(Deadline.start, until: { child.hasEnded }), let ending = child.ending else {
      throw RigError("\(command) did not end")
    }
    return (folder.contents("output"), folder.contents("errors"), ending)
  }
}

/// A folder that goes when its owner goes.
final class TemporaryFolder {
  private let url: URL

  /// Makes a folder with a name nobody else has.
  init() throws {
    let name = "navtui-\(UUID().uuidString.prefix(13))"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, or of the folder itself.
  func path(_ name: String = "") -> String {
    name.isEmpty ? url.path : url.appendingPathComponent(name).path
  }

  /// A file's text; empty where there is no such file.
  func contents(_ name: String) -> String {
    let bytes = FileManager.default.contents(atPath: path(name)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let folder = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// The names of the files in it.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  }
}
