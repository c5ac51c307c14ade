import Foundation
import Testing

@testable import NavDemo

@Suite(
  "The Debian package",
  .enabled(
    if: DebianPackage.path != nil,
    "there is none: Scripts/package makes it, Scripts/test names it in NAVTUI_PACKAGE"
  )
)
struct PackageTests {
  @Test("lintian finds nothing wrong with it")
  func lint() throws {
    let path = try #require(DebianPackage.path)
    let result = try Tool.run([
      "lintian", "--allow-root", "--fail-on", "error,warning", "--no-tag-display-limit", path,
    ])
    #expect(result.ending == .exited(0), "\(result.output)\(result.errors)")
  }

  @Test("It is of the program's version, and its fields are filled in")
  func fields() throws {
    let path = try #require(DebianPackage.path)
    #expect(try DebianPackage.field("Version", of: path).hasPrefix("\(Program.version)-"))
    let depends = try DebianPackage.field("Depends", of: path)
    for library in ["libc6", "libncursesw6", "libutf8proc", "libcmark-gfm", "libyaml-0-2"] {
      #expect(depends.contains(library))
    }
    #expect(!depends.contains("swift"))
    let size = try #require(Int(try DebianPackage.field("Installed-Size", of: path)))
    #expect((1_000...100_000).contains(size))
  }

  @Test("It is installed, used and removed, and nothing of it is left")
  func roundTrip() throws {
    let package = try DebianPackage(try #require(DebianPackage.path))
    #expect(try package.install() == .exited(0))
    let state = try package.dpkg("--status", "navtui").output
    #expect(state.contains("Status: install ok installed"))
    #expect(try package.dpkg("--verify", "navtui").output.isEmpty)
    #expect(!package.files.contains("usr/share/navtui/installed"))

    // The program and its manual.
    let program = package.root.path("usr/bin/navtui")
    let version = try Tool.run([program, "--version"], environment: Navtui.environment)
    #expect(version.output == "navtui \(Program.version)\n")
    let terminal = try PseudoTerminal([program, "--manual"], environment: Navtui.environment)
    try terminal.waitUntil("the manual is shown", within: Deadline.start) {
      $0.text.contains("This manual is a set of documents")
    }
    terminal.send("\u{03}")
    #expect(try terminal.waitForEnd() == .exited(0))

    // What others find: manual pages and completions.
    let share = package.root.path("usr/share")
    for page in ["navtui", "navtui-flow", "navtui-document"] {
      let found = try Tool.run(["man", "-M", "\(share)/man", "-w", page])
      #expect(found.output.hasPrefix("\(share)/man/"))
      #expect(found.output.hasSuffix(".gz\n"))
    }
    for shell in Shell.allCases {
      let session = try ShellSession(shell, reading: nil, share: share)
      try session.type("navtui --motion red\t", untilShown: ["navtui --motion reduced"])
    }

    #expect(try package.dpkg("--purge", "navtui").ending == .exited(0))
    #expect(package.files == [])
  }

  @Test("It is not installed where a library is missing")
  func dependencies() throws {
    let package = try DebianPackage(try #require(DebianPackage.path))
    try package.root.write("", to: "var/lib/dpkg/status")
    #expect(try package.install() != .exited(0))
  }
}
