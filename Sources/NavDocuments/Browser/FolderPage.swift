import NavModel
import NavTUI

/// A folder without an index: a list of its folders and documents.
enum FolderPage {
  static func make(_ folder: FilePath) -> MadePage {
    MadePage(
      Screen(ScreenID(folder.text), title: folder.name),
      ListContent(sections: sections(folder)),
      Page(kind: .folder(folder))
    )
  }

  static func sections(_ folder: FilePath) -> [ListSection] {
    do {
      let entries = try Folder.read(folder).entries
      guard !entries.isEmpty else {
        return [ListSection(rows: [ListRow("There are no documents in this folder.")])]
      }
      let titles = Titles(folder)
      return [ListSection(count: entries.count) { row(entries[$0], titles) }]
    } catch {
      return [ListSection(rows: [ListRow("It cannot be read: \(error.reason)")])]
    }
  }

  private static func row(_ entry: Folder.Entry, _ titles: Titles) -> ListRow {
    let link = (entry.isFolder ? entry.name + "/" : entry.name).percentEncoded
    return ListRow(
      titles.title(of: entry.name),
      detail: entry.isFolder ? "\(entry.name)/" : entry.name,
      action: DocumentBrowser.linkAction + link
    )
  }

  /// Titles are read from the files when their rows come into sight, once.
  private final class Titles {
    private let folder: FilePath
    private var known: [String: String] = [:]

    init(_ folder: FilePath) {
      self.folder = folder
    }

    func title(of name: String) -> String {
      if let title = known[name] { return title }
      let title = DocumentTitle.of(folder.appending(name))
      known[name] = title
      return title
    }
  }
}
