import Foundation

/// A folder of files that is there as long as the object.
final class TemporaryDocuments {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navtui-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path(name))
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove(_ name: String) -> Bool {
    (try? FileManager.default.removeItem(atPath: path(name))) != nil
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }
}
