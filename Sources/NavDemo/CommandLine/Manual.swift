import LibC

/// The manual: a set of documents that comes with the program.
enum Manual {
  /// What the gallery's row opens.
  static let action = "manual"

  /// Where it is, seen from the folder of the program: installed, or built beside its sources.
  private static let places = ["../share/navtui/Documentation", "Documentation"]
  private static let index = "/index.md"
  /// A build lies so many folders below its sources, at most.
  private static let furthest = 6

  /// The folder of the manual; nil where it is not there.
  static var path: String? {
    guard var folder = programFolder else { return nil }
    for _ in 0..<furthest {
      if let found = places.map({ folder + "/" + $0 }).first(where: {
        access($0 + index, R_OK) == 0
      }) {
        return found
      }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  private static var programFolder: String? {
    guard
      let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments.first ?? "", nil)
    else { return nil }
    defer { free(path) }
    let program = String(cString: path)
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }
}
