import NavModel

// What keys do, by the one key map.

extension TerminalApp {
  /// What goes on, as far as it changes what keys do.
  public var keyContext: KeyContext {
    if navigator.isLedByKeys { return .keyDrag }
    if navigator.isLedByPointer { return .pointerDrag }
    if navigator.refusesGestures { return .locked }
    if let isCovering = navigator.isCovering { return isCovering ? .headingForward : .headingBack }
    if contentOnShow?.acceptsText == true { return .textField }
    return navigator.canGoBack ? .pushed : .root
  }

  func handle(_ press: KeyPress) {
    let context = keyContext
    // A field of text is asked first: what it takes is text, and what it ignores is a command.
    if isText(press, in: context), follow(contentOnShow?.handle(.key(press))) { return }
    guard let action = keyMap.action(for: press, in: context, direction: navigator.direction)
    else { return }
    perform(action, press, in: context)
  }

  /// Whether a key is the text field's: all are where one stands, and letters where one arrives.
  private func isText(_ press: KeyPress, in context: KeyContext) -> Bool {
    guard contentOnShow?.acceptsText == true else { return false }
    switch context {
    case .textField: return true
    case .headingForward, .headingBack, .locked:
      guard case .character = press.key else { return false }
      return true
    case .root, .pushed, .keyDrag, .pointerDrag: return false
    }
  }

  private func perform(_ action: KeyAction, _ press: KeyPress, in context: KeyContext) {
    switch action {
    case .moveUp: follow(contentOnShow?.handle(.move(.up)))
    case .moveDown: follow(contentOnShow?.handle(.move(.down)))
    case .pageUp: follow(contentOnShow?.handle(.move(.pageUp)))
    case .pageDown: follow(contentOnShow?.handle(.move(.pageDown)))
    case .toStart: follow(contentOnShow?.handle(.move(.home)))
    case .toEnd: follow(contentOnShow?.handle(.move(.end)))
    case .open:
      // An arrow that finds nothing to open goes on to what lies further along a wide page.
      if !follow(contentOnShow?.handle(.activate)), press.key != .enter {
        navigator.handle(.forward)
      }
    case .change:
      if contentOnShow?.changesSomething == true { follow(contentOnShow?.handle(.activate)) }
    case .back: navigator.handle(isPlainReturn(press, in: context) ? .takeAway : .back)
    case .forward: navigator.handle(.forward)
    case .dragToTrailing: navigator.handle(.dragTrailing)
    case .dragToLeading: navigator.handle(.dragLeading)
    case .letGo: navigator.handle(.letGo)
    case .cancel: navigator.handle(.takeAway)
    case .toRoot: navigator.returnToRoot()
    case .quit: quit()
    }
  }

  /// Escape and Backspace leave a wide page from wherever it is scrolled to; arrows scroll it first.
  private func isPlainReturn(_ press: KeyPress, in context: KeyContext) -> Bool {
    (context == .pushed || context == .textField)
      && (press.key == .escape || press.key == .backspace)
  }
}
