import NavModel

// What comes in: events, and what belongs to them.

extension TerminalApp {
  /// Does what an event asks for.
  public func handle(_ event: InputEvent) {
    isStale = true
    switch event {
    case .key(let press):
      message = nil
      handle(press)
    case .mouse(let mouse):
      if case .press = mouse.kind { message = nil }
      if let panel { handle(mouse, in: panel) } else { pointer.handle(mouse, in: self) }
    case .paste(let text):
      contentInFocus?.accept(text)
    case .focus(let isFocused):
      if !isFocused { losePointer() }
    case .answer:
      break
    }
    deliverReports()
  }

  /// The pointer is lost, with the focus or the terminal: what it led is taken away.
  public func losePointer() {
    pointer.lose(self)
    deliverReports()
  }

  /// Does what a content asked for.
  @discardableResult
  func follow(_ outcome: ContentOutcome?) -> Bool {
    switch outcome {
    case .ignored?, nil: return false
    case .handled?: return true
    case .open(let name)?:
      if let panel { panel.choose(name) } else { onOpen(name, self) }
      return true
    }
  }

  /// The content of the screen that receives keys.
  var contentOnShow: (any ScreenContent)? { contents[reading { $0.destination }] }

  /// What stands at a cell of the last picture.
  func target(at place: Position) -> Target {
    place.row == size.rows - 1 ? .bottomLine : renderer.target(at: place)
  }

  // MARK: Beside the screens

  /// Puts a text into the person's clipboard, through the terminal; see ``Terminal/copy(_:)``.
  ///
  /// - Returns: false where it is more than terminals take.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard text.utf8.count <= Clipboard.sizeLimit else { return false }
    copied = text
    return true
  }

  /// The text to be copied, once.
  func takeCopied() -> String? {
    defer { copied = nil }
    return copied
  }

  /// Lets every source see what has come in; the picture may change.
  func readSources() {
    for source in sources where source.read() { isStale = true }
  }
}

extension ScreenContent {
  /// Takes pasted text, where it takes text at all; a paste never navigates.
  fileprivate func accept(_ text: String) {
    if acceptsText { _ = handle(.paste(text)) }
  }
}
