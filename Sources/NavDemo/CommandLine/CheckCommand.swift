import NavDocuments

/// `navtui check PATH…`: lists what leads nowhere, `file:line: …`.
struct CheckCommand {
  let options: CheckOptions

  func run() throws -> ExitStatus {
    var status = ExitStatus.ok
    for path in options.paths {
      if let code = DocumentPath(path).obstacle {
        throw FileError(path: path, purpose: .reading, code: code)
      }
      for problem in DocumentCheck(path).problems() {
        print(problem.description.visible)
        status = .failure
      }
    }
    return status
  }
}
