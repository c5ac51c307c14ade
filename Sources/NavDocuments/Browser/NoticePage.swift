import NavModel
import NavTUI

/// What stands where a document would: a file that is none, or a word about why there is nothing.
enum NoticePage {
  /// Bytes at the beginning of a file that tell whether it is text.
  private static let probe = 8192
  /// Longer files that are no documents are not shown.
  private static let longest = 16 << 20

  static func missing(_ path: FilePath) -> MadePage {
    say("Nothing there", "There is no file of this name:", path, "Go back, and nothing is lost.")
  }

  static func notTab(_ tab: FrontMatter.Item) -> MadePage {
    let text = "“\(tab.open)” leads to no other document: expected one for the tab “\(tab.title)”."
    return MadePage(
      Screen(ScreenID(tab.title), title: tab.title),
      TextContent([.init("No document", .heading), .init(""), .init(text)]),
      Page(kind: .other(FilePath(tab.open)))
    )
  }

  static func noHeading(_ anchor: String, in path: FilePath) -> MadePage {
    say(
      "No such heading",
      "Nothing is called “#\(anchor)” in this file:",
      path,
      "Go back, and nothing is lost."
    )
  }

  /// A file that is no Markdown: its text, if it has any.
  static func file(_ path: FilePath) -> MadePage {
    do {
      let bytes = try DocumentFile.contents(path.text)
      guard !bytes.prefix(probe).contains(0), bytes.count <= longest else {
        return say(
          "No text",
          "This file holds no text to show:",
          path,
          "It has \(bytes.count) bytes."
        )
      }
      let file = try DocumentFile.read(path.text)
      return MadePage(
        Screen(ScreenID(path.text), title: path.name),
        TextContent(text: String(decoding: file.text, as: UTF8.self)),
        Page(kind: .other(path))
      )
    } catch {
      return say(
        "It cannot be read",
        "The system refuses this file:",
        path,
        "It says: \(error.reason)."
      )
    }
  }

  static func problems(_ problems: [Problem], in root: FilePath) -> MadePage {
    var text: [TextContent.Paragraph] = [.init("Problems", .heading), .init("")]
    for problem in problems {
      let name = FilePath(problem.path).relative(to: root)
      text.append(.init("\(name):\(problem.line)", .secondary))
      text.append(.init("\(problem.message)."))
      text.append(.init(""))
    }
    if problems.isEmpty { text.append(.init("There are none in this file.")) }
    return MadePage(
      Screen("problems", title: "Problems"),
      TextContent(text),
      Page(kind: .other(root.appending("problems")))
    )
  }

  private static func say(
    _ title: String,
    _ sentence: String,
    _ path: FilePath,
    _ more: String
  ) -> MadePage {
    MadePage(
      Screen(ScreenID(path.text), title: title),
      TextContent([
        .init(title, .heading), .init(""), .init(sentence), .init(""), .init(path.text, .code),
        .init(""), .init(more, .secondary),
      ]),
      Page(kind: .other(path))
    )
  }
}
