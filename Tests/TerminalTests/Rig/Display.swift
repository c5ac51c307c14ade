import Foundation

/// An X server without a screen, on a display that nobody else has.
final class Display {
  /// Its name, as DISPLAY wants it.
  let name: String

  private let server: ChildProcess
  private let folder: TemporaryFolder

  /// Starts a server and waits until it takes clients.
  init(width: Int = 1280, height: Int = 800) throws {
    let folder = try TemporaryFolder()
    let server = try ChildProcess(
      // The server picks a free number and prints it once it is ready; it ends with its last client,
      // and in any case after the time that the longest test may take.
      ["timeout", "600", "Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset"]
        + ["-screen", "0", "\(width)x\(height)x24"],
      environment: Navtui.environment,
      output: .path(folder.path("number")),
      errors: .path(folder.path("errors"))
    )
    guard
      Deadline.wait(
        Deadline.start,
        until: { folder.contents("number").hasSuffix("\n") || server.hasEnded }
      ), !server.hasEnded
    else { throw RigError("Xvfb does not start: \(folder.contents("errors"))") }
    name = ":" + folder.contents("number").trimmingCharacters(in: .whitespacesAndNewlines)
    self.folder = folder
    self.server = server
  }

  deinit {
    server.terminate()
  }

  /// The environment for clients of this display.
  var environment: [String: String] {
    Navtui.environment.merging(["DISPLAY": name]) { $1 }
  }

  /// Runs an X client to its end and returns what it printed.
  @discardableResult
  func run(_ command: [String]) throws -> String {
    let result = try Tool.run(command, environment: environment)
    guard result.ending == .exited(0) else {
      throw RigError("\(command.joined(separator: " ")): \(result.errors)")
    }
    return result.output
  }
}
