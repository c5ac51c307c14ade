import LibC
import NavModel
import NavTUI

/// The documents that were open, written down so that they can be opened again.
struct KeptStack: Equatable {
  /// One document and where one was in it.
  struct Entry: Equatable {
    var path: String
    var section: String?
    var mark = DocumentMark()
  }

  var entries: [Entry]

  /// The first line of a file of this kind.
  private static let header = "navtui stack 1"
  private static let fields = 6
  private static let none = "-"

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Reads what ``text`` wrote; nil where anything is not as it should be.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Self.header[...], lines.last == "" else { return nil }
    lines = Array(lines.dropFirst().dropLast())
    entries = []
    for line in lines {
      let fields = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == Self.fields, let leaf = Int(fields[2]), let offset = Int(fields[3]),
        leaf >= 0, offset >= 0, fields[4] == "0" || fields[4] == "1",
        fields[5] == Self.none || Int(fields[5]).map({ $0 >= 0 }) == true
      else { return nil }
      let mark = DocumentMark(
        leaf: leaf,
        offset: offset,
        isGap: fields[4] == "1",
        focus: Int(fields[5])
      )
      let section = fields[1] == Self.none ? nil : fields[1].percentDecoded
      entries.append(Entry(path: fields[0].percentDecoded, section: section, mark: mark))
    }
  }

  /// The stack as text: a line a document.
  var text: String {
    entries.reduce(into: Self.header + "\n") { text, entry in
      let fields = [
        entry.path.percentEncoded,
        entry.section.map { $0 == Self.none ? "%2D" : $0.percentEncoded } ?? Self.none,
        "\(entry.mark.leaf)", "\(entry.mark.offset)", entry.mark.isGap ? "1" : "0",
        entry.mark.focus.map(String.init) ?? Self.none,
      ]
      text += fields.joined(separator: " ") + "\n"
    }
  }
}

/// What came of going back to where one was.
public enum ResumeOutcome: Equatable, Sendable {
  /// So many documents are open again.
  case resumed(Int)
  /// Nothing was kept.
  case nothing
  /// What was kept is damaged, and now lies in this file.
  case damaged(String)
}

extension DocumentBrowser {
  /// Opens what was open when the program was left, at the same places.
  public func resume(from path: String) -> ResumeOutcome {
    guard let bytes = try? DocumentFile.contents(path) else { return .nothing }
    guard let text = String(validating: bytes, as: UTF8.self), let stack = KeptStack(text) else {
      let aside = path + ".damaged"
      rename(path, aside)
      return .damaged(aside)
    }
    for entry in stack.entries {
      let file = FilePath(entry.path)
      let made = entry.section.map { page(ofSection: $0, in: file) } ?? page(of: file)
      let isFirst = entry == stack.entries.first
      if isFirst { root = file.isFolder ? file : file.parent }
      (made.content as? DocumentContent)?.restore(entry.mark)
      enter(made, .push, animated: false, isFirst: isFirst)
    }
    return stack.entries.isEmpty ? .nothing : .resumed(stack.entries.count)
  }

  /// Writes down what is open, whole or not at all; says whether it could.
  @discardableResult
  public func keep(in path: String) -> Bool {
    var screens = app.navigator.stack(of: app.navigator.rootController)
    if let presented = app.navigator.presentedController {
      screens += app.navigator.stack(of: presented)
    }
    let stack = KeptStack(screens.compactMap { entry(of: $0.id) })
    return AtomicFile.write(stack.text, to: FilePath(path))
  }

  private func entry(of screen: ScreenID) -> KeptStack.Entry? {
    switch pages[screen]?.kind {
    case .document(let file, let section)?:
      let mark = (app.content(of: screen) as? DocumentContent)?.mark ?? DocumentMark()
      return KeptStack.Entry(path: file.text, section: section, mark: mark)
    case .folder(let folder)?: return KeptStack.Entry(path: folder.text)
    case .outline?, .other?, nil: return nil
    }
  }
}
