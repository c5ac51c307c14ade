import NavModel
import NavTUI

extension DocumentBrowser {
  /// Before the link that a bar item or a row opens.
  static let linkAction = "document-link:"
  /// What opens the list of problems.
  static let problemsAction = "document-problems"
  /// Before the number of a heading in an outline.
  static let headingAction = "document-heading:"
  /// The title of a link that presents.
  private static let presentTitle = "present"

  /// Does what a row's or a bar item's action means; false where it is not the browser's.
  @discardableResult
  public func perform(_ action: String) -> Bool {
    let screen = app.navigator.destination
    if action.hasPrefix(Self.linkAction) {
      follow(String(action.dropFirst(Self.linkAction.count)), present: false, from: screen)
    } else if action.hasPrefix(Self.headingAction) {
      Int(action.dropFirst(Self.headingAction.count)).map { go(toHeading: $0, from: screen) }
    } else if action == Self.problemsAction {
      showProblems(of: screen)
    } else {
      return false
    }
    return true
  }

  /// Does what a document asks for.
  func perform(_ request: DocumentContent.Request, for screen: ScreenID) {
    switch request {
    case .follow(let link):
      follow(link.url, present: link.title == Self.presentTitle, from: screen)
    case .outline: showOutline(of: screen)
    case .problems: showProblems(of: screen)
    case .copy(let text, let what):
      app.message = app.copy(text) ? "Copied \(what)" : "Too long to copy: terminals refuse so much"
    }
  }

  /// Follows a link that stands on a screen.
  private func follow(_ url: String, present: Bool, from screen: ScreenID) {
    guard let page = pages[screen] else { return }
    let entrance = present ? Entrance.present : .push
    switch LinkTarget(url, in: page.folder, root: root) {
    case .outside(let address):
      app.copy(address)
      app.message = "Copied: \(address)"
    case .here(let anchor):
      go(to: anchor, on: screen, page, entrance)
    case .file(let path, let anchor):
      guard path.isMarkdown, let anchor, path.exists else {
        return enter(self.page(of: path, anchor: anchor), entrance)
      }
      enter(at: anchor, of: path, entrance)
    }
  }

  /// Goes to a heading of the document on a screen.
  private func go(to anchor: String, on screen: ScreenID, _ page: Page, _ entrance: Entrance) {
    guard case .document(let file, let section) = page.kind,
      let content = app.content(of: screen) as? DocumentContent
    else { return }
    if anchor.isEmpty {
      content.move(.home)
    } else if section == nil, page.sectionAnchors.contains(anchor) {
      enter(self.page(ofSection: anchor, in: file), entrance)
    } else if content.go(toAnchor: anchor) {
      return
    } else if page.sectionAnchors.contains(anchor) {
      enter(self.page(ofSection: anchor, in: file), entrance)
    } else {
      enter(NoticePage.noHeading(anchor, in: file), entrance)
    }
  }

  /// Opens a document at a heading, or its section's screen.
  private func enter(at anchor: String, of path: FilePath, _ entrance: Entrance) {
    let made = page(of: path, anchor: anchor)
    if made.page.sectionAnchors.contains(anchor) {
      enter(page(ofSection: anchor, in: path), entrance)
    } else if let content = made.content as? DocumentContent, !content.go(toAnchor: anchor) {
      enter(NoticePage.noHeading(anchor, in: path), entrance)
    } else {
      enter(made, entrance)
    }
  }

  private func showProblems(of screen: ScreenID) {
    enter(NoticePage.problems(pages[screen]?.problems ?? [], in: root), .push)
  }

  // MARK: Outline

  private func showOutline(of screen: ScreenID) {
    guard let content = app.content(of: screen) as? DocumentContent else { return }
    let headings = content.tree.headings
    guard !headings.isEmpty else { return app.message = "There are no headings in this document" }
    let rows = ListSection(count: headings.count) { index in
      let heading = headings[index]
      let indent = String(repeating: "  ", count: heading.level - 1)
      return ListRow(indent + heading.title, action: Self.headingAction + "\(index)")
    }
    let list = ListContent(sections: [rows])
    list.select(headings.lastIndex { $0.leaf <= content.top.leaf } ?? 0)
    enter(
      MadePage(Screen("outline", title: "Outline"), list, Page(kind: .outline(of: screen))),
      .push
    )
  }

  private func go(toHeading number: Int, from outline: ScreenID) {
    guard case .outline(let screen)? = pages[outline]?.kind,
      let content = app.content(of: screen) as? DocumentContent,
      content.tree.headings.indices.contains(number)
    else { return }
    content.go(toLeaf: content.tree.headings[number].leaf)
    app.navigator.pop(to: screen)
  }
}
