import Foundation
import Testing

@testable import NavDemo

@Suite("Installing and taking away")
struct InstallTests {
  // Codes of sysexits.h.
  private static let usage: Int32 = 64
  private static let cannotCreate: Int32 = 73

  @Test("What is installed works from where it is, and nothing of it is left when it is taken away")
  func roundTrip() throws {
    let place = try Installation()
    let result = try place.install()
    #expect(result.ending == .exited(0))
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("navtui \(Program.version)"))
    #expect(result.output.contains(#/takes [1-9][0-9]*\.[0-9] MB/#))

    let program = place.prefix + "/bin/navtui"
    let version = try Tool.run([program, "--version"], environment: Navtui.environment)
    #expect(version.output == "navtui \(Program.version)\n")
    let manual = try Tool.run([program, "--manual"], environment: Navtui.environment)
    #expect(manual.ending == .exited(0))
    #expect(manual.output.contains("This manual is a set of documents"))
    let pages = place.prefix + "/share/man"
    for page in ["navtui", "navtui-flow", "navtui-document"] {
      let found = try Tool.run(["man", "-M", pages, "-w", page])
      #expect(found.output.hasPrefix(pages))
    }

    let again = try place.install()
    #expect(again.ending == .exited(0))
    let gone = try place.uninstall()
    #expect(gone.ending == .exited(0))
    #expect(gone.errors.isEmpty)
    #expect(place.tree == [])

    let nothing = try place.uninstall()
    #expect(nothing.ending == .exited(0))
    #expect(nothing.output.contains("nothing to take away"))
    #expect(place.tree == [])
  }

  @Test("Shells find the completions where they are installed", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let place = try Installation()
    #expect(try place.install().ending == .exited(0))
    let session = try ShellSession(shell, reading: nil, share: place.prefix + "/share")
    try session.type("navtui --motion red\t", untilShown: ["navtui --motion reduced"])
  }

  @Test("Folders and files of others stay, and so does what was changed since")
  func others() throws {
    let place = try Installation()
    let own = try place.folder.write("mine", to: "new/prefix/share/man/man1/mine.1")
    #expect(try place.install().ending == .exited(0))
    let changed = try place.folder.write("changed", to: "new/prefix/share/man/man1/navtui.1")
    let result = try place.uninstall()
    #expect(result.ending == .exited(0))
    #expect(
      result.errors == "uninstall: \(changed) was changed since it was installed, and stays\n"
    )
    #expect(place.folder.contents("new/prefix/share/man/man1/navtui.1") == "changed")
    #expect(FileManager.default.fileExists(atPath: own))
    #expect(
      place.tree == [
        "new/", "new/prefix/", "new/prefix/share/", "new/prefix/share/man/",
        "new/prefix/share/man/man1/", "new/prefix/share/man/man1/mine.1",
        "new/prefix/share/man/man1/navtui.1",
      ]
    )
  }

  @Test("A file that is no one's but another's is never overwritten")
  func inTheWay() throws {
    let place = try Installation()
    let path = try place.folder.write("mine", to: "new/prefix/bin/navtui")
    let before = place.tree
    let result = try place.install()
    #expect(result.ending == .exited(Self.cannotCreate))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(path))
    #expect(place.tree == before)
    #expect(place.folder.contents("new/prefix/bin/navtui") == "mine")

    // A link would be followed to what it names.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    #expect(try place.install().ending == .exited(Self.cannotCreate))
    #expect(place.tree == before)
  }

  @Test("What an earlier installation had and the new one has not goes when that comes")
  func upgrade() throws {
    let place = try Installation()
    #expect(try place.install().ending == .exited(0))
    let name = "new/prefix/share/navtui/Documentation/former.md"
    let path = try place.folder.write("", to: name)
    let list = place.folder.path("new/prefix/share/navtui/installed")
    // The SHA-256 of nothing.
    let sum = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    try Data((try String(contentsOfFile: list, encoding: .utf8) + "\(sum)  \(path)\n").utf8)
      .write(to: URL(fileURLWithPath: list))
    #expect(try place.install().ending == .exited(0))
    #expect(!place.tree.contains(name))
    #expect(try place.uninstall().ending == .exited(0))
    #expect(place.tree == [])
  }

  @Test("DESTDIR stands before the prefix, and is no part of it")
  func destination() throws {
    let place = try Installation()
    let variables = ["DESTDIR": place.folder.path("stage")]
    #expect(try place.install(["--prefix=/usr"], variables: variables).ending == .exited(0))
    #expect(place.tree.contains("stage/usr/bin/navtui"))
    let list = place.folder.contents("stage/usr/share/navtui/installed")
    #expect(list.contains("  /usr/bin/navtui\n"))
    #expect(!list.contains(place.folder.path()))
    #expect(try place.uninstall(["--prefix=/usr"], variables: variables).ending == .exited(0))
    // The prefix was not there; what DESTDIR names was made as well, and is not recorded as ours.
    #expect(!place.tree.contains { !$0.hasSuffix("/") })
  }

  @Test(
    "What cannot be understood is told in one sentence, and nothing is done",
    arguments: [
      ["--prefix"], ["--prefix="], ["--frobnicate"], ["/usr"], ["--prefix", "a\nb"],
    ]
  )
  func misuse(arguments: [String]) throws {
    let place = try Installation()
    for result in [try place.install(arguments), try place.uninstall(arguments)] {
      #expect(result.ending == .exited(Self.usage))
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    }
  }

  @Test("Where nothing may be made, one sentence says so, and how else")
  func unwritable() throws {
    let place = try Installation()
    // Not even root makes a folder in a file.
    let file = try place.folder.write("", to: "file")
    // Without being root, which tests may be, from where anyone may read.
    let scripts = try place.folder.write("", to: "project/Scripts/none")
      .replacing("/none", with: "")
    for name in ["install", "uninstall", "installation.bash"] {
      try FileManager.default.copyItem(
        atPath: Installation.scripts + name,
        toPath: "\(scripts)/\(name)"
      )
    }
    let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let locked = place.folder.path("locked")
    try FileManager.default.createDirectory(
      atPath: locked,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555]
    )
    let runs = [
      (try place.install(["--prefix", file + "/prefix"]), file),
      (
        try Tool.run(
          (geteuid() == 0 ? nobody : []) + [scripts + "/install", "--prefix", locked],
          environment: Navtui.environment
        ), locked
      ),
    ]
    for (result, culprit) in runs {
      #expect(result.ending == .exited(Self.cannotCreate))
      #expect(result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.contains("cannot write to \(culprit)"))
      #expect(result.errors.contains("--prefix"))
    }
  }
}
