import Foundation

/// The package that `Scripts/package` made, and a root of its own to install it in.
///
/// dpkg works there without touching the machine: what a person has installed is left alone, and all of it
/// goes when this goes. Of the machine it knows those packages that the package depends on.
final class DebianPackage {
  /// The file; nil where none was made for the tests.
  static let path = ProcessInfo.processInfo.environment["NAVTUI_PACKAGE"]

  /// The root that it is installed in.
  let root: TemporaryFolder
  private let path: String

  init(_ path: String) throws {
    self.path = path
    root = try TemporaryFolder()
    let dependencies = try Self.field("Depends", of: path).split(separator: ",").map {
      String($0.prefix { $0 != "(" && $0 != "|" }.filter { !$0.isWhitespace })
    }
    let known = try Tool.run(["dpkg-query", "-s"] + dependencies)
    guard known.ending == .exited(0) else { throw RigError("not installed: \(known.errors)") }
    try root.write(known.output, to: "var/lib/dpkg/status")
    try root.write("", to: "var/lib/dpkg/available")
    for name in ["info", "updates", "triggers"] {
      try FileManager.default.createDirectory(
        atPath: root.path("var/lib/dpkg/\(name)"),
        withIntermediateDirectories: true
      )
    }
  }

  /// Runs dpkg on the root.
  func dpkg(_ arguments: String...) throws -> (
    output: String, errors: String, ending: ChildProcess.Ending
  ) {
    // Images without documentation leave it out of every package.
    let options = [
      "--root=\(root.path())", "--log=\(root.path("var/lib/dpkg/log"))", "--path-include=*",
      "--force-unsafe-io", "--no-triggers",
    ]
    let command = (geteuid() == 0 ? [] : ["fakeroot"]) + ["dpkg"] + options + arguments
    var environment = Navtui.environment
    environment["PATH", default: ""] += ":/usr/sbin:/sbin"
    environment["DEBIAN_FRONTEND"] = "noninteractive"
    return try Tool.run(command, environment: environment)
  }

  /// Installs it.
  func install() throws -> ChildProcess.Ending { try dpkg("--install", path).ending }

  /// All files in the root that are not dpkg's own.
  var files: Set<String> {
    Installation.tree(below: root.path()).filter {
      !$0.hasPrefix("var/lib/dpkg/") && !$0.hasSuffix("/")
    }
  }

  /// A field of a package's control file.
  static func field(_ name: String, of path: String) throws -> String {
    try Tool.run(["dpkg-deb", "--field", path, name]).output.trimmingCharacters(in: .newlines)
  }
}
