import Foundation
import Testing

@testable import NavDemo

@Suite struct FileErrorTests {
  @Test(
    "A file that cannot be opened is said in one sentence, with status 66",
    arguments: [
      (
        "/nowhere/a.md",
        "cannot open '/nowhere/a.md' (No such file or directory): expected a file to read"
      ),
      ("", "cannot open '' (No such file or directory): expected a file to read"),
      ("/", "cannot open '/' (Is a directory): expected a file to read"),
      (
        "/\u{1b}[2J\n",
        "cannot open '/^[[2J^J' (No such file or directory): expected a file to read"
      ),
      ("/etc/passwd/a", "cannot open '/etc/passwd/a' (Not a directory): expected a file to read"),
    ]
  )
  func unreadable(path: String, sentence: String) {
    let error = #expect(throws: FileError.self) { try FileError.contents(ofFile: path) }
    #expect(error?.line == "navtui: \(sentence)\n")
    #expect(error?.status == .noInput)
    #expect(error?.status.rawValue == 66)
  }

  @Test("A file that cannot be written to is said so")
  func unwritable() {
    let error = FileError(path: "/x/t", purpose: .writing, code: EACCES)
    #expect(error.message == "cannot open '/x/t' (Permission denied): expected a file to write")
  }

  @Test("What never ends is not read for ever", .timeLimit(.minutes(1)))
  func endless() {
    let error = #expect(throws: FileError.self) { try FileError.contents(ofFile: "/dev/zero") }
    #expect(error?.code == EFBIG)
  }

  @Test("A file is read whole, empty or longer than a chunk", arguments: [0, 1, 65_536, 200_001])
  func contents(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = NSTemporaryDirectory() + "/navtui-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(try FileError.contents(ofFile: path) == bytes)
  }
}
