import Foundation
import Testing

/// What Debian's packages ship, for tests that want texts nobody here wrote.
enum Shelf {
  /// The folder that a package unpacks to; nil where it can be neither found nor fetched.
  static func unpacked(_ package: String) throws -> URL? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navtui-shelf-\(package)")
    let mark = folder.appending(path: "complete")
    if FileManager.default.fileExists(atPath: mark.path) { return folder }
    // apt refuses to write where its own user may not; it is asked in a folder of its own.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = """
      cd "$1" && { apt-get download "$2" || { apt-get update && apt-get download "$2"; }; } \
      && dpkg-deb -x "$2"_*.deb . && rm "$2"_*.deb && touch complete
      """
    let result = try run("/bin/sh", ["-c", script, "sh", folder.path, package])
    return result.status == 0 ? folder : nil
  }

  /// What a gzipped file of a package says; nil where it is not there.
  static func gunzipped(_ path: String, of package: String) throws -> String? {
    guard let folder = try unpacked(package) else { return nil }
    let result = try run(
      "/bin/sh",
      ["-c", "gzip -dc \"$1\"", "sh", folder.appending(path: path).path]
    )
    return result.status == 0 ? result.output : nil
  }

  private static func run(
    _ program: String,
    _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
