import Foundation
@testable import NavTUI
import Testing

@Suite("Which files may be opened")
final class FileAccessTests {
  private let folder: String
  private var inside: String { folder + "/inside" }

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appendingPathComponent("navtui-\(UUID().uuidString)").path
    try files.createDirectory(atPath: folder + "/inside/deeper", withIntermediateDirectories: true)
    for name in ["secret", "inside/page", "inside/deeper/page", "inside-not"] {
      try name.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    for (link, target) in [
      ("inside/out", "../secret"), ("inside/out-absolute", folder + "/secret"),
      ("inside/up", ".."), ("inside/root", "/"), ("inside/in", "deeper/page"),
      ("inside/deeper/back", "../page"), ("inside/loop", "loop"), ("inside/dangling", "nothing"),
      ("door", "inside"), ("inside/next", "../inside-not"), ("inside/chain", "out"),
    ] {
      try files.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    mkfifo(inside + "/pipe", 0o600)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func contents(_ path: String, _ access: FileAccess) throws -> String {
    let file = try access.open(path)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test("What lies beneath is opened, also through links that stay beneath")
  func beneath() throws {
    for root in [inside, folder + "/door", inside + "/"] {
      let access = FileAccess.beneath(root)
      for (path, text) in [
        ("page", "inside/page"), ("in", "inside/deeper/page"), ("deeper/back", "inside/page"),
        ("deeper/../page", "inside/page"), ("../inside/page", "inside/page"),
      ] {
        #expect(try contents("\(inside)/\(path)", access) == text)
        #expect(access.permits("\(inside)/\(path)"))
      }
      #expect(access.permits(inside))
    }
  }

  @Test(
    "What leads out is refused, by whatever way",
    arguments: [
      "out", "out-absolute", "up/secret", "up", "root", "root/etc/passwd", "../secret", "..",
      "next", "../inside-not", "chain", "deeper/../../secret", "up/inside/up/secret",
    ]
  )
  func outside(path: String) {
    let access = FileAccess.beneath(inside)
    #expect(throws: FileAccess.Refusal(code: EACCES)) { try access.open("\(inside)/\(path)") }
    #expect(!access.permits("\(inside)/\(path)"))
  }

  @Test(
    "What is not there is refused with the system's reason",
    arguments: [("nothing", ENOENT), ("dangling", ENOENT), ("loop", ELOOP), ("page/x", ENOTDIR)]
  )
  func missing(path: String, code: Int32) {
    let access = FileAccess.beneath(inside)
    #expect(throws: FileAccess.Refusal(code: code)) { try access.open("\(inside)/\(path)") }
    #expect(!access.permits("\(inside)/\(path)"))
  }

  @Test("A single file is all that may be opened where one was named")
  func oneFile() throws {
    let access = FileAccess.beneath(inside + "/page")
    #expect(try contents(inside + "/page", access) == "inside/page")
    #expect(!access.permits(inside + "/deeper/page"))
    #expect(!access.permits(inside))
  }

  @Test("Nothing and everything are that")
  func extremes() throws {
    #expect(try contents(folder + "/secret", .everything) == "secret")
    #expect(FileAccess.everything.permits("/etc/passwd"))
    #expect(!FileAccess.nothing.permits(inside + "/page"))
    #expect(throws: FileAccess.Refusal(code: EACCES)) {
      try FileAccess.nothing.open(self.inside + "/page")
    }
    #expect(!FileAccess.beneath(folder + "/not-there").permits(inside + "/page"))
    #expect(FileAccess.beneath("/").permits("/etc/passwd"))
  }

  @Test("A pipe is not waited for", .timeLimit(.minutes(1)))
  func pipe() throws {
    #expect(try contents(inside + "/pipe", .beneath(inside)) == "")
  }

  @Test("A kiosk lets nobody out, and writes nothing into the clipboard")
  func kiosk() {
    let kiosk = AccessPolicy.kiosk(beneath: inside)
    #expect(!kiosk.allowsSuspension)
    #expect(!kiosk.allowsClipboard)
    #expect(kiosk.files.permits(inside + "/page"))
    #expect(!kiosk.files.permits(inside + "/out"))
    #expect(!AccessPolicy.kiosk(beneath: nil).files.permits(inside + "/page"))
    #expect(AccessPolicy.free.allowsSuspension)
  }
}
