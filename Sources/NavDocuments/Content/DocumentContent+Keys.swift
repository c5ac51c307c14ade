import NavModel
public import NavTUI

extension DocumentContent {
  /// Columns that a key scrolls wide code and tables by.
  private static let keyColumns = 8

  /// Scrolls, follows a link, searches.
  public func handle(_ event: ContentEvent) -> ContentOutcome {
    if case .key(let press) = event { return handle(press) }
    digits = 0
    switch event {
    case .move(let move): self.move(move)
    case .scroll(let rows, let columns):
      if rows != 0 { scroll(by: rows) }
      // What is counted from the leading side; code and tables read from the left on every page.
      scroll(columns: direction == .leftToRight ? columns : -columns)
    case .activate: return activate()
    case .tap(let place):
      guard let link = link(at: place) else { return .ignored }
      focus = link
      revision += 1
      return activate()
    case .paste(let text): if search.typed != nil { type(text) }
    case .key: break
    }
    return .handled
  }

  /// Whether what is typed is what is searched for.
  public var acceptsText: Bool { isSearchOpen }

  /// Whether a link is in focus.
  public var opensSomething: Bool { focus != nil }

  /// The keys of documents, for the bottom line.
  public var hints: [KeyHint] {
    guard search.typed == nil else {
      return [KeyHint(keys: "Enter", label: "find"), KeyHint(keys: "Esc", label: "leave")]
    }
    var hints: [KeyHint] = []
    if tree.linkCount > 0 { hints.append(KeyHint(keys: "Tab 0-9", label: "link")) }
    hints.append(KeyHint(keys: "/", label: "search"))
    if search.current != nil { hints.append(KeyHint(keys: "n N", label: "next")) }
    if !tree.headings.isEmpty { hints.append(KeyHint(keys: "o", label: "outline")) }
    if wideBlock != nil { hints.append(KeyHint(keys: "[ ]", label: "sideways")) }
    return hints
  }

  /// Every key of documents, for the list of keys.
  public var keys: [KeyHint] {
    [
      KeyHint(keys: "/", label: "Search; a capital tells cases apart"),
      KeyHint(keys: "n N", label: "The next match, the one before"),
      KeyHint(keys: "o", label: "The headings, to go to one"),
      KeyHint(keys: "Tab S-Tab", label: "The next link, the one before"),
      KeyHint(keys: "0-9", label: "The link of this number"),
      KeyHint(keys: "Enter", label: "Follow the link"),
      KeyHint(keys: "y", label: "Copy the address of the link in focus, else the code in sight"),
      KeyHint(keys: "[ ]", label: "Scroll wide code and tables sideways"),
      KeyHint(keys: "Space b", label: "A page down, a page up"),
      KeyHint(keys: "p", label: "What is wrong in the file"),
    ]
  }

  private func handle(_ press: KeyPress) -> ContentOutcome {
    if search.typed != nil { return edit(press) }
    if isSearchOpen {
      search.note = nil
      search.scan = nil
      revision += 1
      if press.key == .escape || press.key == .enter { return .handled }
    }
    if case .character(let key) = press.key, press.modifiers.isEmpty {
      if let digit = key.isASCII ? key.wholeNumberValue : nil {
        type(digit: digit)
        return .handled
      }
      digits = 0
      return handle(key)
    }
    digits = 0
    guard press.key == .tab, press.modifiers.isEmpty || press.modifiers == .shift else {
      return .ignored
    }
    return focusNext(forward: press.modifiers.isEmpty) ? .handled : .ignored
  }

  private func handle(_ key: Character) -> ContentOutcome {
    switch key {
    case "/":
      search.typed = ""
      revision += 1
    case "n": find(forward: true)
    case "N": find(forward: false)
    case "o": onRequest(.outline)
    case "p": onRequest(.problems)
    case "y": return copy()
    case "[": dragged = nil; scroll(columns: -Self.keyColumns)
    case "]": dragged = nil; scroll(columns: Self.keyColumns)
    case " ": move(.pageDown)
    case "b": move(.pageUp)
    default: return .ignored
    }
    return .handled
  }

  /// Types what is searched for.
  private func edit(_ press: KeyPress) -> ContentOutcome {
    guard var text = search.typed else { return .ignored }
    revision += 1
    switch press.key {
    case .character(let character) where press.modifiers.subtracting(.shift).isEmpty:
      type(String(character))
    case .character: return .ignored
    case .backspace where text.isEmpty: search.typed = nil
    case .backspace:
      text.removeLast()
      search.typed = text
    case .escape: endSearch()
    case .enter: beginSearch(text)
    default: break
    }
    return .handled
  }

  private func type(_ text: String) {
    let line = text.filter { !$0.isNewline }
    search.typed = (search.typed ?? "") + line
    revision += 1
  }
}
