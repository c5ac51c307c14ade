import Foundation
import NavTUI
import Testing

@testable import NavDemo
@testable import NavDocuments
@testable import NavModel

@Suite("The manual pages")
struct ManualPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = root.appending(path: "Distribution/man")

  private func text(_ page: String) throws -> String {
    try String(contentsOf: Self.pages.appending(path: page), encoding: .utf8)
  }

  /// The page with its parts made anew.
  private func renewed(_ page: String) -> String {
    var lines: [Substring] = []
    var skipsUntil: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let end = skipsUntil, line != end { continue }
      skipsUntil = nil
      lines.append(line)
      guard line.hasPrefix(Self.begin) else { continue }
      let name = String(line.dropFirst(Self.begin.count))
      lines += (ManualPageParts.all[name] ?? []).map { $0[...] }
      skipsUntil = Self.end + name
    }
    return lines.joined(separator: "\n")
  }

  private static let begin = #".\" Begin "#
  private static let end = #".\" End "#

  @Test("navtui.1 has what the tables make; if not, run Scripts/pages")
  func parts() throws {
    let page = try text("navtui.1")
    for name in ManualPageParts.all.keys {
      #expect(page.contains("\n\(Self.begin)\(name)\n") && page.contains("\n\(Self.end)\(name)\n"))
    }
    let renewed = renewed(page)
    if ProcessInfo.processInfo.environment["NAVTUI_WRITES_PAGES"] != nil {
      try renewed.write(
        to: Self.pages.appending(path: "navtui.1"),
        atomically: true,
        encoding: .utf8
      )
    } else {
      #expect(renewed == page)
    }
  }

  @Test(
    "navtui.1 tells of every command, option and value, each status and each way to press a key"
  )
  func complete() throws {
    let page = try text("navtui.1")
    for command in Command.all(systems: NavigationSystem.all.map(\.name)) {
      if let word = command.word { #expect(page.contains("\n.Cm \(word)\n")) }
      for option in command.options {
        #expect(page.contains("\n.It Fl \\-\(option.name.replacing("-", with: "\\-"))"))
        for word in option.argument.words ?? [] { #expect(page.contains("\n.Cm \(word)")) }
      }
    }
    for status in ExitStatus.allCases { #expect(page.contains("\n.It \(status.rawValue)\n")) }
    #expect(Set(ManualPageParts.contexts.flatMap(\.contexts)) == Set(KeyContext.allCases))
  }

  @Test("navtui-flow.5 has every word that a flow file may hold")
  func flow() throws {
    let page = try text("navtui-flow.5").replacing("\\", with: "")
    let rooms = Self.root.appending(path: "Sources/NavModel/Flows")
    var words = Set(NavigationSystem.all.map(\.name)).union(FlowKey.allCases.map(\.rawValue))
    for name in try FileManager.default.contentsOfDirectory(atPath: rooms.path)
    where name.hasPrefix("FlowParser") {
      let code = try String(contentsOf: rooms.appending(path: name), encoding: .utf8)
      for match in code.matches(of: #/(?:case |takes\(|endsWith\(|== )(?<words>"[^:)\n]*")/#) {
        words.formUnion(
          match.words.split(separator: ", ").map { String($0.dropFirst().dropLast()) }
        )
      }
      for match in code.matches(of: #/"(?<word>[a-z-]+)": /#) { words.insert(String(match.word)) }
    }
    // The words are found at all.
    #expect(words.isSuperset(of: ["root", "pop", "drag", "plain", "within", "rtl", "settling"]))
    let told = Set(
      page.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "=") }.map(String.init)
    )
    #expect(words.subtracting(told) == [])
  }

  @Test("navtui-document.5 has every key of the front matter")
  func document() throws {
    let page = try text("navtui-document.5").replacing("\\", with: "")
    let told = page.split(separator: "\n").filter { $0.hasPrefix(".It Cm") }
      .flatMap { $0.split(separator: " ") }.map(String.init)
    #expect(Set(FrontMatterReader.keys).subtracting(told) == [])
  }

  @Test("What would mean something to roff is only shown")
  func escaping() {
    #expect(
      Mdoc.text(#"a-b 'c' `d` \ ^P ~ "e""#) == #"a\-b \(aqc\(aq \(gad\(ga \e \(haP \(ti \(dqe\(dq"#
    )
    #expect(
      ["?", "[", "Ar", "Pa", "left", "h", "9"].map(Mdoc.word) == [
        #"\&?"#, #"\&["#, #"\&Ar"#, #"\&Pa"#, "left", "h", "9",
      ]
    )
    #expect(Mdoc.sentence(".config") == [#"\&.config"#])
    #expect(
      Mdoc.alternatives(["a", "b", "c"], hasDefault: true) == [
        ".Cm a", "(the default),", ".Cm b", "or", ".Cm c .",
      ]
    )
    #expect(
      Mdoc.alternatives(["a", "b"], hasDefault: true) == [
        ".Cm a", "(the default)", "or", ".Cm b .",
      ]
    )
    #expect(Mdoc.alternatives(["a"], hasDefault: false) == [".Cm a ."])
  }
}
