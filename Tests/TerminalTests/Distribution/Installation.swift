import Foundation

/// The scripts that install and take away, and a place to try them in.
struct Installation {
  /// How a script ended.
  typealias Result = (output: String, errors: String, ending: ChildProcess.Ending)

  /// The folder that everything of the trial is in.
  let folder: TemporaryFolder
  /// The prefix, which is not there yet.
  var prefix: String { folder.path("new/prefix") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Installs the program that was built with these tests.
  func install(_ arguments: [String]? = nil, variables: [String: String] = [:]) throws -> Result {
    try run("install", arguments, variables)
  }

  func uninstall(_ arguments: [String]? = nil, variables: [String: String] = [:]) throws -> Result {
    try run("uninstall", arguments, variables)
  }

  /// Everything in the folder: folders with a slash at their ends.
  var tree: Set<String> { Self.tree(below: folder.path()) }

  static func tree(below path: String) -> Set<String> {
    var tree: Set<String> = []
    let walk = FileManager.default.enumerator(atPath: path)
    while let name = walk?.nextObject() as? String {
      let isFolder = walk?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      tree.insert(isFolder ? name + "/" : name)
    }
    return tree
  }

  private func run(
    _ script: String,
    _ arguments: [String]?,
    _ variables: [String: String]
  ) throws -> Result {
    let settings = ["NAVTUI_PROGRAM": Navtui.executable].merging(variables) { $1 }
    return try Tool.run(
      [Self.scripts + script] + (arguments ?? ["--prefix", prefix]),
      environment: Navtui.environment.merging(settings) { $1 }
    )
  }

  /// The folder of the scripts, with a slash.
  static let scripts = root + "Scripts/"

  /// The folder of the project, with a slash.
  static let root: String = {
    let file = URL(fileURLWithPath: #filePath)
    let room = file.deletingLastPathComponent().deletingLastPathComponent()
    return room.deletingLastPathComponent().deletingLastPathComponent().path + "/"
  }()
}
